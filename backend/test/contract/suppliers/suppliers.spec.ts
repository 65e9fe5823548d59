import { type Types } from 'mongoose'
import { SupplierReferences } from '../../../src/modules/stock/suppliers/supplier-references.service.js'
import { Suppliers } from '../../../src/modules/stock/suppliers/suppliers.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { aSupplier, type Supplier } from '../../support/builders/suppliers.builders.js'
import { type Client } from '../../support/http/client.js'

type Answer = Supplier & {
  code: string
  error: string
  details: { fields?: Record<string, string>; current?: Supplier }
}

const PATH = '/api/admin/suppliers'
const SPICES = {
  name: 'Sri Lakshmi Spices',
  phone: '040 2345 6789',
  gstin: '27AAPFU0939F1ZV',
  fssai: '13624010000001',
  email: 'sales@lakshmi.example',
  address: '12 Market Road, Guntur',
  notes: 'Closed on Tuesdays',
}

let shop: Pantry
let boss: Client
let ops: Client
let chilli: { _id: Types.ObjectId; Id: string }

beforeAll(async () => {
  shop = await Pantry.open()
  boss = await shop.staff()
  ops = (await packer(shop.running, boss)).client
  chilli = await shop.create({ materialType: 'RM', name: 'Chilli', description: 'Guntur', priceUnit: 'KG' })
})
afterAll(() => shop.close())
beforeEach(() => shop.running.db.collection('suppliers').deleteMany({}))

const create = (changes: object = {}, by = boss) => by.post<Answer>(PATH, { ...SPICES, ...changes })
const lastAudit = async () =>
  (await shop.running.db.collection('auditlog').find().sort({ _id: -1 }).limit(1).toArray())[0]
