import { randomUUID } from 'node:crypto'
import { OrderShop } from '../../support/builders/orders.builders.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

describe('assigning stock', () => {
  it('takes the whole line from a batch; the order is Packed when every line is covered', async () => {
    const [a, b] = [await shop.jar({ jars: 5 }), await shop.jar({ jars: 5 })]
    const { order } = await shop.paid([
      [a, 2],
      [b, 1],
    ])
    const [batchA] = await shop.batches(a)
    const [batchB] = await shop.batches(b)
    const first = await shop.assign(order, {
      itemIdx: 0,
      stockId: batchA?._id,
      batchNumber: batchA?.batchNumber,
    })
    expect(first).toMatchObject({
      status: 200,
      body: {
        deliveryStatus: 'Pending',
        items: [
          { batchNumber: batchA?.batchNumber, productName: a.name, product: { _id: a._id, Id: a.Id } },
          { batchNumber: null },
        ],
      },
    })
    const second = await shop.assign(order, { itemIdx: 1, stockId: batchB?._id })
    expect(second.body.deliveryStatus).toBe('Packed')
    expect(second.body.timeline.map(({ event }) => event)).toEqual([
      'Placed',
      'Paid',
      'Batch assigned',
      'Batch assigned',
      'Packed',
    ])
    expect(await shop.stock(a)).toEqual({ onHand: 3, committed: 0, available: 3 })
    expect(await shop.drift()).toBe(0)
  })

  it('takes parts of a line from several batches, shown joined', async () => {
    const jar = await shop.jar({ jars: 2 })
    await shop.receive(jar._id, 4)
    const { order } = await shop.paid([[jar, 5]])
    const [old, young] = await shop.batches(jar)
    const whole = await shop.assign(order, { itemIdx: 0, stockId: old?._id })
    expect(whole).toMatchObject({
      status: 409,
      body: { code: 'INSUFFICIENT_BATCH', details: { remaining: 2 } },
    })
    await shop.assign(order, { itemIdx: 0, stockId: old?._id, quantity: 2 })
    const done = await shop.assign(order, { itemIdx: 0, stockId: young?._id })
    expect(done.body).toMatchObject({
      deliveryStatus: 'Packed',
      items: [
        {
          batchNumber: `${old?.batchNumber}, ${young?.batchNumber}`,
          allocations: [{ quantity: 2 }, { quantity: 3 }],
        },
      ],
    })
    expect(await shop.drift()).toBe(0)
  })

  it('tells staff what may be done with an order and its items, and why the rest may not', async () => {
    const jar = await shop.jar()
    const [batch] = await shop.batches(jar)
    const { client, order } = await shop.placed([[jar, 1]])
    expect(await shop.look(order)).toMatchObject({
      canAssign: false,
      canUnassign: true,
      canShip: false,
      canDeliver: false,
      canRefund: false,
      whyNot: { assign: 'Wait until it is paid.', unassign: null, restore: 'It is in the lists.' },
      items: [{ canAssign: false, canUnassign: false, whyNot: { unassign: 'It has no batch.' } }],
    })
    await shop.settling.markPaid(order.orderId, { at: shop.running.clock.now() })
    expect(await shop.look(order)).toMatchObject({
      canAssign: true,
      canShip: false,
      canCancel: true,
      whyNot: { assign: null, ship: 'Assign batches to every item first.', cancel: null },
      items: [{ canAssign: true, whyNot: { assign: null } }],
    })
    const packed = await shop.assign(order, { itemIdx: 0, stockId: batch?._id })
    expect(packed.body).toMatchObject({
      canAssign: false,
      canUnassign: true,
      canShip: true,
      canCancel: false,
      whyNot: { assign: 'Every item has its batches.', cancel: 'It is packed. Unassign a batch first.' },
      items: [{ canAssign: false, canUnassign: true }],
    })
    await shop.unassign(order, 0)
    await client.put(`/api/orders/${order.orderId}/cancel`)
    expect(await shop.look(order)).toMatchObject({
      canAssign: false,
      canUnassign: false,
      canRefund: true,
      whyNot: { assign: 'It was cancelled.', refund: null },
    })
  })
})

