import { type Placed } from '../../support/builders/payments.builders.js'
import { RefundDesk } from '../../support/builders/refunds.builders.js'
import { type Client } from '../../support/http/client.js'

let desk: RefundDesk
let admin: Client

beforeAll(async () => {
  desk = await RefundDesk.open()
  ;({ admin } = desk)
})
afterEach(() => desk.shop.moveClock(0))
afterAll(() => desk.shop.close())

/** Everything had been refunded before the cancellation. */
async function cancelledForNothing(): Promise<Placed> {
  const cancelled = await desk.cancelled()
  await desk.shop.running.db
    .collection('orders')
    .updateOne({ orderId: cancelled.order.orderId }, { $set: { refundPaise: 0 } })
  return cancelled
}

const idsOf = (rows: readonly { orderId: string }[]) => rows.map(({ orderId }) => orderId)

it('a refund of 0 is in no list and no count, and cannot be booked', async () => {
  const { orderId } = (await cancelledForNothing()).order
  const due = (await desk.cancelled()).order.orderId
  const listed = await admin.get<{ orders: { orderId: string }[]; total: number }>('/api/orders/Cancelled')
  expect(idsOf(listed.body.orders)).toContain(due)
  expect(idsOf(listed.body.orders)).not.toContain(orderId)
  const rows = await admin.get<{ orderId: string }[]>(
    `/api/admin/refunds?filter=${encodeURIComponent('{"paymentStatus":"Completed"}')}`,
  )
  expect(idsOf(rows.body)).toEqual([due])
  desk.shop.moveClock(8 * 24 * 60)
  const watched = await admin.get<{ refunds: { orderId: string }[] }>('/api/admin/refunds-watch')
  expect(watched.status).toBe(200)
  expect(idsOf(watched.body.refunds)).not.toContain(orderId)
  const byHand = await admin.put(`/api/orders/${orderId}/refund-completed`, { refundReference: 'UTR1' })
  expect(byHand).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_DUE' } })
})

it('a refund of 0 shows its customer no state, and tells staff why', async () => {
  const cancelled = await cancelledForNothing()
  expect(await desk.seenByCustomer(cancelled)).toMatchObject({ refundState: null, refundAmount: 0 })
  const { body } = await admin.get<{ order: { whyNot: { refund: string | null } } }>(
    `/api/admin/desk/orders/${cancelled.order.orderId}`,
  )
  expect(body.order.whyNot.refund).toBe('Nothing of its money goes back.')
})
