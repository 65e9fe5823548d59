import { customer } from '../../support/builders/auth.builders.js'
import { aWaitingRun, type Received } from '../../support/builders/receipts.builders.js'
import { type Run, type RunAnswer, type Workshop } from '../../support/builders/runs.builders.js'
import { type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
let outlet: string
let shop: Workshop
let sack: StockEntry
let rest: StockEntry
let can: StockEntry
let run: Run

beforeAll(async () => {
  room = await Storeroom.open()
  outlet = await room.pantry.outlet()
})
afterAll(() => room.close())
beforeEach(async () => {
  ;({ shop, sack, rest, can, run } = await aWaitingRun(room))
})

const made = (changes: object = {}) => ({ outlet, reservation: run.reservationId, ...changes })
const receive = (changes: object, by = room.ops) => by.post<Received>('/api/stock/create-fg', made(changes))
const preview = async (changes: object) =>
  room.ops.post<RunAnswer>(`/api/admin/reservations/${run.reservationId}/receipt-preview`, made(changes))
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

describe('POST /stock/create-fg', () => {
  it('is received once, and only when it is Reserved', async () => {
    const both = await Promise.all([receive({ quantity: 10 }), receive({ quantity: 10 })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(refusal(await receive({ quantity: 10 }))).toEqual([409, 'INVALID_TRANSITION'])
    run = await shop.run(10, { chillies: [[rest, 1]] })
    const early = await receive({ quantity: 10 })
    expect(refusal(early)).toEqual([409, 'INVALID_TRANSITION'])
    expect(early.body.error).toBe(`Reservation ${run.reservationId} is Partially Reserved, not Reserved.`)
  })

  it('refuses a batch that was frozen meanwhile, until another takes its place', async () => {
    await room.ops.post(`/api/admin/stock/${rest._id}/quarantine`, { reason: 'Damp' })
    const { body } = await receive({ quantity: 10 })
    expect([body.code, body.details['batchNumber']]).toEqual(['BATCH_QUARANTINED', rest.batchNumber])
    expect(await shop.counters(sack)).toEqual([6, 4, 0, 2])
    const used = [
      { batchNumber: rest.batchNumber, quantity: 0 },
      { batchNumber: sack.batchNumber, quantity: 5 },
    ]
    expect((await receive({ quantity: 10, used })).status).toBe(201)
    expect(await room.drift()).toEqual([])
  })

  it('changes nothing when one of its batches cannot come in', async () => {
    const yields = [{ quantity: 6 }, { quantity: 7, outlet: '6740c1f2a4b5c6d7e8f90999' }]
    expect(refusal(await receive({ yields }))).toEqual([404, 'NOT_FOUND'])
    expect(await shop.counters(sack)).toEqual([6, 4, 0, 2])
    expect(await room.pantry.counters(shop.jar)).toEqual([0, 0, 0])
    expect((await shop.read(run)).status).toBe('Reserved')
  })

  it('refuses a day in the future and a best before that is earlier, in the preview as when it is received', async () => {
    const early = { receivedOn: '2026-11-20', bestBefore: '2026-11-19' }
    const wrong = [
      [{ quantity: 10, receivedOn: '2027-12-01' }, 'receivedOn'],
      [{ quantity: 10, ...early }, 'bestBefore'],
      [{ yields: [{ quantity: 6, ...early }], receivedOn: early.receivedOn }, 'yields.0.bestBefore'],
    ] as const
    for (const [changes, field] of wrong)
      for (const { status, body } of [await receive(changes), await preview(changes)])
        expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
  })

  it('says what is left of a batch with its unit, and counts what the run itself holds of it', async () => {
    const used = [{ batchNumber: sack.batchNumber, quantity: 6.5 }]
    const { body } = await receive({ quantity: 10, used })
    expect(body.error).toBe(`Batch ${sack.batchNumber} has only 6 kg left.`)
    expect(body.details).toMatchObject({ remaining: 6 })
  })

  it('uses no more of a batch than it has', async () => {
    const used = [{ batchNumber: sack.batchNumber, quantity: 6.001 }]
    expect(refusal(await receive({ quantity: 10, used }))).toEqual([409, 'INSUFFICIENT_BATCH'])
    expect(refusal(await preview({ quantity: 10, used }))).toEqual([409, 'INSUFFICIENT_BATCH'])
  })

  it.each([
    [{ reservation: '', quantity: 1 }, 'reservation'],
    [{ outlet: 'here', quantity: 1 }, 'outlet'],
    [{}, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: 10, product: 'FG-9999' }, 'product'],
    [{ yields: [] }, 'yields'],
    [{ yields: [{ quantity: 1 }, { quantity: 0 }] }, 'yields.1.quantity'],
    [{ yields: [{ quantity: 1 }, { quantity: 1.5 }] }, 'yields.1.quantity'],
    [{ yields: [{ quantity: 1, product: 'RM-0001' }] }, 'yields.0.product'],
    [{ yields: [{ quantity: 1, outlet: 'x' }] }, 'yields.0.outlet'],
    [{ quantity: 1, used: [{ batchNumber: 'RM-000000-000', quantity: 1 }] }, 'used.0.batchNumber'],
    [{ quantity: 1, used: [{ batchNumber: '', quantity: 1 }] }, 'used.0.batchNumber'],
    [{ quantity: 1, used: [{ batchNumber: 'RM-1', quantity: -1 }] }, 'used.0.quantity'],
    [{ quantity: 1, labour: -1 }, 'labour'],
    [{ quantity: 1, gas: 1.005 }, 'gas'],
    [{ quantity: 1, overhead: 'much' }, 'overhead'],
    [{ quantity: 1, bestBefore: '2020-01-01' }, 'bestBefore'],
  ])('refuses %j, naming %s', async (change, field) => {
    const { status, body } = await receive(change)
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
    expect(await shop.counters(can)).toEqual([5, 2, 0, 3])
  })

  it('refuses a batch of another product, and one that is named twice', async () => {
    const strange = await room.batch(await room.material())
    for (const numbers of [[strange.batchNumber], [sack.batchNumber, sack.batchNumber]]) {
      const used = numbers.map((batchNumber) => ({ batchNumber, quantity: 1 }))
      const { status, body } = await receive({ quantity: 1, used })
      expect([status, Object.keys(body.details.fields ?? {})]).toEqual([
        400,
        [`used.${used.length - 1}.batchNumber`],
      ])
    }
  })

  it('is for staff', async () => {
    const { client } = await customer(room.pantry.running, '9876500003')
    expect((await receive({ quantity: 10 }, client)).status).toBe(403)
    expect(
      (await client.post(`/api/admin/reservations/${run._id}/receipt-preview`, made({ quantity: 1 }))).status,
    ).toBe(403)
  })
})

const send = (key?: string) =>
  room.ops.post<Received>(
    '/api/stock/create-fg',
    made({ quantity: 10 }),
    key === undefined ? undefined : { 'idempotency-key': key },
  )

describe('a receipt of a run that is sent again', () => {
  it('is the receipt that it made, also at the same moment', async () => {
    const key = `receipt-${run._id}`
    const both = await Promise.all([send(key), send(key)])
    const third = await send(key)
    expect([...both, third].map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set([...both, third].map(({ body }) => body.batchNumber)).size).toBe(1)
    expect(third.body.yields).toHaveLength(1)
    expect(third.body.reservation.status).toBe('Production Completed')
    expect(await shop.counters(sack)).toEqual([6, 0, 4, 2])
  })

  it('is refused without its key, and with another', async () => {
    expect((await send()).status).toBe(201)
    for (const key of [undefined, `another-${run._id}`]) {
      const { status, body } = await send(key)
      expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION'])
    }
  })

  it('may be tried again with its key when it was refused', async () => {
    const key = `later-${run._id}`
    await room.ops.post(`/api/admin/stock/${sack._id}/quarantine`, { reason: 'Damp' })
    expect((await send(key)).body.code).toBe('BATCH_QUARANTINED')
    await room.ops.delete(`/api/admin/stock/${sack._id}/quarantine`, { reason: 'Dried' })
    expect((await send(key)).status).toBe(201)
  })

  it('stands in the audit log with what came out', async () => {
    const { body } = await send()
    const told = await room.lastAudit()
    expect(told).toMatchObject({ action: 'run.received', subject: `run:${run.reservationId}` })
    expect(JSON.stringify(told?.['changes'])).toContain(body.batchNumber)
  })
})
