import { rmSync } from 'node:fs'
import { ADMIN } from '../support/builders/auth.builders.js'
import { eventually } from '../support/builders/payments.builders.js'
import { PayoutDesk, reportOf, type ReportRow } from '../support/builders/payouts.builders.js'
import { Client } from '../support/http/client.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

/** As many lines as are booked in one go. */
const PORTION = 200

const dataDir = temporaryFolder()
/** On the same database, in this process: it prepares, and looks. */
let desk: PayoutDesk
let server: ServerProcess
let admin: Client

beforeAll(async () => {
  desk = await PayoutDesk.open()
  await startAnew()
})
afterAll(async () => {
  await server.stop()
  await desk.shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function startAnew(): Promise<void> {
  const { mongodbUri } = desk.shop.running
  server = await startProcess({ DATA_DIR: dataDir, MONGODB_URI: mongodbUri, JOBS: 'off' })
  admin = new Client(server.url)
  await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
}

/** What a dead process was in the middle of ends with it: the database would undo it after a minute by itself. */
async function endItsTransaction(): Promise<void> {
  await desk.shop.running.db.db?.admin().command({ killAllSessions: [] })
}

/** Somebody else writes to an order all the while: nothing that has to write to it gets any further. */
async function writingTo(orderId: string, meanwhile: () => Promise<void>): Promise<void> {
  const { db } = desk.shop.running
  const session = await db.startSession()
  session.startTransaction()
  await db.collection('orders').updateOne({ orderId }, { $inc: { revision: 1 } }, { session })
  try {
    await meanwhile()
  } finally {
    await session.abortTransaction()
    await session.endSession()
  }
}

const foreign = (utr: string, count: number): ReportRow[] =>
  Array.from({ length: count }, (_, at) => ({
    eventId: `${utr}-${at}`,
    paymentId: `${utr}-${at}`,
    reference: `SHOP-${at}`,
    utr,
    amount: 100,
    fee: 2,
    tax: 0.36,
  }))

/** The sums of a settlement are those of its lines, whatever became of the process. */
async function expectWhole(utr: string, lines: number): Promise<void> {
  const [settlement] = await desk.stored('settlements', { _id: utr })
  const rows = await desk.stored('settlementlines', { utr })
  expect(rows).toHaveLength(lines)
  const sum = (field: string) => rows.reduce((total, row) => total + Number(row[field]), 0)
  expect(settlement).toMatchObject({
    lines,
    openLines: rows.filter((row) => row['open'] === true).length,
    netPaise: sum('netPaise'),
    feePaise: sum('feePaise'),
    taxPaise: sum('taxPaise'),
  })
}

it('kill -9 in the middle of a payout file leaves whole portions, and the file given again books the rest, once', async () => {
  const paid = await desk.paid({ utr: 'KILLED' })
  const { orderId } = paid.order
  const text = reportOf([...foreign('KILLED', PORTION + 50), paid.row, ...foreign('NEXT', 10)])
  await writingTo(orderId, async () => {
    const asked = desk.import(text, admin).catch(() => null)
    await eventually(async () => {
      expect(await desk.stored('settlementlines')).toHaveLength(PORTION)
    })
    await server.kill()
    expect(await asked).toBeNull()
  })
  await expectWhole('KILLED', PORTION)
  expect(await desk.stored('settlements')).toHaveLength(1)
  expect((await desk.stored('orders', { orderId }))[0]?.['payout']).toBeUndefined()

  await endItsTransaction()
  await startAnew()
  const again = await desk.import(text, admin)
  expect(again).toMatchObject({ status: 201, body: { added: 61, already: PORTION, open: 60 } })
  await expectWhole('KILLED', PORTION + 51)
  await expectWhole('NEXT', 10)
  const [order] = await desk.stored('orders', { orderId })
  expect(order?.['payout']).toMatchObject({ utr: 'KILLED', feePaise: 2000, taxPaise: 360 })
  expect((await desk.import(text, admin)).body).toMatchObject({ added: 0, already: PORTION + 61 })
})
