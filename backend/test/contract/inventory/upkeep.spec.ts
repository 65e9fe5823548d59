import { randomUUID } from 'node:crypto'
import { jars } from '../../../src/kernel/amounts/quantity.js'
import { addIstDays, istDay } from '../../../src/kernel/dates/ist.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type StockAnswer, type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
let chillies: StoredProduct
let sack: StockEntry
const day = (offset: number) => addIstDays(istDay(room.pantry.running.clock.now()), offset)

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())
beforeEach(async () => {
  chillies = await room.material(180)
  sack = await room.batch(chillies)
})

const at = (path: string, of: { _id: string } = sack) => `/api/admin/stock/${of._id}/${path}`
const post = (path: string, body: object, by = room.boss) => by.post<StockAnswer>(at(path), body)
const available = async () => (await room.pantry.counters(chillies))[2]

describe('a correction', () => {
  it('takes away what spoilt, with who, when and why in the history', async () => {
    const { status, body } = await post('corrections', { quantity: -0.25, reason: 'spoilt', note: 'Mould' })
    expect([status, body.remainingQuantity, body.quantity]).toEqual([200, 24.75, 24.75])
    expect(await available()).toBe(24.75)
    const [row] = await room.history(sack)
    expect(row).toMatchObject({
      kind: 'correction',
      delta: { quantity: -0.25, reserved: 0, used: 0 },
      balance: { quantity: 24.75, remaining: 24.75 },
      reason: 'spoilt',
      note: 'Mould',
      by: '9000000001',
    })
  })

  it('adds what was miscounted, when somebody says what', async () => {
    expect((await post('corrections', { quantity: 2, reason: 'miscounted' })).body.details.fields).toEqual({
      note: 'Say in a few words what was miscounted.',
    })
    const { body } = await post('corrections', { quantity: 2, reason: 'miscounted', note: 'Third sack' })
    expect(body.quantity).toBe(27)
  })

  it.each([
    [{ quantity: 1, reason: 'spilt' }, 'quantity'],
    [{ quantity: 0, reason: 'spilt' }, 'quantity'],
    [{ quantity: -0.0005, reason: 'spilt' }, 'quantity'],
    [{ reason: 'spilt' }, 'quantity'],
    [{ quantity: -1, reason: 'stolen' }, 'reason'],
    [{ quantity: -1, reason: 'opening' }, 'reason'],
  ])('refuses %j, naming %s', async (body, field) => {
    const answer = await post('corrections', body)
    expect(answer.status).toBe(400)
    expect(answer.body.details.fields).toHaveProperty(field)
    expect(await room.history(sack)).toHaveLength(1)
  })

  it('of a request that is sent again under its key is booked once, and so is a part that moves', async () => {
    const outlet = await room.otherOutlet()
    const twice = async (path: string, body: object) => {
      const headers = { 'idempotency-key': randomUUID() }
      const send = () => room.boss.post<StockAnswer>(at(path), body, headers)
      const [first, ...others] = [await send(), ...(await Promise.all([send(), send()]))]
      for (const other of others) expect(other).toMatchObject({ status: first.status })
      return [first, ...others].map(({ body: { batchNumber } }) => batchNumber)
    }
    const spoilt = { quantity: -0.25, reason: 'spoilt' }
    expect(new Set(await twice('corrections', spoilt))).toEqual(new Set([sack.batchNumber]))
    expect(await available()).toBe(24.75)
    const parts = await twice('transfers', { outlet, quantity: 5 })
    expect(new Set(parts).size).toBe(1)
    expect((await room.history(sack)).map(({ kind }) => kind).sort()).toEqual([
      'correction',
      'receipt',
      'transfer-out',
    ])
    expect(await available()).toBe(24.75)
  })

  it('takes no more than is there', async () => {
    const { status, body } = await post('corrections', { quantity: -25.001, reason: 'spilt' })
    expect([status, body.code, body.details['remaining']]).toEqual([409, 'INSUFFICIENT_BATCH', 25])
  })

  it('counts jars whole, and may leave fewer than orders hold, which then lacks', async () => {
    const jar = await room.pantry.jar()
    const batch = await room.pantry.receive(jar, 10_000)
    await room.pantry.availability.hold(jar._id, jars(9))
    const correct = (quantity: number) =>
      room.boss.post<StockAnswer>(`/api/admin/stock/${batch.batchNumber}/corrections`, {
        quantity,
        reason: 'spoilt',
      })
    expect((await correct(-1.5)).body.details.fields).toHaveProperty('quantity')
    expect((await correct(-3)).status).toBe(200)
    expect(await room.pantry.counters(jar)).toEqual([7, 9, -2])
    await expect(room.pantry.availability.hold(jar._id, jars(1))).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      details: { available: 0 },
    })
  })
})

