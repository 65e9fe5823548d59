import Fastify from 'fastify'
import { ourHosts, redirectLegacyHosts, refuseOtherHosts } from './known-hosts.js'

const METRICS_TOKEN = 'a-token-of-thirty-two-characters'
const shop = {
  isProduction: true,
  publicUrl: 'https://Jaadi.example',
  primaryHost: 'jaadi.example',
  legacyHosts: ['old.example'],
}
const development = { isProduction: false, publicUrl: null, primaryHost: null, legacyHosts: [] }

describe('a host of the shop', () => {
  it.each(['jaadi.example', 'JAADI.example:443', 'jaadi.example.', 'old.example'])(
    'in production is %s',
    (host) => expect(ourHosts(shop)(host)).toBe(true),
  )
  it.each(['evil.example', 'jaadi.example.evil.example', 'localhost', '127.0.0.1:3000', '192.168.1.5', ''])(
    'in production is not %s',
    (host) => expect(ourHosts(shop)(host)).toBe(false),
  )
  it.each([
    'localhost:3000',
    'shop.localhost',
    '127.0.0.1:3000',
    '192.168.1.5:3000',
    '[::1]:3000',
    '10.0.2.2',
  ])('in development is %s', (host) => expect(ourHosts(development)(host)).toBe(true))
  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example:3000'])(
    'in development is not %s, whose owner may point it at this machine',
    (host) => expect(ourHosts(development)(host)).toBe(false),
  )
})

it('answers 421 for other hosts before reading the request, except for the health check', async () => {
  const server = Fastify()
  refuseOtherHosts(server, { ...shop, metricsToken: METRICS_TOKEN })
  let seen = 0
  server.all('/*', () => ({ seen: ++seen }))
  const ask = (url: string, host: string) => server.inject({ url, headers: { host } })
  const refused = await ask('/sandbox/outbox', 'evil.example')
  expect(refused.statusCode).toBe(421)
  expect(refused.json()).toMatchObject({ code: 'MISDIRECTED' })
  expect(seen).toBe(0)
  expect((await ask('/api/health/ready', '127.0.0.1:3000')).statusCode).toBe(200)
  expect((await ask('/api/health-of-others', '127.0.0.1:3000')).statusCode).toBe(421)
  expect((await ask('/', 'jaadi.example')).statusCode).toBe(200)
})

it('believes no X-Forwarded-Host, not even from the proxy', async () => {
  const server = Fastify({ trustProxy: true })
  refuseOtherHosts(server, { ...shop, metricsToken: null })
  redirectLegacyHosts(server, { ...shop, publicUrl: 'https://jaadi.example' })
  server.all('/*', () => 'here')
  const statusOf = async (host: string, forwarded: string) =>
    (await server.inject({ url: '/', headers: { host, 'x-forwarded-host': forwarded } })).statusCode
  expect(await statusOf('evil.example', 'jaadi.example')).toBe(421)
  expect(await statusOf('jaadi.example', 'old.example')).toBe(200)
})

it('lets a monitor with the token read the metrics at any address, and answers 421 without the token', async () => {
  const server = Fastify()
  refuseOtherHosts(server, { ...shop, metricsToken: METRICS_TOKEN })
  server.all('/*', () => 'here')
  const statusOf = async (url: string, authorization?: string) =>
    (
      await server.inject({
        url,
        headers: { host: '10.0.0.5:3000', ...(authorization ? { authorization } : {}) },
      })
    ).statusCode
  expect(await statusOf('/api/metrics', `Bearer ${METRICS_TOKEN}`)).toBe(200)
  expect(await statusOf('/api/metrics')).toBe(421)
  expect(await statusOf('/api/metrics', `Bearer ${METRICS_TOKEN}x`)).toBe(421)
  expect(await statusOf('/api/metrics-of-others', `Bearer ${METRICS_TOKEN}`)).toBe(421)
  expect(await statusOf('/api/admin/jobs', `Bearer ${METRICS_TOKEN}`)).toBe(421)
})

it('refuses the metrics at any other address while no token is set', async () => {
  const server = Fastify()
  refuseOtherHosts(server, { ...shop, metricsToken: null })
  server.all('/*', () => 'here')
  const headers = { host: '10.0.0.5:3000', authorization: 'Bearer null' }
  expect((await server.inject({ url: '/api/metrics', headers })).statusCode).toBe(421)
})

async function locationFor(publicUrl: string | null, host = 'old.example'): Promise<unknown> {
  const server = Fastify()
  redirectLegacyHosts(server, { legacyHosts: ['old.example'], primaryHost: 'jaadi.example', publicUrl })
  const { statusCode, headers } = await server.inject({
    url: '/about?from=card',
    headers: { host },
  })
  expect(statusCode).toBe(308)
  return headers.location
}

describe('visitors of old domains', () => {
  it('are redirected to the address that customers type, from http and https alike', async () => {
    expect(await locationFor('https://jaadi.example')).toBe('https://jaadi.example/about?from=card')
    expect(await locationFor('http://jaadi.example')).toBe('http://jaadi.example/about?from=card')
  })

  it.each(['old.example:443', 'OLD.example.', 'old.example.:80'])(
    'are redirected from %s, too',
    async (host) =>
      expect(await locationFor('https://jaadi.example', host)).toBe('https://jaadi.example/about?from=card'),
  )

  it('keep their own protocol when PUBLIC_URL is not set', async () => {
    expect(await locationFor(null)).toBe('http://jaadi.example/about?from=card')
  })
})
