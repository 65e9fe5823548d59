import { rmSync } from 'node:fs'
import { type Jar, OrderShop } from '../support/builders/orders.builders.js'
import { eventually } from '../support/builders/payments.builders.js'
import { type Client } from '../support/http/client.js'
import { type WireOrder } from '../support/http/orders.wire.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

/** Longer than a lease, which a killed process leaves behind. */
const AFTER_THE_LEASE_MS = 61_000
const HANGS_MS = 60_000

const dataDir = temporaryFolder()
/** On the same database, in this process: it prepares, and looks. */
let shop: OrderShop
let server: ServerProcess
let staff: Client
let jar: Jar

beforeAll(async () => {
  shop = await OrderShop.open()
  jar = await shop.jar({ jars: 60 })
  await startAnew()
})
afterAll(async () => {
  await server.stop()
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})
afterEach(async () => {
  expect(await shop.drift()).toBe(0)
  // The next lease is of the same time as the process that comes after it.
  await moveClock(0)
})

async function startAnew(): Promise<void> {
  server = await startProcess({ DATA_DIR: dataDir, MONGODB_URI: shop.running.mongodbUri, JOBS: 'off' })
  staff = (await shop.staff()).movedTo(server.url)
}

/** Asks, kills the process as soon as it is where it should be, and starts another one after its lease. */
async function killed(asking: () => Promise<unknown>, isThere: () => Promise<unknown>): Promise<void> {
  const asked = asking().catch(() => null)
  await eventually(isThere)
  await server.kill()
  await asked
  for (const operation of ['create', 'cancel']) await shop.courierFault(operation, 'error', 0)
  await startAnew()
}
async function moveClock(offsetMs: number): Promise<void> {
  expect((await staff.post('/sandbox/clock', { offsetMs })).status).toBe(200)
}
const letLeaseEnd = () => moveClock(AFTER_THE_LEASE_MS)

const packed = async (count = 2): Promise<WireOrder> => (await shop.packed([[jar, count]])).order
const book = (order: WireOrder, parcels?: object[]) =>
  staff.post<WireOrder>(`/api/admin/shipments/${order.orderId}`, parcels ? { parcels } : {})
const atCourier = (order: WireOrder) =>
  shop.running.db
    .collection<{ _id: string; reference: string; scans: { status: string }[] }>(
      'sandbox_delhivery_shipments',
    )
    .find({ reference: { $regex: `^${order.order_extid}` } })
    .sort({ _id: 1 })
    .toArray()
const waybillsAtCourier = async (order: WireOrder) => (await atCourier(order)).map(({ _id }) => _id)
const isAtCourier = (order: WireOrder, parcels = 1) =>
  async function look() {
    expect(await atCourier(order)).toHaveLength(parcels)
  }
async function isAsked() {
  const faults = shop.running.db.collection<{ _id: string }>('sandbox_delhivery_faults')
  expect(await faults.findOne({ _id: 'create' })).toMatchObject({ times: 0 })
}
const used = async () => (await shop.batches(jar)).reduce((sum, batch) => sum + batch.used, 0)

/** Not booked here, whatever the courier has: its jars are in the house. */
async function expectUnbooked(order: WireOrder, jarsUsed: number): Promise<void> {
  expect(await shop.look(order)).toMatchObject({ deliveryStatus: 'Packed', waybill: null })
  expect(await used()).toBe(jarsUsed)
}

