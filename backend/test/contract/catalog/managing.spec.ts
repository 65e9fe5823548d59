import { Settings } from '../../../src/modules/settings/settings.service.js'
import { ADMIN, customer, packer } from '../../support/auth.builders.js'
import { Pantry } from '../../support/catalogue.builders.js'
import { type Answer, type Client } from '../../support/client.js'

interface Wire {
  id: string
  _id: string
  Id: string
  name: string
  description: string
  image: string
  images: string[]
  price: number
  mrp: number | null
  vegetarian: boolean
  availableStock: number
  onHand: number
  version: number
  variantType: string | null
  ingredients: { name: string; showasIngredient: boolean }[]
  nutrition: Record<string, number> | null
}
interface Saved {
  message: string
  product: Wire
}
interface Refusal {
  error: string
  code: string
  details: { fields?: Record<string, string>; current?: Wire; Id?: string }
}

/** The form as a client of the contract sends it: everything in it is text. */
const FORM = {
  materialType: 'FG',
  variantType: 'GONGURA PRAWNS',
  variantOil: 'CP_SO',
  variantSpicy: 'HIGH',
  variantWeight: 'Half kg',
  description: '<b>Sour</b><script>steal()</script>',
  image: '',
  netWeight: '500',
  grossWeight: '780',
  price: '649.50',
  priceUnit: '',
}
const SALT = { materialType: 'RM', name: 'Rock salt', description: 'From Khewra', priceUnit: 'KG' }

let pantry: Pantry
let boss: Client
let number = 0

beforeAll(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterAll(() => pantry.close())

/** A name per call: materials may share one, tests are easier to read when they do not. */
async function aMaterial(more: object = {}): Promise<Wire> {
  number += 1
  const answer = await boss.post<Saved>('/api/products', { ...SALT, name: `Salt ${number}`, ...more })
  expect(answer.status).toBe(201)
  return answer.body.product
}
const refused = (answer: Answer<unknown>): Refusal => answer.body as Refusal

describe('POST /products', () => {
  it('creates a finished product, named by the server, in the units of the wire', async () => {
    const { status, body } = await boss.post<Saved>('/api/products', { ...FORM, name: 'mine', Id: 'FG-9' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      message: 'Product created successfully',
      product: {
        Id: 'FG-0001',
        name: 'GONGURA PRAWNS CP_SO HIGH Half kg',
        description: '<b>Sour</b>',
        image: '/images/products/gongura-prawns-cp_so-high-half-kg.svg',
        price: 649.5,
        netWeight: 500,
        vegetarian: false,
        activeFlag: true,
        unlimitedStock: false,
        showasIngredient: true,
        availableStock: 0,
      },
    })
  })

  it('says in words that the variant is there already, and which product it is', async () => {
    const answer = await boss.post('/api/products', FORM)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'VARIANT_EXISTS', details: { Id: 'FG-0001' } },
    })
    expect(refused(answer).error).toContain('FG-0001')
  })

  it('names each missing field of a finished product', async () => {
    const answer = await boss.post('/api/products', { materialType: 'FG', price: '' })
    expect(answer.status).toBe(400)
    expect(refused(answer).details.fields).toEqual({
      variantType: 'Variant type is required',
      variantWeight: 'Weight is required',
      variantOil: 'Oil is required',
      variantSpicy: 'Spice level is required',
      netWeight: 'Net weight is required',
      grossWeight: 'Gross weight is required',
      price: 'Price is required',
    })
  })

  it('names each missing field of a material, which needs no price', async () => {
    const answer = await boss.post('/api/products', { materialType: 'SG', name: ' ', description: '' })
    expect(Object.keys(refused(answer).details.fields ?? {})).toEqual(['name', 'description', 'priceUnit'])
    expect((await aMaterial()).price).toBe(0)
  })

  it.each([
    ['no type', { ...SALT, materialType: '' }, 'materialType'],
    ['a price below zero', { ...FORM, price: -1 }, 'price'],
    ['a price of three decimals', { ...FORM, price: 1.005 }, 'price'],
    ['a price that is no number', { ...FORM, price: 'much' }, 'price'],
    ['half a gram', { ...FORM, netWeight: 0.5 }, 'netWeight'],
    ['an MRP below the price', { ...FORM, mrp: 600 }, 'mrp'],
    ['an oil that is not on the list', { ...FORM, variantOil: 'MOTOR' }, 'variantOil'],
    ['a unit of its own', { ...SALT, priceUnit: 'BAG' }, 'priceUnit'],
    ['a picture over http', { ...FORM, image: 'http://example.com/a.jpg' }, 'image'],
    ['a script as picture', { ...FORM, image: 'javascript:alert(1)' }, 'image'],
    [
      'an upload that is not there',
      { ...FORM, pictures: [{ upload: '6740c1f2a4b5c6d7e8f90123' }] },
      'pictures',
    ],
    ['half a nutrition table', { ...FORM, nutrition: { energyKcal: 400 } }, 'nutrition.proteinG'],
    ['a nameless ingredient', { ...FORM, ingredients: [{ name: '' }] }, 'ingredients.0.name'],
    ['a shelf life of no days', { ...FORM, shelfLifeDays: 0 }, 'shelfLifeDays'],
    ['an impossible tax', { ...FORM, gstRatePercent: 40 }, 'gstRatePercent'],
  ])('refuses %s, by the field', async (_, form, field) => {
    const answer = await boss.post('/api/products', { ...form, variantSpicy: 'LOW' })
    expect(answer.status).toBe(400)
    expect(Object.keys(refused(answer).details.fields ?? {})).toContain(field)
  })
})

