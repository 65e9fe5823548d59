import { isForeign } from './same-origin.js'

const page = (facts: { origin?: string; fetchSite?: string; publicUrl?: string }) => ({
  origin: facts.origin,
  fetchSite: facts.fetchSite,
  host: 'shop.example:3000',
  publicUrl: facts.publicUrl ?? null,
})

describe('requests from other sites', () => {
  it.each([
    ['the same host', { origin: 'http://shop.example:3000' }, false],
    [
      'the public address behind a proxy',
      { origin: 'https://jaadi.example', publicUrl: 'https://jaadi.example/' },
      false,
    ],
    ['another host', { origin: 'https://evil.example' }, true],
    ['another port', { origin: 'http://shop.example:3001' }, true],
    ['a host that begins alike', { origin: 'http://shop.example:3000.evil.example' }, true],
    ['an opaque origin', { origin: 'null' }, true],
    [
      'another site, by the browser’s word',
      { origin: 'https://evil.example', fetchSite: 'cross-site' },
      true,
    ],
    [
      'a sister domain with our host name',
      { origin: 'http://shop.example:3000', fetchSite: 'same-site' },
      true,
    ],
    ['a proxy that changed the host', { origin: 'https://jaadi.example', fetchSite: 'same-origin' }, false],
    ['no origin, same site by the browser’s word', { fetchSite: 'same-origin' }, false],
    ['no origin, typed by the person', { fetchSite: 'none' }, false],
    ['no origin, a sister domain', { fetchSite: 'same-site' }, true],
    ['no origin, another site', { fetchSite: 'cross-site' }, true],
    ['no page at all', {}, false],
  ])('%s', (_, facts, foreign) => {
    expect(isForeign(page(facts))).toBe(foreign)
  })
})
