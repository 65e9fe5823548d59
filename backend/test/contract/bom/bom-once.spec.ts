import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type Bom, bomBody } from '../../support/builders/boms.builders.js'
import { Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
let jar: StoredProduct
let chicken: StoredProduct

beforeAll(async () => {
  room = await Storeroom.open()
  jar = await room.pantry.jar()
  chicken = await room.pantry.create({
    materialType: 'RM',
    name: 'Chicken',
    description: 'Chicken',
    priceUnit: 'KG',
  })
})
afterAll(() => room.close())

const body = (quantity = 9.6) => bomBody(jar, [10, 'PC'], [chicken, quantity])
const count = () => room.pantry.running.db.collection('boms').countDocuments()

describe('a BOM that is sent again', () => {
  it('answers with the BOM that was made, also when both requests come at the same moment', async () => {
    const key = { 'idempotency-key': 'bom-of-this-click' }
    const create = () => room.ops.post<{ bom: Bom }>('/api/bom', body(), key)
    const both = await Promise.all([create(), create()])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    const again = await create()
    expect(new Set([...both, again].map((answer) => answer.body.bom._id)).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('is another one without a key, or with the key of somebody else', async () => {
    const before = await count()
    await room.ops.post('/api/bom', body())
    await room.boss.post('/api/bom', body(), { 'idempotency-key': 'bom-of-this-click' })
    expect(await count()).toBe(before + 2)
  })

  it('is refused with an invalid key', async () => {
    const { status } = await room.ops.post('/api/bom', body(), { 'idempotency-key': 'short' })
    expect(status).toBe(400)
  })
})