describe('POST /products, with what the label and the shop say', () => {
  it('keeps what the label says', async () => {
    const nutrition = {
      energyKcal: 412,
      proteinG: 14.2,
      carbohydrateG: 6,
      sugarG: 1.1,
      fatG: 36,
      saturatedFatG: 7,
      sodiumMg: 1650,
    }
    const form = {
      ...FORM,
      variantSpicy: 'MEDIUM',
      mrp: 700,
      ingredients: [{ name: ' Prawns ' }, { name: 'Love', showasIngredient: false }],
      allergens: ['Crustaceans', ' '],
      nutrition,
      shelfLifeDays: 180,
      lowStock: 4,
    }
    const { body } = await boss.post<Wire>('/api/admin/products', form)
    expect(body).toMatchObject({
      mrp: 700,
      ingredients: [
        { name: 'Prawns', showasIngredient: true },
        { name: 'Love', showasIngredient: false },
      ],
      allergens: ['Crustaceans'],
      nutrition,
      shelfLifeDays: 180,
      lowStock: 4,
      version: 0,
    })
  })

  it('takes the shop’s own codes once they are on its list', async () => {
    const settings = pantry.running.app.get(Settings, { strict: false })
    const { catalogue } = await settings.current()
    const form = { ...FORM, variantType: 'MANGO' }
    expect((await boss.post('/api/products', form)).status).toBe(400)
    const mango = { code: 'MANGO', label: 'Mango', hidden: false, vegetarian: true }
    const listing = (hidden: boolean) =>
      settings.change({
        catalogue: { ...catalogue, variantTypes: [...catalogue.variantTypes, { ...mango, hidden }] },
      })
    await listing(false)
    const { body } = await boss.post<Saved>('/api/products', form)
    expect(body.product).toMatchObject({ vegetarian: true, image: '/favicon.svg' })
    await listing(true)
    const kept = await boss.put<Saved>(`/api/products/${body.product.Id}`, { price: 700 })
    expect(kept.body.product).toMatchObject({ variantType: 'MANGO', price: 700 })
    expect((await boss.post('/api/products', { ...form, variantSpicy: 'LOW' })).status).toBe(400)
  })
})

describe('who may', () => {
  it('is decided by the role: ops see products and change none, customers and strangers neither', async () => {
    const { client: ops } = await packer(pantry.running, boss)
    const { client: user } = await customer(pantry.running, '9876543210')
    const { Id } = await aMaterial()
    expect((await ops.get(`/api/admin/products/${Id}`)).status).toBe(200)
    for (const [client, status] of [
      [ops, 403],
      [user, 403],
      [pantry.visitor(), 401],
    ] as const) {
      expect((await client.post('/api/products', SALT)).status).toBe(status)
      expect((await client.put(`/api/products/${Id}`, { price: 1 })).status).toBe(status)
      expect((await client.put(`/api/admin/products/${Id}`, { price: 1 })).status).toBe(status)
      expect((await client.delete(`/api/products/${Id}`)).status).toBe(status)
    }
  })

  it('is shown by the credentials in the call as well, `mb` in a deletion', async () => {
    const { mobileNumber, pin: otp } = ADMIN
    const stranger = pantry.visitor()
    const body = { ...SALT, name: 'By the letter', mobileNumber, otp, role: 'admin' }
    const made = await stranger.post<Saved>('/api/products', body)
    expect(made.status).toBe(201)
    const { Id } = made.body.product
    const changed = await stranger.put<Saved>(`/api/products/${Id}`, { ...body, price: 20 })
    expect(changed.body).toMatchObject({ message: 'Product updated successfully', product: { price: 20 } })
    const gone = await stranger.delete(`/api/products/${Id}?mb=${mobileNumber}&otp=${otp}&role=admin`)
    expect(gone).toMatchObject({ status: 200, body: { message: 'Product deleted successfully' } })
  })
})

