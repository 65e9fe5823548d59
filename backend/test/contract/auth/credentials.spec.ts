import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import {
  ADMIN,
  admin,
  customer,
  lastCode,
  otherThan,
  WITH_ADMIN,
} from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

/** Calls without cookies, with credentials in each (docs/domain/people.md#credentials-in-a-request). */

let app: TestApp
let bare: Client

beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
})
afterAll(() => app.close())
beforeEach(() => {
  bare = new Client(app.url)
})
afterEach(async () => {
  app.clock.shift(0)
  await app.db.collection('throttles').deleteMany({})
})

const users = (mobileNumber: string, otp: string, role = 'user') =>
  new Client(app.url).get(`/api/users?mobileNumber=${mobileNumber}&otp=${otp}&role=${role}`)

describe('credentials in query and body', () => {
  it('work with the verified code, in the query of a read and the body of a write', async () => {
    const { code } = await customer(app, '9876543210')
    expect(await users('9876543210', code)).toMatchObject({
      status: 200,
      body: { mobileNumber: '9876543210' },
    })
    const written = await bare.put('/api/users', {
      mobileNumber: '9876543210',
      otp: code,
      role: 'user',
      name: 'Lakshmi',
    })
    expect(written).toMatchObject({ status: 200, body: { name: 'Lakshmi' } })
  })

  it('work any number of times, and in parallel', async () => {
    const { code } = await customer(app, '9876543211')
    const answers = await Promise.all(Array.from({ length: 20 }, () => users('9876543211', code)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('work with the session token in place of the code, in a body and never in an address', async () => {
    const { client } = await customer(app, '9876543212')
    const token = /otp=([\w-]{43})/.exec(client.cookieHeader())?.[1] ?? ''
    const write = (mobileNumber: string) =>
      bare.put('/api/users', { mobileNumber, otp: token, role: 'user', name: 'Lakshmi' })
    expect((await write('9876543212')).status).toBe(200)
    expect((await write('9876543213')).status).toBe(401)
    expect((await users('9876543212', token)).status).toBe(401)
  })

  it('of staff are refused once the owner has switched them off; those of customers still work', async () => {
    const client = await admin(app)
    const token = /otp=([\w-]{43})/.exec(client.cookieHeader())?.[1] ?? ''
    const { code } = await customer(app, '9876543230')
    const { otp } = await app.app.get(Settings).current()
    await app.app.get(Settings).change({ otp: { ...otp, staffCredentials: false } })
    expect((await users(ADMIN.mobileNumber, ADMIN.pin, 'admin')).status).toBe(401)
    const inBody = { mobileNumber: ADMIN.mobileNumber, otp: token, role: 'admin', name: 'Thief' }
    expect((await bare.put('/api/users', inBody)).status).toBe(401)
    expect((await client.get('/api/session')).status).toBe(200)
    expect((await users('9876543230', code)).status).toBe(200)
    await app.app.get(Settings).change({ otp })
    expect((await users(ADMIN.mobileNumber, ADMIN.pin, 'admin')).status).toBe(200)
  })

  it('work under the name mb', async () => {
    await admin(app)
    const answer = await bare.get(`/api/session?mb=${ADMIN.mobileNumber}&otp=${ADMIN.pin}&role=admin`)
    expect(answer).toMatchObject({ status: 200, body: { role: 'admin' } })
  })

  it('do not work before the code was verified', async () => {
    await bare.post('/api/send-otp', { mobileNumber: '9876543214' })
    expect((await users('9876543214', await lastCode(app.url, '9876543214'))).status).toBe(401)
  })

  it('are refused when another role is claimed', async () => {
    const { code } = await customer(app, '9876543215')
    expect(await users('9876543215', code, 'admin')).toMatchObject({
      status: 403,
      body: { code: 'ROLE_MISMATCH' },
    })
  })

  it('end with logout', async () => {
    const { client, code } = await customer(app, '9876543216')
    await client.post('/api/logout')
    expect((await users('9876543216', code)).status).toBe(401)
  })

  it('end with a newer code, while the session lives on', async () => {
    const { client, code } = await customer(app, '9876543217')
    app.clock.shift(31_000)
    await bare.post('/api/send-otp', { mobileNumber: '9876543217' })
    expect((await users('9876543217', code)).status).toBe(401)
    expect((await client.get('/api/session')).status).toBe(200)
  })

  it('that are outdated do not use up the tries of the new code', async () => {
    const { code } = await customer(app, '9876543218')
    app.clock.shift(31_000)
    await bare.post('/api/send-otp', { mobileNumber: '9876543218' })
    for (let poll = 0; poll < 8; poll += 1) await users('9876543218', code)
    const fresh = await lastCode(app.url, '9876543218')
    const answer = await bare.post('/api/verify-otp', {
      mobileNumber: '9876543218',
      otp: fresh,
      role: 'user',
    })
    expect(answer.status).toBe(200)
  })
})

describe('credentials in query and body, guessed or malformed', () => {
  it('end with the fifth wrong guess, while the session lives on', async () => {
    const { client, code } = await customer(app, '9876543219')
    for (let guess = 0; guess < 4; guess += 1) await users('9876543219', otherThan(code))
    expect((await users('9876543219', code)).status).toBe(200)
    await users('9876543219', otherThan(code))
    expect((await users('9876543219', code)).status).toBe(401)
    expect((await client.get('/api/session')).status).toBe(200)
  })

  it('of staff lock after five wrong PINs, while the session lives on', async () => {
    const client = await admin(app)
    const session = (pin: string) => users(ADMIN.mobileNumber, pin, 'admin')
    for (let guess = 0; guess < 5; guess += 1) expect((await session('000000')).status).toBe(401)
    expect(await session('111111')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect((await client.get('/api/session')).status).toBe(200)
    app.clock.shift(61_000)
    expect((await session(ADMIN.pin)).status).toBe(200)
  })

  it('that are wrong too often block a network, except for public pages and existing sessions', async () => {
    const { client } = await customer(app, '9876543220')
    for (let guess = 0; guess < 100; guess += 1) await users(`98765${String(10_000 + guess)}`, '123456')
    const stopped = await users('9876543221', '123456')
    expect(stopped).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await bare.get('/api/shop?mobileNumber=9876543221&otp=123456&role=user')).status).toBe(200)
    expect((await client.get('/api/session')).status).toBe(200)
  })

  it.each([
    '?otp[$gt]=&mobileNumber=9876543210',
    '?mobileNumber=9876543210&otp=1&otp=2',
    '?mobileNumber=%7B%22%24gt%22%3A%22%22%7D&otp=1',
  ])('that are not text are refused: %s', async (query) => {
    const { status } = await bare.get(`/api/users${query}`)
    expect([400, 401]).toContain(status)
  })

  it('with operators are a bad request', async () => {
    for (const field of ['mobileNumber', 'otp', 'role', 'mb'])
      expect((await bare.put('/api/users', { [field]: { $gt: '' } })).status).toBe(400)
  })
})
