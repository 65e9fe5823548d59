import { lastCode, packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { type Client } from '../../support/http/client.js'

interface Outlet {
  _id: string
  name: string
  mobileNumberOutlet: string
  roleOutlet: string
  email: string
  address: string
  version: number
}
interface Saved {
  message: string
  error: string
  code: string
  outlet: Outlet
  details: { fields?: Record<string, string>; current?: Outlet }
}

const PATH = '/api/Outlets'
const KITCHEN = {
  name: 'Kitchen',
  mobileNumberOutlet: '9000000020',
  otpOutlet: '482913',
  email: 'kitchen@jaadi.example',
  address: '4 Back Lane, L.B Nagar',
}

let shop: Pantry
let boss: Client

beforeAll(async () => {
  shop = await Pantry.open()
  boss = await shop.staff()
})
afterAll(() => shop.close())
beforeEach(() => shop.running.db.collection('outlets').deleteMany({}))

const stored = (mobileNumberOutlet: string) =>
  shop.running.db.collection('outlets').findOne({ mobileNumberOutlet })
const create = (changes: object = {}, by = boss) => by.post<Saved>(PATH, { ...KITCHEN, ...changes })
const lastAudit = async () =>
  (await shop.running.db.collection('auditlog').find().sort({ _id: -1 }).limit(1).toArray())[0]

describe('POST /Outlets', () => {
  it('creates an outlet, whose role is Outlet and whose code is stored hashed and never shown', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    const { otpOutlet, ...shown } = KITCHEN
    expect(body).toMatchObject({
      message: 'Outlet created successfully',
      outlet: { ...shown, roleOutlet: 'Outlet', version: 0 },
    })
    expect((await stored(KITCHEN.mobileNumberOutlet))?.['otpHash']).toMatch(/^\$argon2id\$/)
    const listed = await boss.get<Outlet[]>(PATH)
    expect(JSON.stringify([body, listed.body, await lastAudit()])).not.toMatch(
      new RegExp(`${otpOutlet}|argon2|otpHash":"\\$`),
    )
    expect(await lastAudit()).toMatchObject({ action: 'outlet.created', subject: 'outlet:9000000020' })
  })

  it.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['mobileNumberOutlet', { mobileNumberOutlet: '12345' }, 'Please enter a valid 10-digit mobile number'],
    ['otpOutlet', { otpOutlet: '' }, 'OTP is required'],
    ['otpOutlet', { otpOutlet: 'abcd' }, 'The OTP is 4 to 12 digits.'],
    ['email', { email: 'kitchen' }, 'Please enter a valid email address'],
    ['address', { address: undefined }, 'Address is required'],
  ])('refuses a bad %s by name', async (field, change, sentence) => {
    const { status, body } = await create(change)
    expect([status, body.error, body.details.fields]).toEqual([400, sentence, { [field]: sentence }])
  })

  it('gives a number to one outlet only, however fast it is asked for', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'OUTLET_EXISTS',
      error: 'There is an outlet with the number 9000000020 already.',
    })
  })
})

describe('GET /Outlets and GET /outlets', () => {
  it('answer the same bare list, by name', async () => {
    await create()
    await create({ name: 'Annexe', mobileNumberOutlet: '9000000021' })
    const upper = await boss.get<Outlet[]>(PATH)
    expect(upper.body.map(({ name }) => name)).toEqual(['Annexe', 'Kitchen'])
    expect((await boss.get('/api/outlets')).body).toEqual(upper.body)
  })
})

describe('PUT /Outlets', () => {
  it('changes the outlet that _id names, its number too; its code stays', async () => {
    const { outlet } = (await create()).body
    const before = await stored('9000000020')
    const change = { ...outlet, name: 'Big kitchen', mobileNumberOutlet: '9000000022', otpOutlet: '' }
    const { status, body } = await boss.put<Saved>(PATH, change)
    expect([status, body.message]).toEqual([200, 'Outlet updated successfully'])
    expect(body.outlet).toMatchObject({ _id: outlet._id, name: 'Big kitchen', version: 1 })
    const after = await stored('9000000022')
    expect(after?.['otpHash']).toBe(before?.['otpHash'])
    expect(await lastAudit()).toMatchObject({
      action: 'outlet.changed',
      changes: [
        { field: 'name', before: 'Kitchen', after: 'Big kitchen' },
        { field: 'mobileNumberOutlet', before: '9000000020', after: '9000000022' },
      ],
    })
  })

  it('without _id changes the outlet that has the number, and takes a new code', async () => {
    await create()
    const before = await stored('9000000020')
    const { body } = await boss.put<Saved>(PATH, { ...KITCHEN, otpOutlet: '999111', address: '5 Back Lane' })
    expect(body.outlet.address).toBe('5 Back Lane')
    expect((await stored('9000000020'))?.['otpHash']).not.toBe(before?.['otpHash'])
    expect((await boss.put(PATH, { ...KITCHEN, mobileNumberOutlet: '9000000099' })).status).toBe(404)
  })

  it('refuses a number that another outlet has', async () => {
    await create()
    const { outlet } = (await create({ mobileNumberOutlet: '9000000021' })).body
    const { status, body } = await boss.put<Saved>(PATH, { ...outlet, mobileNumberOutlet: '9000000020' })
    expect([status, body.code]).toEqual([409, 'OUTLET_EXISTS'])
  })

  it('shows an editor who was overtaken what the other saved, and changes nothing', async () => {
    const { outlet } = (await create()).body
    const path = `/api/admin/outlets/${outlet._id}`
    expect((await boss.put<Outlet>(path, { ...outlet, name: 'First' })).body).toMatchObject({ version: 1 })
    const late = await boss.put<Saved>(path, { ...outlet, name: 'Second' })
    expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect(late.body.details.current).toMatchObject({ name: 'First', version: 1 })
    expect((await boss.get<Outlet>(path)).body.name).toBe('First')
  })
})

