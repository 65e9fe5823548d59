import { Random } from '../../../src/demo/random.js'
import { type RecallDetail } from '../../../src/modules/insight/recalls/http/recall.answer.js'
import { expectOk } from '../../support/builders/orders.builders.js'
import { lineOf, RecallDesk } from '../../support/builders/recalls.builders.js'
import { Year } from '../../support/year/year.builders.js'
import { type BatchTruth, type RecallTruth, RecallTruths } from '../../support/year/year.recalls.js'
import { type YearBatch } from '../../support/year/year.rows.js'
import { JAR_PAISE, sellYear, type SoldOrder } from '../../support/year/year.sales.js'

/** Longer than other tests work: it is one year, once. */
jest.setTimeout(180_000)

const DELIVERY_PAISE = 6000
const BUYERS = 40
/** Orders in one mark. */
const AT_A_TIME = 100
const year = new Year(20_261_123)
let desk: RecallDesk
let truths: RecallTruths

/** Prices for everything, few buyers with many orders, and jars set aside where the parcel is still here. */
function live(): void {
  const random = new Random(5)
  for (const batch of year.batches) Object.assign(batch, { pricePaise: 100 + random.below(40_000) })
  sellYear(year, DELIVERY_PAISE)
  const batches = new Map(year.batches.map((batch) => [String(batch._id), batch]))
  const accounts = year.orders.slice(0, BUYERS).map(({ _id }) => _id)
  for (const [at, order] of (year.orders as unknown as SoldOrder[]).entries()) {
    const number = `9${String(200_000_000 + (at % BUYERS))}`
    const buyer = { userId: accounts[at % BUYERS], mobileNumber: number, contactNumber: number }
    const place = { address: '1 Main Road', state: 'Telangana', postalCode: '500001' }
    Object.assign(order, buyer, place, { shipment: null, waybill: null })
    if (order.deliveryStatus === 'Delivered') continue
    for (const { stockId, quantityMilli } of order.items.flatMap(({ allocations }) => allocations)) {
      const batch = batches.get(String(stockId)) as YearBatch
      batch.usedMilli -= quantityMilli
      batch.reservedMilli += quantityMilli
    }
  }
}

beforeAll(async () => {
  live()
  truths = new RecallTruths(year)
  desk = await RecallDesk.open()
  await year.store(desk.db)
})
afterAll(() => desk.close())

/** What a drill told, in the words of the truth. */
function toldBy({ batches, runs, customers, siblings, cost }: RecallDetail): RecallTruth {
  return {
    batches: batches.map(({ batchNumber, product, supplier, root, made, remaining, setAside, sent }) => {
      return { batchNumber, product, supplier, root, made, remaining, setAside, sent }
    }),
    runs: runs.map(({ product, parts }) => {
      return `${product}: ${parts.map(({ batchNumber, quantity }) => `${batchNumber} ${quantity}`).join(', ')}`
    }),
    orders: customers.flatMap(({ orders, accountNumber }) =>
      orders.map(({ orderId, sent, lines }) => ({
        orderId,
        sent,
        customer: accountNumber,
        delivery: DELIVERY_PAISE / 100,
        lines: lines.flatMap(({ line, batches: parts }) =>
          parts.map(({ batchNumber, jars }) => `${line} ${batchNumber} ${jars}`),
        ),
        jars: lines.reduce((all, { jars }) => all + jars, 0),
      })),
    ),
    siblings: siblings.map(({ batchNumber }) => batchNumber),
    cost,
  }
}

const sorted = ({ batches, runs, orders, siblings, cost }: RecallTruth): RecallTruth => ({
  batches: [...batches].sort((one, other) => one.batchNumber.localeCompare(other.batchNumber)),
  runs: [...runs].sort(),
  orders: [...orders].sort((one, other) => one.orderId.localeCompare(other.orderId)),
  siblings: [...siblings].sort(),
  cost,
})

/**
 * The first sack, a moved part, jars with others of their pot, batches that runs wait for, and some of
 * every season.
 */
function chosen(): YearBatch[] {
  const waiting = year.runs.at(-1)?.components[0]?.batches[0]?.stockId
  const picked = [
    year.batches.find(({ materialType }) => materialType === 'RM'),
    year.batches.find(({ splitFrom, materialType }) => splitFrom && materialType === 'RM'),
    year.batches.filter(({ materialType }) => materialType === 'FG').at(-1),
    year.batches.find(({ _id }) => _id === waiting),
    ...year.batches.filter((_, at) => at % 150 === 0),
  ]
  return [...new Set(picked.filter((batch) => batch !== undefined))]
}

/** Freezes, tells everybody and gives the money of one line back, as practice, and reads the report at the end. */
async function carryThrough(drill: RecallDetail, { batches, orders }: RecallTruth): Promise<void> {
  const frozen = await desk.freeze(drill)
  expect(frozen.body.batches.every((batch) => batch.frozen)).toBe(true)
  const sent = orders.filter((order) => order.sent)
  const [first] = sent
  if (first) {
    const orderIds = sent.map(({ orderId }) => orderId)
    for (let told = 0; told < orderIds.length; told += AT_A_TIME)
      expectOk(await desk.mark(drill, orderIds.slice(told, told + AT_A_TIME)))
    const line = Number(first.lines[0]?.split(' ')[0])
    const jars = first.lines.filter((text) => text.startsWith(`${line} `)).map((text) => text.split(' ')[2])
    const decided = await desk.decide(drill, { order: first as never }, { line })
    const decision = lineOf(decided.body, { order: first as never }, line)?.decision
    const amount = jars.reduce((all, count) => all + (Number(count) * JAR_PAISE) / 100, 0)
    expect(decision).toMatchObject({ kind: 'refund', refund: 'done', amount })
  }
  expect((await desk.end(drill)).body.status).toBe('closed')
  const report = await desk.report(drill)
  const customers = new Set(sent.map(({ customer }) => customer)).size
  const action = { batchesFrozen: batches.length, customers, customersInformed: customers }
  expect(report).toMatchObject({ drill: true, action })
  const told = new Map(batches.map((batch) => [batch.batchNumber, batch]))
  for (const { batchNumber, made, onShelf, sent: out, other } of report.jars) {
    const truth = told.get(batchNumber) as BatchTruth
    const shelf = truth.remaining + truth.setAside
    expect([made, onShelf, out, other]).toEqual([truth.made, shelf, truth.sent, 0])
  }
}

it('a drill finds the same as a search through every document of the year, and changes nothing', async () => {
  await desk.look({ id: '6740c1f2a4b5c6d7e8f90123' })
  const before = await desk.everything()
  const seen = { orders: 0, runs: 0, siblings: 0, moved: 0 }
  for (const batch of chosen()) {
    const truth = sorted(truths.of(batch))
    const drill = await desk.recall(batch.batchNumber, { drill: true })
    expect(sorted(toldBy(drill))).toEqual(truth)
    expect(drill.truncated).toBe(false)
    seen.orders = Math.max(seen.orders, truth.orders.length)
    seen.runs += truth.runs.length
    seen.siblings += truth.siblings.length
    seen.moved += batch.splitFrom ? 1 : 0
    await carryThrough(drill, truth)
  }
  expect(await desk.everything()).toEqual(before)
  expect(seen.orders).toBeGreaterThan(100)
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
})
