import { DEMO_STAFF } from '../../../src/demo/demo-context.js'
import { seedBreadth, seedHistory } from '../../../src/demo/history/seed-history.js'
import { OrderDocument } from '../../../src/modules/sales/orders/schemas/order.schema.js'
import { StockCheck } from '../../../src/modules/stock/inventory/checking/stock-check.service.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

// The demo shop and its past take their time on a busy machine.
const ORDERS = 700
const PRODUCTS = 40
const ignore = (): void => undefined

let shop: TestApp

beforeAll(async () => {
  shop = await startApp({ environment: { SEED: 'demo' } })
  await seedHistory(shop.app, ORDERS, ignore)
  await seedBreadth(shop.app, PRODUCTS)
})
afterAll(() => shop.close())

const past = () => shop.db.collection('orders').countDocuments({ requestKey: /^history-/ })

it('adds as many orders as asked, once', async () => {
  expect(await past()).toBe(ORDERS)
  expect(await seedHistory(shop.app, ORDERS, ignore)).toBe(0)
  expect(await past()).toBe(ORDERS)
  await expect(seedHistory(shop.app, ORDERS + 1, ignore)).rejects.toThrow('already')
})

it('adds as many products as asked with the records of a busy shop, once', async () => {
  expect(await shop.db.collection('products').countDocuments({ Id: /^FG-H/ })).toBe(PRODUCTS)
  expect(await seedBreadth(shop.app, PRODUCTS)).toBe(false)
  for (const collection of [
    'issues',
    'expenses',
    'subscribers',
    'reservations',
    'auditlog',
    'paymentreviews',
  ])
    expect(await shop.db.collection(collection).countDocuments()).toBeGreaterThan(0)
})

it('adds up with the ledger', async () =>
  expect(await shop.app.get(StockCheck, { strict: false }).recompute()).toMatchObject({ drift: 0 }))

it('writes every row as the schema wants it', async () => {
  for (const [name, collection, filter = {}] of [
    [OrderDocument.name, 'orders'],
    ['StockDocument', 'stock'],
    ['StockDocument', 'stock', { usedMilli: { $gt: 0 }, createdBy: DEMO_STAFF }],
    ['StockLedgerDocument', 'stockledger'],
    ['AttemptDocument', 'paymentattempts'],
    ['PaymentDocument', 'payments'],
    ['ReviewDocument', 'reviews'],
    ['AccountDocument', 'users'],
    ['BomDocument', 'boms'],
    ['IssueDocument', 'issues'],
    ['ExpenseDocument', 'expenses'],
    ['SubscriberDocument', 'subscribers'],
    ['RunDocument', 'reservations'],
    ['AuditEntryDocument', 'auditlog'],
    ['PaymentCaseDocument', 'paymentreviews'],
  ] as const) {
    const model = shop.db.model(name)
    const newest = shop.db.collection(collection).find(filter).sort({ _id: -1 }).limit(5)
    for (const row of await newest.toArray()) {
      const document = model.hydrate(row)
      await document.validate()
      const written = new model(row).toObject() as object
      expect(
        Object.keys(row)
          .filter((key) => key !== '__v')
          .sort(),
      ).toEqual(
        Object.keys(written)
          .filter((key) => key !== '__v')
          .sort(),
      )
    }
  }
})

it('can be read by its customers and by staff', async () => {
  const [order] = await shop.db
    .collection('orders')
    .find({ requestKey: /^history-/ })
    .limit(1)
    .toArray()
  const customer = new Client(shop.url)
  await customer.signIn(String(order?.['mobileNumber']))
  const { body } = await customer.get<{ orders: { orderId: string }[] }>('/api/orders')
  expect(body.orders.map(({ orderId }) => orderId)).toContain(order?.['orderId'])
  const staff = new Client(shop.url)
  await staff.signInStaff('9000000001', '246810')
  expect((await staff.get(`/api/orders/order/${String(order?.['orderId'])}`)).status).toBe(200)
})

it('goes on where it was cut off', async () => {
  await shop.db.collection('demo').updateOne({ _id: 'history' as never }, { $set: { done: 500 } })
  const second = Array.from({ length: 200 }, (_, index) => `history-${500 + index}`)
  const orders = shop.db.collection('orders')
  const ids = (await orders.find({ requestKey: { $in: second } }).toArray()).map(({ _id }) => _id)
  await orders.deleteMany({ _id: { $in: ids } })
  await shop.db.collection('paymentattempts').deleteMany({ order: { $in: ids } })
  await shop.db.collection('payments').deleteMany({ order: { $in: ids } })
  expect(await seedHistory(shop.app, ORDERS, ignore)).toBe(200)
  expect(await past()).toBe(ORDERS)
})
