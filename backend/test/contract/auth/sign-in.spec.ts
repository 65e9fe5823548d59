import { startApp, type TestApp } from '../../support/http/app.js'
import { Client, type SandboxMessage } from '../../support/http/client.js'

const MINUTE_MS = 60_000

interface Sent {
  role: string
  message: string
  resendAfterSeconds: number
}

let app: TestApp
let client: Client

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(() => {
  client = new Client(app.url)
})
afterEach(async () => {
  app.clock.shift(0)
  for (const name of ['throttles', 'otpcodes', 'sessions', 'users', 'sandboxoutbox', 'otpdays'])
    await app.db.collection(name).deleteMany({})
})

const send = (mobileNumber: string) => client.post<Sent>('/api/send-otp', { mobileNumber })
const verify = (mobileNumber: string, otp: string, role = 'user') =>
  client.post('/api/verify-otp', { mobileNumber, otp, role })
async function lastCode(mobileNumber: string): Promise<string> {
  const outbox = await client.get<SandboxMessage[]>(`/sandbox/outbox?to=${mobileNumber}`)
  return outbox.body[0]?.code ?? ''
}
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

describe('signing in', () => {
  it('sends a code, opens a session and tells who is logged in', async () => {
    expect(await send('9876543210')).toMatchObject({
      status: 200,
      body: { role: 'user', message: 'OTP sent', resendAfterSeconds: 30 },
    })
    const answer = await verify('9876543210', await lastCode('9876543210'))
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'OTP verified successfully', role: 'user', mobileNumber: '9876543210' },
    })
    expect(await client.get('/api/session')).toMatchObject({
      status: 200,
      body: { mobileNumber: '9876543210', role: 'user', name: '' },
    })
  })

  it('sets the three cookies for a year, the token out of reach of scripts', async () => {
    await send('9876543210')
    const { headers } = await verify('9876543210', await lastCode('9876543210'))
    const cookies = headers.getSetCookie()
    expect(cookies).toHaveLength(3)
    for (const cookie of cookies) expect(cookie).toMatch(/Max-Age=31536000; Path=\/;.*SameSite=Lax/)
    expect(cookies.join('\n')).not.toContain('Secure')
    expect(cookies.filter((cookie) => cookie.includes('HttpOnly'))).toEqual([
      expect.stringMatching(/^otp=[\w-]{43};/),
    ])
  })

  it('stores neither the code nor the token', async () => {
    await send('9876543210')
    const code = await lastCode('9876543210')
    const { headers } = await verify('9876543210', code)
    const token = /otp=([\w-]{43})/.exec(headers.getSetCookie().join(';'))?.[1] ?? ''
    const stored = JSON.stringify([
      await app.db.collection('otpcodes').find().toArray(),
      await app.db.collection('sessions').find().toArray(),
      await app.db.collection('auditlog').find().toArray(),
    ])
    expect(token).toHaveLength(43)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(`"${code}"`)
  })

  it('answers the same for a number that has an account and one that has none', async () => {
    await client.signIn('9876543210')
    app.clock.shift(MINUTE_MS)
    expect((await send('9876543210')).body).toEqual((await send('9876543211')).body)
  })

  it.each([
    ['', 'Mobile number is required'],
    ['98765', 'Please enter a valid 10-digit mobile number'],
    ['98765432101', 'Please enter a valid 10-digit mobile number'],
    ['1234567890', 'Please enter a valid 10-digit mobile number'],
    ['98765abcde', 'Please enter a valid 10-digit mobile number'],
  ])('refuses the number "%s" by name', async (mobileNumber, sentence) => {
    expect(await send(mobileNumber)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: { fields: { mobileNumber: sentence } } },
    })
  })

  it.each([[{ $gt: '' }], [['9876543210']], [9876543210], [null]])(
    'refuses %j in place of a number',
    async (mobileNumber) => {
      expect((await client.post('/api/send-otp', { mobileNumber })).status).toBe(400)
      expect((await client.post('/api/verify-otp', { mobileNumber, otp: { $ne: '' } })).status).toBe(400)
    },
  )
})

