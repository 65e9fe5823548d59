import { customer } from '../../support/builders/auth.builders.js'
import { type Run, type RunAnswer, Workshop } from '../../support/builders/runs.builders.js'
import { type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
let shop: Workshop
let sack: StockEntry
let rest: StockEntry
let can: StockEntry
let run: Run

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())
beforeEach(async () => {
  shop = await Workshop.begin(room)
  sack = await room.batch(shop.chillies, { quantity: 6, price: 200 })
  rest = await room.batch(shop.chillies, { quantity: 4, price: 220 })
  can = await room.batch(shop.oil, { quantity: 5, price: 310, priceUnit: 'LTR' })
  run = await shop.run(8, { chillies: [[sack, 4]], oil: [[can, 1.6]] })
})

const refusal = ({ status, body }: { status: number; body: RunAnswer }) => [status, body.code]

describe('PUT /reservations/{id}', () => {
  it('gives back and sets aside exactly the difference', async () => {
    const { status, body } = await shop.put(
      run,
      shop.body(9, {
        chillies: [
          [sack, 0.5],
          [rest, 4],
        ],
        oil: [[can, 1.6]],
      }),
    )
    expect([status, body.message]).toEqual([200, 'Reservation updated successfully'])
    expect(body.reservation).toMatchObject({
      status: 'Partially Reserved',
      version: 1,
      quantitytoProduce: 9,
      costPrice: 1476,
      components: [
        { requiredQuantity: 4.5, reservedQuantity: 4.5 },
        { requiredQuantity: 1.8, reservedQuantity: 1.6 },
      ],
    })
    expect(await shop.counters(sack)).toEqual([6, 0.5, 0, 5.5])
    expect(await shop.counters(rest)).toEqual([4, 4, 0, 0])
    expect(await room.history(can)).toHaveLength(2)
    expect((await room.history(sack)).map(({ kind }) => kind)).toEqual(['release', 'reserve', 'receipt'])
    expect(await room.drift()).toEqual([])
  })

  it('counts the quantity that the run has reserved in a batch as free for it', async () => {
    await shop.run(1, { chillies: [[sack, 2]] })
    const { body } = await shop.put(run, shop.body(20, { chillies: [[sack, 10]], oil: [[can]] }))
    expect(body.reservation.components[0]?.reservedQuantity).toBe(4)
    const all = await shop.put(run, shop.body(20, { chillies: [[sack, 3], [rest]], oil: [[can]] }))
    expect(
      all.body.reservation.components[0]?.batches.map(({ reservedQuantity }) => reservedQuantity),
    ).toEqual([3, 4])
  })

  it('keeps two batches as they are when a client sends them joined with their sum', async () => {
    const two = await shop.run(2, {
      chillies: [
        [sack, 0.5],
        [rest, 0.5],
      ],
    })
    const components = two.components.map(({ productId, batchNumber, reservedQuantity }) => ({
      productId,
      batchNumber,
      reservedQuantity,
    }))
    const { body } = await shop.put(two, shop.body(2, {}, { components, remarks: 'Soon' }))
    expect(body.reservation).toMatchObject({
      remarks: 'Soon',
      components: two.components.map(({ batchNumber }) => ({ batchNumber })),
    })
    expect(body.reservation.components[0]?.batches.map(({ reservedQuantity }) => reservedQuantity)).toEqual([
      0.5, 0.5,
    ])
  })

  it('leaves what is not sent', async () => {
    const { body } = await shop.put(run, { remarks: 'For the festival' })
    expect(body.reservation).toMatchObject({
      remarks: 'For the festival',
      status: 'Reserved',
      reservedBy: 'Lakshmi',
    })
    const less = await shop.put(run, { quantitytoProduce: 10 })
    expect(less.body.reservation).toMatchObject({
      status: 'Partially Reserved',
      components: [{ requiredQuantity: 5, reservedQuantity: 4 }, {}],
    })
  })

  it('keeps the BOM that it was made from, whatever becomes of it', async () => {
    const bom = { 'components.0.quantityMilli': 900, 'components.0.stockMilli': 900, version: 2 }
    const { db } = room.pantry.running
    await db.collection('boms').updateOne({ parentProduct: shop.jar._id }, { $set: bom })
    const { body } = await shop.put(run, shop.body(8, { chillies: [[sack, 4]], oil: [[can, 1.6]] }))
    expect(body.reservation).toMatchObject({ recipeVersion: 1, components: [{ requiredQuantity: 4 }, {}] })
    expect((await shop.run(8, {})).components[0]?.requiredQuantity).toBe(7.2)
  })

  it('takes the recipe of another BOM when one is chosen', async () => {
    const other = await Workshop.begin(room)
    const { body } = await shop.put(run, { bomId: other.bomId })
    expect(body.reservation).toMatchObject({
      status: 'Pending',
      components: [{ productId: { Id: other.chillies.Id } }, { productId: { Id: other.oil.Id } }],
    })
    expect(await shop.counters(sack)).toEqual([6, 0, 0, 6])
  })

  it('keeps the price that a batch was costed with, and takes today’s for a new one', async () => {
    await room.boss.put(`/api/admin/stock/${sack._id}`, { price: 999, keepRunCosts: true })
    const { body } = await shop.put(
      run,
      shop.body(8, {
        chillies: [
          [sack, 3],
          [rest, 1],
        ],
        oil: [[can]],
      }),
    )
    expect(body.reservation.components[0]?.batches.map(({ price }) => price)).toEqual([200, 220])
  })
})

