import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { aRun } from '../../support/builders/runs.builders.js'
import { type StockAnswer, type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

interface Uses {
  reservations: { reservationId: string; status: string }[]
  orders: unknown[]
  code: string
  error: string
}

let room: Storeroom
let chillies: StoredProduct
let jar: StoredProduct
let sack: StockEntry
let run: { _id: string; reservationId: string }

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())
beforeEach(async () => {
  chillies = await room.material()
  jar = await room.pantry.jar()
  sack = await room.batch(chillies)
  run = await aRun(room, jar, { product: chillies, batch: sack, quantityMilli: 5000 })
})

const usesOf = async (batch: StockEntry) =>
  (await room.boss.get<Uses>(`/api/stock/${batch._id}/reservations`)) as { status: number; body: Uses }
const made = async (changes: object = {}) => ({
  outlet: await room.pantry.outlet(),
  reservation: run._id,
  product: jar.Id,
  batchNumber: 'FG-000000-000',
  quantity: 10,
  priceUnit: 'PC',
  price: 1,
  ...changes,
})
const receive = async (changes: object = {}, by = room.boss) =>
  by.post<StockAnswer>('/api/stock/create-fg', await made(changes))

describe('the runs that have reserved a batch', () => {
  it('is told with the run; 403 where there is nothing, as the contract reads it', async () => {
    const used = await usesOf(sack)
    expect(used.status).toBe(200)
    expect(used.body.reservations).toMatchObject([{ reservationId: run.reservationId, status: 'Reserved' }])
    const unused = await usesOf(await room.batch(chillies))
    expect([unused.status, unused.body.code, unused.body.error]).toEqual([
      403,
      'NO_USES',
      'No reservations found for this stock.',
    ])
  })

  it('prevents its deletion, in the words of the contract', async () => {
    const { status, body } = await room.boss.delete<StockAnswer>(`/api/stock/${sack._id}`)
    expect([status, body.code, body.error]).toEqual([
      409,
      'STOCK_IN_USE',
      'Stock deletion not allowed for RM/SG stock assinged to some reservation.',
    ])
  })

  it('makes a new price ask about the runs that were costed', async () => {
    const edit = (body: object) => room.boss.put<StockAnswer>(`/api/admin/stock/${sack._id}`, body)
    const asked = await edit({ price: 300 })
    expect([asked.status, asked.body.code]).toEqual([409, 'PRICE_USED_IN_RUNS'])
    expect(asked.body.details['runs']).toEqual([run.reservationId])
    expect((await edit({ price: 300, keepRunCosts: true })).body.price).toBe(300)
  })
})

describe('POST /stock/create-fg', () => {
  it('uses what was reserved, prices the jars from the run, and completes it', async () => {
    const { status, body } = await receive()
    expect(status).toBe(201)
    expect(body.stock).toMatchObject({
      product: { Id: jar.Id },
      quantity: 10,
      price: 106.25,
      source: 'run',
      reservation: { reservationId: run.reservationId },
    })
    expect(await room.read(sack)).toMatchObject({
      reservedQuantity: 0,
      usedQuantity: 5,
      remainingQuantity: 20,
    })
    expect(await room.pantry.counters(jar)).toEqual([10, 0, 10])
    expect((await room.pantry.check.inspect()).found).toEqual([])
    const again = await receive()
    expect([again.status, again.body.code]).toEqual([409, 'INVALID_TRANSITION'])
  })

  it('is received once by two at a time', async () => {
    const both = await Promise.all([receive(), receive()])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await room.pantry.counters(jar)).toEqual([10, 0, 10])
  })

  it('changes nothing when a batch of it is frozen', async () => {
    await room.boss.post(`/api/admin/stock/${sack._id}/quarantine`, { reason: 'Damp' })
    expect((await receive()).body.code).toBe('BATCH_QUARANTINED')
    expect(await room.read(sack)).toMatchObject({ reservedQuantity: 5, usedQuantity: 0 })
    const report = await room.boss.get<Uses>('/api/reservations/report?status=Reserved')
    expect(report.body.reservations.map(({ reservationId }) => reservationId)).toContain(run.reservationId)
  })

  it.each([
    [{ reservation: '' }, 'reservation'],
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ product: 'FG-9999' }, 'product'],
    [{ outlet: 'here' }, 'outlet'],
  ])('refuses %j, naming %s', async (change, field) => {
    const { status, body } = await receive(change)
    expect(status).toBe(400)
    expect(body.details.fields).toHaveProperty(field)
    expect(await room.read(sack)).toMatchObject({ reservedQuantity: 5 })
  })
})

describe('the other calls about runs', () => {
  it('report runs of a status, or all', async () => {
    await receive()
    const of = async (status: string) =>
      (await room.boss.get<Uses>(`/api/reservations/report?status=${status}`)).body.reservations.map(
        ({ reservationId }) => reservationId,
      )
    expect(await of('Reserved')).not.toContain(run.reservationId)
    expect(await of('All')).toContain(run.reservationId)
    expect((await room.boss.get('/api/reservations/report?status=Lost')).status).toBe(400)
  })

  it('recount what a reservation touches, or what moved', async () => {
    const drifted = { $set: { usedMilli: 1000, remainingMilli: 19_000 } }
    const { db } = room.pantry.running
    await db.collection('stock').updateOne({ batchNumber: sack.batchNumber }, drifted)
    const { reservationId } = run
    const told = await room.boss.post('/api/stock/update-quantities', { reservationId })
    expect([told.status, told.body['message']]).toEqual([200, 'Stock quantities updated successfully.'])
    expect(await room.read(sack)).toMatchObject({ usedQuantity: 0, remainingQuantity: 20 })
    expect((await room.boss.post('/api/stock/update-quantities')).status).toBe(200)
    expect((await room.boss.post('/api/stock/update-quantities', { reservationId: 'R-1' })).status).toBe(404)
  })
})
