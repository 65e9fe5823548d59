import { InvoicesJob } from '../../../src/modules/money/invoices/invoices.job.js'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { PaperNumbers } from '../../../src/modules/sales/orders/money/paper-numbers.service.js'
import { ADDRESS, expectOk, OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'
import { readPdf } from '../../support/http/read-pdf.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

describe('the invoice of an order', () => {
  const fetched = async (client: Client, orderId: string) => {
    const answer = await client.get<{ text: string; code?: string }>(`/api/orders/${orderId}/invoice`)
    return { ...answer, type: answer.headers.get('content-type') }
  }
  const numberOf = async ({ orderId }: { orderId: string }): Promise<string | null> => {
    const order = await shop.running.db.collection('orders').findOne({ orderId })
    return (order?.['invoiceNumber'] as string | undefined) ?? null
  }

  it('is a PDF for its customer and for staff, with a number that stays', async () => {
    const { client, order } = await shop.paid([[await shop.jar(), 2]])
    const own = await fetched(client, order.orderId)
    expect(own).toMatchObject({ status: 200, type: 'application/pdf' })
    expect(own.body.text.startsWith('%PDF-')).toBe(true)
    const number = await numberOf(order)
    expect(number).toMatch(/^INV\/\d\d-\d\d\/\d{5}$/)
    expect(own.headers.get('content-disposition')).toBe(
      `inline; filename="${String(number).replaceAll('/', '-')}.pdf"`,
    )
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect((await fetched(await shop.staff(), order.orderId)).status).toBe(200)
    expect(await numberOf(order)).toBe(number)
    const { body } = await client.get<{ orders: { invoiceUrl: string | null }[] }>('/api/orders')
    expect(body.orders[0]?.invoiceUrl).toBe(`/api/orders/${order.orderId}/invoice`)
  })

  it('is nobody else’s, and there is none without a payment or an order', async () => {
    const { order } = await shop.paid([[await shop.jar(), 1]])
    expect((await fetched(await shop.customer(), order.orderId)).status).toBe(404)
    expect((await fetched(new Client(shop.running.url), order.orderId)).status).toBe(401)
    expect((await fetched(await shop.staff(), 'P-AAAA-AAAA')).status).toBe(404)
    const unpaid = await shop.placed([[await shop.jar(), 1]])
    expect(await fetched(unpaid.client, unpaid.order.orderId)).toMatchObject({
      status: 409,
      body: { code: 'NOT_PAID' },
    })
    expect(await numberOf(unpaid.order)).toBeNull()
  })

  it('is there for a cancelled order too, under the same number', async () => {
    const { client, order } = await shop.paid([[await shop.jar(), 1]])
    expect((await fetched(client, order.orderId)).status).toBe(200)
    const number = await numberOf(order)
    await client.put(`/api/orders/${order.orderId}/cancel`)
    expect((await fetched(client, order.orderId)).status).toBe(200)
    expect(await numberOf(order)).toBe(number)
  })

  it('numbers run without gaps or repeats, by payment, whoever asks at the same time', async () => {
    expect(shop.running.app.get(InvoicesJob)).toBeDefined()
    const numbers = shop.running.app.get(PaperNumbers)
    await numbers.numberInvoices()
    const jar = await shop.jar({ jars: 50 })
    const orders: { client: Client; order: WireOrder }[] = []
    for (let nth = 0; nth < 5; nth++) orders.push(await shop.paid([[jar, 1]]))
    const twin = await shop.twin()
    const twins = twin.running.app.get(PaperNumbers)
    await Promise.all([
      numbers.numberInvoices(),
      twins.numberInvoices(),
      ...orders.slice(0, 3).map(({ client, order }) => fetched(client, order.orderId)),
    ])
    await twin.close()
    const given = await Promise.all(orders.map(({ order }) => numberOf(order)))
    const running = given.map((number) => Number(number?.slice(-5)))
    expect(new Set(running).size).toBe(5)
    expect(Math.max(...running) - Math.min(...running)).toBe(4)
    expect(await numbers.numberInvoices()).toBe(0)
  })
})

describe('GST', () => {
  type Taxed = WireOrder & {
    tax: { gstin: string; taxable: number; cgst: number; sgst: number; igst: number } | null
  }
  const own = async (client: Client): Promise<Taxed | undefined> =>
    (await client.get<{ orders: Taxed[] }>('/api/orders')).body.orders[0]
  const collect = (enabled: boolean) =>
    shop.running.app.get(Settings).change({
      gst: { enabled, gstin: '36ABCDE1234F1Z5', ratePercent: 5, hsnCode: '2001' },
    })

  it('is not collected until it is switched on', async () => {
    const { client } = await shop.placed([[await shop.jar(), 1]])
    expect((await own(client))?.tax).toBeNull()
  })

  it('is a snapshot of its day, included in unchanged prices, its parts summing to the total', async () => {
    await collect(true)
    const plain = await shop.jar({ pricePaise: 33_333 })
    const dearer = await shop.jar({ pricePaise: 77_777, gstRatePercent: 12 })
    const { client, order } = await shop.paid([
      [plain, 3],
      [dearer, 1],
    ])
    expect(order.totalPrice).toBe(1777.76)
    const before = await own(client)
    expect(before?.tax).toMatchObject({ gstin: '36ABCDE1234F1Z5', igst: 0 })
    const { taxable = 0, cgst = 0, sgst = 0 } = before?.tax ?? {}
    expect(Math.round((taxable + cgst + sgst) * 100)).toBe(Math.round(order.finalPrice * 100))
    expect(cgst).toBe(sgst)
    const answer = await client.get<{ text: string }>(`/api/orders/${order.orderId}/invoice`)
    expect(answer.status).toBe(200)
    await collect(false)
    expect((await own(client))?.tax).toEqual(before?.tax)
  })

  it('is IGST for another state', async () => {
    await collect(true)
    const client = await shop.customer()
    await client.post('/api/cart/add', { Id: (await shop.jar()).Id, quantity: 1 })
    await client.put('/api/cart/updateAddress', {
      contactName: 'Asha',
      contactNumber: '9876543210',
      address: '1 MG Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pin: '560001',
    })
    expect((await client.post('/api/orders')).status).toBe(201)
    const order = await own(client)
    expect(order?.tax).toMatchObject({ cgst: 0, sgst: 0 })
    expect(order?.tax?.igst).toBeGreaterThan(0)
    await collect(false)
  })
})

describe('a paper that was issued', () => {
  const lines = async (client: Client, path: string): Promise<string[]> => {
    const response = await fetch(`${shop.running.url}/api/orders/${path}`, {
      headers: { cookie: client.cookieHeader() },
    })
    expect(response.status).toBe(200)
    return readPdf(Buffer.from(await response.arrayBuffer())).flatMap(({ texts }) =>
      texts.map(({ text }) => text),
    )
  }

  it('says what it said, whatever is changed later; the next paper says the new', async () => {
    const settings = shop.running.app.get(Settings)
    const before = await settings.current()
    const gst = { enabled: true, gstin: '36ABCDE1234F1Z5', ratePercent: 5, hsnCode: '2001' }
    await settings.change({ gst })
    const name = 'GONGURA CHICKEN CP_PO LOW 1kg'
    const jar = await shop.jar({ name, hsnCode: '20019000', gstRatePercent: 12 })
    const { client, order } = await shop.paid([[jar, 1]])
    const invoice = () => lines(client, `${order.orderId}/invoice`)
    const issued = await invoice()
    expect(issued.join(' ')).toContain('HSN 20019000, GST 12%')

    const boss = await shop.staff()
    const corrected = { ...ADDRESS, contactName: 'Asha Rao', address: '9 Lake View' }
    expectOk(await boss.put(`/api/admin/shipments/${order.orderId}/address`, corrected))
    await shop.change(jar, { hsnCode: '20059900', gstRatePercent: 18 })
    const relabelled = before.catalogue.variantOils.map((oil) => ({ ...oil, label: 'Groundnut oil' }))
    await settings.change({
      legalName: 'Jaadi Foods LLP',
      name: 'Jaadi Foods',
      phone: '9000000009',
      fssaiLicence: '13624010000009',
      address: { ...before.address, line: '1 New Road' },
      gst: { ...gst, gstin: '36AAPFU0939F1ZW', hsnCode: '2005' },
      catalogue: { ...before.catalogue, variantOils: relabelled },
    })
    expect(await invoice()).toEqual(issued)

    expectOk(await client.put(`/api/orders/${order.orderId}/cancel`))
    const note = (await lines(client, `${order.orderId}/credit-note`)).join(' ')
    for (const now of ['Jaadi Foods LLP', '1 New Road', 'Asha Rao', '9 Lake View', 'Groundnut oil'])
      expect(note).toContain(now)
    expect(await invoice()).toEqual(expect.arrayContaining(issued))

    const next = await shop.paid([[jar, 1]])
    const other = (await lines(next.client, `${next.order.orderId}/invoice`)).join(' ')
    for (const now of ['Jaadi Foods LLP', '20059900, GST 18%', '36AAPFU0939F1ZW'])
      expect(other).toContain(now)
    await settings.change({ ...before, gst: { ...before.gst } })
  })
})
