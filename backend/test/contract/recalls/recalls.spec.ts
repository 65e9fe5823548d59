import { type RecallDetail } from '../../../src/modules/insight/recalls/http/recall.answer.js'
import { type Lot, RecallDesk } from '../../support/builders/recalls.builders.js'
import { type Client } from '../../support/http/client.js'

let desk: RecallDesk
let lot: Lot
beforeAll(async () => {
  desk = await RecallDesk.open()
  lot = await desk.lot()
})
afterAll(() => desk.close())

const NOBODY = '6740c1f2a4b5c6d7e8f90123'

describe('a call about recalls is refused', () => {
  it('to everybody but an admin', async () => {
    const customer = await desk.shop.customer()
    const { id } = await desk.recall(lot.jars.batchNumber, { drill: true })
    const calls: ((by: Client) => Promise<{ status: number }>)[] = [
      (by) => by.get('/api/admin/recalls'),
      (by) => by.get(`/api/admin/recalls/${id}`),
      (by) => by.get(`/api/admin/recalls/${id}/report`),
      (by) => desk.begin(lot.jars.batchNumber, {}, by),
      (by) => by.post(`/api/admin/recalls/${id}/freeze`),
      (by) => by.post(`/api/admin/recalls/${id}/close`),
      (by) => by.post(`/api/admin/recalls/${id}/decisions`, {}),
    ]
    for (const call of calls) {
      expect((await call(desk.ops)).status).toBe(403)
      expect((await call(customer)).status).toBe(403)
    }
    await desk.end({ id })
  })

  it.each([
    ['batchNumber', { batchNumber: '' }, 'Name the batch.'],
    ['batchNumber', { batchNumber: 7 }, 'Name the batch.'],
    ['drill', { drill: 'yes' }, 'Drill is true or false.'],
    ['reason', { reason: '  ' }, 'Say why.'],
    ['reason', { reason: 'x'.repeat(201) }, 'The reason has at most 200 characters.'],
  ])('when it begins with a bad %s (%j)', async (field, changes, sentence) => {
    const { status, body } = await desk.begin(lot.jars.batchNumber, changes)
    expect({ status, code: body.code, fields: body.details.fields }).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      fields: { [field]: sentence },
    })
  })

  it('for a batch and for recalls that do not exist', async () => {
    expect((await desk.begin('FG-000000-001')).status).toBe(404)
    for (const id of [NOBODY, 'no-id']) {
      expect((await desk.admin.get(`/api/admin/recalls/${id}`)).status).toBe(404)
      expect((await desk.admin.get(`/api/admin/recalls/${id}/report`)).status).toBe(404)
      expect((await desk.freeze({ id })).status).toBe(404)
      expect((await desk.end({ id })).status).toBe(404)
    }
  })

  it('when its body names nothing that there is', async () => {
    const recall = await desk.recall(lot.chillies.batchNumber, { drill: true })
    const bad = [
      [await desk.mark(recall, []), 'orderIds'],
      [await desk.mark(recall, ['P-7KQ4-M2XD'], { mark: 'seen' }), 'mark'],
      [await desk.mark(recall, ['P-7KQ4-M2XD'], { done: 1 }), 'done'],
      [await desk.decide(recall, { order: { orderId: '' } as never }), 'orderId'],
      [await desk.decide(recall, { order: { orderId: 'P-7KQ4-M2XD' } as never }, { line: -1 }), 'line'],
      [
        await desk.decide(recall, { order: { orderId: 'P-7KQ4-M2XD' } as never }, { decision: 'gift' }),
        'decision',
      ],
      [
        await desk.decide(recall, { order: { orderId: 'P-7KQ4-M2XD' } as never }, { method: 'cheque' }),
        'method',
      ],
      [
        await desk.recover(
          recall,
          { order: { orderId: 'P-7KQ4-M2XD' } as never },
          { returned: 0.5, destroyed: 0 },
        ),
        'returned',
      ],
      [
        await desk.recover(
          recall,
          { order: { orderId: 'P-7KQ4-M2XD' } as never },
          { returned: 0, destroyed: -1 },
        ),
        'destroyed',
      ],
    ] as const
    for (const [{ status, body }, field] of bad)
      expect([field, status, Object.keys(body.details.fields ?? {})]).toEqual([field, 400, [field]])
    expect((await desk.mark(recall, ['P-7KQ4-M2XD'])).status).toBe(404)
    await desk.end(recall)
  })
})

