import { randomUUID } from 'node:crypto'
import { addIstDays, istDay } from '../../../src/kernel/dates/ist.js'
import { OrderShop } from '../../support/builders/orders.builders.js'
import { readPdf } from '../../support/http/read-pdf.js'

interface WirePickList {
  day: string
  jars: number
  places: {
    outlet: string
    lines: { batchNumber: string; jars: number; blocked: string | null; orders: unknown[] }[]
  }[]
  orders: { orderId: string; jars: number; packed: number }[]
}

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
// The pick list and the handover are of all orders that wait.
afterEach(() => shop.running.db.collection('orders').deleteMany({}))
afterAll(() => shop.close(), 15_000)

const list = async (query = '') =>
  (await shop.staff()).get<WirePickList>(`/api/admin/packing/pick-list${query}`)

async function pdf(path: string) {
  const staff = await shop.staff()
  const response = await fetch(shop.running.url + path, { headers: { cookie: staff.cookieHeader() } })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  return readPdf(Buffer.from(await response.arrayBuffer()))
}

describe('the pick list', () => {
  it('adds up the jars of each batch, with the orders that they are for', async () => {
    const jar = await shop.jar()
    const [one, two] = [await shop.packed([[jar, 2]]), await shop.packed([[jar, 3]])]
    await shop.paid([[jar, 1]])
    const [batch] = await shop.batches(jar)
    const today = istDay(shop.running.clock.now())
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      day: today,
      jars: 5,
      places: [{ jars: 5, lines: [{ batchNumber: batch?.batchNumber, jars: 5, blocked: null }] }],
      orders: [
        { orderId: one.order.orderId, jars: 2, packed: 0 },
        { orderId: two.order.orderId, jars: 3, packed: 0 },
      ],
    })
    expect(body.places[0]?.lines[0]?.orders).toMatchObject([{ jars: 2 }, { jars: 3 }])
    expect((await list(`?day=${addIstDays(today, -1)}`)).body).toMatchObject({ jars: 0, orders: [] })
  })

  it('leaves out what lies in the box, and warns of a batch that was frozen since', async () => {
    const jar = await shop.jar()
    const { order } = await shop.packed([[jar, 2]])
    const done = await shop.packed([[jar, 1]])
    const [batch] = await shop.batches(jar)
    const staff = await shop.staff()
    for (const { orderId } of [order, done.order])
      await staff.post(`/api/admin/orders/${orderId}/jars`, {
        id: randomUUID(),
        batchNumber: batch?.batchNumber,
      })
    await staff.post(`/api/admin/stock/${batch?._id}/quarantine`, { reason: 'A lid leaks' })
    expect((await list()).body).toMatchObject({
      jars: 1,
      places: [{ lines: [{ jars: 1, blocked: 'A lid leaks' }] }],
      orders: [{ orderId: order.orderId, jars: 2, packed: 1 }],
    })
  })

  it('is empty where nothing waits, refuses what is no day, and is for staff', async () => {
    expect((await list()).body).toMatchObject({ jars: 0, places: [], orders: [] })
    expect(await list('?day=soon')).toMatchObject({
      status: 400,
      body: { details: { fields: { day: 'Day is a day, written YYYY-MM-DD.' } } },
    })
    const customer = await shop.customer()
    for (const path of ['pick-list', 'slips?orders=P-AAAA-BBBB', 'labels?orders=P-AAAA-BBBB'])
      expect((await customer.get(`/api/admin/packing/${path}`)).status).toBe(403)
  })
})

