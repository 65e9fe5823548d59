import fastify from 'fastify'
import { parseConfig } from '../../../config/config.js'
import { setSecurityHeaders } from './security-headers.js'

const HOSTS = ['https://pictures.example']
const CASHFREE = { CASHFREE_CLIENT_ID: 'id', CASHFREE_CLIENT_SECRET: 'secret' }

async function policyWith(environment: Record<string, string>, path = '/'): Promise<string> {
  const server = fastify()
  await setSecurityHeaders(server, parseConfig(environment), {
    isConsolePath: (one) => one === '/dashboard',
    inline: { script: [], style: ["'sha256-abc'"] },
    pictureHosts: { known: HOSTS, current: () => HOSTS },
  })
  server.get(path, () => 'page')
  return String((await server.inject(path)).headers['content-security-policy'])
}

it('lets the provider’s test system in only where payments are tests', async () => {
  const trial = await policyWith(CASHFREE)
  expect(trial).toContain('https://sandbox.cashfree.com')
  expect(trial).not.toContain('https://api.cashfree.com')
  const live = await policyWith({ ...CASHFREE, CASHFREE_BASE_URL: 'https://api.cashfree.com/pg' })
  expect(live).not.toContain('https://sandbox.cashfree.com')
  expect(live).toContain("frame-src 'self' https://sdk.cashfree.com https://api.cashfree.com")
  expect(await policyWith({})).not.toContain('cashfree')
})

it('names the hosts of pictures, and lets inline styles in by digest or by nonce', async () => {
  expect(await policyWith({})).toMatch(/img-src 'self' data: https:\/\/pictures.example;/)
  expect(await policyWith({})).toContain("style-src 'self' 'sha256-abc'")
  expect(await policyWith({}, '/dashboard')).toMatch(
    /style-src 'self' 'nonce-[\w+/=]{24}';.*style-src-attr 'unsafe-inline'/,
  )
  expect(await policyWith({}, '/api/docs')).toContain("style-src 'self' 'unsafe-inline'")
})

it('has the hosts of pictures read for pages and for calls of the console, not for calls of the shop', async () => {
  const server = fastify()
  let asked = 0
  await setSecurityHeaders(server, parseConfig({}), {
    isConsolePath: () => false,
    inline: { script: [], style: [] },
    pictureHosts: {
      known: HOSTS,
      current: () => {
        asked += 1
        return HOSTS
      },
    },
  })
  server.get('/*', () => 'answer')
  const askedFor = async (path: string) => {
    asked = 0
    const { headers } = await server.inject(path)
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://pictures.example;")
    return asked
  }
  expect(await askedFor('/')).toBe(1)
  expect(await askedFor('/api/admin/products?range=1')).toBe(1)
  expect(await askedFor('/api/cart/items')).toBe(0)
})

it('sends files of the build without the headers that are for documents', async () => {
  const server = fastify()
  await setSecurityHeaders(server, parseConfig({}), {
    isConsolePath: () => false,
    inline: { script: [], style: [] },
    pictureHosts: { known: HOSTS, current: () => HOSTS },
  })
  server.get('/*', () => 'answer')
  const headersOf = async (path: string) => Object.keys((await server.inject(path)).headers)
  const ofFiles = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options']
  const ofDocuments = ['content-security-policy', 'cross-origin-opener-policy', 'x-frame-options']
  const others = ['/assets', '/images/', '/images/index', '/assets/shop/a.html', '/images/..%2fdashboard']
  for (const path of ['/', '/uploads/a.webp', '/api/shop', '/pickles/assets/a.js', ...others])
    expect(await headersOf(path)).toEqual(expect.arrayContaining([...ofFiles, ...ofDocuments]))
  for (const path of ['/assets/shop/index.js', '/images/hero.svg']) {
    const headers = await headersOf(path)
    expect(headers).toEqual(expect.arrayContaining(ofFiles))
    expect(headers.filter((name) => ofDocuments.includes(name))).toEqual([])
  }
})
