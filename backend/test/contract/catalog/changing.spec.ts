import { ADMIN } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import {
  aMaterial,
  FORM,
  refused,
  type SavedProduct,
  type WireProduct,
} from '../../support/builders/product-forms.js'
import { Client } from '../../support/http/client.js'

let pantry: Pantry
let boss: Client

beforeAll(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterAll(() => pantry.close())

describe('PUT /products/{Id}', () => {
  it('changes what is sent and leaves the rest, by Id or _id', async () => {
    const jar = await pantry.jar({ ingredients: [{ name: 'Chicken', showasIngredient: true }] })
    await boss.put(`/api/products/${jar.Id}`, { price: 900 })
    const { body } = await boss.put<SavedProduct>(`/api/products/${String(jar._id)}`, {
      description: '<i>New</i>',
    })
    expect(body.product).toMatchObject({
      price: 900,
      description: '<i>New</i>',
      ingredients: [{ name: 'Chicken', showasIngredient: true }],
    })
  })

  it('shows a jar that is marked as sold out without stock, and to staff what is there', async () => {
    const jar = await pantry.jar({ unlimitedStock: true })
    const shown = async (reader: Client) => {
      const { body } = await reader.get<{ products: WireProduct[] }>('/api/products?materialType=FG')
      return body.products.find(({ Id }) => Id === jar.Id)
    }
    const put = (soldOut: unknown) => boss.put(`/api/admin/products/${jar.Id}`, { soldOut })
    expect((await put(true)).body).toMatchObject({ soldOut: true, unlimitedStock: true })
    for (const reader of [boss, new Client(pantry.running.url)])
      expect(await shown(reader)).toMatchObject({ availableStock: 0, unlimitedStock: false, fewLeft: false })
    expect((await put(false)).body).toMatchObject({ soldOut: false, unlimitedStock: true })
    expect(await shown(boss)).toMatchObject({ unlimitedStock: true })
    expect(await put('perhaps')).toMatchObject({
      status: 400,
      body: { details: { fields: { soldOut: 'Sold out is yes or no' } } },
    })
  })

  it('never changes the material type', async () => {
    const { Id } = await aMaterial(boss)
    const answer = await boss.put(`/api/products/${Id}`, { ...FORM, variantSpicy: 'LOW' })
    expect(answer).toMatchObject({ status: 400, body: { error: 'The material type cannot be changed.' } })
  })

  it('names a finished product anew after its variant', async () => {
    const jar = await pantry.jar({ variantWeight: 'Half kg' })
    const { body } = await boss.put<SavedProduct>(`/api/products/${jar.Id}`, {
      variantType: 'GONGURA CHICKEN',
    })
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

  it('does not take the name of another material, in whatever case or spaces, and keeps its own', async () => {
    const material = (name: string) =>
      pantry.create({ materialType: 'RM', name, description: 'Dried', priceUnit: 'KG' })
    const [one, other] = [await material('Guntur chilli'), await material('Byadgi chilli')]
    const rename = (name: string) => boss.put(`/api/products/${other.Id}`, { name })
    expect(await rename(' GUNTUR  Chilli ')).toMatchObject({
      status: 409,
      body: { code: 'PRODUCT_EXISTS', details: { Id: one.Id } },
    })
    expect((await rename('byadgi Chilli')).status).toBe(200)
    expect((await rename('Teja chilli')).status).toBe(200)
    expect((await boss.put(`/api/products/${one.Id}`, { name: 'Byadgi chilli' })).status).toBe(200)
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
    const salt = await aMaterial(boss)
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
      (await boss.put<SavedProduct>(`/api/products/${jar.Id}`, { image })).body.product.image
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
    expect((await boss.put<WireProduct>(path, { price: 900, version: 0 })).body.version).toBe(1)
    const late = await boss.put(path, { price: 950, version: 0 })
    expect(late).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } })
    expect(refused(late).details.current).toMatchObject({ price: 900, version: 1, id: String(jar._id) })
    expect((await boss.put<WireProduct>(path, { price: 950, version: 1 })).body).toMatchObject({
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
