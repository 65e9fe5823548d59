import { type Run, type RunAnswer, Workshop } from '../../support/builders/runs.builders.js'
import { type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
let shop: Workshop
let sack: StockEntry
let can: StockEntry
let run: Run

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())
beforeEach(async () => {
  shop = await Workshop.begin(room)
  sack = await room.batch(shop.chillies, { quantity: 6, price: 200 })
  can = await room.batch(shop.oil, { quantity: 5, price: 310, priceUnit: 'LTR' })
  run = await shop.run(8, { chillies: [[sack, 4]], oil: [[can, 1.6]] })
})

const refusal = ({ status, body }: { status: number; body: RunAnswer }) => [status, body.code]
const movementsOf = async (batch: StockEntry) =>
  (await room.history(batch)).map(({ kind, delta }) => [kind, (delta as { reserved: number }).reserved])

describe('the status alone', () => {
  it('is refused as Reserved until every component has a batch, in the words of the contract', async () => {
    const half = await shop.run(2, { chillies: [[sack]] })
    const { status, body } = await shop.put(half, { status: 'Reserved' })
    expect([status, body.error]).toEqual([
      409,
      'All components must have assigned batches before setting the status to "Reserved".',
    ])
  })

  it('is Reserved by hand with less than the BOM wants, and can be taken back', async () => {
    const less = await shop.run(2, { chillies: [[sack, 0.9]], oil: [[can]] })
    expect(less.status).toBe('Partially Reserved')
    const said = await shop.put(less, { status: 'Reserved' })
    expect([said.body.message, said.body.reservation.status]).toEqual([
      'Reservation status updated successfully',
      'Reserved',
    ])
    expect((await shop.put(less, { remarks: 'Soon' })).body.reservation.status).toBe('Reserved')
    const back = await shop.put(less, { status: 'Partially Reserved', ...room.credentials })
    expect(back.body.reservation.status).toBe('Partially Reserved')
  })

  it('gives every batch back as Pending', async () => {
    const { body } = await shop.put(run, { status: 'Pending', version: run.version })
    expect(body.reservation).toMatchObject({
      status: 'Pending',
      costPrice: 0,
      components: [{ requiredQuantity: 4, batches: [] }, {}],
    })
    expect(await shop.counters(sack)).toEqual([6, 0, 0, 6])
    expect((await movementsOf(can)).map(([kind]) => kind)).toEqual(['release', 'reserve', 'receipt'])
  })

  it('is not what the batches do not say, and never completed by hand', async () => {
    expect(refusal(await shop.put(run, { status: 'Partially Reserved' }))).toEqual([
      409,
      'INVALID_TRANSITION',
    ])
    const done = await shop.put(run, { status: 'Production Completed' })
    expect(refusal(done)).toEqual([409, 'INVALID_TRANSITION'])
    expect(done.body.error).toBe('A run is completed by receiving what it made.')
    const whole = shop.body(8, { chillies: [[sack, 4]], oil: [[can]] }, { status: 'Production Completed' })
    expect(refusal(await shop.put(run, whole))).toEqual([409, 'INVALID_TRANSITION'])
  })
})

describe('DELETE /reservations/{id}', () => {
  const remove = (of: Run) => room.ops.delete<RunAnswer>(`/api/reservations/${of.reservationId}`)

  it('gives every batch back', async () => {
    const { status, body } = await remove(run)
    expect([status, body.message]).toEqual([200, 'Reservation deleted successfully'])
    expect(await shop.counters(sack)).toEqual([6, 0, 0, 6])
    expect(await shop.counters(can)).toEqual([5, 0, 0, 5])
    expect((await remove(run)).status).toBe(404)
    expect((await room.boss.delete(`/api/stock/${sack._id}`)).status).toBe(200)
  })

  it('is open to a client that sends its credentials', async () => {
    const query = new URLSearchParams(room.credentials).toString()
    expect((await room.literal().delete(`/api/reservations/${run._id}?${query}`)).status).toBe(200)
  })
})

describe('what is completed', () => {
  beforeEach(async () => {
    const made = { outlet: await room.pantry.outlet(), reservation: run.reservationId, quantity: 8 }
    expect((await room.ops.post('/api/stock/create-fg', made)).status).toBe(201)
  })

  it('is not deleted, in the words of the contract', async () => {
    const { status, body } = await room.ops.delete<RunAnswer>(`/api/reservations/${run._id}`)
    expect([status, body.code, body.error]).toEqual([
      409,
      'RUN_COMPLETED',
      'You can only delete reservations with status "Pending" or "Reserved"',
    ])
  })

  it('is not changed', async () => {
    for (const body of [{ remarks: 'Late' }, { status: 'Pending' }, { status: 'Reserved' }])
      expect(refusal(await shop.put(run, body))).toEqual([409, 'RUN_COMPLETED'])
    expect((await shop.read(run)).status).toBe('Production Completed')
  })
})

it('the products and the BOM of a reservation cannot be deleted', async () => {
  for (const { Id } of [shop.chillies, shop.jar])
    expect((await room.boss.delete(`/api/products/${Id}`)).status).toBe(409)
  const bom = await room.ops.delete<RunAnswer>(`/api/admin/boms/${shop.bomId}`)
  expect(refusal(bom)).toEqual([409, 'BOM_IN_USE'])
})
