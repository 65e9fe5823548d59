import { randomUUID } from 'node:crypto'
import { Desk } from '../../support/builders/desk.builders.js'
import { notices, told } from '../../support/builders/notices.builders.js'
import { eventually, type PaymentShop, type Placed } from '../../support/builders/payments.builders.js'
import { RefundDesk } from '../../support/builders/refunds.builders.js'

let desk: RefundDesk
let shop: PaymentShop

beforeAll(async () => {
  desk = await RefundDesk.open()
  ;({ shop } = desk)
})
afterEach(() => shop.moveClock(0))
afterAll(() => shop.close())

const eventsOf = ({ order }: Placed) => told(shop.running, order.orderId)
const of = ({ order }: Placed, event: string) => notices(shop.running, { event, about: order.orderId })
const aboutOf = async (placed: Placed, event: string) => (await of(placed, event)).map(({ about }) => about)
async function decide(placed: Placed, status: string, minutes = 6): Promise<void> {
  const [refund] = (await desk.refundsAtProvider(placed)).slice(-1)
  await shop.sandbox(`refunds/${String(refund?._id)}/decide`, { status })
  await shop.reconcileAfter(minutes)
}
const give = ({ order }: Placed, body: object) =>
  desk.admin.post(`/api/admin/orders/${order.orderId}/credits`, {
    kind: 'lines',
    lines: [{ line: 0, jars: 1 }],
    reason: 'One jar broke',
    ...body,
  })

describe('a payment', () => {
  it('is told once, however often the provider says it', async () => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'SUCCESS', times: 5 })
    await eventually(async () => expect((await shop.stored(opened)).paymentStatus).toBe('Completed'))
    await Promise.all([shop.report(opened), shop.report(opened)])
    expect((await eventsOf(opened)).sort()).toEqual(['orderPaid', 'orderPlaced', 'paidOrder'])
    const { mobileNumber } = await shop.stored(opened)
    expect(await of(opened, 'orderPaid')).toMatchObject([{ person: mobileNumber }])
  })

  it('that failed is told once, with the way to pay again; it is not told after it was paid', async () => {
    const opened = await shop.opened()
    for (let time = 0; time < 2; time++) {
      await shop.complete(opened.session, { outcome: 'FAILED', webhook: false })
      await shop.report(opened)
    }
    expect(await of(opened, 'paymentFailed')).toMatchObject([
      { facts: { link: `/userhomepage?tab=placeOrder&order=${opened.order.orderId}` } },
    ])
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    await shop.report(opened)
    expect(await of(opened, 'paymentFailed')).toHaveLength(1)
  })

  it('that comes twice is told to staff as a case, and its way back to the customer', async () => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    await shop.report(opened)
    await shop.complete(opened.session, { outcome: 'SUCCESS', force: true, webhook: false })
    await shop.reconcileAfter(31)
    const [refund] = await shop.refunds(opened)
    const cases = await notices(shop.running, { event: 'paymentCase', about: String(refund?.['paymentId']) })
    expect(cases).toMatchObject([
      {
        person: null,
        facts: {
          orderId: opened.order.orderId,
          reason: expect.stringContaining('came a second time'),
          link: expect.stringMatching(/^\/dashboard\/payments\/double-payment%3A/),
        },
      },
    ])
    const back = await notices(shop.running, { event: 'refundStarted', about: String(refund?.['paymentId']) })
    expect(back).toMatchObject([
      { facts: { orderId: opened.order.orderId, arrivesIn: '7 to 10 business days' } },
    ])
    expect(await of(opened, 'orderPaid')).toHaveLength(1)
  })
})

