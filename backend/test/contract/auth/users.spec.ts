import { admin, customer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

const PROFILE = {
  name: 'Lakshmi',
  email: 'lakshmi@example.in',
  address: 'Plot 12, Road 3',
  city: 'Hyderabad',
  state: 'Telangana',
  pin: '500074',
  location: 'L.B Nagar, Hyderabad',
}

describe('one’s own account', () => {
  let app: TestApp
  let client: Client

  beforeAll(async () => {
    app = await startApp({ environment: WITH_ADMIN })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.shift(0)
    for (const name of ['throttles', 'users', 'sessions', 'otpcodes'])
      await app.db.collection(name).deleteMany({ mobileNumber: { $ne: '9000000001' } })
    client = (await customer(app, '9876543210')).client
  })

  it('is empty at first, except for the number', async () => {
    expect((await client.get('/api/users')).body).toEqual({
      name: '',
      email: '',
      mobileNumber: '9876543210',
      address: '',
      city: '',
      state: '',
      pin: '',
      location: '',
    })
  })

  it('takes every field and answers with what it stored', async () => {
    const saved = await client.put('/api/users', { mobileNumber: '9876543210', ...PROFILE })
    expect(saved).toMatchObject({ status: 200, body: { mobileNumber: '9876543210', ...PROFILE } })
    expect((await client.get('/api/users')).body).toEqual(saved.body)
  })

  it('keeps the fields that are left out, and clears those that are empty', async () => {
    await client.put('/api/users', PROFILE)
    await client.put('/api/users', { city: 'Secunderabad', email: '', pin: '' })
    expect((await client.get('/api/users')).body).toMatchObject({
      ...PROFILE,
      city: 'Secunderabad',
      email: '',
      pin: '',
    })
  })

  it.each(['', 'La'])('refuses the name %j, and the field states the rule', async (name) => {
    await client.put('/api/users', PROFILE)
    expect(await client.put('/api/users', { ...PROFILE, name })).toMatchObject({
      status: 200,
      body: { name },
    })
  })

  it('are kept by nobody but the one who asked', async () => {
    for (const path of ['/api/users', '/api/session', '/api/cart/items', '/api/orders'])
      expect([path, (await client.get(path)).headers.get('cache-control')]).toEqual([path, 'no-store'])
  })

  it.each([
    ['email', 'no address', 'Please enter a valid email address'],
    ['pin', '50007', 'Please enter a valid 6-digit pin code.'],
    ['pin', '5000741', 'Please enter a valid 6-digit pin code.'],
    ['city', ['Hyderabad'], 'City is text'],
    ['city', { $gt: '' }, 'City is not valid.'],
    ['address', 'x'.repeat(301), 'Address must be at most 300 characters'],
  ])('refuses %s = %j by name', async (field, value, sentence) => {
    expect(await client.put('/api/users', { [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: { fields: { [field]: sentence } } },
    })
  })

  it('never takes a role, a PIN hash or an id from the request', async () => {
    await client.put('/api/users', { name: 'Lakshmi', disabledAt: '2020-01-01', pinHash: 'x', _id: 'y' })
    const stored = await app.db.collection('users').findOne({ mobileNumber: '9876543210' })
    expect(stored).toMatchObject({ role: 'user', pinHash: null, disabledAt: null, name: 'Lakshmi' })
  })

  it('of another number is not found', async () => {
    const answer = await client.put('/api/users', { mobileNumber: '9876543211', name: 'Mallory' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await client.get('/api/users')).body['name']).toBe('')
  })

  it('is downloaded whole, without secrets', async () => {
    await client.put('/api/users', PROFILE)
    const data = await client.get('/api/users/data')
    expect(data.headers.get('content-disposition')).toContain('attachment')
    expect(data.body).toMatchObject({
      mobileNumber: '9876543210',
      account: { ...PROFILE, sessions: [{ address: '127.0.0.1' }] },
    })
    expect(JSON.stringify(data.body)).not.toMatch(/hash/i)
  })

  it('is deleted only when confirmed, then anonymous, and the number is free', async () => {
    await client.put('/api/users', PROFILE)
    expect((await client.delete('/api/users', {})).status).toBe(400)
    const cookie = client.cookieHeader()
    expect(await client.delete('/api/users', { confirm: true })).toMatchObject({ status: 200 })
    expect((await fetch(`${app.url}/api/session`, { headers: { cookie } })).status).toBe(401)
    const stored = JSON.stringify(await app.db.collection('users').find({ role: 'user' }).toArray())
    for (const trace of ['9876543210', ...Object.values(PROFILE)]) expect(stored).not.toContain(trace)
    app.clock.shift(31_000)
    const again = (await customer(app, '9876543210')).client
    expect((await again.get('/api/users')).body['name']).toBe('')
  })

  it('of staff is not deleted', async () => {
    const boss = await admin(app)
    expect((await boss.delete('/api/users', { confirm: true })).status).toBe(403)
  })

  it('needs a session', async () => {
    for (const path of ['/api/users', '/api/users/data', '/api/session', '/api/sessions'])
      expect(await new Client(app.url).get(path)).toMatchObject({ status: 401, body: { code: 'NO_SESSION' } })
  })
})
