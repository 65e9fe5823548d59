import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lastCode } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Answer, Client } from '../../support/http/client.js'

/** What strangers can do with the messages that the shop pays for. */
const DAY = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10)
const CUSTOMER = '9876543210'
const HOME = '203.0.113.7'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ environment: { TRUST_PROXY: '127.0.0.1' } })
  const customer = new Client(app.url)
  await customer.signIn(CUSTOMER)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.shift(0)
  for (const name of ['throttles', 'otpcodes', 'sandboxoutbox', 'otpdays'])
    await app.db.collection(name).deleteMany({})
})

const ask = (mobileNumber: string, address = HOME, proof?: string): Promise<Answer> =>
  new Client(app.url).post('/api/send-otp', { mobileNumber, proof }, { 'x-forwarded-for': address })
const newNumber = (index: number): string => `97${String(index).padStart(8, '0')}`
const spent = (sent: number, toNewNumbers: number) =>
  app.db
    .collection<{ _id: string }>('otpdays')
    .insertOne({ _id: DAY, sent, toNewNumbers, verified: 0 } as never)
const messages = (): Promise<number> => app.db.collection('sandboxoutbox').countDocuments()
const encoded = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')
async function solved(answer: Answer): Promise<string> {
  const { challenge } = answer.body['details'] as { challenge: Challenge }
  return encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

describe('420 requests', () => {
  it.each([
    ['/48', (nth: number) => `2001:db8:7:${(nth % 256).toString(16)}::1`, '2001:db8:7:ffff::1'],
    ['/24', (nth: number) => `198.51.100.${nth % 200}`, '198.51.100.250'],
  ])(
    'from one %s send 200 messages, and customers still get theirs, also from there',
    async (_, at, also) => {
      const statuses = new Map<number, number>()
      for (let index = 0; index < 420; index += 20) {
        const some = Array.from({ length: 20 }, (_, more) => index + more)
        const answers = await Promise.all(some.map((nth) => ask(newNumber(nth), at(nth))))
        for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
      expect(Object.fromEntries(statuses)).toEqual({ 200: 200, 429: 220 })
      expect(await messages()).toBe(200)
      expect((await ask(CUSTOMER, also)).status).toBe(200)
      expect((await ask(newNumber(9_999), HOME)).status).toBe(200)
    },
  )
})

describe('from half of what new numbers share', () => {
  beforeEach(() => spent(500, 500))

  it('a new number has to show work before a message is sent, a customer has not', async () => {
    const refused = await ask(newNumber(1))
    expect(refused).toMatchObject({ status: 429, body: { code: 'PROOF_WANTED' } })
    expect(await messages()).toBe(0)
    expect((await ask(CUSTOMER)).status).toBe(200)
    expect((await ask(newNumber(1), HOME, await solved(refused))).status).toBe(200)
    expect(await lastCode(app.url, newNumber(1))).toMatch(/^\d{6}$/)
  })

  it('a solved challenge counts once, for its own number and for ten minutes', async () => {
    const proof = await solved(await ask(newNumber(1)))
    expect(await ask(newNumber(2), HOME, proof)).toMatchObject({ body: { code: 'PROOF_WANTED' } })
    app.clock.shift(600_000)
    expect(await ask(newNumber(1), HOME, proof)).toMatchObject({ body: { code: 'PROOF_WANTED' } })
    app.clock.shift(0)
    expect((await ask(newNumber(1), HOME, proof)).status).toBe(200)
    app.clock.shift(31_000)
    expect(await ask(newNumber(1), HOME, proof)).toMatchObject({ body: { code: 'PROOF_WANTED' } })
    expect(await messages()).toBe(1)
  })

  it.each([
    ['nothing of ours', 'aGVsbG8='],
    ['no challenge', encoded(null)],
    ['a challenge of one’s own', encoded({ challenge: { parameters: {} }, solution: { counter: 1 } })],
  ])('%s is no proof', async (_, proof) => {
    expect(await ask(newNumber(3), HOME, proof)).toMatchObject({
      status: 429,
      body: { code: 'PROOF_WANTED' },
    })
    expect(await messages()).toBe(0)
  })

  it('refuses an unsolved challenge and one whose difficulty was lowered', async () => {
    const { challenge } = (await ask(newNumber(4))).body['details'] as unknown as { challenge: Challenge }
    const cheap = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '0' } }
    const solution = await solveChallenge({ challenge: cheap, deriveKey })
    for (const proof of [
      { challenge, solution: { counter: 1, derivedKey: '00' } },
      { challenge: cheap, solution },
    ])
      expect((await ask(newNumber(4), HOME, encoded(proof))).status).toBe(429)
    expect(await messages()).toBe(0)
  })

  it('a proof that is no text is refused by name', async () => {
    const answer = await new Client(app.url).post('/api/send-otp', {
      mobileNumber: CUSTOMER,
      proof: { a: 1 },
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { details: { fields: { proof: 'Proof is not valid.' } } },
    })
  })
})

describe('half of the day', () => {
  it('is kept for customers, whatever work strangers do', async () => {
    await spent(999, 999)
    const proof = await solved(await ask(newNumber(5)))
    expect((await ask(newNumber(5), HOME, proof)).status).toBe(200)
    expect(await ask(newNumber(6))).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect((await ask(CUSTOMER)).status).toBe(200)
  })

  it('has messages for a number that staff took an order for', async () => {
    await spent(1_000, 1_000)
    const account = { mobileNumber: '9876500001', role: 'user', name: 'Meena', createdAt: new Date() }
    await app.db.collection('users').insertOne(account)
    expect((await ask('9876500001')).status).toBe(200)
  })

  it('once spent as well, customers wait for midnight too', async () => {
    await spent(2_000, 1_000)
    expect(await ask(CUSTOMER)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  })
})
