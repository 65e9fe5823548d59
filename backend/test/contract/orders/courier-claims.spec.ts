import { randomUUID } from 'node:crypto'
import { istDay } from '../../../src/kernel/dates/ist.js'
import { CourierDesk, type Sent } from '../../support/builders/courier.builders.js'
import { type OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

interface Claim {
  parcel: string
  amount: number
  reference: string
  note: string
  at: string
}
interface Row {
  orderId: string
  claimed: number
  claims: Claim[]
}
let desk: CourierDesk
let shop: OrderShop
let staff: Client
beforeAll(async () => {
  desk = await CourierDesk.open()
  ;({ shop, staff } = desk)
})
afterAll(() => desk.close(), 15_000)

const step = (
  { order, parcel }: { order: WireOrder; parcel: string },
  what: string,
  body: object,
  key?: string,
): ReturnType<CourierDesk['step']> => desk.step(order, what, { parcel, ...body }, key ? { key } : {})

async function claimed(): Promise<Sent> {
  const sent = await desk.lost()
  const made = await step(sent, 'claim', { amount: 500, reference: 'CLM-1', note: 'Photos sent' })
  expect(made.status).toBe(200)
  return sent
}

const rowOf = async ({ order }: { order: WireOrder }) =>
  (await staff.get<Row[]>('/api/admin/courier-claims')).body.find(({ orderId }) => orderId === order.orderId)
const month = async () =>
  (await staff.get<{ courierClaims: number; result: number }>('/api/admin/reports/result')).body

describe('a claim on the courier', () => {
  it('needs an amount and the number of the claim', async () => {
    const { status, body } = await step(await desk.lost(), 'claim', { amount: 0, reference: '' })
    expect([status, body.details.fields]).toEqual([
      400,
      { amount: expect.any(String) as string, reference: 'Enter the number of the claim.' },
    ])
  })

  it('is listed and counted until it is answered, with amount, number, day and note', async () => {
    const before = await desk.counted('courierClaims')
    const sent = await claimed()
    expect(await rowOf(sent)).toMatchObject({
      claimed: 500,
      claims: [
        {
          parcel: sent.parcel,
          amount: 500,
          reference: 'CLM-1',
          note: 'Photos sent',
          at: expect.any(String) as string,
        },
      ],
    })
    expect(await desk.counted('courierClaims')).toBe(before + 1)
    expect(await step(sent, 'claim', { amount: 500, reference: 'CLM-2' })).toMatchObject({ status: 409 })
    expect((await sent.client.get('/api/admin/courier-claims')).status).toBe(403)
  })

  it('is listed by its age, whenever its order was placed', async () => {
    const [older, younger] = [await desk.lost(), await desk.lost()]
    for (const sent of [younger, older]) {
      expect((await step(sent, 'claim', { amount: 500, reference: 'CLM-2' })).status).toBe(200)
      shop.running.clock.shift(60_000)
    }
    shop.running.clock.shift(0)
    const both = [older, younger].map(({ order }) => order.orderId)
    const listed = async (query: string) =>
      (await staff.get<Row[]>(`/api/admin/courier-claims${query}`)).body
        .map(({ orderId }) => orderId)
        .filter((orderId) => both.includes(orderId))
    expect(await listed('')).toEqual(both.toReversed())
    expect(await listed(`?sort=${encodeURIComponent('["claimedAt","DESC"]')}`)).toEqual(both)
  })

  it('that is paid counts in the result of the month in which the money came, once', async () => {
    const sent = await claimed()
    const before = await month()
    const today = istDay(shop.running.clock.now())
    expect(await step(sent, 'claim-paid', { amount: 450, receivedOn: '2099-01-01' })).toMatchObject({
      status: 400,
      body: { details: { fields: { receivedOn: 'The day cannot be in the future.' } } },
    })
    const key = randomUUID()
    const answers = await Promise.all([
      step(sent, 'claim-paid', { amount: 450, receivedOn: today }, key),
      step(sent, 'claim-paid', { amount: 450, receivedOn: today }, key),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowOf(sent)).toBeUndefined()
    const after = await month()
    expect(after.courierClaims - before.courierClaims).toBe(450)
    expect(after.result - before.result).toBeCloseTo(450, 2)
    const other = await claimed()
    await shop.running.db
      .collection('orders')
      .updateOne(
        { orderId: other.order.orderId },
        { $set: { 'parcels.0.bookedAt': new Date('2020-01-15T06:00:00Z') } },
      )
    await step(other, 'claim-paid', { amount: 300, receivedOn: '2020-01-31' })
    expect((await month()).courierClaims).toBe(after.courierClaims)
    const old = await staff.get<{ courierClaims: number }>('/api/admin/reports/result?month=2020-01')
    expect(old.body.courierClaims).toBe(300)
  })

  it('stands in the books as money in the bank, on the day on which it came', async () => {
    const sent = await claimed()
    const today = istDay(shop.running.clock.now())
    const inBooks = async () => {
      const path = `/api/admin/ledger?month=${today.slice(0, 7)}`
      const { rows } = (await staff.get<{ rows: { account: string; closing: number }[] }>(path)).body
      return (account: string) => rows.find((row) => row.account === account)?.closing ?? 0
    }
    const before = await inBooks()
    expect(await step(sent, 'claim-paid', { amount: 450.5, receivedOn: today })).toMatchObject({
      status: 200,
    })
    const after = await inBooks()
    expect(after('bank') - before('bank')).toBeCloseTo(450.5, 2)
    expect(before('courierClaims') - after('courierClaims')).toBeCloseTo(450.5, 2)
    const { vouchers } = (
      await staff.get<{ vouchers: object[] }>(`/api/admin/ledger/day?day=${today}&perPage=100`)
    ).body
    expect(vouchers).toContainEqual(
      expect.objectContaining({
        kind: 'courier claim',
        number: 'CLM-1',
        about: { kind: 'order', id: sent.order.orderId },
      }),
    )
  })

  it('is not dated into a closed month', async () => {
    const sent = await claimed()
    const { db, clock } = shop.running
    await db
      .collection('orders')
      .updateOne(
        { orderId: sent.order.orderId },
        { $set: { 'parcels.0.bookedAt': new Date('2020-03-15T06:00:00Z') } },
      )
    await db
      .collection<{ _id: string }>('books')
      .updateOne({ _id: 'books' }, { $set: { through: '2020-03' } }, { upsert: true })
    expect(await step(sent, 'claim-paid', { amount: 450, receivedOn: '2020-03-31' })).toMatchObject({
      status: 409,
      body: {
        code: 'MONTH_CLOSED',
        details: { fields: { receivedOn: expect.stringMatching(/^Mar 2020 is closed/) as string } },
      },
    })
    expect(await rowOf(sent)).toMatchObject({ claimed: 500 })
    const paid = { amount: 450, receivedOn: istDay(clock.now()) }
    expect(await step(sent, 'claim-paid', paid)).toMatchObject({ status: 200 })
  })

  it('is not paid with more than was claimed, nor before its parcel was booked', async () => {
    const sent = await claimed()
    const today = istDay(shop.running.clock.now())
    for (const [body, field, sentence] of [
      [{ amount: 500.01, receivedOn: today }, 'amount', /^₹500 was claimed\./],
      [{ amount: 500, receivedOn: '2020-01-31' }, 'receivedOn', /^The parcel was booked on /],
    ] as const)
      expect(await step(sent, 'claim-paid', body)).toMatchObject({
        status: 400,
        body: { details: { fields: { [field]: expect.stringMatching(sentence) as string } } },
      })
    expect(await step(sent, 'claim-paid', { amount: 500, receivedOn: today })).toMatchObject({ status: 200 })
  })

  it('that is refused says why, is open no more, and may be made anew', async () => {
    const sent = await claimed()
    expect(await step(sent, 'claim-refused', { reason: ' ' })).toMatchObject({
      status: 400,
      body: { details: { fields: { reason: 'Say why the courier refused it.' } } },
    })
    const refused = await step(sent, 'claim-refused', { reason: 'Reported too late' })
    expect(refused.body.parcels[0]).toMatchObject({
      claim: { refusal: 'Reported too late', refusedAt: expect.any(String) as string, receivedAmount: null },
      whyNot: { claim: null, claimPaid: 'The courier refused it. Make a new claim.' },
    })
    expect(await rowOf(sent)).toBeUndefined()
    expect(await step(sent, 'claim-refused', { reason: 'Again' })).toMatchObject({ status: 409 })
    expect(await step(sent, 'claim', { amount: 400, reference: 'CLM-2' })).toMatchObject({ status: 200 })
    expect(await rowOf(sent)).toMatchObject({ claimed: 400, claims: [{ reference: 'CLM-2', note: '' }] })
    const { timeline } = await shop.look(sent.order)
    expect(timeline.filter(({ event }) => event.startsWith('Courier claim'))).toMatchObject([
      { event: 'Courier claim made' },
      { event: 'Courier claim refused', detail: 'CLM-1: Reported too late' },
      { event: 'Courier claim made' },
    ])
  })

  it('is either paid or refused, however many answer it at once', async () => {
    const sent = await claimed()
    const answers = await Promise.all([
      step(sent, 'claim-paid', { amount: 500, receivedOn: istDay(shop.running.clock.now()) }),
      step(sent, 'claim-refused', { reason: 'Reported too late' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