describe('papers', () => {
  it('are slips with jars, batches and thanks, and without a price', async () => {
    const jar = await shop.jar()
    const { order } = await shop.packed([[jar, 2]])
    const [batch] = await shop.batches(jar)
    for (const size of ['a4', '4x6']) {
      const [page, ...others] = await pdf(`/api/admin/packing/slips?orders=${order.orderId}&size=${size}`)
      expect(others).toEqual([])
      const text = page?.texts.map((one) => one.text).join('') ?? ''
      for (const part of [
        order.orderId,
        'Lakshmi Rao',
        '12 Main Road',
        `2 × ${jar.name}`,
        batch?.batchNumber,
        'Thank you',
      ])
        expect(text.replaceAll('\u00A0', ' ')).toContain(part)
      expect(text).not.toMatch(/₹|Rs/)
    }
  })

  it('of a replacement are a slip that names the order it stands for', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const { orderId } = order
    await shop.running.db.collection('orders').updateOne({ orderId }, { $set: { replaces: 'P-4RT8-K2WX' } })
    const [slip] = await pdf(`/api/admin/packing/slips?orders=${orderId}`)
    const text = slip?.texts.map((one) => one.text).join('') ?? ''
    expect(text.replaceAll('\u00A0', ' ')).toContain('At no charge, for jars of order P-4RT8-K2WX')
  })

  it('are address labels, one on 4 × 6 in or four on A4, for several orders', async () => {
    const jar = await shop.jar()
    const orders = [await shop.packed([[jar, 1]]), await shop.packed([[jar, 1]])].map(
      ({ order }) => order.orderId,
    )
    const small = await pdf(`/api/admin/packing/labels?orders=${orders.join(',')}&size=4x6`)
    expect(small.map(({ widthMm, heightMm }) => [Math.round(widthMm), Math.round(heightMm)])).toEqual([
      [102, 152],
      [102, 152],
    ])
    const [sheet, ...others] = await pdf(`/api/admin/packing/labels?orders=${orders.join(',')}`)
    expect(others).toEqual([])
    const text = sheet?.texts.map((one) => one.text).join('') ?? ''
    for (const part of [...orders, '500001', '9876543210', 'From Jaadi Pickles']) expect(text).toContain(part)
  })

  it('of a pick-up are a slip with the place, and no address label', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const { orderId } = order
    await shop.running.db.collection('orders').updateOne({ orderId }, { $set: { handover: 'pickup' } })
    const [slip] = await pdf(`/api/admin/packing/slips?orders=${orderId}`)
    const text = slip?.texts.map((one) => one.text).join('') ?? ''
    expect(text.replaceAll('\u00A0', ' ')).toContain('Pick-up at')
    expect(text).not.toContain(order.address)
    expect(await (await shop.staff()).get(`/api/admin/packing/labels?orders=${orderId}`)).toMatchObject({
      status: 400,
      body: {
        details: {
          fields: { orders: `Order ${orderId} is picked up at the shop: it needs no address label.` },
        },
      },
    })
  })

  it('are refused for an unknown order by its id, and for a list without orders', async () => {
    const staff = await shop.staff()
    expect(await staff.get('/api/admin/packing/slips?orders=P-AAAA-BBBB')).toMatchObject({
      status: 400,
      body: { details: { fields: { orders: 'There is no order P-AAAA-BBBB.' } } },
    })
    expect((await staff.get('/api/admin/packing/labels?orders=all')).status).toBe(400)
    expect((await staff.get('/api/admin/packing/labels?orders=P-AAAA-BBBB&size=a5')).status).toBe(400)
  })
})