describe('a step on batches that is sent again under its key', () => {
  const key = () => ({ 'idempotency-key': randomUUID() })
  const put = async (
    order: { _id: string },
    step: 'assign-stock' | 'unassign-stock',
    body: object,
    headers: Record<string, string>,
  ) => (await shop.staff()).put<WireOrder & WireError>(`/api/orders/${order._id}/${step}`, body, headers)

  it('takes a part once, and gives a part back once, one after the other and both at once', async () => {
    const jar = await shop.jar({ jars: 9 })
    const { order } = await shop.paid([[jar, 6]])
    const [batch] = await shop.batches(jar)
    const part = { itemIdx: 0, stockId: batch?._id, quantity: 2 }
    const assigned = key()
    const answers = [
      ...(await Promise.all([1, 2].map(() => put(order, 'assign-stock', part, assigned)))),
      await put(order, 'assign-stock', part, assigned),
    ]
    for (const { status, body } of answers)
      expect([status, body.items[0]?.allocations]).toMatchObject([200, [{ quantity: 2 }]])
    await put(order, 'assign-stock', part, key())
    await put(order, 'assign-stock', part, key())
    expect((await shop.look(order)).deliveryStatus).toBe('Packed')

    const returned = key()
    const back = { itemIdx: 0, stockId: batch?._id }
    await Promise.all([1, 2].map(() => put(order, 'unassign-stock', back, returned)))
    const last = await put(order, 'unassign-stock', back, returned)
    expect(last.body.items[0]?.allocations).toMatchObject([{ quantity: 2 }, { quantity: 2 }])
    // What was done under the first key stays done once, whatever became of it.
    expect((await put(order, 'assign-stock', part, assigned)).body.deliveryStatus).toBe('Pending')
    expect(await shop.stock(jar)).toEqual({ onHand: 5, committed: 2, available: 3 })
    expect(await shop.drift()).toBe(0)
  })

  it('takes no other assignment under the key, and one that was refused leaves it free', async () => {
    const jar = await shop.jar({ jars: 4 })
    const { order } = await shop.paid([[jar, 3]])
    const [batch] = await shop.batches(jar)
    const once = key()
    const part = (quantity: number) => ({ itemIdx: 0, stockId: batch?._id, quantity })
    expect((await put(order, 'assign-stock', part(4), once)).status).toBe(400)
    expect((await put(order, 'assign-stock', part(1), once)).status).toBe(200)
    expect((await put(order, 'assign-stock', part(2), once)).body.code).toBe('KEY_REUSED')
    expect((await put(order, 'unassign-stock', { itemIdx: 0 }, once)).body.code).toBe('KEY_REUSED')
    expect((await shop.look(order)).items[0]?.allocations).toMatchObject([{ quantity: 1 }])
  })
})

