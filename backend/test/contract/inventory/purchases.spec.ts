import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type StockAnswer, Storeroom } from '../../support/builders/stock.builders.js'
import { aSupplier, type Supplier } from '../../support/builders/suppliers.builders.js'

interface History {
  priceUnit: string
  purchases: {
    batchNumber: string
    receivedOn: string
    price: number
    quantity: number
    supplier: { _id: string; name: string } | null
  }[]
}
interface Sold {
  product: { Id: string; priceUnit: string }
  batches: number
  quantity: number
  lastPrice: number
  lastReceivedOn: string
}
interface Result {
  month: string
  purchases: number
  receipts: number
  expenses: number
  result: number
}

let room: Storeroom
let chillies: StoredProduct
let lakshmi: Supplier

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())
beforeEach(async () => {
  chillies = await room.material()
  lakshmi = await aSupplier(room.boss)
})

const history = async (product = chillies.Id) =>
  (await room.boss.get<History>(`/api/admin/products/${product}/price-history`)).body
const sold = async () => (await room.boss.get<Sold[]>(`/api/admin/suppliers/${lakshmi._id}/purchases`)).body
const edit = (batch: { _id: string }, change: object) =>
  room.boss.put<StockAnswer>(`/api/admin/stock/${batch._id}`, change)

describe('the supplier of a batch', () => {
  it('is named by the receipt, told with its name, and found again', async () => {
    const batch = await room.batch(chillies, { supplier: lakshmi._id })
    expect(batch).toMatchObject({ supplier: { _id: lakshmi._id, name: lakshmi.name } })
    const filter = encodeURIComponent(JSON.stringify({ supplier: lakshmi._id }))
    const { body } = await room.boss.get<StockAnswer[]>(`/api/admin/stock?filter=${filter}`)
    expect(body.map(({ batchNumber }) => batchNumber)).toEqual([batch.batchNumber])
  })

  it('is an active one of the list', async () => {
    expect((await room.post(chillies, { supplier: 'Lakshmi' })).body.details.fields).toEqual({
      supplier: 'Choose a supplier of the list.',
    })
    expect((await room.post(chillies, { supplier: '6740c1f2a4b5c6d7e8f90999' })).status).toBe(404)
    await room.boss.put(`/api/admin/suppliers/${lakshmi._id}`, { name: lakshmi.name, activeFlag: false })
    const { status, body } = await room.post(chillies, { supplier: lakshmi._id })
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, ['supplier']])
  })

  it('can be mended and taken away; what is not said stays', async () => {
    const batch = await room.batch(chillies)
    expect((await edit(batch, { supplier: lakshmi._id })).body).toMatchObject({
      supplier: { name: lakshmi.name },
    })
    expect((await edit(batch, { notes: 'Dry' })).body).toMatchObject({ supplier: { name: lakshmi.name } })
    expect((await edit(batch, { supplier: null })).body).toMatchObject({ supplier: null })
    await edit(batch, { supplier: lakshmi._id })
    expect((await edit(batch, { supplier: '' })).body).toMatchObject({ supplier: null })
    expect((await edit(batch, { supplier: '6740c1f2a4b5c6d7e8f90999' })).status).toBe(404)
  })

  it('is not deleted, at the moment of a receipt either', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await aSupplier(room.boss)
      const [received, deleted] = await Promise.all([
        room.post(chillies, { supplier: _id }),
        room.boss.delete<{ code: string }>(`/api/admin/suppliers/${_id}`),
      ])
      const isThere = (await room.boss.get(`/api/admin/suppliers/${_id}`)).status === 200
      expect([received.status, deleted.status]).toEqual(isThere ? [201, 409] : [404, 200])
      if (isThere) expect(deleted.body.code).toBe('SUPPLIER_IN_USE')
    }
  })
})

