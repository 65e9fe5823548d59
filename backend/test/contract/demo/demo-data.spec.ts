import { getModelToken } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { seedDemo } from '../../../src/demo/seed-demo.js'
import { addIstDays, istDay } from '../../../src/kernel/dates/ist.js'
import { SalesReport } from '../../../src/modules/insight/reports/sales-report.service.js'
import { type TraceAnswer } from '../../../src/modules/insight/trace/http/trace.answer.js'
import { OrderDocument } from '../../../src/modules/sales/orders/schemas/order.schema.js'
import { StockCheck } from '../../../src/modules/stock/inventory/checking/stock-check.service.js'
import { runNumber } from '../../../src/modules/stock/runs/domain/run-number.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

interface Product {
  _id: string
  Id: string
  image: string
  price: number
  variantType: string
  variantWeight: string
  availableStock: number
  unlimitedStock: boolean
  reviewCount: number
  avgRating: number | null
  ingredients: { name: string; showasIngredient: boolean }[]
}

let shop: TestApp

beforeAll(async () => {
  shop = await startApp({ environment: { SEED: 'demo' } })
})
afterAll(() => shop.close())

async function products(): Promise<Product[]> {
  const answer = await fetch(`${shop.url}/api/products?materialType=FG&withReview=true&withIngrediants=true`)
  return ((await answer.json()) as { products: Product[] }).products
}
const count = (collection: string) => shop.db.collection(collection).countDocuments()

it('shows at least fourteen jars, the cheapest kilo of chicken for 849 rupees', async () => {
  const shown = await products()
  expect(shown.length).toBeGreaterThanOrEqual(14)
  const kilos = shown.filter((one) => one.variantType === 'CHICKEN' && one.variantWeight === '1kg')
  expect(Math.min(...kilos.map(({ price }) => price))).toBe(849)
})

it('has one jar sold out, one with three left and one without a limit', async () => {
  const shown = await products()
  expect(shown.filter((one) => one.availableStock === 0 && !one.unlimitedStock)).toHaveLength(1)
  expect(shown.filter((one) => one.availableStock === 3)).toHaveLength(1)
  expect(shown.filter((one) => one.unlimitedStock)).toHaveLength(1)
})

it('adds up: the stock check finds no drift', async () => {
  expect(await shop.app.get(StockCheck, { strict: false }).recompute()).toMatchObject({
    drift: 0,
    repaired: [],
  })
})

it('has an order in every state', async () => {
  const orders = shop.app.get<Model<OrderDocument>>(getModelToken(OrderDocument.name), { strict: false })
  const states = await orders.distinct('deliveryStatus')
  expect(states.sort()).toEqual(['Cancelled', 'Delivered', 'Packed', 'Pending', 'Shipped'])
  expect(await orders.distinct('paymentStatus')).toEqual(expect.arrayContaining(['Completed', 'Pending']))
})

it('fills once: a second run changes nothing', async () => {
  const before = await Promise.all(['products', 'orders', 'stock', 'reviews', 'users'].map(count))
  expect(await seedDemo(shop.app)).toBe(false)
  expect(await Promise.all(['products', 'orders', 'stock', 'reviews', 'users'].map(count))).toEqual(before)
})

it('leaves nothing behind when it cannot finish', async () => {
  const empty = await startApp()
  const sevenDaysAgo = new Date(empty.clock.now().getTime() - 7 * 86_400_000)
  // The number that the first production run would take: the demo data meet it after people, products and stock.
  await empty.db.collection('reservations').insertOne({ reservationId: runNumber(sevenDaysAgo, 1) })
  await expect(seedDemo(empty.app)).rejects.toMatchObject({ code: 11000 })
  for (const collection of ['products', 'stock', 'stockledger', 'users', 'counters', 'demo'])
    expect(await empty.db.collection(collection).countDocuments()).toBe(0)
  await empty.close()
})

it('is filled by one of two applications that start at once, also in days that were summed up empty', async () => {
  const one = await startApp()
  const other = await startApp({ mongodbUri: one.mongodbUri })
  const report = one.app.get(SalesReport, { strict: false })
  const today = istDay(one.clock.now())
  const ordersOfDays = async () =>
    (await report.between(addIstDays(today, -60), today)).reduce((sum, { orders }) => sum + orders, 0)
  expect(await ordersOfDays()).toBe(0)
  const filled = await Promise.all([seedDemo(one.app), seedDemo(other.app)])
  expect(filled.sort()).toEqual([false, true])
  expect(await one.db.collection('outlets').countDocuments()).toBe(1)
  const paid = { paymentStatus: 'Completed', orderStatus: { $ne: 'Cancelled' } }
  expect(await ordersOfDays()).toBe(await one.db.collection('orders').countDocuments(paid))
  expect(await one.app.get(StockCheck, { strict: false }).recompute()).toMatchObject({ drift: 0 })
  await other.close()
  await one.close()
})

it('sent jars of a run that is on file, so that they lead back to their sacks and their supplier', async () => {
  const admin = new Client(shop.url)
  await admin.signInStaff('9000000001', '246810')
  const made = await shop.db.collection('stock').findOne({ materialType: 'FG', source: 'run' })
  const { status, body } = await admin.get<TraceAnswer>(`/api/admin/trace?batch=${made?.['batchNumber']}`)
  expect(status).toBe(200)
  expect(new Set(body.nodes.map(({ kind }) => kind))).toEqual(new Set(['supplier', 'batch', 'run', 'order']))
  expect(body.edges).toContainEqual(expect.objectContaining({ from: body.root, basis: 'sent' }))
  const [order] = await shop.db
    .collection('orders')
    .find({ 'items.allocations.stockId': made?._id })
    .toArray()
  const packed = (order?.['timeline'] as { event: string; at: Date }[] | undefined)?.find(
    ({ event }) => event === 'Packed',
  )
  expect(packed?.at.getTime()).toBeGreaterThan(Number(made?.['createdAt']))
})

describe('its papers and its money', () => {
  const orders = () =>
    shop.db
      .collection('orders')
      .find({ paidAt: { $ne: null } })
      .sort({ paidAt: 1, _id: 1 })
      .toArray()

  it('have numbers in the order of the payments, from the beginning', async () => {
    const numbers = (await orders()).map((order) => order['invoiceNumber'] as string)
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers.every((number) => /^INV\/\d\d-\d\d\/\d{5}$/.test(number))).toBe(true)
    expect([...numbers].sort()).toEqual(numbers)
    const [cancelled] = (await orders()).filter((order) => order['orderStatus'] === 'Cancelled')
    expect(cancelled?.['creditNoteNumber']).toMatch(/^CN\/\d\d-\d\d\/00001$/)
  })

  it('go back through the provider for the order that waits for a refund', async () => {
    const admin = new Client(shop.url)
    await admin.signInStaff('9000000001', '246810')
    const [due] = (await orders()).filter((order) => order['orderStatus'] === 'Cancelled')
    const path = `/api/admin/refunds/${String(due?.['orderId'])}/provider`
    const asked = await admin.post<{ refundState: string }>(path, {})
    expect([asked.status, asked.body.refundState]).toEqual([200, 'Started'])
    shop.clock.shift(5 * 60_000)
    expect((await admin.post('/api/admin/jobs/payments.reconcile/run', {})).status).toBeLessThan(300)
    const refunded = await shop.db.collection('orders').findOne({ orderId: due?.['orderId'] })
    expect(refunded).toMatchObject({ paymentStatus: 'Refund Completed' })
  })
})
