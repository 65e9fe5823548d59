import { randomUUID } from 'node:crypto'
import { Desk } from '../../support/builders/desk.builders.js'
import { type OrderShop } from '../../support/builders/orders.builders.js'
import { PaymentShop } from '../../support/builders/payments.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

let desk: Desk
let shop: OrderShop
let ops: Client
let admin: Client
let buying: PaymentShop

beforeAll(async () => {
  desk = await Desk.open()
  ;({ shop, ops } = desk)
  admin = await shop.staff()
  buying = PaymentShop.at(shop.running)
})
afterAll(() => desk.close(), 15_000)

describe('a payment for an unpaid order', () => {
  it('is taken once by two people at once', async () => {
    await desk.openDrawer()
    const before = await desk.cash()
    const jar = await shop.jar()
    const { body } = await desk.take(desk.told([[jar, 2]]))
    const answers = await Promise.all([
      desk.collect(body.order.orderId, { method: 'cash', amount: 999 }),
      desk.collect(body.order.orderId, { method: 'cash', amount: 999 }, admin),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('ALREADY_PAID')
    expect(await desk.cash()).toBe(before + 999)
  })

  it('is taken once when the same person says it twice', async () => {
    await desk.openDrawer()
    const before = await desk.cash()
    const { body } = await desk.take(desk.told([[await shop.jar(), 2]]))
    const say = () => desk.collect(body.order.orderId, { method: 'cash', amount: 999 })
    expect((await Promise.all([say(), say()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await desk.cash()).toBe(before + 999)
  })

  it('is the order’s amount, and only admins may take it for an order that the customer placed', async () => {
    const { body } = await desk.take(desk.told([[await shop.jar(), 2]]))
    const wrong = await desk.collect(body.order.orderId, { method: 'upi', reference: 'U1', amount: 9 })
    expect(wrong).toMatchObject({
      status: 409,
      body: { code: 'AMOUNT_MISMATCH', details: { order: 999, given: 9 } },
    })
    const { order } = await shop.placed([[await shop.jar(), 1]])
    const money = { method: 'upi', reference: randomUUID(), amount: order.finalPrice }
    expect(await desk.collect(order.orderId, money)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
    expect(await desk.collect(order.orderId, money, admin)).toMatchObject({
      status: 200,
      body: { order: { paymentStatus: 'Completed', paidBy: 'upi', channel: 'shop' } },
    })
  })

  it('is refused for an order whose jars are gone, and for a deleted one', async () => {
    const jar = await shop.jar({ jars: 1 })
    const { body } = await desk.take(desk.told([[jar, 1]]))
    await shop.holds.releaseExpired(shop.letHoldsExpire())
    await shop.placed([[jar, 1]])
    const refused = await desk.collect(body.order.orderId, {
      method: 'upi',
      reference: 'GONE',
      amount: 499.5,
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'ORDER_TAKES_NO_PAYMENT' } })
    expect((await shop.look(body.order)).paymentStatus).toBe('Pending')
    shop.running.clock.shift(0)
  })

  it('is refunded in cash from the drawer', async () => {
    await desk.openDrawer()
    const customerNumber = desk.newNumber()
    const { body } = await desk.take(desk.told([[await shop.jar(), 2]], { customerNumber, payment: 'cash' }))
    const { orderId } = body.order
    const customer = new Client(shop.running.url)
    await customer.signIn(customerNumber)
    const cancelled = await customer.put<WireOrder>(`/api/orders/${orderId}/cancel`)
    const before = await desk.cash()
    const refund = `/api/admin/desk/orders/${orderId}/cash-refund`
    expect(await ops.put(refund)).toMatchObject({ status: 403 })
    const both = await Promise.all([admin.put(refund), admin.put(refund)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await desk.cash()).toBe(before - (cancelled.body.refundAmount ?? 0))
    const online = await shop.paid([[await shop.jar(), 1]])
    expect(await admin.put(`/api/admin/desk/orders/${online.order.orderId}/cash-refund`)).toMatchObject({
      status: 409,
      body: { code: 'REFUND_NOT_DUE' },
    })
  })
})

const byUpi = (orderId: string, amount: number, reference: string) =>
  desk.collect(orderId, { method: 'upi', reference, amount }, admin)

async function moneyOf(orderId: string) {
  const { db } = desk.shop.running
  return {
    receipts: await db.collection('receipts').countDocuments({ orderId }),
    payments: await db.collection('payments').find({ orderId }).toArray(),
    refunds: await db.collection('refunds').countDocuments({ orderId, purpose: 'extra' }),
    order: await db.collection('orders').findOne({ orderId }),
  }
}

it('refunds what the provider brings when staff already took the money', async () => {
  const opened = await buying.opened()
  const { orderId, finalPrice } = opened.order
  expect(await byUpi(orderId, finalPrice, 'FIRST')).toMatchObject({ status: 200 })
  await buying.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
  await buying.report(opened)
  const { receipts, payments, refunds, order } = await moneyOf(orderId)
  expect({ receipts, refunds, paidBy: order?.['paidBy'] }).toEqual({ receipts: 1, refunds: 1, paidBy: 'upi' })
  expect(payments).toMatchObject([{ disposition: 'extra' }])
})

it('is booked once when both ways come at the same moment', async () => {
  const opened = await buying.opened()
  const { orderId, finalPrice } = opened.order
  await buying.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
  const [taken] = await Promise.all([byUpi(orderId, finalPrice, 'SECOND'), buying.report(opened)])
  const { receipts, payments, refunds } = await moneyOf(orderId)
  const isStaffFirst = taken.status === 200
  if (!isStaffFirst) expect(taken).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } })
  expect(payments).toMatchObject([{ disposition: isStaffFirst ? 'extra' : 'applied' }])
  expect({ receipts, refunds }).toEqual(
    isStaffFirst ? { receipts: 1, refunds: 1 } : { receipts: 0, refunds: 0 },
  )
})
