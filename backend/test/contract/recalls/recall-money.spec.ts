import { type RecallDetail } from '../../../src/modules/insight/recalls/http/recall.answer.js'
import { type Bought, lineOf, type Lot, RecallDesk } from '../../support/builders/recalls.builders.js'

let desk: RecallDesk
let lot: Lot
let bought: Bought
let recall: RecallDetail
beforeAll(async () => {
  desk = await RecallDesk.open()
})
beforeEach(async () => {
  lot = await desk.lot()
  bought = await desk.sent([[lot.jar, 2]])
  recall = await desk.recall(lot.chillies.batchNumber)
})
afterEach(() => desk.money.moveClock(0))
afterAll(() => desk.close())

const refundsOf = ({ order }: Bought) =>
  desk.db.collection('refunds').find({ orderId: order.orderId }).toArray()
const paymentOf = ({ order }: Bought) => desk.db.collection('payments').findOne({ orderId: order.orderId })
const storedOf = ({ order }: Bought) => desk.db.collection('orders').findOne({ orderId: order.orderId })
const atProvider = ({ order }: Bought) =>
  desk.db.collection('sandbox_cashfree_refunds').find({ orderId: order.order_extid }).toArray()
const pricePaise = () => Math.round((bought.order.items[0]?.linePrice ?? 0) * 100)
const by = (method: string, changes: object = {}) => desk.decide(recall, bought, { method, ...changes })

describe('money for recalled jars, through the provider', () => {
  it('is what was paid for them, and done once the provider says so; the order stays paid', async () => {
    const asked = await by('provider')
    expect(lineOf(asked.body, bought)).toMatchObject({
      refunded: pricePaise() / 100,
      decision: { kind: 'refund', method: 'provider', refund: 'open', amount: pricePaise() / 100 },
    })
    expect(await refundsOf(bought)).toMatchObject([{ purpose: 'recall', amountPaise: pricePaise() }])
    const [refund] = await atProvider(bought)
    await desk.money.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'SUCCESS' })
    await desk.money.reconcileAfter(6)
    expect(lineOf(await desk.look(recall), bought)?.decision?.refund).toBe('done')
    const stored = await storedOf(bought)
    expect(stored).toMatchObject({
      paymentStatus: 'Completed',
      deliveryStatus: 'Shipped',
      creditedPaise: pricePaise(),
    })
    const { body } = await bought.client.get<{ orders: { timeline: { event: string; detail: string }[] }[] }>(
      '/api/orders',
    )
    const told = body.orders[0]?.timeline.filter(({ event }) => /recall/i.test(event))
    expect(told?.map(({ event }) => event)).toEqual(['Recall refund started', 'Recalled jars refunded'])
    expect(told?.[1]?.detail).toMatch(/^₹[\d,.]+, \S+$/)
  })

  it('that fails can be tried again or given by hand, and only then its case is settled', async () => {
    await by('provider')
    const [first] = await atProvider(bought)
    await desk.money.sandbox(`refunds/${String(first?._id)}/decide`, { status: 'CANCELLED' })
    await desk.money.reconcileAfter(6)
    const failed = lineOf(await desk.look(recall), bought)
    expect(failed).toMatchObject({ refunded: 0, decision: { refund: 'failed' } })
    expect((await paymentOf(bought))?.['refundablePaise']).toBe((await paymentOf(bought))?.['amountPaise'])
    expect(await storedOf(bought)).toMatchObject({ creditedPaise: 0 })
    const cases = () => desk.db.collection('paymentreviews').find({ orderId: bought.order.orderId }).toArray()
    expect(await cases()).toMatchObject([{ reason: 'refund-failed', state: 'open' }])
    const again = await by('hand', { reference: 'UTR9' })
    expect(lineOf(again.body, bought)).toMatchObject({
      refunded: pricePaise() / 100,
      decision: { method: 'hand', reference: 'UTR9', refund: 'done' },
    })
    expect(await cases()).toMatchObject([{ reason: 'refund-failed', state: 'resolved' }])
  })
})

describe('money for recalled jars, by hand', () => {
  it('needs the reference of the transfer', async () => {
    const refused = await by('hand')
    expect(refused).toMatchObject({
      status: 400,
      body: { details: { fields: { reference: 'Refund reference is required.' } } },
    })
    expect(await refundsOf(bought)).toEqual([])
  })

  it('is done as soon as it is written, on the same tables as every refund', async () => {
    await by('hand', { reference: 'UTR1' })
    expect(await refundsOf(bought)).toMatchObject([
      { purpose: 'recall', method: 'hand', status: 'succeeded', note: 'UTR1', by: '9000000001' },
    ])
    const payment = await paymentOf(bought)
    expect(Number(payment?.['amountPaise']) - Number(payment?.['refundablePaise'])).toBe(pricePaise())
    expect(await atProvider(bought)).toEqual([])
  })

  it('said again changes nothing, and said otherwise is refused with what was done', async () => {
    await by('hand', { reference: 'UTR1' })
    expect((await by('hand', { reference: 'UTR1' })).status).toBe(200)
    for (const other of [
      await by('hand', { reference: 'UTR2' }),
      await by('provider'),
      await desk.decide(recall, bought, { decision: 'nothing' }),
    ])
      expect(other).toMatchObject({
        status: 409,
        body: { code: 'RECALL_DECIDED', details: { decision: 'refund', reference: 'UTR1' } },
      })
    expect(await refundsOf(bought)).toHaveLength(1)
  })
})

