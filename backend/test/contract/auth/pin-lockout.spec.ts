import { ADMIN, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Answer, Client } from '../../support/http/client.js'

const HOME = '203.0.113.7'
const STRANGER = '198.51.100.9'
const DAY_MS = 86_400_000

describe('wrong PINs from several addresses', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp({ environment: { ...WITH_ADMIN, TRUST_PROXY: '127.0.0.1' } })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.shift(0)
    for (const name of ['lockouts', 'throttles', 'knowndevices']) await app.db.collection(name).deleteMany({})
  })

  const attempt = (address: string, otp: string): Promise<Answer> =>
    new Client(app.url).post(
      '/api/verify-otp',
      { mobileNumber: ADMIN.mobileNumber, otp, role: 'admin' },
      { 'x-forwarded-for': address },
    )
  const fail = async (address: string, times: number): Promise<void> => {
    for (let failure = 0; failure < times; failure += 1) await attempt(address, '000000')
  }

  it('lock out the address they come from, not the owner', async () => {
    await fail(STRANGER, 5)
    expect((await attempt(STRANGER, ADMIN.pin)).status).toBe(429)
    expect((await attempt(HOME, ADMIN.pin)).status).toBe(200)
  })

  it('count the address that our proxy saw, not those that a client writes before it', async () => {
    for (let failure = 0; failure < 5; failure += 1)
      await attempt(`203.0.113.${failure}, ${STRANGER}`, '000000')
    expect((await attempt(`203.0.113.99, ${STRANGER}`, ADMIN.pin)).status).toBe(429)
    expect((await attempt(HOME, ADMIN.pin)).status).toBe(200)
  })

  it('count one household of IPv6 addresses as one', async () => {
    for (let failure = 0; failure < 5; failure += 1) await attempt(`2001:db8:1:2::${failure + 1}`, '000000')
    expect((await attempt('2001:db8:1:2::99', ADMIN.pin)).status).toBe(429)
    expect((await attempt('2001:db8:1:3::99', ADMIN.pin)).status).toBe(200)
  })

  it('from many addresses lock the number, except where its PIN was used before', async () => {
    expect((await attempt(HOME, ADMIN.pin)).status).toBe(200)
    for (let other = 0; other < 13; other += 1) await fail(`198.51.100.${other + 10}`, 4)
    const locked = await attempt('192.0.2.1', ADMIN.pin)
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(60 * 60)
    expect((await attempt(HOME, ADMIN.pin)).status).toBe(200)
  })

  it('from 50 networks do not lock out a browser that has logged in before, at a new address or the same', async () => {
    const owner = new Client(app.url)
    const logIn = (otp: string, address: string): Promise<Answer> =>
      owner.post(
        '/api/verify-otp',
        { mobileNumber: ADMIN.mobileNumber, otp, role: 'admin' },
        { 'x-forwarded-for': address },
      )
    await owner.post('/api/send-otp', { mobileNumber: ADMIN.mobileNumber })
    expect((await logIn(ADMIN.pin, HOME)).status).toBe(200)
    for (let other = 0; other < 50; other += 1) await attempt(`198.51.${other}.10`, '000000')
    await fail(HOME, 5)
    expect((await attempt('192.0.2.1', ADMIN.pin)).status).toBe(429)
    expect((await attempt(HOME, ADMIN.pin)).status).toBe(429)
    expect((await logIn(ADMIN.pin, '192.0.2.77')).status).toBe(200)
    expect((await logIn(ADMIN.pin, HOME)).status).toBe(200)
  })

  it('in a browser that has logged in before lock that browser, at every address', async () => {
    const thief = new Client(app.url)
    const logIn = (otp: string, address: string): Promise<Answer> =>
      thief.post('/api/verify-otp', { mobileNumber: ADMIN.mobileNumber, otp }, { 'x-forwarded-for': address })
    await thief.post('/api/send-otp', { mobileNumber: ADMIN.mobileNumber })
    await logIn(ADMIN.pin, HOME)
    for (let failure = 0; failure < 5; failure += 1) await logIn('000000', `198.51.100.${failure}`)
    expect((await logIn(ADMIN.pin, '192.0.2.5')).status).toBe(429)
    expect((await attempt(HOME, ADMIN.pin)).status).toBe(200)
  })

  it('are forgotten after a quiet time', async () => {
    await fail(STRANGER, 5)
    app.clock.shift(2 * DAY_MS)
    await fail(STRANGER, 4)
    expect((await attempt(STRANGER, ADMIN.pin)).status).toBe(200)
  })
})

describe('wrong PINs in queries, by someone who knows the number', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ environment: { ...WITH_ADMIN, TRUST_PROXY: '127.0.0.1' } })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    for (const name of ['lockouts', 'throttles', 'knowndevices', 'pincredentials'])
      await app.db.collection(name).deleteMany({})
  })

  const call = (from: { url: string; address: string; client?: Client }, pin: string): Promise<Answer> =>
    (from.client ?? new Client(from.url)).request(
      'GET',
      `/api/users?mobileNumber=${ADMIN.mobileNumber}&otp=${pin}&role=admin`,
      undefined,
      { 'x-forwarded-for': from.address },
    )
  const logIn = (client: Client, address: string) =>
    client.post(
      '/api/verify-otp',
      { mobileNumber: ADMIN.mobileNumber, otp: ADMIN.pin, role: 'admin' },
      { 'x-forwarded-for': address },
    )
  /** Guesses of many networks until all of them wait; @returns how many PINs were compared. */
  const guesses = async (url: string, networks: number): Promise<number> => {
    let compared = 0
    for (let network = 0; network < networks; network += 1)
      for (let guess = 0; guess < 6; guess += 1)
        if ((await call({ url, address: `198.51.100.${network}` }, '000000')).status === 401) compared += 1
    return compared
  }

  it('cost their own network its tries and nobody else: the owner’s calls go on, before and after a restart', async () => {
    expect((await logIn(new Client(app.url), HOME)).status).toBe(200)
    // Ten wrong ones from anywhere used to end the credential until the next log-in.
    expect(await guesses(app.url, 1)).toBe(5)
    // Another process has not seen the owner’s PIN yet.
    const other = await startApp({
      environment: { ...WITH_ADMIN, TRUST_PROXY: '127.0.0.1' },
      mongodbUri: app.mongodbUri,
    })
    for (const { url } of [app, other]) {
      expect((await call({ url, address: HOME }, ADMIN.pin)).status).toBe(200)
      expect((await call({ url, address: '192.0.2.44' }, ADMIN.pin)).status).toBe(200)
    }
    expect((await call({ url: other.url, address: '198.51.100.0' }, ADMIN.pin)).status).toBe(200)
    await other.close()
  })

  it('are at most some fifty from a hundred networks, counted together with those at the log-in', async () => {
    const owner = new Client(app.url)
    await owner.post('/api/send-otp', { mobileNumber: ADMIN.mobileNumber })
    expect((await logIn(owner, HOME)).status).toBe(200)
    const compared = await guesses(app.url, 100)
    expect(compared).toBeGreaterThanOrEqual(45)
    expect(compared).toBeLessThanOrEqual(50)
    expect((await logIn(new Client(app.url), '192.0.2.1')).status).toBe(429)
    for (const from of [
      { url: app.url, address: HOME },
      { url: app.url, address: '192.0.2.2', client: owner },
    ])
      expect((await call(from, ADMIN.pin)).status).toBe(200)
  })
})
