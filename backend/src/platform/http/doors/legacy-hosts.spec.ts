import fastify from 'fastify'
import { redirectLegacyHosts } from './legacy-hosts.js'

async function locationFor(publicUrl: string | null): Promise<unknown> {
  const server = fastify()
  redirectLegacyHosts(server, { legacyHosts: ['old.example'], primaryHost: 'jaadi.example', publicUrl })
  const { statusCode, headers } = await server.inject({
    url: '/about?from=card',
    headers: { host: 'old.example' },
  })
  expect(statusCode).toBe(308)
  return headers.location
}

describe('visitors of old domains', () => {
  it('are redirected to the address that customers type, whatever protocol they came by', async () => {
    expect(await locationFor('https://jaadi.example')).toBe('https://jaadi.example/about?from=card')
    expect(await locationFor('http://jaadi.example')).toBe('http://jaadi.example/about?from=card')
  })

  it('keep their own protocol when PUBLIC_URL is not set', async () => {
    expect(await locationFor(null)).toBe('http://jaadi.example/about?from=card')
  })
})
