import {
  type Bought,
  lineOf,
  type Lot,
  RecallDesk,
  type RecallResult,
} from '../../support/builders/recalls.builders.js'
import { type WireError } from '../../support/http/orders.wire.js'

let desk: RecallDesk
let lot: Lot
let bought: Bought
let recall: { id: string }
beforeAll(async () => {
  desk = await RecallDesk.open()
})
beforeEach(async () => {
  lot = await desk.lot()
  bought = await desk.sent([[lot.jar, 2]])
  recall = await desk.recall(lot.chillies.batchNumber)
})
afterAll(() => desk.close())

const replace = ({ order }: Pick<Bought, 'order'>, lines = [0], id = recall.id): Promise<RecallResult> =>
  desk.admin.post(`/api/admin/recalls/${id}/replacements`, { orderId: order.orderId, lines })

const replacementsOf = ({ order }: Bought) =>
  desk.db.collection('orders').find({ replaces: order.orderId }).toArray()

/** The recalled batches are frozen, and there are jars of another pot. */
async function ready(): Promise<void> {
  await desk.freeze(recall)
  await desk.shop.receive(lot.jar._id, 10)
}

describe('other jars for recalled ones', () => {
  it('are an order at no charge that names the old one and the recall, and the log knows it', async () => {
    await ready()
    const made = await replace(bought)
    const [order] = await replacementsOf(bought)
    expect(order).toMatchObject({ finalPaise: 0, paidBy: 'none', deliveryStatus: 'Pending' })
    expect(order?.['timeline']).toMatchObject([
      { event: 'Placed', detail: `Recall of ${lot.chillies.batchNumber}`, by: '9000000001' },
    ])
    expect(order?.['items']).toMatchObject([{ quantityMilli: 2000 }])
    expect(lineOf(made.body, bought)?.decision).toMatchObject({
      kind: 'replacement',
      reference: order?.['orderId'],
      refund: null,
      order: { orderId: order?.['orderId'], deliveryStatus: 'Pending' },
    })
    expect(made.body.log.at(-1)).toMatchObject({
      step: 'replacement',
      about: bought.order.orderId,
      detail: order?.['orderId'],
    })
    expect((await desk.report(recall)).action.replacements).toBe(1)
    expect(await desk.shop.drift()).toBe(0)
  })

  it('are packed out of other batches: none of the recalled ones is offered or taken', async () => {
    await ready()
    await replace(bought)
    const [order] = await replacementsOf(bought)
    const orderId = String(order?.['orderId'])
    const refused = await desk.shop.assign(
      { _id: orderId },
      {
        itemIdx: 0,
        stockId: lot.jars._id,
      },
    )
    expect(refused).toMatchObject({ status: 409, body: { code: 'BATCH_QUARANTINED' } })
    const packed = await desk.admin.put(`/api/admin/orders/${orderId}/assign-by-fefo`, {})
    expect(packed.status).toBe(200)
    const stored = await desk.db.collection('orders').findOne({ orderId })
    const taken = (stored?.['items'] as { allocations: { batchNumber: string }[] }[] | undefined)?.[0]
      ?.allocations
    expect(taken?.map(({ batchNumber }) => batchNumber)).not.toContain(lot.jars.batchNumber)
    expect(taken).toHaveLength(1)
  })

  it('are one order, however often and by however many they are asked for', async () => {
    await ready()
    const clicks = await Promise.all([replace(bought), replace(bought), replace(bought)])
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await replace(bought)).body.log.filter(({ step }) => step === 'replacement')).toHaveLength(1)
    expect(await replacementsOf(bought)).toHaveLength(1)
  })

  it('are one order for all lines of a parcel', async () => {
    const second = await desk.lot()
    const both = await desk.sent([
      [lot.jar, 1],
      [second.jar, 2],
    ])
    await desk.admin.post(`/api/admin/recalls/${recall.id}/batches`, {
      batchNumber: second.chillies.batchNumber,
    })
    await ready()
    await desk.shop.receive(second.jar._id, 10)
    expect((await replace(both, [0, 1])).status).toBe(200)
    const [order, ...others] = await replacementsOf(both)
    expect(others).toEqual([])
    expect(order?.['items']).toMatchObject([{ quantityMilli: 1000 }, { quantityMilli: 2000 }])
  })

  it('are decided anew once their order was cancelled', async () => {
    await ready()
    await replace(bought)
    const [order] = await replacementsOf(bought)
    const cancelled = await desk.admin.post(`/api/admin/orders/${String(order?.['orderId'])}/cancel`, {
      keepCharge: false,
      reason: 'Wants the money',
    })
    expect(cancelled.status).toBe(200)
    expect(lineOf(await desk.look(recall), bought)?.decision?.order?.deliveryStatus).toBe('Cancelled')
    expect((await replace(bought)).status).toBe(200)
    expect(await replacementsOf(bought)).toHaveLength(2)
  })
})

