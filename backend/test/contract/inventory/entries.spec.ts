import { addIstDays, istDay } from '../../../src/kernel/dates/ist.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type StockAnswer, type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
let chillies: StoredProduct
let old: StockEntry
let fresh: StockEntry
let empty: StockEntry
const day = (offset: number) => addIstDays(istDay(room.pantry.running.clock.now()), offset)

beforeAll(async () => {
  room = await Storeroom.open()
  chillies = await room.material()
  old = await room.batch(chillies, { receivedOn: day(-9), bestBefore: day(20), quantity: 5 })
  fresh = await room.batch(chillies, { bestBefore: day(10), quantity: 8 })
  empty = await room.batch(chillies, { quantity: 2 })
  await room.boss.put(`/api/stock/${empty._id}/nostockconfirmed`, { noStockConfirmed: true, gainLoss: -425 })
})
afterAll(() => room.close())

async function numbers(query: string) {
  const { status, body } = await room.boss.get<StockAnswer>(`/api/stock?${query}`)
  expect(status).toBe(200)
  return body.stockEntries.map(({ batchNumber }) => batchNumber)
}
async function listed(filter: object) {
  const query = new URLSearchParams({ filter: JSON.stringify({ product: String(chillies._id), ...filter }) })
  const { body } = await room.boss.get<StockEntry[]>(`/api/admin/stock?${query.toString()}`)
  return body.map(({ batchNumber }) => batchNumber)
}

describe('GET /stock', () => {
  it('tells the entries of a day, newest first, with those it has nothing left of or without them', async () => {
    expect(await numbers(`date=${day(0)}`)).toEqual([empty.batchNumber, fresh.batchNumber])
    expect(await numbers(`date=${day(0)}&stockPresent=true`)).toEqual([fresh.batchNumber])
    expect(await numbers(`date=${day(0)}&stockPresent=false`)).toEqual([empty.batchNumber])
    expect(await numbers(`date=${day(-9)}`)).toEqual([old.batchNumber])
    expect(await numbers('')).toEqual([empty.batchNumber, fresh.batchNumber, old.batchNumber])
  })

  it('tells those of one material type or of several', async () => {
    expect(await numbers('materialType=FG,SG')).toEqual([])
    expect(await numbers('materialType=RM&materialType=FG')).toHaveLength(3)
  })

  it.each(['date=yesterday', 'stockPresent=perhaps', 'materialType=XX'])('refuses %s', async (query) =>
    expect((await room.boss.get(`/api/stock?${query}`)).status).toBe(400),
  )
})

describe('the console’s list', () => {
  it('filters by days, dates, state and what is left', async () => {
    expect(await listed({ to: day(-1) })).toEqual([old.batchNumber])
    expect(await listed({ bestBeforeFrom: day(0), bestBeforeTo: day(15) })).toEqual([fresh.batchNumber])
    expect(await listed({ stockPresent: false })).toEqual([empty.batchNumber])
    expect(await listed({ state: 'quarantined' })).toEqual([])
    expect(await listed({ state: 'usable', expired: false })).toHaveLength(3)
    expect(await listed({ q: old.batchNumber.toLowerCase() })).toEqual([old.batchNumber])
  })
})

describe('batches that may be taken', () => {
  it('come earliest best before first, those without a day last', async () => {
    const endless = await room.batch(chillies, { quantity: 1 })
    const { body } = await room.boss.get<{ batches: StockEntry[] }>('/api/stock/batches')
    expect(body.batches).toMatchObject([
      { batchNumber: fresh.batchNumber, product: { Id: chillies.Id }, price: 212.5, priceUnit: 'KG' },
      { batchNumber: old.batchNumber, remainingQuantity: 5 },
      { batchNumber: endless.batchNumber },
    ])
    const stocks = await room.boss.get<{ stocks: StockEntry[] }>(
      `/api/stock/forProduct?product=${chillies.Id}`,
    )
    expect(stocks.body.stocks.map(({ batchNumber }) => batchNumber)).toEqual(
      body.batches.map(({ batchNumber }) => batchNumber),
    )
  })
})
