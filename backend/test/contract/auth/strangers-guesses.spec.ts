import { lastCode, otherThan } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Answer, Client } from '../../support/http/client.js'

/**
 * What a person who knows a customer's number can do to the customer's log-in; each request comes from
 * another address.
 */
const OWNER_AT = '203.0.113.7'
const NUMBER = '9876543210'
const MINUTE_MS = 60_000
const USED_UP = { status: 401, body: { error: 'Invalid OTP', details: { usedUp: true } } }

let app: TestApp

beforeAll(async () => {
  app = await startApp({ environment: { TRUST_PROXY: '127.0.0.1' } })
})
afterAll(() => app.close())
afterEach(async () => {
  app.clock.shift(0)
  for (const name of [
    'throttles',
    'otpcodes',
    'sessions',
    'users',
    'sandboxoutbox',
    'otpdays',
    'knowndevices',
  ])
    await app.db.collection(name).deleteMany({})
})

const ask = (client: Client, address: string): Promise<Answer> =>
  client.post('/api/send-otp', { mobileNumber: NUMBER }, { 'x-forwarded-for': address })
const guess = (client: Client, address: string, otp: string): Promise<Answer> =>
  client.post('/api/verify-otp', { mobileNumber: NUMBER, otp, role: 'user' }, { 'x-forwarded-for': address })
const codeNow = (): Promise<string> => lastCode(app.url, NUMBER)
const stranger = (): Client => new Client(app.url)
/** An address in a /24 of its own. */
const elsewhere = (index: number): string => `198.${18 + (index % 2)}.${index}.9`

async function knownBrowser(): Promise<Client> {
  const client = new Client(app.url)
  await ask(client, OWNER_AT)
  expect((await guess(client, OWNER_AT, await codeNow())).status).toBe(200)
  await app.db.collection('otpcodes').deleteMany({})
  await app.db.collection('throttles').deleteMany({})
  return client
}

describe('guesses from other places', () => {
  it('never void the code of the browser that asked for it', async () => {
    const owner = stranger()
    await ask(owner, OWNER_AT)
    const code = await codeNow()
    for (let index = 0; index < 20; index += 1)
      expect((await guess(stranger(), elsewhere(index), otherThan(code))).status).toBe(401)
    expect((await guess(owner, OWNER_AT, code)).status).toBe(200)
  })

  it('are five in all: then even the right one opens nothing there', async () => {
    await ask(stranger(), OWNER_AT)
    const code = await codeNow()
    for (let index = 0; index < 5; index += 1) await guess(stranger(), elsewhere(index), otherThan(code))
    expect(await guess(stranger(), elsewhere(9), code)).toMatchObject(USED_UP)
  })

  it('from the same network do not void it either', async () => {
    const owner = stranger()
    await ask(owner, OWNER_AT)
    const code = await codeNow()
    for (let index = 0; index < 10; index += 1) await guess(stranger(), OWNER_AT, otherThan(code))
    expect((await guess(owner, OWNER_AT, code)).status).toBe(200)
  })

  it('of browsers that requested the code too are at most 45 for one code, from any number of networks', async () => {
    await ask(stranger(), OWNER_AT)
    const code = await codeNow()
    for (let index = 0; index < 12; index += 1) {
      const browser = stranger()
      await ask(browser, elsewhere(index))
      for (let tries = 0; tries < 6; tries += 1) await guess(browser, elsewhere(index), otherThan(code))
    }
    const stored = await app.db.collection('otpcodes').findOne({})
    const counted = Object.values(stored?.['tries'] as Record<string, number>)
    const looked = counted.reduce((sum, wrong) => sum + wrong, stored?.['wrong'] as number)
    expect(looked).toBeLessThanOrEqual(45)
  })
})