describe('courier labels', () => {
  it('are one PDF for all parcels in the order of the pick list, and name parcels without one', async () => {
    const jar = await shop.jar()
    const [one, two, open] = [
      await shop.packed([[jar, 2]]),
      await shop.packed([[jar, 1]]),
      await shop.packed([[jar, 1]]),
    ].map(({ order }) => order)
    const staff = await shop.staff()
    for (const order of [one, two]) await staff.post(`/api/admin/shipments/${order?.orderId}`, {})
    const ids = [open, two, one].map((order) => order?.orderId).join(',')
    const pages = await pdf(`/api/admin/packing/courier-labels?orders=${ids}&size=4x6`)
    const texts = pages.map(({ texts: all }) => all.map(({ text }) => text).join(' '))
    expect(texts).toHaveLength(3)
    for (const [at, order] of [one, two].entries()) {
      expect(texts[at]).toContain(`Order ${order?.orderId}`)
      for (const part of ['Pre-paid', 'HYD/LBN', 'Lakshmi Rao', '12 Main Road', '500001'])
        expect(texts[at]).toContain(part)
      expect(texts[at]).toMatch(/149\d{11}/)
    }
    expect(texts[2]).toContain(`Order ${open?.orderId} is not booked yet.`)
    const [slip] = await pdf(`/api/admin/packing/slips?orders=${one?.orderId}`)
    expect(slip?.texts.map(({ text }) => text).join(' ')).toMatch(/Waybill 149\d{11}/)
  })

  it('are refused where no parcel has one, and where the courier does not answer', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const staff = await shop.staff()
    const path = `/api/admin/packing/courier-labels?orders=${order.orderId}`
    expect(await staff.get(path)).toMatchObject({
      status: 400,
      body: { details: { fields: { orders: `Order ${order.orderId} is not booked yet.` } } },
    })
    await staff.post(`/api/admin/shipments/${order.orderId}`, {})
    await fetch(`${shop.running.url}/sandbox/delhivery/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operation: 'label', fault: 'error' }),
    })
    expect((await staff.get(path)).status).toBe(502)
  })
})

describe('the handover', () => {
  it('lists what is booked and not taken, on paper too, and keeps the weight on the scale', async () => {
    const jar = await shop.jar()
    const [first, second] = [await shop.packed([[jar, 2]]), await shop.packed([[jar, 1]])].map(
      ({ order }) => order,
    )
    const staff = await shop.staff()
    expect(await staff.get('/api/admin/handover/manifest')).toMatchObject({ status: 400 })
    for (const order of [first, second]) await staff.post(`/api/admin/shipments/${order?.orderId}`, {})
    const listed = async (query = '') =>
      (await staff.get<{ parcels: Record<string, unknown>[] }>(`/api/admin/handover${query}`)).body.parcels
    const [waiting, other] = await listed()
    expect([waiting, other]).toMatchObject([
      { orderId: first?.orderId, pieces: 2, deadWeightGrams: null, hasWeightPhoto: false },
      { orderId: second?.orderId, pieces: 1, contactName: 'Lakshmi Rao' },
    ])
    const [page] = await pdf('/api/admin/handover/manifest')
    const text = page?.texts.map((one) => one.text).join(' ')
    for (const part of [
      waiting?.['waybill'],
      first?.orderId,
      'Prepaid',
      '2 parcels · 3 jars',
      'Received for',
    ])
      expect(text).toContain(part)

    const weight = `/api/admin/shipments/${first?.orderId}/parcels/${waiting?.['waybill']}/weight`
    expect((await staff.put(weight, { grams: 2480 })).status).toBe(200)
    expect(await staff.put(weight, { grams: 0 })).toMatchObject({ status: 400 })
    expect((await staff.put(weight.replace('149', '150'), { grams: 10 })).status).toBe(404)
    expect((await listed())[0]).toMatchObject({ deadWeightGrams: 2480 })

    // The van takes the first parcel: the other still waits, and the paper of the day has both.
    await fetch(`${shop.running.url}/sandbox/delhivery/shipments/${waiting?.['waybill']}/scan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'In Transit' }),
    })
    expect((await listed()).map(({ orderId }) => orderId)).toEqual([second?.orderId])
    const today = istDay(shop.running.clock.now())
    expect(await listed(`?day=${today}`)).toHaveLength(2)
    expect(await listed(`?day=${addIstDays(today, 1)}`)).toHaveLength(1)
    expect(await listed(`?day=${addIstDays(today, -1)}`)).toEqual([])
  })
})
