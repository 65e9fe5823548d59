import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { ADMIN, lastCode, otherThan, WITH_ADMIN, wrongGuessesOf } from '../support/builders/auth.builders.js'
import {
  addPasskey,
  appCode,
  askedOf,
  logIn,
  setUpApp,
  SHOP,
} from '../support/builders/second-factor.builders.js'
import { freshDatabaseUri, startApp, type TestApp, withApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { type Attempt, count, STORM, stormOf } from '../support/http/storm.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

const mongodbUri = freshDatabaseUri()
let first: ServerProcess
/** This application runs in the test's own process. */
let second: TestApp
let connection: mongoose.Connection
/** The browser of a customer who logged in. */
let known: Client

const environment = { ...WITH_ADMIN, PUBLIC_URL: SHOP }
const start = (): Promise<ServerProcess> =>
  startProcess({ ...environment, MONGODB_URI: mongodbUri, DATA_DIR: temporaryFolder() })
const urlOf = (index: number): string => (index % 2 ? second : first).url
const stored = (collection: string, _id: string) =>
  connection.collection<{ _id: string; failures?: number; hits?: Date[] }>(collection).findOne({ _id })
const storm = (attempt: Attempt) => stormOf(urlOf, attempt)

/** Replaces the first process by a fresh one, which knows only what the database stores. */
async function restart(): Promise<void> {
  await first.kill()
  first = await start()
}
/** Sends requests to a freshly started application, which knows only what is stored. */
const afterRestart = (ask: (url: string) => Promise<void>) =>
  withApp({ environment, mongodbUri }, ({ url }) => ask(url))
/** A process may use settings that it has read for five seconds. */
const untilSettingsAreKnown = () => sleep(5_050)

beforeAll(async () => {
  connection = await mongoose.createConnection(mongodbUri).asPromise()
  await connection
    .collection<{ _id: string }>('settings')
    .insertOne({ _id: 'shop', changed: { otp: { perIpPer10Minutes: 1_000 } } } as never)
  second = await startApp({ environment, mongodbUri })
  first = await start()
})

afterAll(async () => {
  await first.stop()
  await second.close()
  await connection.close()
})

describe('limits on codes, two processes on one database', () => {
  it('a code is void for a browser after five wrong guesses, however many come at once, also over a restart', async () => {
    const mobileNumber = '9876543210'
    const owner = new Client(urlOf(0))
    await owner.post('/api/send-otp', { mobileNumber })
    const code = await lastCode(urlOf(0), mobileNumber)
    const guess = (client: Client, otp: string) =>
      client.post('/api/verify-otp', { mobileNumber, otp, role: 'user' })
    const answers = await storm((_, index) => guess(owner.movedTo(urlOf(index)), otherThan(code)))
    expect(count(answers, 401)).toBe(STORM)
    expect(await wrongGuessesOf(connection, mobileNumber)).toEqual([0, 0, 5])
    expect((await guess(owner.movedTo(urlOf(1)), code)).status).toBe(401)
    await restart()
    expect((await guess(owner.movedTo(urlOf(0)), code)).status).toBe(401)
  })

  it('strangers get five guesses in all, at once and over a restart, and the owner logs in all the same', async () => {
    const mobileNumber = '9876543219'
    const owner = new Client(urlOf(0))
    await owner.signIn(mobileNumber)
    known = owner
    await connection.collection<{ _id: string }>('otpcodes').deleteOne({ _id: mobileNumber })
    await connection.collection('throttles').deleteMany({})
    await owner.movedTo(urlOf(1)).post('/api/send-otp', { mobileNumber })
    const code = await lastCode(urlOf(0), mobileNumber)
    const guess = (client: Client, otp: string) =>
      client.post('/api/verify-otp', { mobileNumber, otp, role: 'user' })
    expect(count(await storm((client) => guess(client, otherThan(code))), 401)).toBe(STORM)
    expect(await wrongGuessesOf(connection, mobileNumber)).toEqual([0, 5])
    await afterRestart(async (url) => {
      expect((await guess(new Client(url), code)).status).toBe(401)
      expect((await guess(owner.movedTo(url), code)).status).toBe(200)
    })
  })

  it('a right code sent many times at once opens one session', async () => {
    const mobileNumber = '9876543211'
    await new Client(urlOf(0)).post('/api/send-otp', { mobileNumber })
    const otp = await lastCode(urlOf(0), mobileNumber)
    const answers = await storm((client) =>
      client.post('/api/verify-otp', { mobileNumber, otp, role: 'user' }),
    )
    expect(count(answers, 200)).toBe(1)
    expect(count(answers, 401)).toBe(STORM - 1)
    expect(await connection.collection('sessions').countDocuments({ mobileNumber })).toBe(1)
  })

  it('many requests for a code at once send one and count one', async () => {
    const mobileNumber = '9876543212'
    const answers = await storm((client) => client.post('/api/send-otp', { mobileNumber }))
    expect(count(answers, 200)).toBe(1)
    expect(count(answers, 201) + count(answers, 429)).toBe(STORM - 1)
    expect(await connection.collection('sandboxoutbox').countDocuments({ to: mobileNumber })).toBe(1)
    expect((await stored('throttles', `otp-number:${mobileNumber}`))?.hits).toHaveLength(1)
    const [day] = await connection.collection('otpdays').find().toArray()
    expect(day?.['sent']).toBe(await connection.collection('sandboxoutbox').countDocuments())
  })
})

describe('the messages of a day, two processes on one database', () => {
  it('are at most half for new numbers, at once and over a restart; the rest is for customers', async () => {
    // The codes too: a customer who has just had one waits for the next, which is another bound.
    for (const name of ['throttles', 'otpdays', 'otpcodes', 'sandboxoutbox'])
      await connection.collection(name).deleteMany({})
    const settings = connection.collection<{ _id: string }>('settings')
    await settings.updateOne({ _id: 'shop' }, { $set: { 'changed.otp.perDay': 40 } })
    await untilSettingsAreKnown()
    const newNumber = (index: number): string => `96${String(index).padStart(8, '0')}`
    const ask = (client: Client, mobileNumber: string) => client.post('/api/send-otp', { mobileNumber })
    const answers = await storm((client, index) => ask(client, newNumber(index)))
    const sent = count(answers, 200)
    expect(sent).toBeGreaterThanOrEqual(10)
    expect(sent).toBeLessThanOrEqual(20)
    expect(count(answers, 429)).toBe(STORM - sent)
    await afterRestart(async (url) => {
      expect((await ask(new Client(url), newNumber(STORM))).status).toBe(429)
      // A customer in a new browser works for the code, and in one that was there before does not.
      expect((await ask(new Client(url), '9876543219')).body['code']).toBe('PROOF_WANTED')
      expect((await ask(known.movedTo(url), '9876543219')).status).toBe(200)
    })
    expect(await connection.collection('sandboxoutbox').countDocuments()).toBe(sent + 1)
    await settings.updateOne({ _id: 'shop' }, { $unset: { 'changed.otp.perDay': 1 } })
    // What this network used of its share, too: the tests below come from the same one.
    for (const name of ['throttles', 'otpdays']) await connection.collection(name).deleteMany({})
    await untilSettingsAreKnown()
  })
})

describe('limits on credentials in requests, two processes on one database', () => {
  it('a code sent with requests allows five wrong guesses in all, also in parallel and over a restart', async () => {
    const mobileNumber = '9876543213'
    const owner = new Client(urlOf(0))
    await owner.signIn(mobileNumber)
    const code = await lastCode(urlOf(0), mobileNumber)
    const call = (client: Client, otp: string) =>
      client.get(`/api/users?mobileNumber=${mobileNumber}&otp=${otp}&role=user`)
    expect((await call(new Client(urlOf(1)), code)).status).toBe(200)
    const answers = await storm((client) => call(client, otherThan(code)))
    expect(count(answers, 200)).toBe(0)
    expect(await wrongGuessesOf(connection, mobileNumber)).toEqual([0, 0, 5])
    await afterRestart(async (url) => {
      await connection.collection('throttles').deleteMany({})
      expect((await call(new Client(url), code)).status).toBe(401)
      expect((await owner.movedTo(url).get('/api/session')).status).toBe(200)
    })
  })

  it('a session ended in one process is over in the other: at once for staff, within a second for customers', async () => {
    const buyer = new Client(urlOf(0))
    await buyer.signIn('9876543214')
    const owner = new Client(urlOf(0))
    await owner.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    for (const client of [buyer, owner]) {
      const elsewhere = client.movedTo(urlOf(1))
      expect((await elsewhere.get('/api/session')).status).toBe(200)
      expect((await client.post('/api/logout')).status).toBe(200)
      if (client === buyer) await sleep(1_050)
      expect((await elsewhere.get('/api/session')).status).toBe(401)
    }
  })
})

describe('limits on PINs and networks, two processes on one database', () => {
  it('a PIN gets five tries from one address before it locks, at once and over a restart', async () => {
    const attempt = (client: Client, otp: string) =>
      client.post('/api/verify-otp', { mobileNumber: ADMIN.mobileNumber, otp, role: 'admin' })
    const owner = new Client(urlOf(0))
    await owner.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    const answers = await storm((client) => attempt(client, '000000'))
    expect(count(answers, 401)).toBe(5)
    expect(count(answers, 429)).toBe(STORM - 5)
    await afterRestart(async (url) => {
      const locked = await attempt(new Client(url), ADMIN.pin)
      expect(locked.status).toBe(429)
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await owner.movedTo(url).get('/api/session')).status).toBe(200)
    })
  })

  it('a PIN sent with requests allows five wrong guesses from one network, also in parallel, and any number of right ones', async () => {
    for (const name of ['lockouts', 'throttles']) await connection.collection(name).deleteMany({})
    await new Client(urlOf(0)).signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    const call = (client: Client, otp: string) =>
      client.get(`/api/session?mobileNumber=${ADMIN.mobileNumber}&otp=${otp}&role=admin`)
    const right = await Promise.all(
      Array.from({ length: 40 }, (_, index) => call(new Client(urlOf(index)), ADMIN.pin)),
    )
    expect(count(right, 200)).toBe(40)
    expect((await stored('lockouts', `${ADMIN.mobileNumber}@127.0.0.1`))?.failures).toBe(0)
    const answers = await storm((client, index) => call(client, String(100_000 + index)))
    expect(count(answers, 200)).toBe(0)
    expect((await stored('lockouts', `${ADMIN.mobileNumber}@127.0.0.1`))?.failures).toBe(5)
    await afterRestart(async (url) => {
      await connection.collection('throttles').deleteMany({})
      expect((await call(new Client(url), ADMIN.pin)).status).toBe(429)
    })
  })

  it('one code of an authenticator app, sent many times at once, opens one session', async () => {
    for (const name of ['lockouts', 'throttles']) await connection.collection(name).deleteMany({})
    const owner = new Client(urlOf(0))
    await owner.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    const { secret } = await setUpApp({ db: connection }, owner, ADMIN.pin)
    const code = appCode(secret)
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => logIn(new Client(urlOf(index)), code)),
    )
    expect(count(answers, 200)).toBe(1)
    await afterRestart(async (url) => expect((await logIn(new Client(url), code)).status).not.toBe(200))
  })

  it('one challenge of a passkey, answered in two processes at once, opens one session', async () => {
    for (const name of ['lockouts', 'throttles', 'secondfactors'])
      await connection.collection(name).deleteMany({})
    await connection.collection('users').updateMany({}, { $set: { secondFactorAt: null } })
    const owner = new Client(urlOf(0))
    await owner.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
    const { key } = await addPasskey(owner)
    const browser = new Client(urlOf(0))
    const answer = key.show(askedOf(await logIn(browser)))
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => logIn(browser.movedTo(urlOf(index)), answer)),
    )
    expect(count(answers, 200)).toBe(1)
  })

  it('a network that used up its log-ins stays refused over a restart', async () => {
    const guess = (client: Client, index: number) =>
      client.post('/api/verify-otp', {
        mobileNumber: `97${String(index).padStart(8, '0')}`,
        otp: '000000',
        role: 'user',
      })
    await connection.collection('throttles').deleteMany({})
    await connection
      .collection<{ _id: string }>('settings')
      .updateOne({ _id: 'shop' }, { $set: { 'changed.otp.perIpPer10Minutes': 5 } })
    await untilSettingsAreKnown()
    expect(count(await storm(guess), 401)).toBe(20)
    await afterRestart(async (url) => {
      const refused = await guess(new Client(url), 0)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    })
  })
})