async function named(filter: object) {
  const { body } = await ops.get<Supplier[]>(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  return body.map(({ name }) => name)
}

describe('a new supplier', () => {
  it('is kept by whoever receives goods, with what is bought there', async () => {
    const { status, body } = await create({ products: [String(chilli._id), String(chilli._id)] }, ops)
    expect(status).toBe(201)
    const sold = [{ _id: String(chilli._id), Id: chilli.Id, name: 'Chilli' }]
    expect(body).toMatchObject({ ...SPICES, products: sold, activeFlag: true, version: 0 })
    expect(await lastAudit()).toMatchObject({
      action: 'supplier.created',
      subject: 'supplier:Sri Lakshmi Spices',
    })
  })

  it('needs no more than a name', async () => {
    const { body } = await boss.post<Answer>(PATH, { name: ' Corner shop ' })
    expect(body).toMatchObject({ name: 'Corner shop', phone: '', gstin: '', fssai: '', products: [] })
  })

  it('has the numbers of its papers without spaces, in capital letters', async () => {
    const { body } = await create({ gstin: '27 aapfu0939f1zv', fssai: '1362 4010 0000 01' })
    expect(body).toMatchObject({ gstin: SPICES.gstin, fssai: SPICES.fssai })
  })

  it.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['phone', { phone: 'call me' }, 'Please enter a phone number of 6 to 15 digits'],
    ['gstin', { gstin: '27AAPFU0939F1ZW' }, 'This is not a GSTIN. Please check each of its 15 characters.'],
    ['fssai', { fssai: '1362401000000' }, 'An FSSAI number has 14 digits.'],
    ['email', { email: 'sales' }, 'Please enter a valid email address'],
    ['notes', { notes: 'x'.repeat(1001) }, 'The text of notes has at most 1000 characters.'],
    ['activeFlag', { activeFlag: 'maybe' }, 'Active is yes or no'],
    ['products', { products: ['chilli'] }, 'The products are up to 200 raw materials of the product list.'],
  ])('is refused with a bad %s by name', async (field, change, sentence) => {
    const { status, body } = await create(change)
    expect([status, body.error, body.details.fields]).toEqual([400, sentence, { [field]: sentence }])
  })

  it('sells raw material that exists, nothing else', async () => {
    const jar = await shop.jar()
    for (const id of [String(jar._id), '6740c1f2a4b5c6d7e8f90999']) {
      const { status, body } = await create({ products: [id] })
      const sentence = 'Choose raw material from the product list.'
      expect([status, body.details.fields]).toEqual([400, { products: sentence }])
    }
  })

  it('is the only one of its name, whatever its case, however fast it is asked for', async () => {
    const names = ['Sri Lakshmi Spices', 'SRI LAKSHMI SPICES', 'sri  lakshmi spices']
    const answers = await Promise.all(names.map((name) => create({ name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('SUPPLIER_EXISTS')
  })
})

describe('the list', () => {
  it('is by name, and is narrowed by its beginning, a product and whether it is active', async () => {
    await create({ name: 'Zam Zam Oils', activeFlag: false })
    await create({ name: 'anand Salt', products: [String(chilli._id)] })
    await create({ name: 'Balaji Jars' })
    expect(await named({})).toEqual(['anand Salt', 'Balaji Jars', 'Zam Zam Oils'])
    expect(await named({ q: 'zam  ZAM' })).toEqual(['Zam Zam Oils'])
    expect(await named({ product: String(chilli._id) })).toEqual(['anand Salt'])
    expect(await named({ activeFlag: false })).toEqual(['Zam Zam Oils'])
  })
})

describe('a change', () => {
  it('takes products as it told them, and stands in the audit log with their names', async () => {
    const { _id, version } = await aSupplier(boss, SPICES)
    const products = [{ _id: String(chilli._id), Id: chilli.Id, name: 'Chilli' }]
    const change = { ...SPICES, notes: '', products, version }
    const { body } = await ops.put<Answer>(`${PATH}/${_id}`, change)
    expect(body).toMatchObject({ notes: '', version: 1 })
    expect(await lastAudit()).toMatchObject({
      action: 'supplier.changed',
      changes: [
        { field: 'notes', before: 'Closed on Tuesdays', after: '' },
        { field: 'products', before: '', after: 'Chilli' },
      ],
    })
  })

  it('takes no name that another supplier has', async () => {
    await create()
    const other = await aSupplier(boss)
    const { status, body } = await boss.put<Answer>(`${PATH}/${other._id}`, SPICES)
    expect([status, body.code]).toEqual([409, 'SUPPLIER_EXISTS'])
  })

  it('that comes too late shows what the other saved, and changes nothing', async () => {
    const supplier = await aSupplier(boss, { products: [String(chilli._id)] })
    const path = `${PATH}/${supplier._id}`
    const edit = (name: string) => boss.put<Answer>(path, { ...SPICES, name, version: 0, products: [] })
    await boss.put(path, { ...SPICES, name: 'First', version: 0, products: [String(chilli._id)] })
    const late = await edit('Second')
    expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect(late.body.details.current).toMatchObject({ name: 'First', products: [{ name: 'Chilli' }] })
    expect((await boss.get<Supplier>(path)).body.name).toBe('First')
  })

  it('of one that is not there is a 404', async () => {
    for (const id of ['6740c1f2a4b5c6d7e8f90999', 'spices'])
      expect((await boss.put(`${PATH}/${id}`, SPICES)).status).toBe(404)
  })
})

describe('a receipt', () => {
  const receives = (id: string) => shop.running.app.get(Suppliers, { strict: false }).receives(id)

  it('takes an active supplier, and no other', async () => {
    const { _id } = await aSupplier(boss)
    await expect(receives(_id)).resolves.toBeUndefined()
    await boss.put(`${PATH}/${_id}`, { name: 'Asleep', activeFlag: false })
    await expect(receives(_id)).rejects.toMatchObject({
      details: { fields: { supplier: 'Asleep is not active. Make the supplier active first.' } },
    })
    for (const id of ['6740c1f2a4b5c6d7e8f90999', 'spices'])
      await expect(receives(id)).rejects.toThrow('The supplier was not found.')
  })
})

describe('deleting', () => {
  it('takes the supplier off the list', async () => {
    const { _id, name } = await aSupplier(boss)
    expect((await ops.delete(`${PATH}/${_id}`)).status).toBe(200)
    expect(await lastAudit()).toMatchObject({ action: 'supplier.deleted', subject: `supplier:${name}` })
    expect((await boss.delete(`${PATH}/${_id}`)).status).toBe(404)
  })

  it('is refused while something above names the supplier', async () => {
    const { _id, name } = await aSupplier(boss)
    const count = (id: Types.ObjectId) => Promise.resolve(String(id) === _id ? 2 : 0)
    shop.running.app
      .get(SupplierReferences, { strict: false })
      .register('test papers', { one: 'test paper', count })
    const { status, body } = await boss.delete<Answer>(`${PATH}/${_id}`)
    expect([status, body.code]).toEqual([409, 'SUPPLIER_IN_USE'])
    expect(body.error).toBe(
      `${name} cannot be deleted: it is still named by 2 test papers. Make it inactive instead.`,
    )
    expect((await boss.get(`${PATH}/${_id}`)).status).toBe(200)
  })

  it('of a product that a supplier sells is refused, at the same moment too', async () => {
    for (let round = 0; round < 5; round += 1) {
      await shop.running.db.collection('suppliers').deleteMany({})
      const salt = await shop.create({
        materialType: 'RM',
        name: `Salt ${round}`,
        description: 'Sea salt',
        priceUnit: 'KG',
      })
      const [created, deleted] = await Promise.all([
        create({ products: [String(salt._id)] }),
        boss.delete(`/api/products/${salt.Id}`),
      ])
      const isThere = (await boss.get<Supplier[]>(PATH)).body.length === 1
      expect(created.status).toBe(isThere ? 201 : 400)
      expect(deleted.status).toBe(isThere ? 409 : 200)
    }
  })
})

it('suppliers are closed to customers and visitors', async () => {
  const customer = shop.visitor()
  await customer.signIn('9876543210')
  for (const method of ['GET', 'POST']) {
    const body = method === 'GET' ? undefined : SPICES
    expect((await customer.request(method, PATH, body)).status).toBe(403)
    expect((await shop.visitor().request(method, PATH, body)).status).toBe(401)
  }
})