describe('signing in, with a code that is new, old or guessed', () => {
  it('answers 201 and sends nothing while a code was sent less than 30 seconds ago', async () => {
    await send('9876543210')
    const first = await lastCode('9876543210')
    expect(await send('9876543210')).toMatchObject({
      status: 201,
      body: { role: 'user', message: 'Login with last send OTP' },
    })
    expect(await lastCode('9876543210')).toBe(first)
    expect((await verify('9876543210', first)).status).toBe(200)
  })

  it('sends a new code after 30 seconds, and the old one no longer opens', async () => {
    await send('9876543210')
    const first = await lastCode('9876543210')
    app.clock.shift(31_000)
    expect((await send('9876543210')).status).toBe(200)
    expect(await verify('9876543210', first)).toMatchObject({
      status: 401,
      body: { error: 'Invalid OTP', code: 'INVALID_OTP' },
    })
    expect((await verify('9876543210', await lastCode('9876543210'))).status).toBe(200)
  })

  it('refuses a code after ten minutes', async () => {
    await send('9876543210')
    const code = await lastCode('9876543210')
    app.clock.shift(10 * MINUTE_MS)
    expect((await verify('9876543210', code)).status).toBe(401)
  })

  it('lets a code open one session only', async () => {
    await send('9876543210')
    const code = await lastCode('9876543210')
    expect((await verify('9876543210', code)).status).toBe(200)
    expect((await verify('9876543210', code)).status).toBe(401)
  })

  it('voids a code after five wrong guesses', async () => {
    await send('9876543210')
    const code = await lastCode('9876543210')
    for (let guess = 0; guess < 4; guess += 1)
      expect(await verify('9876543210', wrong(code))).toMatchObject({ status: 401, body: { details: {} } })
    const usedUp = {
      status: 401,
      body: { code: 'INVALID_OTP', error: 'Invalid OTP', details: { usedUp: true } },
    }
    expect(await verify('9876543210', wrong(code))).toMatchObject(usedUp)
    expect(await verify('9876543210', code)).toMatchObject(usedUp)
    app.clock.shift(MINUTE_MS)
    expect((await send('9876543210')).status).toBe(200)
    expect((await verify('9876543210', await lastCode('9876543210'))).status).toBe(200)
  })

  it('refuses a claimed role that is not the account’s, and keeps the code', async () => {
    await send('9876543210')
    const code = await lastCode('9876543210')
    expect(await verify('9876543210', code, 'admin')).toMatchObject({
      status: 403,
      body: { code: 'ROLE_MISMATCH' },
    })
    expect((await verify('9876543210', code)).status).toBe(200)
  })
})

describe('signing in, within the limits of person, network and day', () => {
  it('refuses a sixth code within an hour, with Retry-After, once the last is no longer good', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      app.clock.shift(sent * MINUTE_MS)
      expect((await send('9876543210')).status).toBe(200)
    }
    app.clock.shift(6 * MINUTE_MS)
    expect((await send('9876543210')).status).toBe(201)
    app.clock.shift(20 * MINUTE_MS)
    const refused = await send('9876543210')
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: expect.any(Number) as number } },
    })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(39 * 60)
    expect(seconds).toBeLessThanOrEqual(40 * 60)
    app.clock.shift(60 * MINUTE_MS + 1_000)
    expect((await send('9876543210')).status).toBe(200)
  })

  it('limits codes of one network, whatever the number', async () => {
    for (let sent = 0; sent < 30; sent += 1)
      expect((await send(`98765432${String(sent).padStart(2, '0')}`)).status).toBe(200)
    expect((await send('9876543299')).status).toBe(429)
    app.clock.shift(10 * MINUTE_MS + 1_000)
    expect((await send('9876543299')).status).toBe(200)
  })

  it('stops at the day’s cap, and starts again at midnight in India', async () => {
    const day = new Date(Date.now() + 330 * MINUTE_MS).toISOString().slice(0, 10)
    await app.db
      .collection<{ _id: string }>('otpdays')
      .insertOne({ _id: day, sent: 2000, verified: 0 } as never)
    expect(await send('9876543210')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    app.clock.shift(24 * 60 * MINUTE_MS)
    expect((await send('9876543210')).status).toBe(200)
  })

  it('counts how many codes led to a sign-in', async () => {
    await client.signIn('9876543210')
    await send('9876543211')
    expect(await app.db.collection('otpdays').find().toArray()).toMatchObject([{ sent: 2, verified: 1 }])
  })

  it('says what to do when the provider fails, and lets the person try again at once', async () => {
    for (let tries = 0; tries < 2; tries += 1)
      expect(await send('6000000000')).toMatchObject({
        status: 502,
        body: { error: 'Error sending OTP, Pls contact customer care', code: 'OTP_NOT_SENT' },
      })
  })
})