describe('what a stranger learns from wrong guesses', () => {
  it('is the same for a customer’s number, one with a code, and one that was never used', async () => {
    const [customers, sent, unknown] = ['9876543211', '9876543212', '9876543213']
    await new Client(app.url).signIn(customers)
    await new Client(app.url).post('/api/send-otp', { mobileNumber: sent }, { 'x-forwarded-for': OWNER_AT })
    const toldOf = async (mobileNumber: string) => {
      const answers: unknown[] = []
      for (let index = 0; index < 7; index += 1) {
        const otp = otherThan(await lastCode(app.url, mobileNumber))
        const headers = { 'x-forwarded-for': elsewhere(index) }
        const { status, body } = await stranger().post(
          '/api/verify-otp',
          { mobileNumber, otp, role: 'user' },
          headers,
        )
        answers.push([status, body['details']])
      }
      return answers
    }
    const four = Array.from({ length: 4 }, () => [401, {}])
    const further = Array.from({ length: 3 }, () => [401, { usedUp: true }])
    for (const number of [customers, sent, unknown])
      expect([number, await toldOf(number)]).toEqual([number, [...four, ...further]])
  })

  it('needs as many database commands for a number with a code as for one without', async () => {
    let asked = 0
    // One connection is taken for each command.
    const listen = (): void => void (asked += 1)
    const client = app.db.getClient()
    client.on('connectionCheckedOut', listen)
    const questionsOf = async (mobileNumber: string, from: number) => {
      const each: number[] = []
      for (let index = 0; index < 7; index += 1) {
        asked = 0
        const headers = { 'x-forwarded-for': elsewhere(from + index) }
        await stranger().post('/api/verify-otp', { mobileNumber, otp: '000000', role: 'user' }, headers)
        each.push(asked)
      }
      return each
    }
    /** The lowest of three counts, since jobs and settings may add commands to some. */
    const leastOf = async (three: readonly string[], isSent: boolean) => {
      const all: number[][] = []
      for (const [at, number] of three.entries()) {
        const owner = { 'x-forwarded-for': `203.0.${at}.7` }
        if (isSent) await new Client(app.url).post('/api/send-otp', { mobileNumber: number }, owner)
        all.push(await questionsOf(number, 30 + 20 * at))
      }
      return (all[0] ?? []).map((_, guess) => Math.min(...all.map((each) => each[guess] ?? Infinity)))
    }
    const first = await leastOf(['9876543214', '9876543216', '9876543218'], true)
    const second = await leastOf(['9876543215', '9876543217', '9876543219'], false)
    client.off('connectionCheckedOut', listen)
    expect(Math.min(...first)).toBeGreaterThan(4)
    expect(second).toEqual(first)
  })
})

describe('a client without cookies', () => {
  it('logs in as the contract requires, with tries of its own from its network', async () => {
    await ask(stranger(), OWNER_AT)
    const code = await codeNow()
    for (let index = 0; index < 6; index += 1) await guess(stranger(), elsewhere(index), otherThan(code))
    for (let index = 0; index < 4; index += 1) await guess(stranger(), OWNER_AT, otherThan(code))
    expect((await guess(stranger(), OWNER_AT, code)).status).toBe(200)
  })

  it('also logs in from another network, while strangers have left a guess', async () => {
    await ask(stranger(), OWNER_AT)
    expect((await guess(stranger(), elsewhere(1), await codeNow())).status).toBe(200)
  })

  it('gains nothing by a mark that it invented', async () => {
    await ask(stranger(), OWNER_AT)
    const code = await codeNow()
    const forged = (index: number) => ({
      'x-forwarded-for': elsewhere(1),
      cookie: `device=${String(index).padStart(22, 'a')}.${'b'.repeat(43)}`,
    })
    for (let index = 0; index < 6; index += 1)
      await stranger().post('/api/verify-otp', { mobileNumber: NUMBER, otp: otherThan(code) }, forged(index))
    expect(await guess(stranger(), elsewhere(2), code)).toMatchObject(USED_UP)
  })
})

describe('codes that strangers request', () => {
  it("use up the number's quota, but not that of a browser that has logged in before", async () => {
    const owner = await knownBrowser()
    for (let sent = 0; sent < 5; sent += 1) {
      app.clock.shift(sent * MINUTE_MS)
      expect((await ask(stranger(), elsewhere(sent))).status).toBe(200)
    }
    app.clock.shift(16 * MINUTE_MS)
    expect((await ask(stranger(), elsewhere(9))).status).toBe(429)
    expect((await ask(owner, OWNER_AT)).status).toBe(200)
    expect((await guess(owner, OWNER_AT, await codeNow())).status).toBe(200)
  })

  it('work in a browser that has logged in before, however many others requested them', async () => {
    const owner = await knownBrowser()
    for (let index = 0; index < 12; index += 1) await ask(stranger(), elsewhere(index))
    const code = await codeNow()
    for (let index = 0; index < 6; index += 1) await guess(stranger(), elsewhere(20 + index), otherThan(code))
    expect((await ask(owner, OWNER_AT)).status).toBe(201)
    expect((await guess(owner, OWNER_AT, code)).status).toBe(200)
  })

  it('are ten in a day, with growing waits between them', async () => {
    const waits: number[] = []
    let sentAt = 0
    for (let sent = 0; sent < 10; sent += 1) {
      sentAt += 13 * MINUTE_MS
      app.clock.shift(sentAt)
      const { status, body } = await ask(stranger(), elsewhere(sent))
      expect(status).toBe(200)
      waits.push(Number(body['resendAfterSeconds']))
    }
    expect(waits).toEqual([30, 30, 30, 30, 30, 60, 120, 240, 480, 960])
    app.clock.shift(sentAt + 60 * MINUTE_MS)
    expect((await ask(stranger(), elsewhere(11))).status).toBe(429)
    app.clock.shift(24 * 60 * MINUTE_MS + 14 * MINUTE_MS)
    expect((await ask(stranger(), elsewhere(11))).status).toBe(200)
  })

  it('are reported to the browser that requested one as too old, with advice to request another', async () => {
    const owner = stranger()
    await ask(owner, OWNER_AT)
    const code = await codeNow()
    app.clock.shift(10 * MINUTE_MS)
    expect(await guess(owner, OWNER_AT, code)).toMatchObject(USED_UP)
  })
})