describe('money goes back once', () => {
  it('however many click, in whatever way', async () => {
    const clicks = [
      by('provider'),
      by('hand', { reference: 'UTR1' }),
      by('provider'),
      by('hand', { reference: 'UTR2' }),
    ]
    const statuses = (await Promise.all(clicks)).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    expect(statuses).toContain(200)
    const refunds = await refundsOf(bought)
    expect(refunds).toHaveLength(1)
    const payment = await paymentOf(bought)
    expect(Number(payment?.['amountPaise']) - Number(payment?.['refundablePaise'])).toBe(pricePaise())
  })

  it('in two recalls that reach the same jars', async () => {
    const other = await desk.recall(lot.jars.batchNumber)
    const both = await Promise.all([desk.decide(recall, bought), desk.decide(other, bought)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('JARS_REFUNDED')
    expect(await refundsOf(bought)).toHaveLength(1)
  })

  it('for each line of an order at once, and never more than came in', async () => {
    const second = await desk.lot()
    const both = await desk.sent([
      [lot.jar, 1],
      [second.jar, 2],
    ])
    await desk.admin.post(`/api/admin/recalls/${recall.id}/batches`, {
      batchNumber: second.chillies.batchNumber,
    })
    const [one, two] = await Promise.all([desk.decide(recall, both), desk.decide(recall, both, { line: 1 })])
    expect([one.status, two.status]).toEqual([200, 200])
    const refunds = await refundsOf(both)
    expect(refunds).toHaveLength(2)
    const payment = await paymentOf(both)
    const back = refunds.reduce((sum, { amountPaise }) => sum + Number(amountPaise), 0)
    expect(Number(payment?.['amountPaise']) - Number(payment?.['refundablePaise'])).toBe(back)
    expect(back).toBe(Math.round(both.order.totalPrice * 100))
  })

  it('never beyond what is left of the payment', async () => {
    await desk.db
      .collection('payments')
      .updateOne({ orderId: bought.order.orderId }, { $set: { refundablePaise: 100 } })
    for (const refused of [await by('provider'), await by('hand', { reference: 'UTR1' })])
      expect(refused).toMatchObject({ status: 409, body: { code: 'REFUND_EXCEEDS_PAYMENT' } })
    expect(await storedOf(bought)).not.toHaveProperty('items.0.allocations.0.refund.id')
    expect(lineOf(await desk.look(recall), bought)?.decision).toBeNull()
  })
})

describe('jars whose money cannot go back', () => {
  it('include those of parcels that are still in the house', async () => {
    const packed = await desk.packed([[lot.jar, 1]])
    for (const decision of ['refund', 'replacement', 'nothing'])
      expect(await desk.decide(recall, packed, { decision, reference: 'X1' })).toMatchObject({
        status: 409,
        body: { code: 'JARS_NOT_SENT' },
      })
  })

  it('include those of an order that the provider does not know', async () => {
    const { order, client } = await desk.shop.packed([[lot.jar, 1]])
    await desk.shop.ship(order)
    const old = { order, client }
    expect(await desk.decide(recall, old)).toMatchObject({
      status: 409,
      body: { code: 'NO_PROVIDER_PAYMENT' },
    })
    const byHand = await desk.decide(recall, old, { method: 'hand', reference: 'UTR3' })
    expect(lineOf(byHand.body, old)?.decision).toMatchObject({ refund: 'done', reference: 'UTR3' })
  })

  it('include those that cost less than a rupee, through the provider', async () => {
    await desk.shop.change(lot.jar, { pricePaise: 50 })
    const cheap = await desk.sent([[lot.jar, 1]])
    expect(await desk.decide(recall, cheap)).toMatchObject({
      status: 409,
      body: { code: 'NOTHING_TO_REFUND' },
    })
  })
})

describe('another decision', () => {
  it('is noted with its reference, moves no money, and can be thought over', async () => {
    expect(await desk.decide(recall, bought, { decision: 'replacement' })).toMatchObject({
      status: 400,
      body: { details: { fields: { reference: 'Say with which parcel the other jars go.' } } },
    })
    const noted = await desk.decide(recall, bought, { decision: 'replacement', reference: 'Waybill 77' })
    expect(lineOf(noted.body, bought)?.decision).toMatchObject({
      kind: 'replacement',
      reference: 'Waybill 77',
      refund: null,
      amount: 0,
    })
    await desk.decide(recall, bought, { decision: 'replacement', reference: 'Waybill 77' })
    await desk.decide(recall, bought, { decision: 'nothing' })
    expect(await refundsOf(bought)).toEqual([])
    const refunded = await by('provider')
    expect(refunded.body.log.map(({ step }) => step)).toEqual(['begun', 'replacement', 'nothing', 'refund'])
  })
})

describe('the figures of sales', () => {
  it('are less by what went back on the day on which it was back, and whole while it is not', async () => {
    const day = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)
    const sales = async () =>
      (
        await desk.admin.get<{ amount: number; orders: number; delivery: number }>(
          `/api/admin/reports/sales?from=${day}&to=${day}`,
        )
      ).body
    // Refunds of the tests before may still arrive: ten a round.
    for (let round = 0; round < 3; round++) await desk.money.reconcileAfter(12)
    desk.money.moveClock(0)
    const before = await sales()
    await by('provider')
    expect(await sales()).toEqual(before)
    const [refund] = await atProvider(bought)
    await desk.money.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'CANCELLED' })
    await desk.money.reconcileAfter(6)
    expect(await sales()).toEqual(before)
    desk.money.moveClock(0)
    await by('hand', { reference: 'UTR1' })
    expect(await sales()).toMatchObject({
      amount: before.amount - pricePaise() / 100,
      orders: before.orders,
      delivery: before.delivery,
    })
  })
})
