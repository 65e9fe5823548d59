import { admin, customer, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

const DAY_MS = 86_400_000

describe('access to calls', () => {
  let app: TestApp
  let shopper: Client
  let boss: Client
  let helper: Client

  beforeAll(async () => {
    app = await startApp({ environment: WITH_ADMIN })
    shopper = (await customer(app, '9876543210')).client
    boss = await admin(app)
    helper = (await packer(app, boss)).client
  })
  afterAll(() => app.close())

  it('answers 401 without a session, 403 to the wrong role, and the right role', async () => {
    const path = '/api/admin/employees'
    expect(await new Client(app.url).get(path)).toMatchObject({ status: 401, body: { code: 'NO_SESSION' } })
    expect(await shopper.get(path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await helper.get(path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect((await boss.get(path)).status).toBe(200)
  })

  it('refuses a claimed role that is not the stored one, in query, body and cookie', async () => {
    const refusal = { status: 403, body: { code: 'ROLE_MISMATCH' } }
    expect(await shopper.get('/api/users?role=admin')).toMatchObject(refusal)
    expect(await shopper.put('/api/users', { name: 'Lakshmi', role: 'admin' })).toMatchObject(refusal)
    const cookie = `${shopper.cookieHeader()}; role=admin`.replace('role=user; ', '')
    const forged = await fetch(`${app.url}/api/users`, {
      headers: { cookie: cookie.replace('role=user', 'role=admin') },
    })
    expect(forged.status).toBe(403)
    expect((await shopper.get('/api/users?role=user')).status).toBe(200)
  })

  it('ignores a role cookie without a session', async () => {
    const forged = await fetch(`${app.url}/api/admin/employees`, {
      headers: { cookie: 'role=admin; mobileNumber=9000000001; otp=246810' },
    })
    expect(forged.status).toBe(401)
  })

  it('ignores a dead session on public routes', async () => {
    const answer = await fetch(`${app.url}/api/shop`, { headers: { cookie: 'otp=nonsense; role=admin' } })
    expect(answer.status).toBe(200)
  })

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site without an origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('refuses a write with cookies from %s', async (_, headers) => {
    const send = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
    const answer = await fetch(`${app.url}/api/users`, {
      method: 'PUT',
      headers: { cookie: shopper.cookieHeader(), 'content-type': 'application/json', ...send },
      body: JSON.stringify({ name: 'Mallory' }),
    })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'CSRF' })
    expect((await shopper.get('/api/users')).body['name']).not.toBe('Mallory')
  })

  it('refuses writes of other sites that would log a visitor in or out', async () => {
    for (const path of ['/api/send-otp', '/api/verify-otp', '/api/logout']) {
      const answer = await fetch(app.url + path, {
        method: 'POST',
        headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
        body: JSON.stringify({ mobileNumber: '9876543210', otp: '123456', role: 'user' }),
      })
      expect(answer.status).toBe(403)
    }
  })

  it('accepts a write from a program, which sends neither header', async () => {
    const answer = await fetch(`${app.url}/api/users`, {
      method: 'PUT',
      headers: { cookie: shopper.cookieHeader(), 'content-type': 'application/json' },
      body: JSON.stringify({ city: 'Hyderabad' }),
    })
    expect(answer.status).toBe(200)
  })

  it('keeps a session for a year after its last use, and no longer', async () => {
    const { client } = await customer(app, '9876543222')
    app.clock.shift(200 * DAY_MS)
    const renewed = await client.get('/api/session')
    expect(renewed.status).toBe(200)
    expect(renewed.headers.getSetCookie()).toHaveLength(3)
    expect((await client.get('/api/session')).headers.getSetCookie()).toHaveLength(0)
    app.clock.shift(500 * DAY_MS)
    expect((await client.get('/api/session')).status).toBe(200)
    app.clock.shift(866 * DAY_MS)
    expect(await client.get('/api/session')).toMatchObject({ status: 401, body: { code: 'NO_SESSION' } })
    app.clock.shift(0)
  })

  it('marks cookies Secure when the shop is served over https', async () => {
    const secure = await startApp({
      environment: { PUBLIC_URL: 'https://jaadi.example' },
      mongodbUri: app.mongodbUri,
    })
    const { headers } = await new Client(secure.url).post('/api/logout')
    for (const cookie of headers.getSetCookie()) expect(cookie).toContain('Secure')
    await secure.close()
  })
})