describe('assigning stock, at its bounds', () => {
  it('refuses a line that has its batch, more than the line needs, an unknown line, and another batch number', async () => {
    const jar = await shop.jar()
    const { order } = await shop.paid([[jar, 2]])
    const [batch] = await shop.batches(jar)
    const stockId = batch?._id
    expect(await shop.assign(order, { itemIdx: 0, stockId, quantity: 3 })).toMatchObject({
      status: 400,
      body: { details: { fields: { quantity: 'At most 2.' } } },
    })
    expect((await shop.assign(order, { itemIdx: 5, stockId })).status).toBe(400)
    expect((await shop.assign(order, { itemIdx: 0, stockId: 'no id' })).status).toBe(400)
    expect(await shop.assign(order, { itemIdx: 0, stockId, batchNumber: 'FG-1' })).toMatchObject({
      status: 409,
      body: { code: 'BATCH_MISMATCH' },
    })
    expect((await shop.batches(jar))[0]?.remaining).toBe(20)
    await shop.assign(order, { itemIdx: 0, stockId, quantity: 1 })
    await shop.unassign(order, 0)
    await shop.assign(order, { itemIdx: 0, stockId })
    expect(await shop.assign(order, { itemIdx: 0, stockId })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    })
  })

  it('refuses a line that has its batch while another line still needs one', async () => {
    const [jar, other] = [await shop.jar(), await shop.jar()]
    const { order } = await shop.paid([
      [jar, 1],
      [other, 1],
    ])
    const [batch] = await shop.batches(jar)
    await shop.assign(order, { itemIdx: 0, stockId: batch?._id })
    expect(await shop.assign(order, { itemIdx: 0, stockId: batch?._id })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_ASSIGNED', details: { itemIdx: 0 } },
    })
    expect((await shop.batches(jar))[0]?.remaining).toBe(19)
  })

  it("refuses another product's batch", async () => {
    const [jar, other] = [await shop.jar(), await shop.jar()]
    const { order } = await shop.paid([[jar, 1]])
    const [foreign] = await shop.batches(other)
    expect((await shop.assign(order, { itemIdx: 0, stockId: foreign?._id })).status).toBe(404)
  })

  it('is for paid orders that are not cancelled', async () => {
    const jar = await shop.jar()
    const [batch] = await shop.batches(jar)
    const unpaid = await shop.placed([[jar, 1]])
    const cancelled = await shop.paid([[jar, 1]])
    await cancelled.client.put(`/api/orders/${cancelled.order.orderId}/cancel`)
    for (const { order } of [unpaid, cancelled])
      expect(await shop.assign(order, { itemIdx: 0, stockId: batch?._id })).toMatchObject({
        status: 409,
        body: { code: 'INVALID_TRANSITION' },
      })
  })

  it('is for staff', async () => {
    const { client, order } = await shop.paid([[await shop.jar(), 1]])
    expect((await client.put(`/api/orders/${order._id}/assign-stock`, { itemIdx: 0 })).status).toBe(403)
    expect((await client.put(`/api/orders/${order._id}/unassign-stock`, { itemIdx: 0 })).status).toBe(403)
    expect((await client.get('/api/orders/list')).status).toBe(403)
  })
})

describe('unassigning stock', () => {
  it('puts the jars back into their batches; a Packed order is Pending again and can be cancelled', async () => {
    const jar = await shop.jar({ jars: 3 })
    const { client, order } = await shop.packed([[jar, 2]])
    expect(await shop.unassign(order, 0)).toMatchObject({
      status: 200,
      body: { deliveryStatus: 'Pending', items: [{ batchNumber: null, allocations: [] }] },
    })
    expect(await shop.stock(jar)).toEqual({ onHand: 3, committed: 2, available: 1 })
    expect(await shop.drift()).toBe(0)
    expect((await client.put(`/api/orders/${order.orderId}/cancel`)).status).toBe(200)
    expect(await shop.stock(jar)).toEqual({ onHand: 3, committed: 0, available: 3 })
  })

  it('is refused where there is no batch, and once the courier has the shipment', async () => {
    const jar = await shop.jar()
    const { order: bare } = await shop.paid([[jar, 1]])
    expect(await shop.unassign(bare, 0)).toMatchObject({ status: 409, body: { code: 'NOT_ASSIGNED' } })
    const { order: shipped } = await shop.packed([[jar, 1]])
    await shop.ship(shipped)
    expect(await shop.unassign(shipped, 0)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    })
  })
})

describe('a batch in quarantine', () => {
  it('is not assigned, and what it is packed in is not shipped until it is free', async () => {
    const jar = await shop.jar({ jars: 5 })
    const { order } = await shop.packed([[jar, 2]])
    const [batch] = await shop.batches(jar)
    const staff = await shop.staff()
    const path = `/api/admin/stock/${String(batch?._id)}/quarantine`
    expect((await staff.post(path, { reason: 'A lid leaks' })).status).toBe(200)
    const refused = await shop.ship(order)
    expect(refused).toMatchObject({ status: 409, body: { code: 'BATCH_QUARANTINED' } })
    expect((await staff.delete(path, {})).status).toBe(200)
    expect((await shop.ship(order)).status).toBe(200)
    expect(await shop.drift()).toBe(0)
  })
})
