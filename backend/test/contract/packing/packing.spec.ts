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

beforeEach(async () => {
  shop = await OrderShop.open()
})
afterEach(() => shop.close(), 15_000)

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
