import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { lastCode } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Answer, Client } from '../../support/http/client.js'

/** What strangers can do with the messages that the shop pays for: all figures are a tenth of the usual ones. */
const TENTH = { perDay: 200, perNetworkPerDay: 20, perIpPer10Minutes: 1_000 }
const DAY = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10)
const CUSTOMER = '9876543210'
const HOME = '203.0.113.7'

let app: TestApp
/** The browser in which the customer has logged in. */
let known: Client

beforeAll(async () => {
  app = await startApp({ environment: { TRUST_PROXY: '127.0.0.1' } })
  const { otp } = await app.app.get(Settings).current()
  await app.app.get(Settings).change({ otp: { ...otp, ...TENTH } })
  known = new Client(app.url)
  await known.signIn(CUSTOMER)
  const accounts = Array.from({ length: 200 }, (_, nth) => ({
    mobileNumber: customer(nth),
    role: 'user',
    name: `Customer ${nth}`,
    createdAt: new Date(),
  }))
  await app.db.collection('users').insertMany(accounts)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.shift(0)
  for (const name of ['throttles', 'otpcodes', 'sandboxoutbox', 'otpdays'])
    await app.db.collection(name).deleteMany({})
})

const ask = (mobileNumber: string, address = HOME, proof?: string, client = new Client(app.url)) =>
  client.post('/api/send-otp', { mobileNumber, proof }, { 'x-forwarded-for': address })
const newNumber = (index: number): string => `97${String(index).padStart(8, '0')}`
const customer = (index: number): string => `96${String(index).padStart(8, '0')}`
/** An address of the nth of 256 networks. */
const network = (nth: number): string => `2001:db8:${nth.toString(16)}:9::1`
const spent = (toUnknownBrowsers: number, toNewNumbers: number, sent = toUnknownBrowsers) =>
  app.db
    .collection<{ _id: string }>('otpdays')
    .insertOne({ _id: DAY, sent, toNewNumbers, toUnknownBrowsers, verified: 0 } as never)
const messages = (): Promise<number> => app.db.collection('sandboxoutbox').countDocuments()
const encoded = (payload: unknown): string => Buffer.from(JSON.stringify(payload)).toString('base64')
async function solved(answer: Answer): Promise<string> {
  const { challenge } = answer.body['details'] as { challenge: Challenge }
  return encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
const refusal = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } }
const workWanted = { status: 429, body: { code: 'PROOF_WANTED' } }
const gets = { status: 200 }

/** Asks from one network for as many numbers as it gets messages for without work. */
async function askFreely(address: string, numberOf: (nth: number) => string, first: number): Promise<number> {
  for (let sent = 0; ; sent++) if ((await ask(numberOf(first + sent), address)).status !== 200) return sent
}

describe('who knows the numbers of customers', () => {
  it.each([
    ['/48', (nth: number) => `2001:db8:7:${nth.toString(16)}::1`],
    ['/24', (nth: number) => `198.51.100.${nth}`],
  ])('gets from one %s two messages without work, four in a day, and shuts nobody out', async (_, at) => {
    const sent: number[] = []
    for (let nth = 0; nth < 30; nth++) sent.push((await ask(customer(nth), at(nth))).status)
    expect(sent.filter((status) => status === 200)).toHaveLength(2)
    for (const nth of [50, 51])
      expect(
        await ask(customer(nth), at(nth), await solved(await ask(customer(nth), at(nth)))),
      ).toMatchObject(gets)
    expect(await ask(customer(52), at(52))).toMatchObject(refusal)
    expect(await ask(newNumber(1), at(53))).toMatchObject(gets)
    expect(await ask(CUSTOMER, at(54), undefined, known)).toMatchObject(gets)
    expect(await ask(customer(55), HOME)).toMatchObject(gets)
    expect(await messages()).toBe(7)
  })

  // The shares of the networks, by the limits that the tests above and below measure.
  it.each([
    { networks: 1, free: 12, all: 24, otherCustomer: gets, otherNew: gets },
    { networks: 10, free: 70, all: 140, otherCustomer: workWanted, otherNew: refusal },
    { networks: 100, free: 75, all: 150, otherCustomer: refusal, otherNew: refusal },
  ])(
    'with $networks networks: $free messages without work, $all with it',
    async ({ networks, free, all, otherCustomer, otherNew }) => {
      let sent = 0
      for (const numberOf of [customer, newNumber])
        for (let nth = 0; nth < networks && sent < 75; nth++)
          sent += await askFreely(network(nth), numberOf, sent)
      expect(sent).toBe(free)
      await app.db.collection('otpdays').deleteMany({})
      const toNew = Math.min(100, networks * 20)
      await spent(Math.min(150, toNew + networks * 4), toNew)
      expect(Math.min(150, toNew + networks * 4)).toBe(all)
      expect(await ask(customer(199), network(200))).toMatchObject(otherCustomer)
      expect(await ask(newNumber(999), network(200))).toMatchObject(otherNew)
      expect(await ask(CUSTOMER, network(0), undefined, known)).toMatchObject(gets)
    },
  )
})

describe('after half of the messages for new numbers', () => {
  beforeEach(() => spent(50, 50))

  it('an unknown browser needs a proof of work before a message is sent, whoever has the number', async () => {
    const refused = await ask(newNumber(1))
    expect(refused).toMatchObject(workWanted)
    expect(await ask(customer(1))).toMatchObject(workWanted)
    expect(await messages()).toBe(0)
    expect(await ask(CUSTOMER, HOME, undefined, known)).toMatchObject(gets)
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
  ])('%s is not a valid proof', async (_, proof) => {
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

  it('a proof that is not text is refused by name', async () => {
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

describe("the day's messages", () => {
  it('are kept by half for customers, whatever work strangers do', async () => {
    await spent(99, 99)
    const proof = await solved(await ask(newNumber(5)))
    expect(await ask(newNumber(5), HOME, proof)).toMatchObject(gets)
    expect(await ask(newNumber(6))).toMatchObject(refusal)
    expect(await ask(customer(6), HOME, await solved(await ask(customer(6))))).toMatchObject(gets)
  })

  it('are kept by a quarter for browsers that were there before', async () => {
    await spent(150, 80)
    expect(await ask(customer(7))).toMatchObject(refusal)
    expect(await ask(CUSTOMER, HOME, undefined, known)).toMatchObject(gets)
  })

  it('make these wait for midnight too once all are sent', async () => {
    await spent(150, 80, 200)
    expect(await ask(CUSTOMER, HOME, undefined, known)).toMatchObject(refusal)
  })
})