describe('PUT /reservations/{id} that cannot be as it was asked', () => {
  it('tells whoever was overtaken what the reservation is now', async () => {
    await shop.put(run, { remarks: 'First', version: 0 })
    const second = await shop.put(run, { remarks: 'Second', version: 0 })
    expect(refusal(second)).toEqual([409, 'EDIT_CONFLICT'])
    expect(second.body.details.current).toMatchObject({ remarks: 'First', version: 1 })
    expect((await shop.put(run, { remarks: 'Third' })).status).toBe(200)
  })

  it('changes nothing when a batch cannot be had', async () => {
    await room.boss.post(`/api/admin/stock/${rest._id}/quarantine`, { reason: 'Damp' })
    const refused = await shop.put(
      run,
      shop.body(8, {
        chillies: [
          [sack, 1],
          [rest, 3],
        ],
      }),
    )
    expect(refusal(refused)).toEqual([409, 'BATCH_QUARANTINED'])
    expect(await shop.counters(sack)).toEqual([6, 4, 0, 2])
    expect(await shop.read(run)).toEqual(run)
  })

  it('gives back what was reserved of a batch that was frozen meanwhile', async () => {
    await room.boss.post(`/api/admin/stock/${sack._id}/quarantine`, { reason: 'Damp' })
    const { body } = await shop.put(run, shop.body(8, { chillies: [[rest]], oil: [[can]] }))
    expect(body.reservation.status).toBe('Reserved')
    expect(await shop.counters(sack)).toEqual([6, 0, 0, 6])
    expect(await room.drift()).toEqual([])
  })

  it.each([
    [{ quantitytoProduce: -1 }, 'quantitytoProduce'],
    [{ version: 'new' }, 'version'],
    [{ components: [{}] }, 'components.0.productId'],
    [{ bomId: 'x' }, 'bomId'],
  ])('refuses %j, naming %s', async (change, field) => {
    const { status, body } = await shop.put(run, change)
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
  })

  it('does not know another reservation, and is for staff', async () => {
    expect(refusal(await shop.put({ reservationId: 'R-1' }, {}))).toEqual([404, 'NOT_FOUND'])
    const { client } = await customer(room.pantry.running, '9876500002')
    expect((await client.put(`/api/reservations/${run._id}`, { remarks: 'Mine' })).status).toBe(403)
    expect((await client.get(`/api/reservations/${run._id}`)).status).toBe(403)
    expect((await client.delete(`/api/reservations/${run._id}`)).status).toBe(403)
  })
})

interface Change {
  field: string
  before?: unknown
  after?: unknown
}

async function changes(): Promise<Record<string, [before: unknown, after: unknown]>> {
  const told = (await room.lastAudit()) as { changes: Change[] } | null
  return Object.fromEntries((told?.changes ?? []).map(({ field, before, after }) => [field, [before, after]]))
}

describe('the audit log of runs', () => {
  it('tells a new run with its batches', async () => {
    expect(await room.lastAudit()).toMatchObject({
      action: 'run.created',
      subject: `run:${run.reservationId}`,
    })
    const told = await changes()
    expect(told['quantitytoProduce']?.[1]).toMatch(/^8 /)
    expect(JSON.stringify(told)).toContain(`4 KG of ${sack.batchNumber}`)
  })

  it('tells what changed, and nothing else', async () => {
    await shop.put(run, shop.body(8, { chillies: [[sack, 3]], oil: [[can, 1.6]] }))
    expect(await room.lastAudit()).toMatchObject({
      action: 'run.changed',
      subject: `run:${run.reservationId}`,
    })
    const told = await changes()
    expect(JSON.stringify(told)).toContain(`"4 KG of ${sack.batchNumber}","3 KG of ${sack.batchNumber}"`)
    expect(JSON.stringify(told)).not.toContain(can.batchNumber)
    expect(told['reservedBy']).toBeUndefined()
  })
})