describe('kill -9 in the middle of a booking', () => {
  it('leaves a parcel that the courier took to be found: the next press gives its waybill, and books no other', async () => {
    const before = await used()
    const order = await packed()
    await shop.courierFault('create', 'hang-after', 1, HANGS_MS)
    await killed(() => book(order), isAtCourier(order))
    const [waybill] = await waybillsAtCourier(order)
    await expectUnbooked(order, before)
    await letLeaseEnd()
    expect(await book(order)).toMatchObject({ status: 200, body: { deliveryStatus: 'Shipped', waybill } })
    expect(await waybillsAtCourier(order)).toEqual([waybill])
    expect(await used()).toBe(before + 2)
  })

  it('leaves a parcel that the courier never heard of to be booked once', async () => {
    const before = await used()
    const order = await packed()
    await shop.courierFault('create', 'hang-before', 1, HANGS_MS)
    await killed(() => book(order), isAsked)
    expect(await atCourier(order)).toEqual([])
    await expectUnbooked(order, before)
    await letLeaseEnd()
    const { waybill } = (await book(order)).body
    expect(await waybillsAtCourier(order)).toEqual([waybill])
    expect((await book(order)).body.waybill).toBe(waybill)
  })

  it('between two parcels of an order leaves the first with its waybill, and books the second once', async () => {
    const order = await packed(3)
    const size = { weightGrams: 1_000, lengthCm: 15, widthCm: 15, heightCm: 15 }
    const parcels = [
      { pieces: 2, ...size },
      { pieces: 1, ...size },
    ]
    await shop.courierFault('create', 'hang-after', 1, HANGS_MS, 1)
    await killed(() => book(order, parcels), isAtCourier(order, 2))
    const [first, second] = await waybillsAtCourier(order)
    expect((await shop.look(order)).parcels.map(({ waybill }) => waybill)).toEqual([first, null])
    await letLeaseEnd()
    expect((await book(order)).body.parcels.map(({ waybill }) => waybill)).toEqual([first, second])
    expect(await waybillsAtCourier(order)).toEqual([first, second])
  })

  it('of many orders leaves each booked or not, and the round that follows books what is left, each once', async () => {
    const before = await used()
    const orders = [await packed(1), await packed(1), await packed(1), await packed(1), await packed(1)]
    const shipments = orders.map(({ order_extid: order }) => ({ order }))
    const bookAll = () =>
      staff.post<{ packages: { status: string; waybill: string }[] }>('/api/delhivery/create-shipment', {
        shipments,
      })
    await shop.courierFault('create', 'hang-after', 1, HANGS_MS, 2)
    await killed(bookAll, isAtCourier(orders[2] as WireOrder))
    const seen = await Promise.all(orders.map((order) => shop.look(order)))
    expect(seen.map(({ deliveryStatus }) => deliveryStatus)).toEqual([
      'Shipped',
      'Shipped',
      'Packed',
      'Packed',
      'Packed',
    ])
    const had = (await Promise.all(orders.map(waybillsAtCourier))).flat()
    expect(had).toHaveLength(3)
    expect(seen.map(({ waybill }) => waybill)).toEqual([had[0], had[1], null, null, null])
    expect(await used()).toBe(before + 2)
    await letLeaseEnd()
    const { packages } = (await bookAll()).body
    expect(packages.map(({ status }) => status)).toEqual(orders.map(() => 'Success'))
    const waybills = packages.map(({ waybill }) => waybill)
    expect(waybills.slice(0, 3)).toEqual(had)
    expect((await Promise.all(orders.map(waybillsAtCourier))).flat()).toEqual(waybills)
    expect(await used()).toBe(before + 5)
  })
})

it('kill -9 while a booking is taken back leaves it booked here: taken back again, it is Packed, its jars once in the house', async () => {
  const before = await used()
  const order = await packed()
  await book(order)
  await shop.courierFault('cancel', 'hang-after', 1, HANGS_MS)
  const takeBack = () => staff.delete<WireOrder>(`/api/admin/shipments/${order.orderId}`)
  await killed(takeBack, async () => {
    expect((await atCourier(order))[0]?.scans.at(-1)).toMatchObject({ status: 'Canceled' })
  })
  expect(await shop.look(order)).toMatchObject({ deliveryStatus: 'Shipped' })
  expect(await used()).toBe(before + 2)
  await letLeaseEnd()
  expect(await takeBack()).toMatchObject({ status: 200, body: { deliveryStatus: 'Packed', waybill: null } })
  expect(await used()).toBe(before)
  const again = await book(order)
  expect(again.body.parcels.at(-1)?.reference).toBe(`${order.order_extid}-B2`)
  expect((await atCourier(order)).map(({ scans }) => scans.at(-1)?.status)).toEqual([
    'Canceled',
    'Manifested',
  ])
})
