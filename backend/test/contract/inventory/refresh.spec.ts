import { DAY_MS } from '../../../src/kernel/dates/ist.js'
import { StockRefresh } from '../../../src/modules/stock/inventory/checking/stock-refresh.service.js'
import { Jobs } from '../../../src/platform/jobs/jobs.service.js'
import { Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())
afterEach(() => room.pantry.running.clock.shift(0))

const refresh = () => room.pantry.running.app.get(StockRefresh, { strict: false }).refresh()

it('the refresh marks batches that expired over night, with the counters of their products', async () => {
  const chillies = await room.material(3)
  const sack = await room.batch(chillies)
  await refresh()
  expect(await room.read(sack)).toMatchObject({ expired: false })
  room.pantry.running.clock.shift(4 * DAY_MS)
  expect(await refresh()).toMatchObject({ expired: 1, drift: 0 })
  expect(await room.read(sack)).toMatchObject({ expired: true })
  expect(await room.pantry.counters(chillies)).toEqual([0, 0, 0])
  expect(await refresh()).toMatchObject({ expired: 0, drift: 0 })
})

it('the refresh looks at the batches that moved since the last time, and at every product', async () => {
  const chillies = await room.material()
  const quiet = await room.batch(chillies)
  await refresh()
  room.pantry.running.clock.shift(DAY_MS)
  const { db } = room.pantry.running
  const late = new Date(Date.now() + 2 * DAY_MS)
  await db.collection('stock').updateMany({}, { $set: { updatedAt: new Date(0) } })
  await refresh()
  await db.collection('stock').updateOne({ batchNumber: quiet.batchNumber }, { $set: { usedMilli: 7 } })
  expect(await refresh()).toMatchObject({ batches: 0, drift: 0 })
  await db.collection('stock').updateOne({ batchNumber: quiet.batchNumber }, { $set: { updatedAt: late } })
  expect(await refresh()).toMatchObject({ batches: 1, drift: 1 })
  await db.collection('products').updateOne({ _id: chillies._id }, { $set: { onHandMilli: 1 } })
  expect(await refresh()).toMatchObject({ drift: 1 })
  expect(await room.pantry.counters(chillies)).toEqual([25, 0, 25])
})

it('the refresh runs every 15 minutes; at night everything is checked', async () => {
  const jobs = room.pantry.running.app.get(Jobs, { strict: false })
  const schedules = jobs.all().filter(({ name }) => ['stock.check', 'stock.refresh'].includes(name))
  expect(schedules.map(({ name, schedule }) => [name, schedule])).toEqual([
    ['stock.check', { dailyAt: '03:10' }],
    ['stock.refresh', { everyMinutes: 15, atSecond: 5 }],
  ])
  const { last } = await jobs.runNow('stock.check', 'test')
  expect(last).toMatchObject({ ok: true, result: { drift: 0 } })
})
