import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

interface Line {
  id: string
  orderId: string
  contactName: string
  mobileNumber: string
  city: string
  pin: string
  waybill: string | null
}

let shop: TestApp
let admin: Client
let packer: Client
let sent: Line

const pathOf = (resource: string, filter: object, range = [0, 99]) =>
  `/api/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify(range) })}`
const found = async (filter: object) => (await packer.get<Line[]>(pathOf('orders', filter))).body
const idsOf = async (q: string) => (await found({ q })).map(({ id }) => id)

beforeAll(async () => {
  shop = await startApp({ environment: { SEED: 'demo' } })
  admin = new Client(shop.url)
  await admin.signInStaff('9000000001', '246810')
  packer = new Client(shop.url)
  await packer.signInStaff('9000000002', '135790')
  sent = (await found({ deliveryStatus: 'Shipped' }))[0] as Line
})
afterAll(() => shop.close())

describe('a search for an order', () => {
  it('finds any word of the name, in any order and case', async () => {
    const [first = '', last = ''] = sent.contactName.split(' ')
    for (const q of [
      first,
      last.toUpperCase(),
      `${last} ${first}`,
      `${first.slice(0, 3)} ${last.slice(0, 3)}`,
    ])
      expect(await idsOf(q)).toContain(sent.id)
  })

  it('finds place and PIN code beside a name', async () => {
    const [first = ''] = sent.contactName.split(' ')
    expect(await idsOf(`${sent.city} ${first}`)).toContain(sent.id)
    expect(await idsOf(`${first} ${sent.pin}`)).toContain(sent.id)
  })

  it('finds the last four digits of a number, and a number as it is spoken', async () => {
    const { mobileNumber } = sent
    for (const q of [
      mobileNumber.slice(-4),
      mobileNumber,
      `+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`,
    ])
      expect(await idsOf(q)).toContain(sent.id)
  })

  it('finds an id without its dashes, or its end, and a batch', async () => {
    const plain = sent.orderId.replaceAll('-', '').toLowerCase()
    for (const q of [plain, plain.slice(1), plain.slice(5)]) expect(await idsOf(q)).toContain(sent.id)
    const stored = await shop.db.collection('orders').findOne({ orderId: sent.orderId })
    const [item] = (stored?.['items'] ?? []) as { allocations: { batchNumber: string }[] }[]
    expect(await idsOf(String(item?.allocations[0]?.batchNumber))).toContain(sent.id)
  })

  it('wants every word', async () => {
    expect(await found({ q: `${sent.contactName} zzyzx` })).toEqual([])
    expect(await found({ q: '?!' })).toEqual([])
  })

  it('refuses what is no text, by name', async () => {
    expect((await packer.get(pathOf('orders', { q: { $gt: '' } }))).status).toBe(400)
    expect((await packer.get(pathOf('orders', { work: 'everything' }))).status).toBe(400)
    expect((await packer.get(pathOf('orders', { deleted: 'yes' }))).status).toBe(400)
  })

  it('finds a product by any word of its name', async () => {
    const [product] = (await packer.get<{ id: string; name: string }[]>(pathOf('products', {}))).body
    const last = product?.name.split(' ').at(-1) ?? ''
    const { body } = await packer.get<{ id: string }[]>(pathOf('products', { q: last.toLowerCase() }))
    expect(body.map(({ id }) => id)).toContain(product?.id)
  })
})