describe('PUT /products/{Id}', () => {
  it('changes what is sent and leaves the rest, by Id or _id', async () => {
    const jar = await pantry.jar({ ingredients: [{ name: 'Chicken', showasIngredient: true }] })
    await boss.put(`/api/products/${jar.Id}`, { price: 900 })
    const { body } = await boss.put<Saved>(`/api/products/${String(jar._id)}`, { description: '<i>New</i>' })
    expect(body.product).toMatchObject({
      price: 900,
      description: '<i>New</i>',
      ingredients: [{ name: 'Chicken', showasIngredient: true }],
    })
  })

  it('never changes the material type', async () => {
    const { Id } = await aMaterial()
    const answer = await boss.put(`/api/products/${Id}`, { ...FORM, variantSpicy: 'LOW' })
    expect(answer).toMatchObject({ status: 400, body: { error: 'The material type cannot be changed.' } })
  })

  it('names a finished product anew after its variant', async () => {
    const jar = await pantry.jar({ variantWeight: 'Half kg' })
    const { body } = await boss.put<Saved>(`/api/products/${jar.Id}`, { variantType: 'GONGURA CHICKEN' })
    expect(body.product.name).toMatch(/^GONGURA CHICKEN .* Half kg$/)
    expect(body.product.image).toContain('gongura-chicken')
  })

  it('does not take the variant of another product', async () => {
    const [one, other] = [await pantry.jar(), await pantry.jar()]
    const { variantType, variantOil, variantSpicy, variantWeight } = one
    const answer = await boss.put(`/api/products/${other.Id}`, {
      variantType,
      variantOil,
      variantSpicy,
      variantWeight,
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'VARIANT_EXISTS', details: { Id: one.Id } } })
  })

  it('cannot write the stock', async () => {
    const jar = await pantry.jar()
    await pantry.receive(jar, 3000)
    await boss.put(`/api/products/${jar.Id}`, {
      availableStock: 99,
      onHandMilli: 99_000,
      ratingSum: 5,
      price: 5,
    })
    expect(await pantry.counters(jar)).toEqual([3, 0, 3])
    expect((await pantry.reread(jar)).ratingSum).toBe(0)
  })

  it('keeps the unit in which stock is counted', async () => {
    const salt = await aMaterial()
    expect((await boss.put(`/api/products/${salt.Id}`, { priceUnit: 'LTR' })).status).toBe(200)
    await pantry.receive(await pantry.reread(salt), 5000)
    const answer = await boss.put(`/api/products/${salt.Id}`, { priceUnit: 'KG' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'UNIT_IN_USE' } })
    expect(refused(answer).error).toContain('1 stock entry')
  })

  it('answers 404 for a product that is not there', async () =>
    expect((await boss.put('/api/products/FG-9999', { price: 1 })).status).toBe(404))

  it('shows the address of a picture elsewhere, and the drawn jar once it is taken away', async () => {
    const jar = await pantry.jar()
    const put = async (image: string) =>
      (await boss.put<Saved>(`/api/products/${jar.Id}`, { image })).body.product.image
    expect(await put('https://example.com/a.jpg')).toBe('https://example.com/a.jpg')
    expect(await put('')).toBe(jar.image)
  })

  it('tells the audit log what it was and what it is', async () => {
    const jar = await pantry.jar()
    await boss.put(`/api/admin/products/${jar.Id}`, { price: 999, version: 0 })
    const entry = await pantry.running.db
      .collection('auditlog')
      .findOne({ action: 'product.changed', subject: `product:${jar.Id}` })
    expect(entry).toMatchObject({
      actor: ADMIN.mobileNumber,
      changes: [{ field: 'pricePaise', before: 84_900, after: 99_900 }],
    })
  })
})

describe('two people at one product', () => {
  it('are told: the second save gets what is there now', async () => {
    const jar = await pantry.jar()
    const path = `/api/admin/products/${jar.Id}`
    expect((await boss.put<Wire>(path, { price: 900, version: 0 })).body.version).toBe(1)
    const late = await boss.put(path, { price: 950, version: 0 })
    expect(late).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } })
    expect(refused(late).details.current).toMatchObject({ price: 900, version: 1, id: String(jar._id) })
    expect((await boss.put<Wire>(path, { price: 950, version: 1 })).body).toMatchObject({
      price: 950,
      version: 2,
    })
  })

  it('at the same instant: one save wins, every other is told', async () => {
    const jar = await pantry.jar()
    const saves = [910, 920, 930, 940].map((price) =>
      boss.put(`/api/admin/products/${jar.Id}`, { price, version: 0 }),
    )
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409])
  })

  it('are not stopped by stock that moves meanwhile', async () => {
    const jar = await pantry.jar()
    await pantry.receive(jar, 2000)
    expect((await boss.put(`/api/admin/products/${jar.Id}`, { price: 1, version: 0 })).status).toBe(200)
  })
})

describe('GET /products for staff', () => {
  it('shows what the recipe holds and what is inactive, of the types asked for', async () => {
    const jar = await pantry.jar({ activeFlag: false })
    const { body } = await boss.get<{ products: Wire[] }>('/api/products?materialType=FG&materialType=SG')
    expect(body.products.map(({ Id }) => Id)).toContain(jar.Id)
    expect(body.products.every(({ Id }) => !Id.startsWith('RM'))).toBe(true)
  })
})
