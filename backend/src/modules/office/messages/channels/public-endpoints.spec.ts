import { isPublicEndpoint, publicOnly } from './public-endpoints.js'

it.each([
  'https://fcm.googleapis.com/fcm/send/dNPd2lPxQ7k',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGc',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
])('%s is the address of a push service', (endpoint) => expect(isPublicEndpoint(endpoint)).toBe(true))

it.each([
  'http://fcm.googleapis.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://[fd00::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://database.internal/x',
  'https://printer.local/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:password@fcm.googleapis.com/x',
  'file:///etc/passwd',
  'push',
])('%s is none', (endpoint) => expect(isPublicEndpoint(endpoint)).toBe(false))

it('a name that leads into our own network is refused when it is looked up', async () => {
  const found = (all: boolean) =>
    new Promise((resolve) => publicOnly('localhost', { all }, (error, address) => resolve(error ?? address)))
  expect(String(await found(true))).toContain('not public')
  expect(String(await found(false))).toContain('not public')
})
