import { randomUUID } from 'node:crypto'
import { jars } from '../../../src/kernel/amounts/quantity.js'
import { packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { Phone, type WireCount } from '../../support/builders/counts.builders.js'
import { type Client } from '../../support/http/client.js'

let pantry: Pantry
let staff: Client
let phone: Phone

beforeAll(async () => {
  pantry = await Pantry.open()
  staff = await pantry.staff()
  phone = new Phone(staff)
})
afterAll(async () => {
  expect((await pantry.check.recompute()).repaired).toEqual([])
  await pantry.close()
})

const cause = (line = 0) => ({ document: 'order' as const, id: randomUUID(), line })
async function jarWith(count: number) {
  const jar = await pantry.jar()
  return { jar, batch: await pantry.receive(jar, count * 1000) }
}
/** Sets jars aside for an order, and ships some of them. */
async function order(productId: string, stockId: string, aside: number, shipped = 0): Promise<void> {
  const movement = { productId, stockId, cause: cause(), by: 'test' }
  await pantry.availability.hold(productId, jars(aside))
  await pantry.batches.allocate({ ...movement, quantityMilli: jars(aside) })
  if (shipped > 0) await pantry.batches.ship({ ...movement, quantityMilli: jars(shipped) })
}

const JAR = 'Chicken Pickle, Refined peanut oil, Low spice, 1 kg'

describe('beginning a count', () => {
  it('happens once for each id of a phone', async () => {
    const clientId = randomUUID()
    const begun = await Promise.all(
      [1, 2, 3].map(() => staff.post<WireCount>('/api/admin/counts', { clientId })),
    )
    expect(begun.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(begun.map(({ body }) => body._id)).size).toBe(1)
    const again = await staff.post<WireCount>('/api/admin/counts', { clientId })
    expect(again.body).toMatchObject({ clientId, status: 'open', counted: 0, outlet: null, product: null })
  })

  it('names what it counts, and shows it in the list', async () => {
    const { jar } = await jarWith(1)
    const { _id } = await phone.begin({ outlet: await pantry.outlet(), product: jar.Id })
    const list = await staff.get<WireCount[]>(
      `/api/admin/counts?filter=${encodeURIComponent(JSON.stringify({ status: 'open', product: String(jar._id) }))}`,
    )
    expect(list.headers.get('content-range')).toBe('counts 0-0/1')
    expect(list.body[0]).toMatchObject({ _id, product: { Id: jar.Id }, outlet: { name: expect.any(String) } })
  })

  it.each([
    [{ clientId: 'one' }, 400, 'clientId'],
    [{ clientId: randomUUID(), outlet: 'the shelf' }, 400, 'outlet'],
    [{ clientId: randomUUID(), product: 12 }, 400, 'product'],
  ])('with %j answers %i naming the field', async (body, status, field) => {
    const answer = await staff.post<{ details: { fields: object } }>('/api/admin/counts', body)
    expect([answer.status, Object.keys(answer.body.details.fields)]).toEqual([status, [field]])
  })

  it('of an outlet or a product that is not there answers 404', async () => {
    const clientId = randomUUID()
    for (const scope of [{ outlet: '6740c1f2a4b5c6d7e8f9ffff' }, { product: 'FG-9999' }])
      expect((await staff.post('/api/admin/counts', { clientId, ...scope })).status).toBe(404)
    expect((await staff.get('/api/admin/counts/nothing')).status).toBe(404)
  })

  it('gives the phone the stock by the books: what remains and what is reserved', async () => {
    const { jar, batch } = await jarWith(12)
    const gone = await pantry.receive(jar, 1000)
    await staff.put(`/api/stock/${gone.batchNumber}/nostockconfirmed`, { noStockConfirmed: true })
    await order(String(jar._id), String(batch._id), 2)
    const { _id } = await phone.begin({ product: jar.Id })
    const { body } = await staff.get<{ batches: object[]; more: boolean }>(`/api/admin/counts/${_id}/shelf`)
    expect(body).toMatchObject({
      more: false,
      batches: [{ batchNumber: batch.batchNumber, remaining: 10, reserved: 2, product: JAR }],
    })
  })
})

describe('lines of a count', () => {
  it('may be sent repeatedly; of two counts the later one is used', async () => {
    const { batch } = await jarWith(10)
    const count = await phone.begin()
    const early = phone.line(batch, 8, new Date(Date.now() + 10))
    const late = phone.line(batch, 9, new Date(Date.now() + 20))
    pantry.running.clock.shift(1000)
    expect((await phone.send(count, late)).body).toEqual({ taken: [late.clientLineId], refused: [] })
    expect((await phone.send(count, early, late, early)).body.taken).toHaveLength(3)
    const { lines, counted } = await phone.read(count)
    expect([counted, lines]).toMatchObject([1, [{ counted: 9, books: 10, difference: -1, booked: false }]])
  })

  it('can be withdrawn', async () => {
    const { batch } = await jarWith(10)
    const count = await phone.begin()
    await phone.send(count, phone.line(batch, 4))
    pantry.running.clock.shift(2000)
    await phone.send(count, phone.line(batch, null, new Date(Date.now() + 1500)))
    expect((await phone.read(count)).lines).toEqual([])
    expect((await phone.book(count)).body.code).toBe('COUNT_EMPTY')
  })

  it('that are invalid are refused by name, and the others are accepted', async () => {
    const { jar, batch } = await jarWith(5)
    const other = await jarWith(5)
    const count = await phone.begin({ product: jar.Id })
    const lines = [
      phone.line(batch, 5),
      phone.line(other.batch, 5),
      phone.line(batch, 4.5),
      phone.line({ batchNumber: 'FG-000000-001' }, 1),
    ]
    const { status, body } = await phone.send(count, ...lines)
    expect(status).toBe(200)
    expect(body.taken).toEqual([lines[0]?.clientLineId])
    expect(body.refused.map(({ error }) => error)).toEqual([
      `Batch ${other.batch.batchNumber} is of another product than this count.`,
      `Batch ${batch.batchNumber}: finished products are counted in whole jars.`,
      'There is no batch of this number.',
    ])
  })

  it.each([
    ['counted', -1],
    ['counted', 1.2345],
    ['counted', 'twelve'],
    ['countedAt', 'yesterday'],
    ['clientLineId', '1'],
    ['batchNumber', ''],
  ])('with a bad %s (%p) are refused as a whole, naming the line', async (field, value) => {
    const { batch } = await jarWith(1)
    const count = await phone.begin()
    const { status, body } = await phone.send(count, phone.line(batch, 1), {
      ...phone.line(batch, 1),
      [field]: value,
    })
    expect([status, Object.keys(body.details?.fields ?? {})]).toEqual([400, [`lines.1.${field}`]])
    expect((await phone.read(count)).lines).toEqual([])
  })

  it('that come too late are refused, naming their batches', async () => {
    const { batch } = await jarWith(5)
    const count = await phone.counted([batch, 5])
    await phone.book(count)
    const { status, body } = await phone.send(count, phone.line(batch, 4))
    expect([status, body.code, body.details?.batchNumbers]).toEqual([
      409,
      'COUNT_CLOSED',
      [batch.batchNumber],
    ])
    const dropped = await phone.counted([batch, 5])
    await phone.drop(dropped)
    expect((await phone.send(dropped, phone.line(batch, 4))).body.code).toBe('COUNT_CLOSED')
  })
})

describe('counting stock', () => {
  it('is open to operations too, who see no money', async () => {
    const { batch } = await jarWith(5)
    const count = await phone.counted([batch, 4])
    const ops = new Phone((await packer(pantry.running, staff)).client)
    expect(await ops.read(count)).toMatchObject({ gainValue: null, lossValue: null })
    expect((await ops.book(count)).body).toMatchObject({ status: 'booked', lossValue: null })
    expect(await phone.read(count)).toMatchObject({ gainValue: 0, lossValue: 400 })
  })
})