describe('a recall', () => {
  it('that is begun by many clicks is one, and another may follow once it is closed', async () => {
    const begun = await Promise.all([1, 2, 3, 4].map(() => desk.begin(lot.jars.batchNumber)))
    expect(begun.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(begun.map(({ body }) => body.id)).size).toBe(1)
    const [first] = begun as [(typeof begun)[0]]
    expect(first.body).toMatchObject({ status: 'open', drill: false, reason: 'Mould', version: 0 })
    const drill = await desk.recall(lot.jars.batchNumber, { drill: true })
    expect(drill.id).not.toBe(first.body.id)
    await desk.end(drill)
    expect((await desk.end(first.body)).body).toMatchObject({ status: 'closed', closedBy: '9000000001' })
    const again = await desk.recall(lot.jars.batchNumber)
    expect(again.id).not.toBe(first.body.id)
    await desk.end(again)
  })

  it('is listed, newest first, by its state, its batch, and whether it is a drill', async () => {
    const recall = await desk.recall(lot.chillies.batchNumber)
    const list = (filter: object) =>
      desk.admin.get<RecallDetail[]>(
        `/api/admin/recalls?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    expect((await list({})).body[0]).toMatchObject({ id: recall.id, product: expect.any(String) as string })
    expect((await list({ status: 'open' })).body.map(({ id }) => id)).toEqual([recall.id])
    expect((await list({ drill: true })).body.every(({ drill }) => drill)).toBe(true)
    expect((await list({ batchNumber: lot.chillies.batchNumber.toLowerCase() })).body[0]?.id).toBe(recall.id)
    await desk.end(recall)
  })

  it('of a sack reaches the pot, the jars and the people, with what is left and what it costs', async () => {
    const { chillies, jar, jars } = await desk.lot()
    const sent = await desk.sent([[jar, 3]])
    const packed = await desk.packed([[jar, 2]])
    const planned = await desk.run([chillies], jar, [])
    const recall = await desk.recall(chillies.batchNumber)
    expect(recall.batches.map(({ batchNumber }) => batchNumber)).toEqual([
      jars.batchNumber,
      chillies.batchNumber,
    ])
    expect(recall.batches[0]).toMatchObject({
      made: 20,
      remaining: 15,
      setAside: 2,
      sent: 3,
      frozen: false,
      root: false,
    })
    expect(recall.batches[1]).toMatchObject({ materialType: 'RM', root: true })
    expect(recall.runs).toMatchObject([{ reservationId: planned, parts: [{ quantity: 1.5, unit: 'KG' }] }])
    const orders = recall.customers.flatMap((customer) => customer.orders)
    expect(orders.map(({ orderId, sent: isSent }) => [orderId, isSent])).toEqual([
      [packed.order.orderId, false],
      [sent.order.orderId, true],
    ])
    expect(recall.customers[1]).toMatchObject({
      name: 'Lakshmi Rao',
      contactNumber: '9876543210',
      address: '12 Main Road, Hyderabad, Telangana 500001',
    })
    expect(recall.customers[1]?.message).toContain(`3 × ${jar.name}, batch ${jars.batchNumber}, made `)
    const paid = sent.order.items[0]?.linePrice ?? 0
    const { shelf, material, refunds, courier, total } = recall.cost
    expect({ shelf, material, refunds, courier }).toEqual({
      shelf: 17 * 200,
      material: 10 * 400,
      refunds: paid,
      courier: sent.order.deliveryCost,
    })
    expect(total).toBeCloseTo(shelf + material + refunds + courier, 2)
    expect(recall.log).toMatchObject([{ step: 'begun', about: chillies.batchNumber, detail: 'Mould' }])
    await desk.end(recall)
  })

  it('of a part that lies elsewhere reaches the whole lot', async () => {
    const { jars, jar } = await desk.lot()
    const sent = await desk.sent([[jar, 1]])
    const outlet = await desk.db
      .collection('outlets')
      .insertOne({ name: 'Stall', mobileNumberOutlet: '9000000099' })
    const moved = await desk.admin.post<{ batchNumber: string }>(`/api/admin/stock/${jars._id}/transfers`, {
      outlet: String(outlet.insertedId),
      quantity: 4,
    })
    const recall = await desk.recall(moved.body.batchNumber)
    expect(recall.batches.map(({ batchNumber, made }) => [batchNumber, made])).toEqual([
      [jars.batchNumber, 16],
      [moved.body.batchNumber, 4],
    ])
    expect(recall.customers.flatMap(({ orders }) => orders.map(({ orderId }) => orderId))).toEqual([
      sent.order.orderId,
    ])
    await desk.end(recall)
  })

  it('lists other jars of the same pot, which can be added to the recall', async () => {
    const chillies = await desk.material()
    const half = await desk.shop.jar()
    const [one] = await desk.shop.batches(half)
    const other = await desk.shop.receive(half._id, 5)
    await desk.run([chillies], half, [one!, other])
    const recall = await desk.recall(one!.batchNumber)
    expect(recall.siblings).toEqual([
      { batchNumber: other.batchNumber, product: half.name, madeWith: one!.batchNumber },
    ])
    const add = () =>
      desk.admin.post<RecallDetail>(`/api/admin/recalls/${recall.id}/batches`, {
        batchNumber: other.batchNumber,
      })
    expect((await add()).body).toMatchObject({ siblings: [], roots: [one!.batchNumber, other.batchNumber] })
    const again = await add()
    expect(again.body.log.filter(({ step }) => step === 'batch-added')).toHaveLength(1)
    expect(
      (await desk.admin.post(`/api/admin/recalls/${recall.id}/batches`, { batchNumber: 'FG-000000-001' }))
        .status,
    ).toBe(404)
    await desk.end(recall)
  })
})

describe('freezing', () => {
  it('stops every batch at once, leaves what was frozen, and keeps packed parcels here', async () => {
    const { chillies, jar, jars } = await desk.lot()
    const packed = await desk.packed([[jar, 2]])
    await desk.admin.post(`/api/admin/stock/${chillies._id}/quarantine`, { reason: 'Wet' })
    const recall = await desk.recall(chillies.batchNumber)
    const answers = await Promise.all([1, 2, 3].map(() => desk.freeze(recall)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const now = await desk.look(recall)
    expect(now.batches.every(({ frozen }) => frozen)).toBe(true)
    expect(now.log.filter(({ step }) => step === 'batch-frozen')).toMatchObject([{ about: jars.batchNumber }])
    const stored = await desk.db.collection('stock').findOne({ batchNumber: jars.batchNumber })
    expect(stored?.['quarantine']).toMatchObject({ reason: `Recall of ${chillies.batchNumber}: Mould` })
    const wet = await desk.db.collection('stock').findOne({ batchNumber: chillies.batchNumber })
    expect(wet?.['quarantine']).toMatchObject({ reason: 'Wet' })
    expect(await desk.shop.ship(packed.order)).toMatchObject({
      status: 409,
      body: { code: 'BATCH_QUARANTINED' },
    })
    expect(await desk.shop.drift()).toBe(0)
    await desk.end(recall)
    const after = await desk.look(recall)
    expect(after.batches.every(({ frozen }) => frozen)).toBe(true)
  })
})
