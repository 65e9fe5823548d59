import { trustedProxies } from '../../config/trusted-proxies.js'
import { createAdapter } from './adapter.js'

it.each([
  ['127.0.0.1', '192.0.2.1, 198.51.100.7', '198.51.100.7'],
  ['127.0.0.1, 203.0.113.9', '192.0.2.1, 198.51.100.7, 203.0.113.9', '198.51.100.7'],
  ['127.0.0.1, 203.0.113.0/24', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
])('with the proxies %s, %s came from %s', async (value, forwarded, caller) => {
  const server = createAdapter({ trustedProxies: trustedProxies(value, []) }).getInstance()
  server.get('/', ({ ip }) => ip)
  const { body } = await server.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })
  expect(body).toBe(caller)
})
