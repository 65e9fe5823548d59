import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

type Row = Record<string, unknown> & { id: string }

/** Resource, one of its sorts, whether packers may read it. */
const RESOURCES = [
  ['products', 'price', true],
  ['orders', 'orderDate', true],
  ['outlets', 'name', true],
  ['stock', 'receivedOn', true],
  ['boms', 'createdAt', true],
  ['reservations', 'reservedAt', true],
  ['issues', 'updatedAt', true],
  ['expenses', 'date', false],
  ['reviews', 'date', false],
  ['customers', 'lastOrderAt', false],
] as const

/** Fields of a row that its record tells in another way, in full. */
const TOLD_IN_FULL: Readonly<Record<string, readonly string[]>> = {
  customers: ['_id', 'issues', 'hasOpenIssue'],
}

let shop: TestApp
let admin: Client
let packer: Client

beforeAll(async () => {
  shop = await startApp({ environment: { SEED: 'demo' } })
  admin = new Client(shop.url)
  await admin.signInStaff('9000000001', '246810')
  packer = new Client(shop.url)
  await packer.signInStaff('9000000002', '135790')
})
afterAll(() => shop.close())

function query(parameters: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(parameters)) search.set(key, JSON.stringify(value))
  return search.toString()
}

describe.each(RESOURCES)('%s', (resource, sort, forPackers) => {
  const path = `/api/admin/${resource}`

  it('answers a page with its place in the whole', async () => {
    const answer = await admin.get<Row[]>(
      `${path}?${query({ sort: [sort, 'DESC'], range: [0, 1], filter: {} })}`,
    )
    expect(answer.status).toBe(200)
    expect(answer.body.every(({ id }) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
    const last = answer.body.length - 1
    expect(answer.headers.get('content-range')).toMatch(new RegExp(`^${resource} 0-${last}/\\d+$`))
  })

  it('reads many and one by id', async () => {
    const { body } = await admin.get<Row[]>(`${path}?${query({ range: [0, 9] })}`)
    const ids = body.slice(0, 3).map(({ id }) => id)
    const many = await admin.get<Row[]>(`${path}?${query({ filter: { id: ids } })}`)
    expect(many.body.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const one = await admin.get<Row>(`${path}/${ids[0]}`)
    // A record may say more of itself than its row.
    const told = Object.entries(body[0] as Row).filter(([name]) => !TOLD_IN_FULL[resource]?.includes(name))
    expect(one.body).toMatchObject(Object.fromEntries(told))
  })

  it('answers 404 for what is not there', async () => {
    expect((await admin.get(`${path}/6740c1f2a4b5c6d7e8f90123`)).status).toBe(404)
    expect((await admin.get(`${path}/nonsense`)).status).toBe(404)
  })

  it('refuses sorts and filters that it does not know', async () => {
    expect((await admin.get(`${path}?${query({ sort: ['__proto__', 'ASC'] })}`)).status).toBe(400)
    expect((await admin.get(`${path}?${query({ filter: { nonsense: 1 } })}`)).status).toBe(400)
  })

  it(`is ${forPackers ? 'open' : 'closed'} to packers and closed to visitors`, async () => {
    expect((await packer.get(path)).status).toBe(forPackers ? 200 : 403)
    expect((await fetch(shop.url + path)).status).toBe(401)
  })
})

/** Lists with tabs, and what two of these filter by. */
const TABS = [
  ['orders', { work: 'to-pack' }, { deliveryStatus: 'Shipped' }],
  ['products', { materialType: 'FG', activeFlag: true }, { soldOut: true }],
  ['stock', { stockPresent: true }, { bestBeforeTo: '2030-01-01', stockPresent: true }],
  ['reservations', { status: 'Pending' }, { status: 'Production Completed' }],
  ['issues', { status: 'Open' }, { dueBefore: '2030-01-01T00:00:00.000Z' }],
  ['reviews', { approved: [null] }, { approved: [true] }],
  ['payment-reviews', { state: 'open' }, { state: 'resolved' }],
] as const

describe.each(TABS)('the tabs of %s', (resource, one, other) => {
  const counts = (filters: unknown) =>
    admin.get<{ counts: number[] }>(`/api/admin/${resource}/counts?${query({ filters })}`)

  it('have the numbers of the lists that they show', async () => {
    const filters = [one, other, {}]
    const totals = await Promise.all(
      filters.map(async (filter) => {
        const { headers } = await admin.get(`/api/admin/${resource}?${query({ filter, range: [0, 0] })}`)
        return Number(headers.get('content-range')?.split('/')[1])
      }),
    )
    expect((await counts(filters)).body.counts).toEqual(totals)
  })

  it('are counted at most eight at once, by the filters of the list alone, for those who see the list', async () => {
    const search = { q: 'lakshmi rao' }
    const bySearch = ['orders', 'products'].includes(resource) ? [[search]] : []
    for (const wrong of [
      ...bySearch,
      [],
      {},
      [null],
      [['x']],
      [{ nonsense: 1 }],
      Array.from({ length: 9 }, () => ({})),
    ])
      expect(await counts(wrong)).toMatchObject({
        status: 400,
        body: { details: { fields: { filters: expect.any(String) } } },
      })
    const list = await packer.get(`/api/admin/${resource}`)
    const counted = await packer.get(`/api/admin/${resource}/counts?${query({ filters: [{}] })}`)
    expect(counted.status).toBe(list.status)
  })
})

it('never shows an outlet’s code', async () => {
  await shop.db.collection('outlets').updateMany({}, { $set: { otpHash: 'secret' } })
  expect(JSON.stringify((await admin.get('/api/admin/outlets')).body)).not.toContain('secret')
})

it('filters stock by product, type and what is left', async () => {
  const { body: products } = await admin.get<Row[]>(
    `/api/admin/products?${query({ filter: { Id: 'fg-0001' } })}`,
  )
  const filter = { product: products[0]?.id, materialType: 'FG', stockPresent: true }
  const { body } = await admin.get<(Row & { product: { Id: string }; remainingQuantity: number })[]>(
    `/api/admin/stock?${query({ filter })}`,
  )
  expect(body.length).toBeGreaterThan(0)
  for (const { product, remainingQuantity } of body) {
    expect(product.Id).toBe('FG-0001')
    expect(remainingQuantity).toBeGreaterThan(0)
  }
})

it('a jar leads back to its reservation and its batches', async () => {
  const { body } = await admin.get<(Row & { status: string; components: { batchNumber: string }[] })[]>(
    `/api/admin/reservations?${query({ filter: { status: 'Production Completed' } })}`,
  )
  expect(body).toHaveLength(3)
  const stock = await admin.get<(Row & { reservation: { _id: string } | null })[]>(
    `/api/admin/stock?${query({ range: [0, 199] })}`,
  )
  const origins = stock.body.flatMap(({ reservation }) => (reservation ? [reservation._id] : []))
  expect(origins.sort()).toEqual(body.map(({ id }) => id).sort())
})

it('the cockpit counts what waits', async () => {
  const { body } = await packer.get('/api/dashboard/summary')
  expect(body).toMatchObject({ openIssues: 1, reviewsWaiting: 1, paymentsToLookAt: 0 })
  expect(body['lowStock']).toBeGreaterThanOrEqual(2)
})

const masked = (number: string): string => `${number.slice(0, 2)}••••••${number.slice(-2)}`

describe('any order', () => {
  type Line = Row & { orderId: string; order_extid: string; mobileNumber: string; waybill: string | null }
  const found = async (filter: object) =>
    (await packer.get<Line[]>(`/api/admin/orders?${query({ filter, range: [0, 99] })}`)).body
  let shipped: Line

  beforeAll(async () => {
    shipped = (await found({ deliveryStatus: 'Shipped' }))[0] as Line
  })

  it('is found by the beginning of its id, however it is typed', async () => {
    const typed = shipped.orderId.slice(0, 6).toLowerCase()
    expect((await found({ q: ` ${typed}` })).map(({ id }) => id)).toContain(shipped.id)
    expect((await packer.get(`/api/admin/orders/${shipped.orderId}`)).body).toEqual(shipped)
  })

  it('is found by its reference at the provider and by its waybill', async () => {
    expect(await found({ q: shipped.order_extid })).toEqual([shipped])
    expect(await found({ q: shipped.waybill })).toEqual([shipped])
    expect(await found({ q: 'NOSUCHTHING' })).toEqual([])
  })

  it('is found by its customer’s number', async () => {
    const theirs = await found({ q: shipped.mobileNumber })
    expect(theirs.map(({ id }) => id)).toContain(shipped.id)
    // A packer reads the number masked once an order is over.
    const numbers = [shipped.mobileNumber, masked(shipped.mobileNumber)]
    expect(theirs.every(({ mobileNumber }) => numbers.includes(mobileNumber))).toBe(true)
  })

  it('is found though its customer deleted it, and says so', async () => {
    const [unpaid] = await found({ paymentStatus: 'Pending' })
    const deletedAt = new Date('2026-11-20T10:00:00.000Z')
    await shop.db.collection('orders').updateOne({ orderId: unpaid?.orderId }, { $set: { deletedAt } })
    const known = { mobileNumber: masked(unpaid?.mobileNumber ?? ''), pin: '' }
    const gone = { ...unpaid, ...known, deleted: true, deletedAt: deletedAt.toISOString() }
    expect(await found({ q: unpaid?.orderId })).toEqual([gone])
    expect(await found({ id: unpaid?.id })).toEqual([gone])
    expect(await found({ deleted: true })).toEqual([gone])
  })

  it('is in no list of orders to work on once its customer deleted it', async () => {
    const [gone] = await found({ deleted: true })
    for (const filter of [{}, { paymentStatus: 'Pending' }, { deleted: false }, { work: 'unpaid' }])
      expect((await found(filter)).map(({ id }) => id)).not.toContain(gone?.id)
  })

  it('tells its jars and rupees, and keeps its words short', async () => {
    expect(shipped).toMatchObject({ deleted: false, deliveryStatus: 'Shipped', paymentStatus: 'Completed' })
    expect(shipped['finalPrice']).toBe(Number(shipped['totalPrice']) + Number(shipped['deliveryCost']))
    expect(shipped['jars']).toBeGreaterThan(0)
    expect(Object.keys(shipped)).not.toContain('items')
  })
})
