import { WITH_ADMIN } from '../support/builders/auth.builders.js'
import { freshDatabaseUri } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { startProcess, temporaryFolder } from '../support/processes/process.js'

const PRETTY = /^\d\d:\d\d:\d\d (INFO|DEBUG|WARN|ERROR) /

describe('logs', () => {
  it.each(['json', 'pretty'])(
    'hold request id, client, route, status and duration, and never a code, a PIN, a token or a query string (%s)',
    async (format) => {
      const server = await startProcess({
        DATA_DIR: temporaryFolder(),
        MONGODB_URI: freshDatabaseUri(),
        ...WITH_ADMIN,
        LOG_LEVEL: 'debug',
        LOG_FORMAT: format,
        TRUST_PROXY: '127.0.0.1',
      })
      const client = new Client(server.url)
      const number = '9876543210'
      await client.post('/api/send-otp', { mobileNumber: number })
      const { body } = await client.get<{ code: string }[]>(`/sandbox/outbox?to=${number}`)
      const code = body[0]?.code ?? ''
      expect(code).toMatch(/^\d{6}$/)
      const headers = { 'x-forwarded-for': '203.0.113.77' }
      await client.post('/api/verify-otp', { mobileNumber: number, otp: code, role: 'user' }, headers)
      await client.get(`/api/cart/items?mobileNumber=${number}&otp=${code}&role=user`)
      await client.get('/api/cart/items?secretword=hush')
      const admin = new Client(server.url)
      await admin.signInStaff('9000000001', '246810')
      await admin.post('/api/verify-otp', { mobileNumber: '9000000001', otp: '135791', role: 'admin' })
      const bearing = { authorization: 'Bearer a-borne-token' }
      expect((await new Client(server.url).request('GET', '/api/metrics', undefined, bearing)).status).toBe(
        401,
      )
      await server.stop()

      const isLog = (text: string) => (format === 'json' ? text.startsWith('{') : PRETTY.test(text))
      const logLines = server.output().split('\n').filter(isLog)
      const line =
        logLines.find((text) => text.includes('/api/verify-otp') && text.includes('203.0.113.')) ?? ''
      if (format === 'json')
        expect(JSON.parse(line)).toMatchObject({
          requestId: expect.any(String),
          client: '203.0.113.0',
          method: 'POST',
          route: '/api/verify-otp',
          status: 200,
          ms: expect.any(Number),
        })
      else
        expect(line).toMatch(
          /INFO {2}POST \/api\/verify-otp 200 [\d.]+ ms requestId=[-0-9a-f]{36} client=203\.0\.113\.0$/,
        )
      for (const secret of [
        code,
        '246810',
        '135791',
        'hush',
        'secretword',
        'a-borne-token',
        number,
        '.113.77',
      ])
        expect(logLines.join('\n')).not.toContain(secret)
    },
  )

  it('have one line for a service that cannot be reached, and no stack', async () => {
    const nowhere = 'http://127.0.0.1:9'
    const server = await startProcess({
      DATA_DIR: temporaryFolder(),
      MONGODB_URI: freshDatabaseUri(),
      ...WITH_ADMIN,
      LOG_LEVEL: 'info',
      MSG91_AUTH_KEY: 'hunter2',
      MSG91_TEMPLATE_ID: 'template',
      MSG91_BASE_URL: nowhere,
      DELHIVERY_TOKEN: 'hunter2',
      DELHIVERY_BASE_URL: nowhere,
      GEOCODER_URL: nowhere,
    })
    try {
      const admin = new Client(server.url)
      await admin.signInStaff('9000000001', '246810')
      const sms = await new Client(server.url).post('/api/send-otp', { mobileNumber: '9876543210' })
      const courier = await admin.get('/api/delhivery/charges?md=E&ss=Delivered&d_pin=560001&cgm=1200')
      const geocoder = await admin.get('/api/geo/reverse?lat=17.4&lng=78.4')
      // The courier's charge is estimated instead.
      expect([sms, courier, geocoder].map(({ status }) => status)).toEqual([502, 200, 503])
    } finally {
      await server.stop()
    }
    const lines = server
      .output()
      .split('\n')
      .filter((text) => text.startsWith('{'))
    for (const told of ['"failed":"otp-send"', '"context":"Delhivery"', '"GEOCODER_UNAVAILABLE"'])
      expect([told, lines.some((line) => line.includes(told))]).toEqual([told, true])
    expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
    const failed = lines.map((line) => JSON.parse(line)).filter(({ status }) => status >= 500)
    expect(failed.map(({ err }) => err.code)).toEqual(['OTP_NOT_SENT', 'GEOCODER_UNAVAILABLE'])
    for (const { requestId } of failed)
      expect(lines.filter((line) => line.includes(requestId))).toHaveLength(1)
    expect(server.output()).not.toMatch(/^ +at /m)
    expect(server.output()).not.toContain('hunter2')
  })
})