it('a later recall replaces the jars of a replacement, for which no money can go back', async () => {
  await ready()
  await replace(bought)
  const [made] = await replacementsOf(bought)
  const orderId = String(made?.['orderId'])
  const first = { order: await desk.shop.look({ orderId }) }
  const [, batch] = await desk.shop.batches(lot.jar)
  await desk.shop.assign(first.order, { itemIdx: 0, stockId: batch?._id })
  await desk.shop.ship(first.order)
  await desk.shop.receive(lot.jar._id, 10)
  const later = await desk.recall(String(batch?.batchNumber))
  await desk.freeze(later)
  for (const method of ['provider', 'hand'])
    expect(await desk.decide(later, first, { method, reference: 'UTR3' })).toMatchObject({
      status: 409,
      body: {
        code: 'NOTHING_TO_REFUND',
        error: `Nothing was paid for order ${orderId}. Send other jars, or give money of order ${bought.order.orderId} back.`,
      },
    })
  const answers = await Promise.all([replace(first, [0], later.id), replace(first, [0], later.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [again, ...others] = await desk.db.collection('orders').find({ replaces: orderId }).toArray()
  expect(others).toEqual([])
  expect(again).toMatchObject({ paidBy: 'none', items: [{ quantityMilli: 2000 }] })
  expect(await desk.shop.drift()).toBe(0)
})

describe('other jars are refused', () => {
  const refusal = (code: string) => ({ status: 409, body: { code } })

  it('until the recalled batches are frozen, which the sentence names', async () => {
    expect(await replace(bought)).toMatchObject({
      status: 409,
      body: {
        code: 'RECALL_NOT_FROZEN',
        error: `Freeze the batches first, so that no recalled jar goes out again: ${lot.jars.batchNumber}.`,
        details: { batchNumbers: [lot.jars.batchNumber] },
      },
    })
  })

  it('when no other jars are there: a sentence says so, and nothing is decided', async () => {
    await desk.freeze(recall)
    expect(await replace(bought)).toMatchObject(refusal('OUT_OF_STOCK'))
    expect(lineOf(await desk.look(recall), bought)?.decision).toBeNull()
    expect(await replacementsOf(bought)).toEqual([])
  })

  it('when the money went back, in this recall or in another', async () => {
    await ready()
    await desk.decide(recall, bought, { method: 'hand', reference: 'UTR1' })
    expect(await replace(bought)).toMatchObject(refusal('RECALL_DECIDED'))
    const other = await desk.recall(lot.jars.batchNumber)
    await desk.freeze(other)
    expect(await replace(bought, [0], other.id)).toMatchObject(refusal('JARS_REFUNDED'))
  })

  it('a second time by another recall; and no money goes back for jars that were replaced', async () => {
    await ready()
    await replace(bought)
    const money = await desk.decide(recall, bought, { method: 'hand', reference: 'UTR1' })
    expect(money).toMatchObject(refusal('RECALL_DECIDED'))
    expect((money.body as WireError).error).toMatch(/^Order P-\S+ brings other jars for those of order P-/)
    const other = await desk.recall(lot.jars.batchNumber)
    await desk.freeze(other)
    const elsewhere = await desk.decide(other, bought, { method: 'hand', reference: 'UTR2' })
    expect(elsewhere).toMatchObject(refusal('RECALL_DECIDED'))
    expect(await replace(bought, [0], other.id)).toMatchObject(refusal('REPLACED_ALREADY'))
    expect(await desk.db.collection('refunds').countDocuments({ orderId: bought.order.orderId })).toBe(0)
  })

  it('for jars that are still here, for lines without recalled jars, and once it is closed', async () => {
    const packed = await desk.packed([[lot.jar, 1]])
    await ready()
    expect(await replace(packed)).toMatchObject(refusal('JARS_NOT_SENT'))
    expect(await replace(bought, [7])).toMatchObject({ status: 404 })
    expect(await replace(bought, [])).toMatchObject({ status: 400 })
    expect(await replace(bought, [-1])).toMatchObject({ status: 400 })
    await desk.end(recall)
    expect(await replace(bought)).toMatchObject(refusal('RECALL_CLOSED'))
  })

  it('to operations', async () => {
    const answer = await desk.ops.post(`/api/admin/recalls/${recall.id}/replacements`, {
      orderId: bought.order.orderId,
      lines: [0],
    })
    expect(answer.status).toBe(403)
  })
})

it('is only noted in a drill', async () => {
  const drill = await desk.recall(lot.chillies.batchNumber, { drill: true })
  await desk.freeze(drill)
  const before = await desk.everything()
  const noted = await replace(bought, [0], drill.id)
  expect(lineOf(noted.body, bought)?.decision).toMatchObject({ kind: 'replacement', order: null })
  expect(await replace(bought, [0], drill.id)).toMatchObject({ status: 200 })
  expect(await desk.everything()).toEqual(before)
})
