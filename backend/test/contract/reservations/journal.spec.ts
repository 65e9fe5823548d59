import { type Run, Workshop } from '../../support/runs.builders.js'
import { type StockEntry, Storeroom } from '../../support/stock.builders.js'

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
