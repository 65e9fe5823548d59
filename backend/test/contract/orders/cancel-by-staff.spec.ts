import { packer as aPacker } from '../../support/builders/auth.builders.js'
import { expectOk, type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface Cancelled extends WireOrder, WireError {
  cancelledBy: string | null
  cancelReason: string | null
  cancellation: { full: number; lessCharge: number } | null
  whyNot: Record<string, string | null>
}

let shop: OrderShop
let jar: Jar
beforeAll(async () => {
  shop = await OrderShop.open()
})
beforeEach(async () => {
  jar = await shop.jar({ jars: 10 })
})
afterAll(() => shop.close(), 15_000)

const BODY = { reason: 'Out of gongura until March', keepCharge: false }
const cancel = async ({ orderId }: { orderId: string }, body: object = BODY) =>
  (await shop.staff()).post<Cancelled>(`/api/admin/orders/${orderId}/cancel`, body)
async function own(client: Client) {
  const { body } = await client.get<{ orders: (Cancelled & { creditNoteUrl: string | null })[] }>(
    '/api/orders',
  )
  return body.orders[0]
}
const audits = ({ orderId }: { orderId: string }) =>
  shop.running.db
    .collection('auditlog')
    .countDocuments({ action: 'order.cancelled', subject: `order:${orderId}` })

describe('a cancellation of a paid order by staff', () => {
  it('that waits refunds everything, returns the jars, and shows the customer the reason', async () => {
    const { client, order } = await shop.paid([[jar, 2]])
    const answer = await cancel(order)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        orderStatus: 'Cancelled',
        deliveryStatus: 'Cancelled',
        paymentStatus: 'Completed',
        refundAmount: order.finalPrice,
        cancelledBy: 'staff',
        cancelReason: BODY.reason,
        cancellation: null,
        whyNot: { cancelByStaff: 'It is cancelled already.', refund: null },
      },
    })
    expect(await shop.stock(jar)).toEqual({ onHand: 10, committed: 0, available: 10 })
    const seen = await own(client)
    expect(seen).toMatchObject({
      cancelReason: BODY.reason,
      refundState: 'Due',
      refundAmount: order.finalPrice,
    })
    expect(seen?.timeline.at(-1)).toMatchObject({ event: 'Cancelled', detail: BODY.reason })
    expect(JSON.stringify(seen)).not.toContain('9000000001')
    const note = await client.get<{ text: string }>(String(seen?.creditNoteUrl))
    expect(note.status).toBe(200)
    expect(await audits(order)).toBe(1)
  })

  it('that is packed returns the jars to their batches', async () => {
    const { order } = await shop.packed([[jar, 3]])
    const answer = await cancel(order, { reason: 'The glass broke', keepCharge: true })
    expect(answer.status).toBe(200)
    expect(answer.body.refundAmount).toBe(order.finalPrice - Math.round(order.totalPrice * 0.03))
    expect((await shop.batches(jar))[0]).toMatchObject({ remaining: 10, used: 0 })
    expect(await shop.stock(jar)).toEqual({ onHand: 10, committed: 0, available: 10 })
    expect(await shop.drift()).toBe(0)
  })

  it('shows before what either way refunds', async () => {
    const { order } = await shop.packed([[jar, 1]])
    const { body } = await (await shop.staff()).get<Cancelled>(`/api/orders/order/${order.orderId}`)
    expect(body.cancellation).toEqual({
      full: order.finalPrice,
      lessCharge: order.finalPrice - Math.round(order.totalPrice * 0.03),
    })
    expect(body.whyNot['cancelByStaff']).toBeNull()
  })

  it('happens once, however often it is requested', async () => {
    const { order } = await shop.packed([[jar, 1]])
    const answers = await Promise.all([cancel(order), cancel(order), cancel(order)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0].body.timeline.filter(({ event }) => event === 'Cancelled')).toHaveLength(1)
    expect(await audits(order)).toBe(1)
    const otherwise = await cancel(order, { ...BODY, reason: 'Another reason' })
    expect(otherwise).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    expect(await shop.drift()).toBe(0)
  })
})

describe('a cancellation by staff is refused', () => {
  it.each([
    [{ keepCharge: false }, 'reason'],
    [{ ...BODY, reason: '   ' }, 'reason'],
    [{ ...BODY, reason: 'x'.repeat(201) }, 'reason'],
    [{ ...BODY, reason: 7 }, 'reason'],
    [{ reason: 'Sorry' }, 'keepCharge'],
    [{ reason: 'Sorry', keepCharge: 'yes' }, 'keepCharge'],
  ])('with %j', async (body, field) => {
    const { order } = await shop.paid([[jar, 1]])
    const answer = await cancel(order, body)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.details.fields ?? {})).toEqual([field])
  })

  it('for an order that is unpaid, sent, or missing', async () => {
    const { order: unpaid } = await shop.placed([[jar, 1]])
    const { order: sent } = await shop.packed([[jar, 1]])
    expectOk(await shop.ship(sent))
    for (const order of [unpaid, sent])
      expect(await cancel(order)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    expect((await cancel({ orderId: 'P-AAAA-AAAA' })).status).toBe(404)
  })

  it('to a packer, a customer or a visitor', async () => {
    const { client, order } = await shop.paid([[jar, 1]])
    const path = `/api/admin/orders/${order.orderId}/cancel`
    const { client: packer } = await aPacker(shop.running, await shop.staff())
    expect((await packer.post(path, BODY)).status).toBe(403)
    expect((await client.post(path, BODY)).status).toBe(403)
    expect((await new Client(shop.running.url).post(path, BODY)).status).toBe(401)
  })
})

describe('a cancellation by staff wins or loses wholly', () => {
  it.each(['assign', 'ship', 'customer'] as const)('against %s, in every order of arrival', async (rival) => {
    for (let round = 0; round < 4; round++) {
      const lines = [[jar, 1]] as const
      const { client, order } = rival === 'ship' ? await shop.packed(lines) : await shop.paid(lines)
      const [batch] = await shop.batches(jar)
      const rivals = {
        assign: () => shop.assign(order, { itemIdx: 0, stockId: batch?._id }),
        ship: () => shop.ship(order),
        customer: () => client.put<Cancelled>(`/api/orders/${order.orderId}/cancel`),
      }
      const [ours] = await Promise.all([cancel(order), rivals[rival]()])
      const { body } = await (await shop.staff()).get<Cancelled>(`/api/orders/order/${order.orderId}`)
      if (ours.status === 200)
        expect(body).toMatchObject({ orderStatus: 'Cancelled', deliveryStatus: 'Cancelled', waybill: null })
      else expect(ours.body.code).toBe('INVALID_TRANSITION')
      if (rival === 'customer') expect(body.orderStatus).toBe('Cancelled')
      expect(body.timeline.filter(({ event }) => event === 'Cancelled').length).toBe(
        body.orderStatus === 'Cancelled' ? 1 : 0,
      )
      expect(await shop.drift()).toBe(0)
    }
  })
})