describe('a refund', () => {
  it('through the provider is told when it starts, and when it is done with its reference', async () => {
    const order = await desk.cancelled()
    await Promise.all([desk.throughProvider(order), desk.throughProvider(order)])
    const { mobileNumber } = await shop.stored(order)
    expect(await of(order, 'refundStarted')).toMatchObject([
      { about: order.order.orderId, person: mobileNumber, facts: { amount: expect.stringMatching(/^₹/) } },
    ])
    expect(await of(order, 'refundDone')).toEqual([])
    await decide(order, 'SUCCESS')
    await shop.reconcileAfter(12)
    const seen = await desk.seenByCustomer(order)
    expect(await of(order, 'refundDone')).toMatchObject([
      {
        facts: {
          reference: seen?.refundReference,
          amount: (await of(order, 'refundStarted'))[0]?.facts['amount'],
        },
      },
    ])
  })

  it('that failed is told to staff each time, and to the customer when it is tried again', async () => {
    const order = await desk.cancelled()
    await desk.throughProvider(order)
    const [first] = await shop.refunds(order)
    await decide(order, 'CANCELLED')
    expect(await notices(shop.running, { event: 'refundFailed', about: String(first?._id) })).toMatchObject([
      { person: null, facts: { orderId: order.order.orderId, link: '/dashboard/refunds' } },
    ])
    // It is the same matter in the list of payments, and is told as a refund only.
    expect(await notices(shop.running, { event: 'paymentCase', about: 'refund-failed' })).toEqual([])
    await desk.throughProvider(order)
    const { orderId } = order.order
    expect(await aboutOf(order, 'refundStarted')).toEqual([orderId, `${orderId}:2`])
    await decide(order, 'CANCELLED', 12)
    const second = (await shop.refunds(order)).at(-1)
    expect(await notices(shop.running, { event: 'refundFailed', about: String(second?._id) })).toHaveLength(1)
  })

  it('by hand is told once it is noted', async () => {
    const order = await desk.cancelled()
    for (let time = 0; time < 2; time++) await desk.byHand(order, 'UTR632145')
    expect(await of(order, 'refundDone')).toMatchObject([{ facts: { reference: 'UTR632145' } }])
    expect(await of(order, 'refundStarted')).toEqual([])
  })

  it('of a part is told with its own amount', async () => {
    const placed = await desk.paid()
    await give(placed, { way: 'hand', reference: 'UTR1' })
    await give(placed, { way: 'provider', reason: 'Another jar broke' })
    await decide(placed, 'SUCCESS')
    const { orderId } = placed.order
    expect(await aboutOf(placed, 'refundDone')).toEqual([orderId, `${orderId}:2`])
    expect(await of(placed, 'refundStarted')).toMatchObject([{ facts: { amount: '₹499.50' } }])
    expect((await of(placed, 'refundDone')).map(({ facts }) => facts['amount'])).toEqual([
      '₹499.50',
      '₹499.50',
    ])
  })
})

describe('an order that staff took', () => {
  let counter: Desk
  beforeAll(async () => {
    counter = await Desk.open()
  })
  afterAll(() => counter.close(), 15_000)
  const eventsAt = (orderId: string) => told(counter.shop.running, orderId)

  it('to be paid later is told to the number that staff wrote down, with the place to pay', async () => {
    const body = counter.told([[await counter.shop.jar(), 2]], { channel: 'phone' })
    const { orderId } = (await counter.take(body)).body.order
    expect(await notices(counter.shop.running, { event: 'orderPlaced', about: orderId })).toMatchObject([
      {
        person: body.customerNumber,
        email: '',
        facts: { link: `/userhomepage?tab=placeOrder&order=${orderId}` },
      },
    ])
  })

  it('paid and handed over at once is told as paid, and as nothing else', async () => {
    const body = counter.told([[await counter.shop.jar(), 1]], {
      payment: 'upi',
      reference: randomUUID(),
      handOverNow: true,
    })
    const { orderId } = (await counter.take(body)).body.order
    expect((await eventsAt(orderId)).sort()).toEqual(['paidOrder', 'pickupPaid'])
    const [paid] = await notices(counter.shop.running, { event: 'pickupPaid', about: orderId })
    expect(paid).toMatchObject({
      person: body.customerNumber,
      facts: { place: expect.stringContaining('Hyderabad') },
      attachment: { kind: 'invoice', id: orderId },
    })
  })

  it('for pick-up is told as ready when it is packed', async () => {
    const jar = await counter.shop.jar()
    const body = counter.told([[jar, 1]], { payment: 'upi', reference: randomUUID() })
    const { order } = (await counter.take(body)).body
    const [batch] = await counter.shop.batches(jar)
    await counter.shop.assign(order, { itemIdx: 0, stockId: batch?._id })
    expect(
      await notices(counter.shop.running, { event: 'readyForPickup', about: order.orderId }),
    ).toMatchObject([{ person: body.customerNumber, facts: { place: expect.stringContaining('phone') } }])
    expect(await eventsAt(order.orderId)).not.toContain('orderPacked')
  })
})
