import { PaperNumbers } from '../../../src/modules/sales/orders/money/paper-numbers.service.js'
import { expectOk, type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

describe('the credit note of an order that was cancelled after payment', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  type Numbered = { invoiceNumber: string; creditNoteNumber: string | null; creditNoteDue: boolean }
  const stored = async ({ orderId }: { orderId: string }) =>
    (await shop.running.db.collection('orders').findOne({ orderId })) as unknown as Numbered
  const fetched = (client: Client, { orderId }: { orderId: string }) =>
    client.get<{ text: string; code?: string }>(`/api/orders/${orderId}/credit-note`)
  const cancelled = async (jar?: Jar) => {
    const paid = await shop.paid([[jar ?? (await shop.jar()), 1]])
    expectOk(await paid.client.put(`/api/orders/${paid.order.orderId}/cancel`))
    return paid
  }
  const urlsOf = async (client: Client) =>
    (
      await client.get<{ orders: { invoiceUrl: string | null; creditNoteUrl: string | null }[] }>(
        '/api/orders',
      )
    ).body.orders[0]

  it('is a PDF for its customer and for staff, with a number of its own that stays, beside the invoice', async () => {
    const { client, order } = await cancelled()
    const own = await fetched(client, order)
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    const { invoiceNumber, creditNoteNumber } = await stored(order)
    expect(creditNoteNumber).toMatch(/^CN\/\d\d-\d\d\/\d{5}$/)
    // The note names its invoice, which got its number with it.
    expect(invoiceNumber).toMatch(/^INV\//)
    expect(own.headers.get('content-disposition')).toContain(String(creditNoteNumber).replaceAll('/', '-'))
    expect((await fetched(await shop.staff(), order)).status).toBe(200)
    expect((await stored(order)).creditNoteNumber).toBe(creditNoteNumber)
    expect(await urlsOf(client)).toMatchObject({
      invoiceUrl: `/api/orders/${order.orderId}/invoice`,
      creditNoteUrl: `/api/orders/${order.orderId}/credit-note`,
    })
  })

  it('is nobody else’s', async () => {
    const { order } = await cancelled()
    expect((await fetched(await shop.customer(), order)).status).toBe(404)
    expect((await fetched(new Client(shop.running.url), order)).status).toBe(401)
  })

  it('is none before payment, nor without a cancellation: no number is used up', async () => {
    const unpaid = await shop.placed([[await shop.jar(), 1]])
    const paid = await shop.paid([[await shop.jar(), 1]])
    expectOk(await unpaid.client.delete(`/api/orders/${unpaid.order.orderId}`))
    for (const { client, order, status } of [
      { ...unpaid, status: 404 },
      { ...paid, status: 409 },
    ])
      expect((await fetched(client, order)).status).toBe(status)
    expect(await fetched(await shop.staff(), unpaid.order)).toMatchObject({
      status: 409,
      body: { code: 'NO_CREDIT_NOTE' },
    })
    expect((await urlsOf(paid.client))?.creditNoteUrl).toBeNull()
    expect(await shop.running.app.get(PaperNumbers).numberCreditNotes()).toBeLessThan(2)
    for (const { order } of [unpaid, paid]) expect((await stored(order)).creditNoteNumber).toBeNull()
  })

  it('does not exist when all of the money is kept', async () => {
    const { client, order } = await shop.paid([[await shop.jar(), 1]])
    const orders = shop.running.db.collection('orders')
    const finalPaise = Math.round(order.totalPrice * 100)
    await orders.updateOne(
      { orderId: order.orderId },
      { $set: { cancellationPercent: 100, deliveryPaise: 0, finalPaise } },
    )
    expectOk(await client.put(`/api/orders/${order.orderId}/cancel`))
    await shop.running.app.get(PaperNumbers).numberCreditNotes()
    expect(await stored(order)).toMatchObject({ creditNoteDue: false, creditNoteNumber: null })
    expect((await urlsOf(client))?.creditNoteUrl).toBeNull()
    expect((await fetched(client, order)).body.code).toBe('NO_CREDIT_NOTE')
  })

  it('numbers run without gaps or repeats, whoever asks at the same time, and each order has one', async () => {
    const numbers = shop.running.app.get(PaperNumbers)
    // Nothing else waits for a number of either kind.
    await numbers.numberInvoices()
    await numbers.numberCreditNotes()
    const jar = await shop.jar({ jars: 50 })
    const orders: { client: Client; order: WireOrder }[] = []
    for (let nth = 0; nth < 5; nth++) orders.push(await cancelled(jar))
    const twin = await shop.twin()
    await Promise.all([
      numbers.numberCreditNotes(),
      twin.running.app.get(PaperNumbers).numberCreditNotes(),
      ...orders.slice(0, 3).flatMap(({ client, order }) => [fetched(client, order), fetched(client, order)]),
    ])
    await twin.close()
    const given = await Promise.all(orders.map(({ order }) => stored(order)))
    for (const kind of ['creditNoteNumber', 'invoiceNumber'] as const) {
      const running = given.map((numbered) => Number(numbered[kind]?.slice(-5)))
      expect(new Set(running).size).toBe(5)
      expect(Math.max(...running) - Math.min(...running)).toBe(4)
    }
    expect(await numbers.numberCreditNotes()).toBe(0)
  })
})