describe('quarantine', () => {
  it('takes a batch out of sale and use, and gives it back', async () => {
    const frozen = await post('quarantine', { reason: 'Smells of damp' })
    expect(frozen.body).toMatchObject({ state: 'quarantined', quarantine: { reason: 'Smells of damp' } })
    expect(await available()).toBe(0)
    expect(await room.lastAudit()).toMatchObject({
      action: 'stock.quarantined',
      subject: `stock:${sack.batchNumber}`,
    })
    const again = await post('quarantine', { reason: 'Again' })
    expect([again.status, again.body.code]).toEqual([409, 'BATCH_QUARANTINED'])
    const free = await room.boss.delete<StockAnswer>(at('quarantine'), { reason: 'It was the shelf' })
    expect(free.body).toMatchObject({ state: 'usable', quarantine: null })
    expect(await available()).toBe(25)
    expect((await room.boss.delete<StockAnswer>(at('quarantine'), {})).body.code).toBe('NOT_QUARANTINED')
  })

  it('needs a reason', async () =>
    expect((await post('quarantine', { reason: '' })).body.details.fields).toHaveProperty('reason'))

  it('keeps a batch from every use, and what comes back to it off the shelf', async () => {
    const jar = await room.pantry.jar()
    const batch = await room.pantry.receive(jar, 10_000)
    await room.pantry.availability.hold(jar._id, jars(6))
    const movement = {
      stockId: batch._id,
      productId: jar._id,
      quantityMilli: jars(2),
      cause: { document: 'order' as const, id: String(batch._id), line: 0 },
      by: 'test',
    }
    await room.pantry.batches.allocate(movement)
    await room.boss.post(`/api/admin/stock/${String(batch._id)}/quarantine`, { reason: 'A lid leaks' })
    expect(await room.pantry.counters(jar)).toEqual([0, 4, -4])
    for (const work of ['allocate', 'reserve', 'consume'] as const)
      await expect(room.pantry.batches[work](movement)).rejects.toMatchObject({
        code: 'BATCH_QUARANTINED',
        details: { reason: 'A lid leaks' },
      })
    await expect(room.pantry.batches.demandUsable([batch._id])).rejects.toMatchObject({
      code: 'BATCH_QUARANTINED',
    })
    await room.pantry.batches.unallocate(movement)
    expect(await room.pantry.counters(jar)).toEqual([0, 6, -6])
    await room.boss.delete(`/api/admin/stock/${String(batch._id)}/quarantine`, {})
    expect(await room.pantry.counters(jar)).toEqual([10, 6, 4])
    expect(await room.drift()).toEqual([])
  })
})

describe('an expired batch', () => {
  beforeEach(async () => {
    await room.boss.put(`/api/admin/stock/${sack._id}`, { receivedOn: day(-9), bestBefore: day(-1) })
  })

  it('is out of sale and use until an admin says why it may be used', async () => {
    expect(await room.read(sack)).toMatchObject({ expired: true })
    expect(await available()).toBe(0)
    expect((await post('expiry-override', { reason: 'Tasted' }, room.ops)).status).toBe(403)
    const allowed = await post('expiry-override', { reason: 'Tasted, still dry' }, room.boss)
    expect(allowed.body).toMatchObject({ expired: false, expiryOverride: { reason: 'Tasted, still dry' } })
    expect(await available()).toBe(25)
    expect((await post('expiry-override', { reason: 'Again' }, room.boss)).body.code).toBe('NOT_EXPIRED')
    const taken = await room.boss.delete<StockAnswer>(at('expiry-override'))
    expect(taken.body).toMatchObject({ expired: true, expiryOverride: null })
    expect(await available()).toBe(0)
  })

  it('is refused where it is used, by its day', async () => {
    const movement = {
      stockId: sack._id,
      productId: chillies._id,
      quantityMilli: jars(2),
      cause: { document: 'reservation' as const, id: sack._id, line: 0 },
      by: 'test',
    }
    await expect(room.pantry.batches.reserve(movement)).rejects.toMatchObject({ code: 'BATCH_EXPIRED' })
  })

  it('is good again when its day was wrong', async () => {
    const { body } = await room.boss.put<StockAnswer>(`/api/admin/stock/${sack._id}`, { bestBefore: day(3) })
    expect([body.expired, await available()]).toEqual([false, 25])
  })
})