describe('the price history', () => {
  it('has what was bought, newest first, with what came in then', async () => {
    await room.batch(chillies, { receivedOn: '2026-01-05', price: 180, quantity: 10 })
    const late = await room.batch(chillies, { receivedOn: '2026-03-05', price: 212.5, supplier: lakshmi._id })
    await room.batch(chillies, { receivedOn: '2026-02-05', price: 200 })
    await room.boss.post(`/api/admin/stock/${late._id}/corrections`, { quantity: -5, reason: 'spilt' })
    expect(await history()).toMatchObject({
      priceUnit: 'KG',
      purchases: [
        { receivedOn: '2026-03-05', price: 212.5, quantity: 25, supplier: { name: lakshmi.name } },
        { receivedOn: '2026-02-05', price: 200, supplier: null },
        { receivedOn: '2026-01-05', price: 180, quantity: 10 },
      ],
    })
    expect(await history(String(chillies._id))).toEqual(await history())
  })

  it('leaves out what was not bought: opening stock, and parts that moved', async () => {
    const batch = await room.batch(chillies)
    await room.boss.post('/api/admin/stock/opening', await room.receipt(chillies, { reason: 'Found' }))
    const outlet = await room.otherOutlet()
    const moved = await room.boss.post(`/api/admin/stock/${batch._id}/transfers`, { outlet, quantity: 5 })
    expect(moved.status).toBe(201)
    expect((await history()).purchases.map(({ batchNumber }) => batchNumber)).toEqual([batch.batchNumber])
  })

  it('is refused to customers and visitors, and is 404 for an unknown product', async () => {
    expect((await room.boss.get('/api/admin/products/RM-9999/price-history')).status).toBe(404)
    const visitor = room.literal()
    expect((await visitor.get(`/api/admin/products/${chillies.Id}/price-history`)).status).toBe(401)
    await visitor.signIn('9876543210')
    expect((await visitor.get(`/api/admin/products/${chillies.Id}/price-history`)).status).toBe(403)
  })
})

it('says what a supplier sold, with the last price of each', async () => {
  const salt = await room.material()
  await room.batch(salt, { supplier: lakshmi._id, receivedOn: '2026-01-10', price: 18, quantity: 50 })
  await room.batch(chillies, { supplier: lakshmi._id, receivedOn: '2026-02-10', price: 200, quantity: 5.5 })
  await room.batch(chillies, { supplier: lakshmi._id, receivedOn: '2026-03-10', price: 220, quantity: 10 })
  await room.batch(chillies, { price: 999 })
  expect(await sold()).toMatchObject([
    {
      product: { Id: chillies.Id },
      batches: 2,
      quantity: 15.5,
      lastPrice: 220,
      lastReceivedOn: '2026-03-10',
    },
    { product: { Id: salt.Id }, batches: 1, quantity: 50, lastPrice: 18 },
  ])
  expect((await room.boss.get('/api/admin/suppliers/6740c1f2a4b5c6d7e8f90999/purchases')).status).toBe(404)
})

describe('what a month bought, beside what it earned', () => {
  const result = async (month = '2025-03') =>
    (await room.boss.get<Result>(`/api/admin/reports/result?month=${month}`)).body
  const march = { receivedOn: '2025-03-31', quantity: 10, price: 100.55 }

  it('counts a purchase once, on the day on which it came', async () => {
    const batch = await room.batch(chillies, march)
    await room.batch(chillies, { ...march, receivedOn: '2025-04-01' })
    await room.boss.post('/api/expense', { date: '2025-03-10', type: 'Fuel', amount: 500 })
    const first = { month: '2025-03', purchases: 1005.5, receipts: 1, expenses: 500, result: -500 }
    expect(await result()).toMatchObject({ sales: 0, delivery: 0, ...first })
    await room.boss.post(`/api/admin/stock/${batch._id}/corrections`, { quantity: -3, reason: 'spoilt' })
    const outlet = await room.otherOutlet()
    await room.boss.post(`/api/admin/stock/${batch._id}/transfers`, { outlet, quantity: 2 })
    expect(await result()).toMatchObject(first)
    await edit(batch, { price: 90 })
    expect(await result()).toMatchObject({ purchases: 900 })
  })

  it('forgets a batch that was deleted', async () => {
    const batch = await room.batch(chillies, { ...march, receivedOn: '2025-06-15' })
    expect(await result('2025-06')).toMatchObject({ receipts: 1 })
    expect((await room.boss.delete(`/api/stock/${batch._id}`)).status).toBe(200)
    expect(await result('2025-06')).toMatchObject({ receipts: 0, purchases: 0 })
  })

  it('is shown only to admins, and refuses an invalid month', async () => {
    expect((await room.ops.get('/api/admin/reports/result')).status).toBe(403)
    expect((await room.boss.get('/api/admin/reports/result?month=2025-13')).status).toBe(400)
    expect((await room.boss.get<Result>('/api/admin/reports/result')).body.month).toMatch(/^20\d\d-\d\d$/)
  })
})
