import { ASKS_NOT, ASKS_TOO, asksForPin, PIN_AGAIN, routeName } from '../../../src/kernel/access/pin-again.js'
import { RouteTable } from '../../../src/modules/office/auth/access/http/route-table.js'
import { ADMIN, admin, PACKER, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

/** What a person can do at a console that was left open, or with a stolen session. */
const HOUR_MS = 3_600_000
const WANTED = { status: 403, body: { code: 'PIN_WANTED' } }
const SOME_ID = '6740c1f2a4b5c6d7e8f90123'

/** The writes of staff that need no fresh PIN. One is added here on purpose, never by forgetting it. */
const FREE_WRITES = [
  'DELETE /push-subscriptions',
  'DELETE /sessions',
  'DELETE /sessions/:id',
  'POST /admin/cook-plan/check',
  'POST /admin/landing/preview',
  'POST /admin/message-templates/:event/preview',
  'POST /admin/reservations/:id/receipt-preview',
  'POST /own-second-factor/app',
  'POST /own-second-factor/app/confirm',
  'POST /own-second-factor/app/remove',
  'POST /own-second-factor/off',
  'POST /own-second-factor/passkeys',
  'POST /own-second-factor/passkeys/:id/remove',
  'POST /own-second-factor/passkeys/confirm',
  'POST /own-second-factor/recovery-codes',
  'POST /push-subscriptions',
  'POST /session/pin',
  'PUT /issues/:id/seen',
  'PUT /message-preferences',
  'PUT /own-lists/:list',
  'PUT /own-pin',
  'PUT /users',
]

let app: TestApp
let boss: Client

beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const name of ['throttles', 'lockouts', 'endedsessions']) await app.db.collection(name).deleteMany({})
  await app.db.collection('users').deleteOne({ mobileNumber: PACKER.mobileNumber })
  boss = await admin(app)
})

const sessions = () => app.db.collection('sessions')
const pinShown = (hoursAgo: number) =>
  sessions().updateMany({}, { $set: { pinAt: new Date(Date.now() - hoursAgo * HOUR_MS), confirmedAt: null } })
const setThankYou = (client: Client) => client.put('/api/admin/settings', { thankYou: 'Thank you.' })
const show = (client: Client, pin: string) => client.post('/api/session/pin', { pin })

const staffRoutes = () =>
  app.app
    .get(RouteTable)
    .all()
    .flatMap(({ method, path, access }) =>
      !access || access.public || access.permission === 'shop.buy' || path.startsWith('/sandbox')
        ? []
        : [{ method, path, access }],
    )

it('the lists of routes name those alone that exist and differ from their permission', () => {
  const byName = new Map(
    staffRoutes().map(({ method, path, access }) => [routeName(method, path), access.permission]),
  )
  const usual = (route: string) => {
    const when = PIN_AGAIN[byName.get(route) ?? 'dashboard.view']
    return when === 'always' || (when === 'writes' && !route.startsWith('GET '))
  }
  const listed = [...Object.keys(ASKS_TOO), ...Object.keys(ASKS_NOT)]
  expect(listed.filter((route) => !byName.has(route))).toEqual([])
  expect(Object.keys(ASKS_TOO).filter(usual)).toEqual([])
  expect(Object.keys(ASKS_NOT).filter((route) => !usual(route))).toEqual([])
})

