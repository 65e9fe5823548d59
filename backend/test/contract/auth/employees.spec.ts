import {
  ADMIN,
  admin,
  customer,
  type Employee,
  PACKER,
  packer,
  WITH_ADMIN,
} from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

const PATH = '/api/admin/employees'

let app: TestApp
let boss: Client

beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const name of ['throttles', 'lockouts', 'otpcodes']) await app.db.collection(name).deleteMany({})
  await app.db.collection('users').deleteMany({ mobileNumber: { $ne: ADMIN.mobileNumber } })
  boss = await admin(app)
})
afterEach(() => app.clock.shift(0))

const self = async (): Promise<Employee> =>
  (await boss.get<Employee[]>(`${PATH}?filter=${JSON.stringify({ mobileNumber: ADMIN.mobileNumber })}`))
    .body[0] as Employee

describe('employees', () => {
  it('are created by an admin and log in with their PIN', async () => {
    const created = await boss.post<Employee>(PATH, PACKER)
    expect(created).toMatchObject({
      status: 201,
      body: { mobileNumber: PACKER.mobileNumber, role: 'ops', name: 'Ramesh', disabled: false },
    })
    expect(JSON.stringify(created.body)).not.toMatch(/pin|135790/i)
    const client = new Client(app.url)
    expect(await client.post('/api/send-otp', { mobileNumber: PACKER.mobileNumber })).toMatchObject({
      status: 200,
      body: { role: 'ops', message: 'Log in with your pin' },
    })
    await client.signInStaff(PACKER.mobileNumber, PACKER.pin)
    expect((await client.get('/api/session')).body).toEqual({
      mobileNumber: PACKER.mobileNumber,
      role: 'ops',
      name: 'Ramesh',
      hasAddress: false,
    })
  })

  it('are listed in the simple-rest dialect', async () => {
    await packer(app, boss)
    const query = new URLSearchParams({
      sort: '["name","ASC"]',
      range: '[0,0]',
      filter: JSON.stringify({ disabled: false }),
    })
    const listed = await boss.get<Employee[]>(`${PATH}?${query.toString()}`)
    expect(listed.headers.get('content-range')).toBe('employees 0-0/2')
    expect(listed.body.map(({ name }) => name)).toEqual(['Admin'])
  })

  it('do not include customers', async () => {
    await customer(app, '9876543210')
    const { body } = await boss.get<Employee[]>(PATH)
    expect(body.map(({ role }) => role)).toEqual(['admin'])
    const stored = await app.db.collection('users').findOne({ mobileNumber: '9876543210' })
    expect((await boss.get(`${PATH}/${String(stored?._id)}`)).status).toBe(404)
    expect((await boss.put(`${PATH}/${String(stored?._id)}`, { role: 'admin' })).status).toBe(404)
  })

  it.each([
    ['a short PIN', { pin: '12345' }],
    ['a PIN of letters', { pin: 'abcdef' }],
    ['a customer’s role', { role: 'user' }],
    ['no name', { name: '' }],
    ['a bad number', { mobileNumber: '12345' }],
  ])('are refused with %s', async (_, bad) => {
    expect(await boss.post(PATH, { ...PACKER, ...bad })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    })
  })

  it('cannot take a number that has an account', async () => {
    await customer(app, PACKER.mobileNumber)
    expect(await boss.post(PATH, PACKER)).toMatchObject({ status: 409, body: { code: 'ACCOUNT_EXISTS' } })
  })

  it('cannot be opened by a code that was sent before they became staff', async () => {
    const stranger = new Client(app.url)
    await stranger.post('/api/send-otp', { mobileNumber: PACKER.mobileNumber })
    await boss.post(PATH, PACKER)
    expect(await app.db.collection('otpcodes').countDocuments()).toBe(0)
  })
})

