import { Client } from '../support/client.js'
import { startProcess, temporaryFolder } from '../support/process.js'

describe('logs', () => {
  it('hold request id, route, status and duration, and never a code, a PIN, a token or a query string', async () => {
    const server = await startProcess({
      DATA_DIR: temporaryFolder(),
      MONGODB_URI: '',
      SEED: 'demo',
      LOG_LEVEL: 'debug',
    })
    const client = new Client(server.url)
    const number = '9876543210'
    await client.post('/api/send-otp', { mobileNumber: number })
    const { body } = await client.get<{ code: string }[]>(`/sandbox/outbox?to=${number}`)
    const code = body[0]?.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    await client.post('/api/verify-otp', { mobileNumber: number, otp: code, role: 'user' })
    await client.get(`/api/cart/items?mobileNumber=${number}&otp=${code}&role=user`)
    await client.get('/api/cart/items?secretword=hush')
    const admin = new Client(server.url)
    await admin.signInStaff('9000000001', '246810')
    await admin.post('/api/verify-otp', { mobileNumber: '9000000001', otp: '135791', role: 'admin' })
    await server.stop()

    const output = server.output()
    const line = output.split('\n').find((text) => text.includes('"route":"/api/verify-otp"')) ?? ''
    expect(JSON.parse(line)).toMatchObject({
      requestId: expect.any(String),
      method: 'POST',
      status: 200,
      ms: expect.any(Number),
    })
    const logLines = output
      .split('\n')
      .filter((text) => text.startsWith('{'))
      .join('\n')
    for (const secret of [code, '246810', '135791', 'hush', 'secretword', number])
      expect(logLines).not.toContain(secret)
  }, 60_000)
})
