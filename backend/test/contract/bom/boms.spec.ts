import { milli } from '../../../src/kernel/amounts/quantity.js'
import { BatchPrices } from '../../../src/modules/stock/bom/batch-prices.service.js'
import { BomBook } from '../../../src/modules/stock/bom/bom-book.service.js'
import { BomQueries } from '../../../src/modules/stock/bom/boms.queries.js'
import { explode } from '../../../src/modules/stock/bom/domain/explode.js'
import { rollUp } from '../../../src/modules/stock/bom/domain/roll-up.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { aBom, type Bom, bomBody } from '../../support/builders/boms.builders.js'
import { aRun } from '../../support/builders/runs.builders.js'
import { type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

type Answer = Bom & { error: string; code: string; details: { uses?: object[]; current?: Bom } }

const PATH = '/api/admin/boms'

let room: Storeroom
let jar: StoredProduct
let outlet: string

beforeAll(async () => {
  room = await Storeroom.open()
  jar = await room.pantry.jar()
  outlet = await room.pantry.outlet()
})
afterAll(() => room.close())
beforeEach(async () => {
  for (const collection of ['boms', 'bomversions', 'reservations'])
    await room.pantry.running.db.collection(collection).deleteMany({})
})

let named = 0
function semiFinished(name: string): Promise<StoredProduct> {
  named += 1
  return room.pantry.create({
    materialType: 'SG',
    name: `${name} ${named}`,
    description: name,
    priceUnit: 'KG',
  })
}
async function bought(product: StoredProduct, quantity: number, price: number, changes: object = {}) {
  const body = { outlet, product: product.Id, quantity, price, ...changes }
  const { body: answer } = await room.boss.post<{ stock: StockEntry }>('/api/stock', body)
  return answer.stock
}
const read = async (id: string) => (await room.boss.get<Bom>(`${PATH}/${id}`)).body
const service = <T>(type: new (...args: never[]) => T): T =>
  room.pantry.running.app.get<T>(type as never, { strict: false })

describe('the cost of a BOM', () => {
  it('is that of the batches that would be used first, then the last known price', async () => {
    const chilli = await room.material()
    const bom = await aBom(room.boss, jar, [chilli, 3])
    expect(bom).toMatchObject({ costPrice: 0, unitCost: 0, missing: [chilli.name] })
    await bought(chilli, 2, 100, { bestBefore: '2027-06-30' })
    expect(await read(bom.id)).toMatchObject({ costPrice: 300, missing: [] })
    await bought(chilli, 10, 250, { bestBefore: '2027-01-31' })
    // Batches that expire first are used first.
    expect(await read(bom.id)).toMatchObject({ costPrice: 750, components: [{ costPrice: 750 }] })
  })

  it('leaves out batches that may not be used', async () => {
    const chilli = await room.material()
    const first = await bought(chilli, 10, 100)
    await bought(chilli, 10, 130)
    const bom = await aBom(room.boss, jar, [chilli, 500, 'G'])
    expect(bom.costPrice).toBe(50)
    await room.boss.post(`/api/admin/stock/${first.batchNumber}/quarantine`, { reason: 'It smells' })
    expect((await read(bom.id)).costPrice).toBe(65)
  })

  it('is given for one jar, through the recipes of components that were not bought', async () => {
    const chilli = await room.material()
    const ginger = await room.material()
    const [masala, paste] = [await semiFinished('Masala'), await semiFinished('Paste')]
    await bought(chilli, 10, 240)
    await aBom(room.boss, paste, [ginger, 1])
    await room.boss.post('/api/bom', bomBody(masala, [2, 'KG'], [chilli, 1.5], [paste, 500, 'G']))
    const { body } = await room.boss.post<{ bom: Bom }>(
      '/api/bom',
      bomBody(jar, [10, 'PC'], [masala, 500, 'G']),
    )
    // Half a kilogram of masala at 180: ginger has no price yet.
    expect(body.bom).toMatchObject({ costPrice: 90, unitCost: 9, costUnit: 'PC', missing: [ginger.name] })
    await bought(ginger, 1, 100)
    expect(await read(body.bom.id)).toMatchObject({ costPrice: 102.5, unitCost: 10.25, missing: [] })
  })

  it('uses a batch of a semi-finished product before its recipe', async () => {
    const chilli = await room.material()
    await bought(chilli, 10, 240)
    const masala = await semiFinished('Masala')
    await aBom(room.boss, masala, [chilli, 1])
    const bom = await aBom(room.boss, jar, [masala, 1])
    expect(bom.costPrice).toBe(240)
    await room.pantry.receiveAt(outlet, masala, 500)
    expect((await read(bom.id)).costPrice).toBe(400)
  })
})

describe('the book of recipes', () => {
  it('has the newest of each product, in units of stock', async () => {
    const chilli = await room.material()
    const masala = await semiFinished('Masala')
    await aBom(room.boss, masala, [chilli, 1])
    await room.boss.post('/api/bom', bomBody(masala, [2, 'KG'], [chilli, 500, 'G']))
    await room.boss.post('/api/bom', bomBody(jar, [5, 'KG'], [masala, 1]))
    const book = await service(BomBook).current()
    expect(book.recipes.get(String(jar._id))).toMatchObject({ makesMilli: 5000, version: 1 })
    const { materials } = explode(book, new Map([[String(jar._id), milli(5000)]]))
    expect(materials).toEqual(new Map([[String(chilli._id), 250]]))
    await bought(chilli, 1, 100)
    const costOf = await service(BatchPrices).costOf(book)
    expect(rollUp(book, String(jar._id), costOf)).toMatchObject({ costPaise: 2500, unitPaise: 500 })
  })
})

describe('deleting', () => {
  it('removes the BOM with its versions, and the previous one is current again', async () => {
    const chilli = await room.material()
    const older = await aBom(room.boss, jar, [chilli, 1])
    const { id } = await aBom(room.boss, jar, [chilli, 2])
    await room.boss.put(`/api/bom/${id}`, bomBody(jar, [1, 'PC'], [chilli, 3]))
    expect((await read(older.id)).current).toBe(false)
    const { status, body } = await room.boss.delete<Answer>(`${PATH}/${id}`)
    expect([status, body.id]).toEqual([200, id])
    expect((await read(older.id)).current).toBe(true)
    expect((await room.boss.get(`${PATH}/${id}/versions`)).status).toBe(404)
    expect(await room.pantry.running.db.collection('bomversions').countDocuments()).toBe(0)
    expect((await room.boss.delete(`${PATH}/${id}`)).status).toBe(404)
  })

  it('is refused while a reservation names it', async () => {
    const chilli = await room.material()
    const batch = await bought(chilli, 10, 100)
    await aRun(room, jar, { product: chilli, batch, quantityMilli: 1000 })
    const [bom] = (await room.boss.get<{ bom: Bom[] }>('/api/bom')).body.bom
    const { status, body } = await room.boss.delete<Answer>(`${PATH}/${bom?.id}`)
    expect([status, body.code]).toEqual([409, 'BOM_IN_USE'])
    expect(body.error).toBe('The BOM cannot be deleted: it is still named by 1 reservation.')
    await expect(service(BomQueries).locked(bom?.id ?? '')).resolves.toMatchObject({ version: 1 })
  })

  it('of a product that a BOM or an earlier version of it names is refused', async () => {
    const [chilli, ginger] = [await room.material(), await room.material()]
    const { id } = await aBom(room.boss, jar, [chilli, 1], [ginger, 1])
    await room.boss.put(`/api/bom/${id}`, bomBody(jar, [1, 'PC'], [ginger, 1]))
    const uses = async (product: StoredProduct) =>
      (await room.boss.delete<Answer>(`/api/products/${product.Id}`)).body.error
    expect(await uses(ginger)).toMatch('it is still named by 1 bill of materials, 1 earlier version')
    expect(await uses(chilli)).toBe(
      `${chilli.name} cannot be deleted: it is still named by 1 earlier version of a bill of materials.`,
    )
  })
})

describe('the console’s resource', () => {
  it('creates and changes by the same rules', async () => {
    const chilli = await room.material()
    const body = bomBody(jar, [10, 'PC'], [chilli, 1])
    const created = await room.boss.post<Answer>(PATH, body)
    expect([created.status, created.body.version]).toEqual([201, 1])
    const path = `${PATH}/${created.body.id}`
    const changed = await room.boss.put<Answer>(path, { ...body, parentProductQuantity: 12, version: 1 })
    expect(changed.body).toMatchObject({ version: 2, parentProductQuantity: 12 })
    const late = await room.boss.put<Answer>(path, { ...body, version: 1 })
    expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect(late.body.details.current).toMatchObject({ version: 2, costPrice: 0 })
    const bad = await room.boss.post<Answer>(PATH, { ...body, components: [] })
    expect(bad.body.error).toBe('Add at least one component.')
  })

  it('lists them with their cost, of one product or with one component', async () => {
    const chilli = await room.material()
    await bought(chilli, 10, 100)
    const bom = await aBom(room.boss, jar, [chilli, 1])
    for (const filter of [{}, { parentProduct: String(jar._id) }, { component: String(chilli._id) }]) {
      const query = encodeURIComponent(JSON.stringify(filter))
      const { body } = await room.boss.get<Bom[]>(`${PATH}?filter=${query}`)
      expect(body).toMatchObject([{ id: bom.id, costPrice: 100, current: true }])
    }
  })
})