describe('employees who are changed', () => {
  it('are logged out at once when disabled, with every credential, and may return when enabled', async () => {
    const { client, employee } = await packer(app, boss)
    const own = `/api/session?mobileNumber=${PACKER.mobileNumber}&otp=${PACKER.pin}&role=ops`
    expect((await new Client(app.url).get(own)).status).toBe(200)
    expect(await boss.put(`${PATH}/${employee.id}`, { disabled: true })).toMatchObject({
      status: 200,
      body: { disabled: true },
    })
    expect((await client.get('/api/session')).status).toBe(401)
    expect((await new Client(app.url).get(own)).status).toBe(401)
    await expect(client.signInStaff(PACKER.mobileNumber, PACKER.pin)).rejects.toThrow('INVALID_OTP')
    await boss.put(`${PATH}/${employee.id}`, { disabled: false })
    await client.signInStaff(PACKER.mobileNumber, PACKER.pin)
  })

  it('need a new PIN at once, everywhere', async () => {
    const { client, employee } = await packer(app, boss)
    const withPin = (pin: string) =>
      new Client(app.url).get(`/api/session?mobileNumber=${PACKER.mobileNumber}&otp=${pin}&role=ops`)
    expect((await withPin(PACKER.pin)).status).toBe(200)
    await boss.put(`${PATH}/${employee.id}`, { pin: '975310' })
    expect((await client.get('/api/session')).status).toBe(401)
    expect((await withPin(PACKER.pin)).status).toBe(401)
    await expect(client.signInStaff(PACKER.mobileNumber, PACKER.pin)).rejects.toThrow('INVALID_OTP')
    await client.signInStaff(PACKER.mobileNumber, '975310')
    expect((await withPin(PACKER.pin)).status).toBe(401)
    expect((await withPin('975310')).status).toBe(200)
  })

  it('must log in again with another role', async () => {
    const { client, employee } = await packer(app, boss)
    await boss.put(`${PATH}/${employee.id}`, { role: 'admin' })
    expect((await client.get('/api/session')).status).toBe(401)
    await client.signInStaff(PACKER.mobileNumber, PACKER.pin)
    expect((await client.get(PATH)).status).toBe(200)
  })

  it('keep the first of two edits, and the second editor sees it', async () => {
    const { employee } = await packer(app, boss)
    const edit = (change: object) =>
      boss.put<{ code: string; details: { current?: Employee & { version: number } } }>(
        `${PATH}/${employee.id}`,
        change,
      )
    expect((await edit({ name: 'Ramesh K', version: 0 })).body).toMatchObject({ version: 1 })
    const late = await edit({ role: 'admin', version: 0 })
    expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect(late.body.details.current).toMatchObject({ name: 'Ramesh K', role: 'ops', version: 1 })
    expect(JSON.stringify(late.body)).not.toMatch(/pin/i)
    expect((await boss.get(`${PATH}/${employee.id}`)).body).toMatchObject({ role: 'ops', version: 1 })
  })

  it('keep their session when only the name changes, or when an admin changes their own PIN', async () => {
    const { client, employee } = await packer(app, boss)
    await boss.put(`${PATH}/${employee.id}`, { name: 'Ramesh K' })
    expect((await client.get('/api/session')).body['name']).toBe('Ramesh K')
    const elsewhere = await admin(app)
    await boss.post('/api/session/pin', { pin: ADMIN.pin })
    await boss.put(`${PATH}/${(await self()).id}`, { pin: ADMIN.pin })
    expect((await boss.get('/api/session')).status).toBe(200)
    expect((await elsewhere.get('/api/session')).status).toBe(401)
  })

  it('always include an active admin', async () => {
    const { id } = await self()
    for (const change of [{ disabled: true }, { role: 'ops' }])
      expect(await boss.put(`${PATH}/${id}`, change)).toMatchObject({
        status: 409,
        body: { code: 'LAST_ADMIN' },
      })
    expect((await boss.get('/api/session')).status).toBe(200)
  })

  it('can include a first admin only once', async () => {
    const second = await startApp({
      environment: { ADMIN_MOBILE: '9000000009', ADMIN_PIN: '111222' },
      mongodbUri: app.mongodbUri,
    })
    expect((await boss.get<Employee[]>(PATH)).body).toHaveLength(1)
    await second.close()
  })
})

describe('employees who mistype the PIN', () => {
  const attempt = (otp: string) =>
    new Client(app.url).post('/api/verify-otp', { mobileNumber: ADMIN.mobileNumber, otp, role: 'admin' })

  it('wait longer with each failure after the fifth, while existing sessions go on', async () => {
    for (let failure = 0; failure < 5; failure += 1) expect((await attempt('000000')).status).toBe(401)
    const locked = await attempt(ADMIN.pin)
    expect(locked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await boss.get('/api/session')).status).toBe(200)
    app.clock.shift(61_000)
    expect((await attempt('000000')).status).toBe(401)
    expect(Number((await attempt(ADMIN.pin)).headers.get('retry-after'))).toBeGreaterThan(60)
    app.clock.shift(61_000 + 121_000)
    expect((await attempt(ADMIN.pin)).status).toBe(200)
    expect((await attempt('000000')).status).toBe(401)
    expect((await attempt(ADMIN.pin)).status).toBe(200)
  })
})
