import { migrate } from '../../src/migrations/migrate.js'
import { type Migration } from '../../src/migrations/migration.js'
import { FIRST_VERSION, MIGRATIONS } from '../../src/migrations/migrations.js'
import { TrackShipments } from '../../src/modules/sales/orders/fulfilment/track-shipments.service.js'
import { startApp, type TestApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { type WireOrder } from '../support/http/orders.wire.js'
import { databaseWith, type Documents, type OldDatabase } from '../support/processes/old-database.js'
import {
  orderOfBefore,
  recalledOrderOfBefore,
  shopOfBefore,
  STATES_OF_BEFORE,
} from '../support/walks/orders-of-before.js'

/** The steps that gave orders their parcels, their words, their credits and the fields of later ones. */
const STEPS = [7, 8, 9, 10]
function step(version: number): Migration {
  const found = MIGRATIONS.find((one) => one.version === version)
  if (!found) throw new Error(`There is no step ${version}`)
  return found
}
const calm = (): Promise<void> => Promise.resolve()

const opened: OldDatabase[] = []
afterAll(async () => {
  for (const { close } of opened) await close()
})

async function shopAt(version: number, orders: Documents[string]): Promise<OldDatabase> {
  const database = await databaseWith(shopOfBefore(orders))
  opened.push(database)
  const until = MIGRATIONS.filter((one) => one.version <= version)
  if (version > FIRST_VERSION) await migrate(database.db, { migrations: until })
  return database
}

const all = ({ db }: OldDatabase) => db.collection('orders').find().sort({ _id: 1 }).toArray()
/** Texts are quicker to compare than documents. */
const texts = async (database: OldDatabase) => (await all(database)).map((order) => JSON.stringify(order))
const ofEveryState = () => [...STATES_OF_BEFORE.map((state) => orderOfBefore(state)), recalledOrderOfBefore()]

/** More orders of every state than most migrations change at a time. */
const CROWD = 510
const crowd = () => Array.from({ length: CROWD }, (_, nth) => orderOfBefore(stateOf(nth), nth)).map(unbooked)
const stateOf = (nth: number) => STATES_OF_BEFORE[nth % STATES_OF_BEFORE.length] ?? 'waiting'
/** Waybills are unique. */
const unbooked = (order: Documents[string][number], nth: number) =>
  order['waybill'] === null ? order : { ...order, waybill: String(14_900_000_000_000 + nth) }

describe.each(STEPS)('step %i', (version) => {
  it('changes nothing when it runs a second time', async () => {
    const database = await shopAt(version - 1, ofEveryState())
    const { run } = step(version)
    expect(await run(database.db, calm)).toBeGreaterThan(0)
    const once = await all(database)
    expect(await run(database.db, calm)).toBe(0)
    expect(await all(database)).toEqual(once)
  })
})

it('gives the same result when it is killed at its first pause, then at its second, until it completes', async () => {
  const orders = crowd()
  const [killed, undisturbed] = [await shopAt(6, orders), await shopAt(6, orders)]
  for (const version of STEPS) {
    const { run } = step(version)
    await run(undisturbed.db, calm)
    let kills = 0
    for (let isThrough = false; !isThrough;) {
      let pauses = 0
      const dies = (): Promise<void> =>
        pauses++ === kills ? Promise.reject(new Error('killed')) : Promise.resolve()
      isThrough = await run(killed.db, dies).then(
        () => true,
        () => false,
      )
      kills += 1
    }
    expect([version, kills > 1]).toEqual([version, true])
    expect(await texts(killed)).toEqual(await texts(undisturbed))
  }
})

describe('orders of an older version, after the start', () => {
  let running: TestApp
  let staff: Client
  const look = async (orderId: unknown) =>
    (await staff.get<WireOrder & Record<string, unknown>>(`/api/orders/order/${String(orderId)}`)).body
  const asked = orderOfBefore('asked')
  const booked = orderOfBefore('asked', 1)
  const returned = orderOfBefore('returned')
  const recalled = recalledOrderOfBefore()
  const known = orderOfBefore('shipped')
  const money = [orderOfBefore('refunded'), orderOfBefore('owed')]
  const waiting = orderOfBefore('waiting')

  beforeAll(async () => {
    const orders = [asked, booked, returned, recalled, known, waiting, ...money]
    const database = await shopAt(FIRST_VERSION, orders)
    running = await startApp({ mongodbUri: database.uri })
    staff = new Client(running.url)
    await staff.signInStaff('9000000001', '246810')
    const scans = [{ status: 'Manifested', location: 'Hyderabad', at: new Date('2026-11-02T10:00:00Z') }]
    await running.db
      .collection<{ _id: string }>('sandbox_delhivery_shipments')
      .insertOne({ _id: '14900000009999', reference: booked['externalId'], shipment: {}, scans } as never)
  })
  afterAll(() => running.close())

  it('get their interrupted bookings finished: the one that the courier has, and the one that it has not', async () => {
    for (const order of [asked, booked]) {
      expect((await look(order['orderId'])).parcels).toMatchObject([
        { reference: order['externalId'], waybill: null, progress: 'unknown', pieces: 2 },
      ])
      const answer = await staff.post('/api/delhivery/create-shipment', { order: order['orderId'] })
      expect(answer.status).toBe(200)
    }
    expect((await look(booked['orderId'])).waybill).toBe('14900000009999')
    const parcels = running.db.collection('sandbox_delhivery_shipments')
    expect(await parcels.countDocuments({ reference: { $regex: '^JDI-261102' } })).toBe(2)
  })

  it('need somebody when their parcel came back, and can be refunded', async () => {
    const before = await look(returned['orderId'])
    expect(before.parcels).toMatchObject([{ progress: 'returned', waybill: returned['waybill'] }])
    await running.app.get(TrackShipments, { strict: false }).followAll()
    const work = await staff.get<{ orderId: string; kind: string }[]>('/api/admin/courier-work')
    expect(work.body).toContainEqual(
      expect.objectContaining({ orderId: returned['orderId'], kind: 'returned' }),
    )
    const path = `/api/admin/courier-work/${String(returned['orderId'])}/refund`
    const refund = await staff.post(path, { parcel: returned['externalId'], give: 'everything' })
    expect(refund.status).toBe(200)
    expect(await look(returned['orderId'])).toMatchObject({ orderStatus: 'Cancelled', refundAmount: 1768 })
  })

  it('have no parcel when nothing was sent, and can be packed', async () => {
    const before = await look(waiting['orderId'])
    expect(before).toMatchObject({ parcels: [], channel: 'shop', whyNot: { assign: null, cancel: null } })
    const answer = await staff.put(`/api/admin/orders/${String(waiting['_id'])}/assign-by-fefo`, {
      useNear: true,
    })
    expect(answer).toMatchObject({ status: 200, body: { deliveryStatus: 'Packed' } })
  })

  it('show who cancelled, what was refunded and what is owed', async () => {
    const [refunded, owed] = money
    expect(await look(refunded?.['orderId'])).toMatchObject({ refundAmount: 1720, parcels: [] })
    const path = `/api/orders/${String(owed?.['orderId'])}/refund-completed`
    expect((await staff.put(path, { refundReference: 'UTR-2' })).status).toBe(200)
    const credit = { kind: 'recall', amount: 849, lines: [{ line: 0, quantity: 1, amount: 849 }] }
    expect(await look(recalled['orderId'])).toMatchObject({ creditedAmount: 849, credits: [credit] })
    const stored = await running.db.collection('orders').find({ cancelledBy: 'customer' }).toArray()
    expect(stored.map(({ orderId }) => orderId as unknown).sort()).toEqual(
      money.map(({ orderId }) => orderId).sort(),
    )
  })

  it('are tracked when they are on their way', async () => {
    expect(await look(known['orderId'])).toMatchObject({
      parcels: [{ waybill: known['waybill'], progress: 'moving' }],
      whyNot: { deliver: null },
    })
    const answer = await staff.put(`/api/orders/${String(known['orderId'])}/delivered`)
    expect(answer).toMatchObject({ status: 200, body: { deliveryStatus: 'Delivered' } })
  })
})
