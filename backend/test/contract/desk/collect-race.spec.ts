import { ADMIN, WITH_ADMIN } from '../../support/auth.builders.js'
import { Client } from '../../support/client.js'
import { PaymentShop } from '../../support/payments.builders.js'

let shop: PaymentShop
let admin: Client

beforeAll(async () => {
  shop = await PaymentShop.open(WITH_ADMIN)
  admin = new Client(shop.url)
  await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
})
afterAll(() => shop.close(), 15_000)

const collect = (orderId: string, amount: number, reference: string) =>
  admin.post<{ code?: string }>(`/api/admin/desk/orders/${orderId}/receipt`, {
    method: 'upi',
    reference,
    amount,
  })

async function moneyOf(orderId: string) {
  const { db } = shop.running
  return {
    receipts: await db.collection('receipts').countDocuments({ orderId }),
    payments: await db.collection('payments').find({ orderId }).toArray(),
    refunds: await db.collection('refunds').countDocuments({ orderId, purpose: 'extra' }),
    order: await db.collection('orders').findOne({ orderId }),
  }
}

it('gives back what the provider brings for an order that staff took the money of', async () => {
  const opened = await shop.opened()
  const { orderId, finalPrice } = opened.order
  expect(await collect(orderId, finalPrice, 'FIRST')).toMatchObject({ status: 200 })
  await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
  await shop.report(opened)
  const { receipts, payments, refunds, order } = await moneyOf(orderId)
  expect({ receipts, refunds, paidBy: order?.['paidBy'] }).toEqual({ receipts: 1, refunds: 1, paidBy: 'upi' })
  expect(payments).toMatchObject([{ disposition: 'extra' }])
})

it('is paid once when both come at the same moment', async () => {
  const opened = await shop.opened()
  const { orderId, finalPrice } = opened.order
  await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
  const [taken] = await Promise.all([collect(orderId, finalPrice, 'SECOND'), shop.report(opened)])
  const { receipts, payments, refunds } = await moneyOf(orderId)
  const isStaffFirst = taken.status === 200
  if (!isStaffFirst) expect(taken).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } })
  expect(payments).toMatchObject([{ disposition: isStaffFirst ? 'extra' : 'applied' }])
  expect({ receipts, refunds }).toEqual(
    isStaffFirst ? { receipts: 1, refunds: 1 } : { receipts: 0, refunds: 0 },
  )
})
