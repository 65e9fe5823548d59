import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { ADMIN, customer, packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { eventually } from '../../support/builders/payments.builders.js'
import {
  aMaterial,
  FORM,
  refused,
  SALT,
  type SavedProduct,
  type WireProduct,
} from '../../support/builders/product-forms.js'
import { type Client } from '../../support/http/client.js'

let pantry: Pantry
let boss: Client

beforeAll(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterAll(() => pantry.close())

describe('POST /products', () => {
  it('creates a finished product, named by the server, in the units of the wire', async () => {
    const { status, body } = await boss.post<SavedProduct>('/api/products', {
      ...FORM,
      name: 'mine',
      Id: 'FG-9',
    })
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
    expect((await aMaterial(boss)).price).toBe(0)
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
    ['an HSN code of letters', { ...FORM, hsnCode: '20A1' }, 'hsnCode'],
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
      originNote: ' Prawns from Bhimavaram ',
      storageNote: 'Cool and dry',
      lowStock: 4,
    }
    const { body } = await boss.post<WireProduct>('/api/admin/products', form)
    expect(body).toMatchObject({
      mrp: 700,
      ingredients: [
        { name: 'Prawns', showasIngredient: true },
        { name: 'Love', showasIngredient: false },
      ],
      allergens: ['Crustaceans'],
      nutrition,
      shelfLifeDays: 180,
      originNote: 'Prawns from Bhimavaram',
      storageNote: 'Cool and dry',
      lowStock: 4,
      version: 0,
    })
    const emptied = { originNote: null, storageNote: '' }
    const changed = await boss.put<WireProduct>(`/api/admin/products/${body.id}`, emptied)
    expect(changed.body).toMatchObject({ originNote: '', storageNote: '' })
    const long = await boss.put(`/api/admin/products/${body.id}`, { originNote: 'x'.repeat(501) })
    expect(refused(long).details.fields).toEqual({
      originNote: 'Where it came from has at most 500 characters',
    })
  })

  it('has its name in words, with the labels of the shop’s lists, for staff and for visitors', async () => {
    const settings = pantry.running.app.get(Settings, { strict: false })
    const { catalogue } = await settings.current()
    const titles = async () => {
      const { body } = await boss.get<WireProduct[]>('/api/admin/products')
      return body.map(({ title }) => title)
    }
    const choices = async () => {
      const { body } = await pantry.visitor().get<{ products: WireProduct[] }>('/api/products')
      return body.products.map(({ words }) => [words.jar, ...words.choices])
    }
    expect(await titles()).toEqual(
      expect.arrayContaining([
        'Gongura Prawns Pickle, Cold pressed sesame oil, High spice, Half kg',
        'Salt 1',
      ]),
    )
    expect(await choices()).toContainEqual([
      'Gongura Prawns Pickle',
      'Cold pressed sesame oil',
      'High spice',
      'Half kg',
    ])
    const oils = catalogue.variantOils.map((oil) =>
      oil.code === 'CP_SO' ? { ...oil, label: 'Til oil' } : oil,
    )
    await settings.change({ catalogue: { ...catalogue, variantOils: oils } })
    expect(await titles()).toContain('Gongura Prawns Pickle, Til oil, High spice, Half kg')
    // Answers for visitors are cached for a second.
    await eventually(async () =>
      expect(await choices()).toContainEqual(['Gongura Prawns Pickle', 'Til oil', 'High spice', 'Half kg']),
    )
    await settings.change({ catalogue })
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
    const { body } = await boss.post<SavedProduct>('/api/products', form)
    expect(body.product).toMatchObject({ vegetarian: true, image: '/favicon.svg' })
    await listing(true)
    const kept = await boss.put<SavedProduct>(`/api/products/${body.product.Id}`, { price: 700 })
    expect(kept.body.product).toMatchObject({ variantType: 'MANGO', price: 700 })
    expect((await boss.post('/api/products', { ...form, variantSpicy: 'LOW' })).status).toBe(400)
  })
})

describe('access to products', () => {
  it('depends on the role: ops see products and change none, customers and visitors neither', async () => {
    const { client: ops } = await packer(pantry.running, boss)
    const { client: user } = await customer(pantry.running, '9876543210')
    const { Id } = await aMaterial(boss)
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
    const made = await stranger.post<SavedProduct>('/api/products', body)
    expect(made.status).toBe(201)
    const { Id } = made.body.product
    const changed = await stranger.put<SavedProduct>(`/api/products/${Id}`, { ...body, price: 20 })
    expect(changed.body).toMatchObject({ message: 'Product updated successfully', product: { price: 20 } })
    const gone = await stranger.delete(`/api/products/${Id}?mb=${mobileNumber}&otp=${otp}&role=admin`)
    expect(gone).toMatchObject({ status: 200, body: { message: 'Product deleted successfully' } })
  })
})

describe('GET /products for staff', () => {
  it('shows what the recipe holds and what is inactive, of the types asked for', async () => {
    const jar = await pantry.jar({ activeFlag: false })
    const { body } = await boss.get<{ products: WireProduct[] }>(
      '/api/products?materialType=FG&materialType=SG',
    )
    expect(body.products.map(({ Id }) => Id)).toContain(jar.Id)
    expect(body.products.every(({ Id }) => !Id.startsWith('RM'))).toBe(true)
  })
})
