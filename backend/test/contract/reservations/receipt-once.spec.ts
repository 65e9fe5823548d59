import { type Run, type RunAnswer, Workshop } from '../../support/runs.builders.js'
import { type StockAnswer, type StockEntry, Storeroom } from '../../support/stock.builders.js'

type Received = StockAnswer & RunAnswer & { yields: StockEntry[]; batchNumber: string }

let room: Storeroom
let shop: Workshop
let sack: StockEntry
let run: Run
let outlet: string

beforeAll(async () => {
  room = await Storeroom.open()
  outlet = await room.pantry.outlet()
})
afterAll(() => room.close())
beforeEach(async () => {
  shop = await Workshop.begin(room)
  sack = await room.batch(shop.chillies, { quantity: 6, price: 200 })
  const can = await room.batch(shop.oil, { quantity: 5, price: 310, priceUnit: 'LTR' })
  run = await shop.run(10, { chillies: [[sack, 5]], oil: [[can, 2]] })
})

const receive = (key?: string) =>
  room.ops.post<Received>(
    '/api/stock/create-fg',
    { outlet, reservation: run.reservationId, quantity: 10 },
    key === undefined ? undefined : { 'idempotency-key': key },
  )

describe('a receipt of a run that is sent again', () => {
  it('is the receipt that it made, also at the same moment', async () => {
    const key = `receipt-${run._id}`
    const both = await Promise.all([receive(key), receive(key)])
    const third = await receive(key)
    expect([...both, third].map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set([...both, third].map(({ body }) => body.batchNumber)).size).toBe(1)
    expect(third.body.yields).toHaveLength(1)
    expect(third.body.reservation.status).toBe('Production Completed')
    expect(await shop.counters(sack)).toEqual([6, 0, 5, 1])
  })

  it('is refused without its key, and with another', async () => {
    expect((await receive()).status).toBe(201)
    for (const key of [undefined, `another-${run._id}`]) {
      const { status, body } = await receive(key)
      expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION'])
    }
  })

  it('may be tried again with its key when it was refused', async () => {
    const key = `later-${run._id}`
    await room.ops.post(`/api/admin/stock/${sack._id}/quarantine`, { reason: 'Damp' })
    expect((await receive(key)).body.code).toBe('BATCH_QUARANTINED')
    await room.ops.delete(`/api/admin/stock/${sack._id}/quarantine`, { reason: 'Dried' })
    expect((await receive(key)).status).toBe(201)
  })

  it('stands in the audit log with what came out', async () => {
    const { body } = await receive()
    const told = await room.lastAudit()
    expect(told).toMatchObject({ action: 'run.received', subject: `run:${run.reservationId}` })
    expect(JSON.stringify(told?.['changes'])).toContain(body.batchNumber)
  })
})
