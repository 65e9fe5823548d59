import { getModelToken } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { seedDemo } from '../../../src/demo/seed-demo.js'
import { isAllowed } from '../../../src/kernel/access/permissions.js'
import { addIstDays, istDay } from '../../../src/kernel/dates/ist.js'
import { SalesReport } from '../../../src/modules/insight/reports/sales-report.service.js'
import { type TraceAnswer } from '../../../src/modules/insight/trace/http/trace.answer.js'
import { RouteTable } from '../../../src/modules/office/auth/access/http/route-table.js'
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

it('the demo has at least fourteen jars, the cheapest kilo of chicken for 849 rupees', async () => {
  const shown = await products()
  expect(shown.length).toBeGreaterThanOrEqual(14)
  const kilos = shown.filter((one) => one.variantType === 'CHICKEN' && one.variantWeight === '1kg')
  expect(Math.min(...kilos.map(({ price }) => price))).toBe(849)
})

it('the demo has one jar sold out, one with three left and one without a limit', async () => {
  const shown = await products()
  expect(shown.filter((one) => one.availableStock === 0 && !one.unlimitedStock)).toHaveLength(1)
  expect(shown.filter((one) => one.availableStock === 3)).toHaveLength(1)
  expect(shown.filter((one) => one.unlimitedStock)).toHaveLength(1)
})

it('the demo adds up: the stock check finds no drift', async () => {
  expect(await shop.app.get(StockCheck, { strict: false }).recompute()).toMatchObject({
    drift: 0,
    repaired: [],
  })
})

it('the demo has an order in every state', async () => {
  const orders = shop.app.get<Model<OrderDocument>>(getModelToken(OrderDocument.name), { strict: false })
  const states = await orders.distinct('deliveryStatus')
  expect(states.sort()).toEqual(['Cancelled', 'Delivered', 'Packed', 'Pending', 'Shipped'])
  expect(await orders.distinct('paymentStatus')).toEqual(expect.arrayContaining(['Completed', 'Pending']))
})

it('the demo is filled once: a second run changes nothing', async () => {
  const before = await Promise.all(['products', 'orders', 'stock', 'reviews', 'users'].map(count))
  expect(await seedDemo(shop.app)).toBe(false)
  expect(await Promise.all(['products', 'orders', 'stock', 'reviews', 'users'].map(count))).toEqual(before)
})

it('the demo leaves nothing behind when it cannot finish', async () => {
  const empty = await startApp()
  const sevenDaysAgo = new Date(empty.clock.now().getTime() - 7 * 86_400_000)
  // The number of the first production run is taken, so the demo fails after people, products and stock.
  await empty.db.collection('reservations').insertOne({ reservationId: runNumber(sevenDaysAgo, 1) })
  await expect(seedDemo(empty.app)).rejects.toMatchObject({ code: 11000 })
  for (const collection of ['products', 'stock', 'stockledger', 'users', 'counters', 'demo'])
    expect(await empty.db.collection(collection).countDocuments()).toBe(0)
  await empty.close()
})

it('the demo is filled by one of two applications that start at once, and days already summed as empty are summed again', async () => {
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

it("the demo's sent jars come from a stored run, so that they lead back to their sacks and supplier", async () => {
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

describe("the demo's papers and money", () => {
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

  it('include a refund through the provider for the order that waits for one', async () => {
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

describe('what a packer reads', () => {
  /** What things cost the business; a price of goods that customers pay is no such figure. */
  const COSTS =
    /^(cost|costPrice|unitCost|totalCost|unitPrice|lastPrice|labour|gas|overhead|ingredients|gainValue|lossValue|estimate|margin|marginPercent)$/
  type Json = Record<string, unknown>

  /** The figures of an answer that tell a cost; `price` is one beside a batch, a purchase or its last supplier. */
  function costsIn(value: unknown, path = ''): string[] {
    if (Array.isArray(value)) return value.flatMap((one) => costsIn(one, path))
    if (value === null || typeof value !== 'object') return []
    const fields = value as Json
    const isBought = 'batchNumber' in fields && !('linePrice' in fields)
    return Object.entries(fields).flatMap(([name, inner]) => {
      const tells = typeof inner === 'number' && (COSTS.test(name) || (name === 'price' && isBought))
      return [...(tells ? [`${path}.${name}`] : []), ...costsIn(inner, `${path}.${name}`)]
    })
  }

  it('has no cost in it, on any route that packers may read, though an admin reads costs on many', async () => {
    const boss = new Client(shop.url)
    await boss.signInStaff('9000000001', '246810')
    const ops = new Client(shop.url)
    await ops.signInStaff('9000000002', '135790')
    const routes = shop.app
      .get(RouteTable)
      .all()
      .flatMap(({ method, path, access }) =>
        method === 'GET' && access && !access.public && isAllowed('ops', access.permission) ? [path] : [],
      )
    const { db } = shop
    const some = async (collection: string, filter: object = {}): Promise<Json> =>
      (await db.collection(collection).findOne(filter)) ?? {}
    const [run, order, count] = [
      await some('reservations', { status: 'Production Completed' }),
      await some('orders', { paidAt: { $ne: null } }),
      await some('stockcounts'),
    ]
    const bought = await some('stock', { materialType: 'RM', source: 'purchase' })
    const ids: Record<string, unknown> = {
      '/orders': order['orderId'],
      '/admin/orders': order['orderId'],
      '/admin/desk': order['orderId'],
      '/admin/courier-work': order['orderId'],
      '/admin/counts': count['_id'],
      '/admin/customers': order['userId'],
      '/admin/products': bought['product'],
      '/admin/suppliers': bought['supplier'],
      '/stock': bought['_id'],
      '/admin/stock': bought['_id'],
      '/reservations': run['_id'],
      '/admin/reservations': run['_id'],
      '/admin/boms': (await some('boms'))['_id'],
      '/admin/trace': bought['batchNumber'],
    }
    const told: Record<'ops' | 'admin', Set<string>> = { ops: new Set(), admin: new Set() }
    for (const route of routes) {
      const [, start = ''] = /^((?:\/admin)?\/[^/]+)/.exec(route) ?? []
      const path = `/api${route.replace(/:\w+/g, String(ids[start]))}`
      for (const [who, client] of [
        ['ops', ops],
        ['admin', boss],
      ] as const)
        for (const found of costsIn((await client.get<Json>(path)).body)) told[who].add(`${route} ${found}`)
    }
    expect([...told.ops]).toEqual([])
    const shown = [...told.admin].map((one) => one.split(' ')[0])
    expect(new Set(shown).size).toBeGreaterThanOrEqual(8)
  })
})