describe('DELETE /Outlets', () => {
  const remove = (mobileNumberOutlet: string) => boss.delete<Saved>(PATH, { mobileNumberOutlet })

  it('deletes the outlet that mobileNumberOutlet names, not the caller', async () => {
    await create()
    const { status, body } = await remove('9000000020')
    expect([status, body.message]).toEqual([200, 'Outlet deleted successfully'])
    expect(await stored('9000000020')).toBeNull()
    expect(await lastAudit()).toMatchObject({ action: 'outlet.deleted', subject: 'outlet:9000000020' })
    expect((await remove('9000000020')).status).toBe(404)
    expect((await boss.delete(PATH, {})).status).toBe(400)
  })

  it('takes the caller’s credentials from the same body, without cookies', async () => {
    await create()
    const { mobileNumber, role, otp } = { mobileNumber: '9000000001', role: 'admin', otp: '246810' }
    const visitor = shop.visitor()
    const wrong = await visitor.delete(PATH, {
      mobileNumber,
      role,
      otp: '000000',
      mobileNumberOutlet: '9000000020',
    })
    expect(wrong.status).toBe(401)
    const right = await visitor.delete(PATH, { mobileNumber, role, otp, mobileNumberOutlet: '9000000020' })
    expect(right.status).toBe(200)
  })

  it('refuses while stock entries belong to it, empty ones too', async () => {
    const jar = await shop.jar()
    await shop.receive(jar, 5000)
    await shop.running.db.collection('stock').updateMany({}, { $set: { remainingMilli: 0, usedMilli: 5000 } })
    const { status, body } = await remove('9000000010')
    expect([status, body.code]).toEqual([409, 'OUTLET_IN_USE'])
    expect(body.error).toBe('L.B Nagar cannot be deleted: it is still named by 1 stock entry.')
    expect(await stored('9000000010')).not.toBeNull()
    await shop.running.db.collection('stock').deleteMany({})
  })

  it('never leaves stock in an outlet that was deleted at the same moment', async () => {
    const jar = await shop.jar()
    for (let round = 0; round < 8; round += 1) {
      await shop.running.db.collection('outlets').deleteMany({})
      await shop.running.db.collection('stock').deleteMany({})
      const outlet = await shop.outlet()
      const [received, deleted] = await Promise.allSettled([
        shop.receiveAt(outlet, jar, 1000),
        remove('9000000010'),
      ])
      const entries = await shop.running.db.collection('stock').countDocuments({})
      const exists = (await stored('9000000010')) !== null
      expect(exists).toBe(entries > 0)
      expect(received.status === 'fulfilled').toBe(exists)
      expect(deleted.status === 'fulfilled' && deleted.value.status).toBe(exists ? 409 : 200)
    }
  })
})

describe('roles', () => {
  it('let packers see outlets and change nothing', async () => {
    await create()
    const { client } = await packer(shop.running, boss)
    expect((await client.get<Outlet[]>(PATH)).body).toHaveLength(1)
    expect((await create({}, client)).status).toBe(403)
    expect((await client.put(PATH, KITCHEN)).status).toBe(403)
    expect((await client.delete(PATH, { mobileNumberOutlet: '9000000020' })).status).toBe(403)
  })

  it('keep customers and visitors out', async () => {
    const customer = shop.visitor()
    await customer.signIn('9876543210')
    expect(await lastCode(shop.running.url, '9876543210')).toMatch(/^\d{6}$/)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const body = method === 'GET' ? undefined : KITCHEN
      expect((await customer.request(method, PATH, body)).status).toBe(403)
      expect((await shop.visitor().request(method, PATH, body)).status).toBe(401)
    }
  })
})