describe('twelve hours after the PIN was entered', () => {
  beforeEach(() => pinShown(12))

  it('every call that the table names needs it again and changes nothing; the others do not', async () => {
    const stored = async () => {
      const names = (await app.db.listCollections())
        .map(({ name }) => name)
        .filter((name) => name !== 'changes')
      const rows = names.sort().map(async (name) => [name, await app.db.collection(name).find().toArray()])
      return JSON.stringify(await Promise.all(rows))
    }
    const routes = staffRoutes().map(({ method, path, access }) => ({
      method,
      path,
      asks: asksForPin(access.permission, routeName(method, path)),
    }))
    const before = await stored()
    const wrong: string[] = []
    for (const { method, path } of routes.filter(({ asks }) => asks)) {
      const url = `/api${path.replace(/:\w+/g, SOME_ID)}`
      const { status, body } = await boss.request(method, url, method === 'GET' ? undefined : {})
      const { reason } = (body['details'] ?? {}) as { reason?: string }
      if (status !== 403 || body['code'] !== 'PIN_WANTED' || reason !== 'long-ago')
        wrong.push(`${method} ${path}: ${status}`)
    }
    expect(wrong).toEqual([])
    expect(await stored()).toBe(before)
    const freeWrites = routes.filter(({ asks, method }) => !asks && method !== 'GET')
    expect(freeWrites.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(FREE_WRITES)
    for (const open of ['settings', 'products', `orders/${SOME_ID}`, 'customers/counts'])
      expect((await boss.get(`/api/admin/${open}`)).body['code']).not.toBe('PIN_WANTED')
  })

  it('a packer is asked once in a working day, also beside a long one of another device', async () => {
    const { client } = await packer(app, await admin(app))
    const count = () => client.post('/api/admin/counts', { clientId: 'x' })
    await pinShown(11.9)
    expect((await count()).body['code']).not.toBe('PIN_WANTED')
    await pinShown(12)
    expect(await count()).toMatchObject(WANTED)
    expect((await show(client, PACKER.pin)).status).toBe(200)
    expect((await count()).body['code']).not.toBe('PIN_WANTED')
    expect(await boss.get('/api/admin/orders')).toMatchObject(WANTED)
  })

  it('entering it lets the same request through, for twelve hours more', async () => {
    expect((await show(boss, ADMIN.pin)).status).toBe(200)
    expect((await setThankYou(boss)).status).not.toBe(403)
    await pinShown(11.9)
    expect((await setThankYou(boss)).status).not.toBe(403)
  })

  it('a wrong PIN allows nothing, and five lock', async () => {
    await app.db.collection('knowndevices').deleteMany({})
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await show(boss, '000000')).toMatchObject({ status: 401, body: { code: 'INVALID_OTP' } })
    expect((await show(boss, ADMIN.pin)).status).toBe(429)
    expect(await setThankYou(boss)).toMatchObject(WANTED)
  })

  it('a call with the PIN in it is not asked for it', async () => {
    const body = { mobileNumber: ADMIN.mobileNumber, otp: ADMIN.pin, role: 'admin', thankYou: 'Thank you.' }
    expect((await new Client(app.url).put('/api/admin/settings', body)).status).not.toBe(403)
  })

  it('customers and visitors cannot enter a PIN', async () => {
    expect((await show(new Client(app.url), ADMIN.pin)).status).toBe(401)
    const customer = new Client(app.url)
    await customer.signIn('9876543210')
    expect((await show(customer, ADMIN.pin)).status).toBe(403)
    expect((await customer.put('/api/own-pin', { pin: '864209' })).status).toBe(403)
  })
})

describe('changing one’s own PIN', () => {
  it('needs the present one, just entered for this; the log-in does not count', async () => {
    const { client } = await packer(app, boss)
    const change = () => client.put('/api/own-pin', { pin: '975310' })
    expect(await change()).toMatchObject({ ...WANTED, body: { details: { reason: 'new-pin' } } })
    expect((await show(client, '000000')).status).toBe(401)
    expect(await change()).toMatchObject(WANTED)
    await show(client, PACKER.pin)
    await sessions().updateMany({}, { $set: { confirmedAt: new Date(Date.now() - 5 * 60_000) } })
    expect(await change()).toMatchObject(WANTED)
    await show(client, PACKER.pin)
    expect((await change()).status).toBe(200)
    expect(await change()).toMatchObject(WANTED)
    expect((await show(client, PACKER.pin)).status).toBe(401)
    expect((await show(client, '975310')).status).toBe(200)
  })

  it('refuses an invalid PIN by its field', async () => {
    expect(await boss.put('/api/own-pin', { pin: '12' })).toMatchObject({
      status: 400,
      body: { details: { fields: { pin: 'The pin is 6 to 12 digits.' } } },
    })
  })

  it('needs the same in the list of employees', async () => {
    const { body: everybody } = await boss.get<{ id: string; mobileNumber: string }[]>('/api/admin/employees')
    const self = everybody.find(({ mobileNumber }) => mobileNumber === ADMIN.mobileNumber)
    const change = () => boss.put(`/api/admin/employees/${self?.id}`, { pin: ADMIN.pin })
    expect(await change()).toMatchObject(WANTED)
    await show(boss, ADMIN.pin)
    expect((await change()).status).toBe(200)
  })

  it('ends the sessions of other devices, which are told why; this one stays', async () => {
    const elsewhere = await admin(app)
    await show(boss, ADMIN.pin)
    expect((await boss.put('/api/own-pin', { pin: ADMIN.pin })).status).toBe(200)
    expect(await elsewhere.get('/api/session')).toMatchObject({
      status: 401,
      body: {
        code: 'NO_SESSION',
        error: 'Your PIN was changed on another device. Please log in with the new one.',
        details: { ended: 'new-pin' },
      },
    })
    expect((await boss.get('/api/session')).status).toBe(200)
    expect((await new Client(app.url).get('/api/session')).body['details']).toEqual({})
  })

  it('succeeds for only one of two simultaneous changes', async () => {
    await show(boss, ADMIN.pin)
    const change = () => boss.put('/api/own-pin', { pin: ADMIN.pin })
    const answers = await Promise.all([change(), change(), change()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