describe('a card of the cockpit', () => {
  const counted = async (resource: string, filter: object) => {
    const { headers, body } = await packer.get<Line[]>(pathOf(resource, filter, [0, 499]))
    return [body.length, Number(headers.get('content-range')?.split('/')[1])]
  }

  it.each([
    ['toPack', 'orders', { work: 'to-pack' }],
    ['toShip', 'orders', { work: 'to-ship' }],
    ['unpaid', 'orders', { work: 'unpaid' }],
    ['lowStock', 'products', { low: true }],
  ] as const)('%s leads to just what it counts', async (count, resource, filter) => {
    const { body } = await packer.get<Record<string, number>>('/api/dashboard/summary')
    expect(await counted(resource, filter)).toEqual([body[count], body[count]])
    expect(body[count]).toBeGreaterThan(0)
  })

  it('counts no order that was deleted or archived', async () => {
    const [unpaid] = await found({ work: 'unpaid' })
    await shop.db
      .collection('orders')
      .updateOne({ orderId: unpaid?.orderId }, { $set: { archivedAt: new Date() } })
    const { body } = await packer.get<Record<string, number>>('/api/dashboard/summary')
    expect(await counted('orders', { work: 'unpaid' })).toEqual([body['unpaid'], body['unpaid']])
    expect((await found({ work: 'unpaid' })).map(({ id }) => id)).not.toContain(unpaid?.id)
  })
})

describe('the file of orders', () => {
  const fileOf = async (filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) })
    const answer = await admin.get<{ text: string }>(`/api/admin/orders/export.csv?${query}`)
    return { ...answer, body: answer.body.text }
  }

  it('is for admins: it is full of addresses', async () => {
    expect((await packer.get('/api/admin/orders/export.csv')).status).toBe(403)
    expect((await new Client(shop.url).get('/api/admin/orders/export.csv')).status).toBe(401)
  })

  it('has every order of the filter, with all that the books need', async () => {
    const { status, body, headers } = await fileOf({ deliveryStatus: 'Shipped' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
    const lines = String(body).trim().split('\r\n')
    expect(lines[0]).toContain('Placed (IST),Name,Customer mobile')
    for (const name of ['Address', 'State', 'Items', 'Delivery (rupees)', 'Invoice number', 'Waybill'])
      expect(lines[0]?.split(',')).toContain(name)
    expect(lines.length - 1).toBe((await found({ deliveryStatus: 'Shipped' })).length)
    expect(body).toContain(sent.orderId)
  })

  it('says the time of India', async () => {
    const orderDate = new Date('2026-11-20T19:00:00.000Z')
    await shop.db.collection('orders').updateOne({ orderId: sent.orderId }, { $set: { orderDate } })
    expect((await fileOf({ q: sent.orderId })).body).toContain('2026-11-21 00:30')
  })

  it('holds no formula, and keeps commas and lines in their cell', async () => {
    const address = '=HYPERLINK("http://x.in"),\r\nDoor 4'
    await shop.db.collection('orders').updateOne({ orderId: sent.orderId }, { $set: { address } })
    expect((await fileOf({ q: sent.orderId })).body).toContain(`"'=HYPERLINK(""http://x.in""),\r\nDoor 4"`)
  })

  it('refuses a filter that nobody knows, and writes down who took it', async () => {
    expect((await fileOf({ nothing: 1 })).status).toBe(400)
    const entry = await shop.db.collection('auditlog').findOne({ action: 'orders.exported' })
    expect(entry).toMatchObject({ actor: '9000000001', actorRole: 'admin', subject: 'orders' })
  })

  it('goes on behind the first portion, each order once', async () => {
    const orders = shop.db.collection('orders')
    const { _id, ...pattern } = (await orders.findOne({ orderId: sent.orderId })) as Record<string, unknown>
    const copies = Array.from({ length: 1100 }, (_, at) => ({
      ...pattern,
      orderId: `P-COPY-${String(at).padStart(4, '0')}`,
      externalId: `JDI-COPY-${at}`,
      requestKey: `copy-${at}`,
      waybill: null,
      invoiceNumber: null,
      deliveryStatus: 'Delivered',
      city: 'Copyville',
      // Three orders a minute share their instant.
      orderDate: new Date(Date.UTC(2026, 9, 1) + Math.floor(at / 3) * 60_000),
      words: ['copyville'],
    }))
    await orders.insertMany(copies)
    const { body } = await fileOf({ q: 'copyville' })
    const ids = String(body).match(/P-COPY-\d{4}/g) ?? []
    expect([ids.length, new Set(ids).size]).toEqual([1100, 1100])
  })
})
