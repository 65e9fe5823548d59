import { type RecallDetail } from '../../../src/modules/insight/recalls/http/recall.answer.js'
import { notices } from '../../support/builders/notices.builders.js'
import { lineOf, type Lot, RecallDesk } from '../../support/builders/recalls.builders.js'
import { type WireError } from '../../support/http/orders.wire.js'

let desk: RecallDesk
let lot: Lot
let recall: RecallDetail
beforeAll(async () => {
  desk = await RecallDesk.open()
})
beforeEach(async () => {
  lot = await desk.lot()
})
afterAll(() => desk.close())

const write = (id: string, message: string, version: number) =>
  desk.admin.put<RecallDetail & { code: string; details: Record<string, unknown> }>(
    `/api/admin/recalls/${id}/message`,
    { message, version },
  )

describe('the message', () => {
  it('is the same for everybody but for what differs, and of two editors the second is told', async () => {
    const bought = await desk.sent([[lot.jar, 2]])
    recall = await desk.recall(lot.jars.batchNumber)
    expect(recall.message).toContain('{jars}')
    const saved = await write(recall.id, 'Stop, {name}! {orders}', 0)
    expect(saved.body).toMatchObject({ version: 1, message: 'Stop, {name}! {orders}' })
    expect(saved.body.customers[0]?.message).toBe(`Stop, Lakshmi Rao! order ${bought.order.orderId}`)
    expect(await write(recall.id, 'Mine', 0)).toMatchObject({
      status: 409,
      body: {
        code: 'EDIT_CONFLICT',
        details: { current: { message: 'Stop, {name}! {orders}', version: 1 } },
      },
    })
    expect((await write(recall.id, 'Stop, {name}! {orders}', 1)).body.version).toBe(1)
    expect(await write(recall.id, '   ', 1)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    })
    const both = await Promise.all([write(recall.id, 'One', 1), write(recall.id, 'Two', 1)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('the message, sent by a click', () => {
  const send = (client = desk.admin) =>
    client.post<RecallDetail & WireError>(`/api/admin/recalls/${recall.id}/message`)
  const sent = () => notices(desk.shop.running, { event: 'recall', about: recall.id })

  it('goes to everybody who has the jars, once for the same batches, as it was written for them', async () => {
    const bought = await desk.sent([[lot.jar, 2]])
    await desk.packed([[lot.jar, 1]])
    recall = await desk.recall(lot.jars.batchNumber)
    await write(recall.id, 'Stop, {name}! {jars} of {orders}', 0)
    const clicks = await Promise.all([send(), send()])
    expect(clicks.map(({ status }) => status)).toEqual([200, 200])
    const { mobileNumber } = (await bought.client.get<{ mobileNumber: string }>('/api/session')).body
    expect(await sent()).toMatchObject([
      {
        person: mobileNumber,
        facts: {
          orderId: bought.order.orderId,
          batch: lot.jars.batchNumber,
          message: expect.stringMatching(/^Stop, Lakshmi Rao! 2 × .* of order P-/),
          link: `/userhomepage?tab=placeOrder&order=${bought.order.orderId}`,
        },
      },
    ])
    const later = await desk.sent([[lot.jar, 1]])
    const { body } = await send()
    expect((await sent()).map(({ facts }) => facts['orderId']).sort()).toEqual(
      [bought.order.orderId, later.order.orderId].sort(),
    )
    expect(body.log.filter(({ step }) => step === 'message-sent').map(({ detail }) => detail)).toEqual([
      'to 1 customer',
      'to 1 customer',
      'to 2 customers',
    ])
  })

  it('goes to nobody in a drill, after the close, or by a packer', async () => {
    await desk.sent([[lot.jar, 1]])
    recall = await desk.recall(lot.jars.batchNumber, { drill: true })
    expect((await send()).body.log.at(-1)).toMatchObject({ step: 'message-sent' })
    expect(await sent()).toEqual([])
    recall = await desk.recall(lot.jars.batchNumber)
    expect((await send(desk.ops)).status).toBe(403)
    await desk.admin.post(`/api/admin/recalls/${recall.id}/close`)
    expect(await send()).toMatchObject({ status: 409, body: { code: 'RECALL_CLOSED' } })
    expect(await sent()).toEqual([])
  })
})

describe('who was told', () => {
  it('is noted once, by whom and when, and can be taken back', async () => {
    const one = await desk.sent([[lot.jar, 1]])
    const two = await desk.packed([[lot.jar, 1]])
    recall = await desk.recall(lot.jars.batchNumber)
    const orderIds = [one.order.orderId, two.order.orderId]
    const clicks = await Promise.all([1, 2, 3].map(() => desk.mark(recall, orderIds)))
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    const held = await desk.mark(recall, [two.order.orderId], { mark: 'heldBack' })
    const orders = held.body.customers.flatMap((customer) => customer.orders)
    expect(orders.map(({ informed, heldBack }) => [informed?.by, heldBack?.by])).toEqual([
      ['9000000001', '9000000001'],
      ['9000000001', undefined],
    ])
    const undone = await desk.mark(recall, [one.order.orderId], { done: false })
    expect(undone.body.log.map(({ step }) => step)).toEqual([
      'begun',
      'informed',
      'informed',
      'held-back',
      'informed-undone',
    ])
    const foreign = await desk.lot()
    const stranger = await desk.sent([[foreign.jar, 1]])
    expect(await desk.mark(recall, [stranger.order.orderId])).toMatchObject({ status: 404 })
  })
})

describe('jars that came back', () => {
  it('are noted for each line, and never more than were sent', async () => {
    const bought = await desk.sent([[lot.jar, 3]])
    recall = await desk.recall(lot.jars.batchNumber)
    expect(await desk.recover(recall, bought, { returned: 2, destroyed: 2 })).toMatchObject({
      status: 400,
      body: { details: { fields: { returned: 'Only 3 of these jars were sent.' } } },
    })
    await desk.recover(recall, bought, { returned: 2, destroyed: 0 })
    await desk.recover(recall, bought, { returned: 2, destroyed: 0 })
    const noted = await desk.recover(recall, bought, { returned: 2, destroyed: 1 })
    expect(lineOf(noted.body, bought)).toMatchObject({ returned: 2, destroyed: 1 })
    expect(noted.body.log.filter(({ step }) => step === 'recovered')).toMatchObject([
      { about: bought.order.orderId, detail: '2 came back, 0 destroyed' },
      { detail: '2 came back, 1 destroyed' },
    ])
    expect((await desk.recover(recall, bought, { returned: 0, destroyed: 0, line: 3 })).status).toBe(404)
  })
})

describe('the report', () => {
  it('accounts for every jar and names no customer; at the close it stays as it is', async () => {
    const bought = await desk.sent([[lot.jar, 3]])
    await desk.packed([[lot.jar, 2]])
    recall = await desk.recall(lot.chillies.batchNumber)
    await desk.freeze(recall)
    await desk.mark(recall, [bought.order.orderId])
    await desk.recover(recall, bought, { returned: 1, destroyed: 1 })
    const report = await desk.report(recall)
    expect(report).toMatchObject({
      shop: { name: 'Jaadi', fssaiLicence: '' },
      batchNumber: lot.chillies.batchNumber,
      reason: 'Mould',
      closedAt: null,
      jars: [
        {
          batchNumber: lot.jars.batchNumber,
          made: 20,
          onShelf: 17,
          sent: 3,
          other: 0,
          returned: 1,
          destroyed: 1,
        },
      ],
      materials: [{ batchNumber: lot.chillies.batchNumber, received: 10 }],
      distribution: [{ city: 'Hyderabad', state: 'Telangana', orders: 1, jars: 3 }],
      action: { batchesFrozen: 2, customers: 1, customersInformed: 1, refunds: 0, replacements: 0 },
    })
    expect(JSON.stringify(report)).not.toMatch(/Lakshmi|9876543210|Main Road/)
    const closed = await desk.end(recall)
    expect(closed.body.status).toBe('closed')
    await desk.shop.receive(lot.jar._id, 5)
    await desk.db
      .collection('stock')
      .updateOne({ batchNumber: lot.jars.batchNumber }, { $set: { remainingMilli: 0 } })
    const kept = await desk.report(recall)
    expect(kept).toMatchObject({ jars: [{ onShelf: 17 }], closedAt: closed.body.closedAt })
  })
})

describe('a recall that is closed', () => {
  it('takes nothing any more, and closing it again changes nothing', async () => {
    const bought = await desk.sent([[lot.jar, 1]])
    recall = await desk.recall(lot.jars.batchNumber)
    const [first, second] = await Promise.all([desk.end(recall), desk.end(recall)])
    expect([first.status, second.status]).toEqual([200, 200])
    const refused = [
      await desk.freeze(recall),
      await desk.mark(recall, [bought.order.orderId]),
      await desk.decide(recall, bought),
      await desk.recover(recall, bought, { returned: 1, destroyed: 0 }),
      await write(recall.id, 'Too late', 0),
      await desk.admin.post(`/api/admin/recalls/${recall.id}/batches`, {
        batchNumber: lot.chillies.batchNumber,
      }),
    ]
    for (const { status, body } of refused)
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'RECALL_CLOSED' })
    expect((await desk.look(recall)).log.map(({ step }) => step)).toEqual(['begun', 'closed'])
  })
})

describe('personal data', () => {
  it('is in a recall by the order alone: it goes with the account, and the copy tells what was done', async () => {
    const bought = await desk.sent([[lot.jar, 1]])
    await desk.admin.put(`/api/orders/${bought.order.orderId}/delivered`)
    recall = await desk.recall(lot.jars.batchNumber)
    await desk.mark(recall, [bought.order.orderId])
    await desk.recover(recall, bought, { returned: 1, destroyed: 0 })
    const { body } = await bought.client.get<{ recalls: unknown[] }>('/api/users/data')
    expect(body.recalls).toMatchObject([
      { orderId: bought.order.orderId, decision: null, returned: 1, destroyed: 0 },
    ])
    for (const name of ['recalls', 'recalllines', 'recalllog']) {
      const stored = JSON.stringify(await desk.db.collection(name).find().toArray())
      expect(stored).not.toMatch(/Lakshmi|9876543210|Main Road/)
    }
  })
})

describe('an account whose owner has recalled jars', () => {
  const erase = (client: typeof desk.admin) => client.delete<WireError>('/api/users', { confirm: true })

  it('stays until its owner is informed, and says which order it is', async () => {
    const { client, order } = await desk.sent([[lot.jar, 1]])
    await desk.db
      .collection('orders')
      .updateOne(
        { orderId: order.orderId },
        { $set: { orderStatus: 'Completed', deliveryStatus: 'Delivered' } },
      )
    recall = await desk.recall(lot.jars.batchNumber)
    const refused = await erase(client)
    expect([refused.status, refused.body.code]).toEqual([409, 'CUSTOMER_UNINFORMED'])
    expect(refused.body.error).toContain(order.orderId)
    const kept = await desk.db.collection('orders').findOne({ orderId: order.orderId })
    expect(kept?.['contactName']).toBe('Lakshmi Rao')
    await desk.mark(recall, [order.orderId])
    expect((await erase(client)).status).toBe(200)
  })
})
