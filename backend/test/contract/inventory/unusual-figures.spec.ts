import { randomUUID } from 'node:crypto'
import { Phone } from '../../support/builders/counts.builders.js'
import { aWaitingRun, type Received } from '../../support/builders/receipts.builders.js'
import { Storeroom } from '../../support/builders/stock.builders.js'
import { type Answer, type Client } from '../../support/http/client.js'

let room: Storeroom
let outlet: string

beforeAll(async () => {
  room = await Storeroom.open()
  outlet = await room.pantry.outlet()
})
afterAll(() => room.close())

interface Asked {
  code: string
  error: string
  details: { figures?: { field: string; sentence: string }[] }
}
function asked({ status, body }: { status: number; body: unknown }) {
  const { code, details } = body as Asked
  return [status, code, (details.figures ?? []).map(({ field }) => field)]
}
const stored = () => room.pantry.running.db.collection('stock').countDocuments()

describe('receiving a run', () => {
  it('needs confirmation for a yield of a thousand times the plan, and is booked once confirmed', async () => {
    const { shop, run } = await aWaitingRun(room)
    const before = await stored()
    const sent = { outlet, reservation: run.reservationId, quantity: 10_000 }
    const refused = await room.boss.post<Received>('/api/stock/create-fg', sent)
    expect(asked(refused)).toEqual([409, 'UNUSUAL_FIGURES', ['quantity']])
    expect(refused.body.error).toContain(
      'What came out: 10,000 jars, 1,000 times as much as the 10 jars of the plan. Is that right?',
    )
    expect([await stored(), (await shop.read(run)).status]).toEqual([before, 'Reserved'])
    const said = await room.boss.post('/api/stock/create-fg', { ...sent, confirmUnusual: true })
    expect(said.status).toBe(201)
  })

  it('needs confirmation for the weight of jars of another size, and for uses far from the recipe', async () => {
    const { shop, half, sack, run } = await aWaitingRun(room)
    const more = await room.batch(shop.chillies, { quantity: 200, price: 200 })
    const receive = (changes: object) =>
      room.boss.post<Received>('/api/stock/create-fg', { outlet, reservation: run.reservationId, ...changes })
    const jars = await receive({ yields: [{ product: half.Id, quantity: 2000 }] })
    expect(jars.body.error).toContain('1,000 kg, 100 times as much as the 10 kg of the plan.')
    const used = [
      { batchNumber: more.batchNumber, quantity: 150 },
      { batchNumber: sack.batchNumber, quantity: 4 },
    ]
    const weighed = await receive({ quantity: 10, used })
    expect(asked(weighed)).toEqual([409, 'UNUSUAL_FIGURES', ['used']])
    expect(weighed.body.error).toContain('155 kg, 31 times as much as the 5 kg of the recipe.')
  })

  it('asks for no confirmation when yield and use are as planned', async () => {
    const { run } = await aWaitingRun(room)
    const sent = { outlet, reservation: run.reservationId, quantity: 9 }
    expect((await room.boss.post('/api/stock/create-fg', sent)).status).toBe(201)
  })
})

describe('receiving raw material', () => {
  it('needs confirmation for a quantity and a price far from those of the last receipts', async () => {
    const chillies = await room.material()
    expect((await room.post(chillies, { quantity: 9_000 })).status).toBe(201)
    const before = await stored()
    const both = await room.post(chillies, { quantity: 9, price: 21_250 })
    expect(asked(both)).toEqual([409, 'UNUSUAL_FIGURES', ['quantity', 'price']])
    expect(both.body.error).toBe(
      `${chillies.name}: 9 kg, 1,000 times less than the 9,000 kg of its last receipts. ` +
        `${chillies.name}: ₹21,250, 100 times as much as the ₹212.50 of its last receipts. Is that right?`,
    )
    // The question to a packer does not name what others paid.
    const byPacker = await room.post(chillies, { quantity: 9_000, price: 21_250 }, room.ops)
    expect(byPacker.body.error).toBe(
      `${chillies.name}: ₹21,250, far more than the price of its last receipts. Is that right?`,
    )
    expect(await stored()).toBe(before)
    expect(await room.drift()).toEqual([])
  })

  it('receives once what was confirmed, however often it is sent', async () => {
    const chillies = await room.material()
    await room.batch(chillies)
    const sent = await room.receipt(chillies, { quantity: 2500 })
    const key = { 'idempotency-key': randomUUID() }
    const send = (changes: object) =>
      room.boss.post<Received>('/api/stock', { ...sent, ...changes }, key) as Promise<Answer<Received>>
    expect((await send({})).status).toBe(409)
    const answers = [await send({ confirmUnusual: true }), await send({ confirmUnusual: true })]
    expect(await send({})).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
    expect(new Set(answers.map(({ body }) => body.batchNumber)).size).toBe(1)
  })

  it('refuses a wrong day before it asks for confirmation', async () => {
    const chillies = await room.material()
    await room.batch(chillies)
    const { status, body } = await room.post(chillies, { quantity: 9_000, receivedOn: '2027-12-01' })
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })
})

describe('booking a count', () => {
  const counted = async (staff: Client, quantity: number) => {
    const phone = new Phone(staff, () => room.pantry.running.clock.now())
    const batch = await room.batch(await room.material(), { quantity: 20 })
    return { phone, batch, count: await phone.counted([batch, quantity]) }
  }

  it('needs confirmation for ten times the books, and books nothing before it', async () => {
    const { phone, batch, count } = await counted(room.boss, 200)
    const refused = await phone.book(count)
    expect(asked(refused)).toEqual([409, 'UNUSUAL_FIGURES', [batch.batchNumber]])
    expect(refused.body.error).toBe(
      `Batch ${batch.batchNumber}: 200 kg, 10 times as much as the 20 kg by the books. Is that right?`,
    )
    expect(await room.read(batch)).toMatchObject({ quantity: 20 })
    expect((await phone.book(count, { confirmUnusual: true })).body.status).toBe('booked')
    expect(await room.read(batch)).toMatchObject({ quantity: 200 })
  })

  it('asks for no confirmation of an empty shelf', async () => {
    const { phone, count } = await counted(room.boss, 0)
    expect((await phone.book(count)).body.status).toBe('booked')
  })
})
