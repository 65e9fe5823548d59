import { randomUUID } from 'node:crypto'
import { OrderShop } from '../../support/builders/orders.builders.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

const pathOf = (order: { orderId: string }) => `/api/admin/orders/${order.orderId}/jars`
const putIn = async (order: { orderId: string }, body: Record<string, unknown>) =>
  (await shop.staff()).post(pathOf(order), { id: randomUUID(), ...body })

async function packedOrder(count: number) {
  const jar = await shop.jar()
  const made = await shop.packed([[jar, count]])
  const [batch] = await shop.batches(jar)
  return { ...made, batchNumber: String(batch?.batchNumber), stockId: String(batch?._id) }
}

describe('packing jars into a box', () => {
  it('counts each jar once, whoever packs, and ends with the last one', async () => {
    const { order, batchNumber } = await packedOrder(2)
    const id = randomUUID()
    const first = await putIn(order, { id, batchNumber })
    expect(first).toMatchObject({
      status: 200,
      body: { packing: { jars: [{ id, batchNumber, jars: 1, by: '9000000001' }], doneAt: null } },
    })
    const repeated = await putIn(order, { id, batchNumber })
    expect(repeated.body['packing']).toEqual(first.body['packing'])
    const done = await putIn(order, { batchNumber })
    expect(done.body).toMatchObject({
      packing: { doneBy: '9000000001', doneAt: expect.any(String) as string },
      timeline: expect.arrayContaining([expect.objectContaining({ event: 'Boxed' })]) as unknown,
    })
    expect(await putIn(order, { batchNumber })).toMatchObject({
      status: 409,
      body: { code: 'JARS_COMPLETE', error: `All 2 of ${batchNumber} are in the box.` },
    })
  })

  it('takes several jars of a batch at once, and takes them out again', async () => {
    const { order, batchNumber } = await packedOrder(3)
    const id = randomUUID()
    expect((await putIn(order, { batchNumber, jars: 4 })).status).toBe(409)
    expect((await putIn(order, { id, batchNumber, jars: 3 })).body).toMatchObject({
      packing: { doneAt: expect.any(String) as string },
    })
    const staff = await shop.staff()
    for (let turn = 0; turn < 2; turn++)
      expect((await staff.delete(`${pathOf(order)}/${id}`)).body).toMatchObject({
        packing: { jars: [], doneAt: null },
      })
  })

  it('refuses a jar of another batch with a clear sentence', async () => {
    const { order, batchNumber } = await packedOrder(1)
    expect(await putIn(order, { batchNumber: 'FG-200101-001' })).toMatchObject({
      status: 409,
      body: {
        code: 'WRONG_BATCH',
        error: `FG-200101-001 does not belong in this parcel. It takes ${batchNumber}.`,
        details: { batchNumbers: [batchNumber] },
      },
    })
    expect(await putIn(order, { batchNumber: 'a jar' })).toMatchObject({ status: 400 })
    expect((await putIn(order, { id: 'one', batchNumber })).body).toMatchObject({
      details: { fields: { id: 'Id is a UUID that names these jars.' } },
    })
  })
})

describe('packing jars at its limits', () => {
  it('refuses a jar of a batch that was frozen since', async () => {
    const { order, batchNumber, stockId } = await packedOrder(1)
    await (await shop.staff()).post(`/api/admin/stock/${stockId}/quarantine`, { reason: 'A lid leaks' })
    expect(await putIn(order, { batchNumber })).toMatchObject({
      status: 409,
      body: { code: 'BATCH_QUARANTINED', details: { reason: 'A lid leaks' } },
    })
  })

  it('starts over when the batch is unassigned, and ends when the courier has the parcel', async () => {
    const { order, batchNumber, stockId } = await packedOrder(1)
    await putIn(order, { batchNumber })
    expect((await shop.unassign(order, 0)).body).toMatchObject({ packing: null })
    expect(await putIn(order, { batchNumber })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION', details: { deliveryStatus: 'Pending' } },
    })
    await shop.assign(order, { itemIdx: 0, stockId })
    expect(await shop.look(order)).toMatchObject({ packing: null, whyNot: { pack: null } })
    await shop.ship(order)
    expect((await putIn(order, { batchNumber })).body).toMatchObject({ code: 'INVALID_TRANSITION' })
    const staff = await shop.staff()
    expect((await staff.delete(`${pathOf(order)}/${randomUUID()}`)).status).toBe(409)
    expect((await putIn({ orderId: 'P-NONE-NONE' }, { batchNumber })).status).toBe(404)
  })

  it('is for staff', async () => {
    const { client, order, batchNumber } = await packedOrder(1)
    expect((await client.post(pathOf(order), { id: randomUUID(), batchNumber })).status).toBe(403)
    expect((await client.delete(`${pathOf(order)}/${randomUUID()}`)).status).toBe(403)
  })
})
