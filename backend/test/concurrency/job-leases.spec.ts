import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { eventually, PaymentShop } from '../support/builders/payments.builders.js'
import { freshDatabaseUri } from '../support/http/app.js'
import { type Answer, Client } from '../support/http/client.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

const ADMIN = { ADMIN_MOBILE: '9000000001', ADMIN_PIN: '246810' }
const RECONCILE = 'payments.reconcile'
const MINUTE_MS = 60_000

interface WireJob {
  id: string
  runningSince: string | null
  interruptedAt: string | null
  lastRun: { startedAt: string; ok: boolean; by: string | null; counts: Record<string, number> } | null
  code?: string
  details?: { since: string }
}

/** The runs that a process has logged, each with the minute it began in. */
function runsIn(server: ServerProcess): { job: string; minute: number }[] {
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes('"context":"Jobs"'))
  return lines.map((line) => {
    const { job, time, ms } = JSON.parse(line) as { job: string; time: string; ms: number }
    return { job, minute: Math.floor((Date.parse(time) - ms) / MINUTE_MS) }
  })
}

jest.setTimeout(240_000)

let connection: mongoose.Connection
let one: ServerProcess
let two: ServerProcess
let shop: PaymentShop
let boss: Client
/** Every process of the test, including killed ones, whose log still counts. */
const processes: ServerProcess[] = []

const MONGODB_URI = freshDatabaseUri()
async function start(): Promise<ServerProcess> {
  const server = await startProcess({
    ...ADMIN,
    MONGODB_URI,
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'info',
  })
  processes.push(server)
  return server
}

beforeAll(async () => {
  connection = await mongoose.createConnection(MONGODB_URI).asPromise()
  one = await start()
  two = await start()
  shop = PaymentShop.at({ url: one.url, db: connection })
  boss = new Client(one.url)
  await boss.signInStaff(ADMIN.ADMIN_MOBILE, ADMIN.ADMIN_PIN)
})
afterAll(async () => {
  for (const server of processes) await server.stop()
  await connection.close()
})

const run = (server: ServerProcess): Promise<Answer<WireJob>> =>
  boss.movedTo(server.url).post<WireJob>(`/api/admin/jobs/${RECONCILE}/run`)
const state = async (server: ServerProcess): Promise<WireJob | undefined> =>
  (await boss.movedTo(server.url).get<WireJob[]>('/api/admin/jobs')).body.find(({ id }) => id === RECONCILE)
/** An order that only the reconciler can settle: it was paid, and no webhook reports it. */
async function paidUnseen() {
  const opened = await shop.opened()
  await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
  return opened
}
const due = (): Promise<unknown> =>
  connection
    .collection('paymentattempts')
    .updateMany({ nextCheckAt: { $ne: null } }, { $set: { nextCheckAt: new Date(0) } })
async function readings(): Promise<number> {
  const attempts = await connection.collection('paymentattempts').find().toArray()
  return attempts.reduce((sum, { readings }) => sum + Number(readings), 0)
}

/** Marks the turns of the next hour as taken, since the schedule's own run would be a third competitor. */
async function withoutItsTurns(): Promise<void> {
  const jobs = connection.collection<{ _id: string; turn: Date; leaseUntil: Date }>('jobs')
  const turn = new Date(Date.now() + 60 * MINUTE_MS)
  await eventually(async () => {
    const free = { _id: RECONCILE, leaseUntil: { $lte: new Date() } }
    expect((await jobs.updateOne(free, { $set: { turn } })).matchedCount).toBe(1)
  }, MINUTE_MS + 10_000)
}

describe('jobs of two backend processes on one database', () => {
  it('are done by only one of them when both are told to run at the same moment', async () => {
    // Leaves a record of the job.
    await run(one)
    await withoutItsTurns()
    await paidUnseen()
    for (let round = 0; round < 6; round++) {
      await due()
      // Long enough that the second request comes while the first one runs.
      await shop.sandbox('faults', { operation: 'getOrder', fault: 'hang', times: 1, hangMs: 700 })
      const before = await readings()
      const answers = await Promise.all(round % 2 ? [run(one), run(two)] : [run(two), run(one)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'JOB_RUNNING',
        details: { since: expect.any(String) as string },
      })
      expect(answers.find(({ status }) => status === 200)?.body.lastRun).toMatchObject({
        ok: true,
        by: ADMIN.ADMIN_MOBILE,
        counts: { attempts: 1, failures: 0 },
      })
      expect((await readings()) - before).toBe(1)
    }
  })

  it('pass on when their process is killed in the middle, and each turn of the schedule is taken once meanwhile', async () => {
    const order = await paidUnseen()
    await withoutItsTurns()
    await due()
    await shop.sandbox('faults', { operation: 'getOrder', fault: 'hang', times: 2, hangMs: 4_000 })
    const broken = run(one).catch(() => 'broken')
    await eventually(async () => expect((await state(two))?.runningSince).not.toBeNull())
    await one.kill()
    const killedAt = Date.now()
    expect(await broken).toBe('broken')
    await new Client(two.url).post('/sandbox/cashfree/faults', {
      operation: 'getOrder',
      fault: 'hang',
      times: 0,
    })

    // The process is not known to be dead yet: the job is refused, in both processes.
    one = await start()
    for (const server of [one, two])
      expect(await run(server)).toMatchObject({ status: 409, body: { code: 'JOB_RUNNING' } })
    expect(await shop.stored(order)).toMatchObject({ paymentStatus: 'Pending' })

    // The lease lasts a minute at most; the test skips the rest of it.
    const lease = connection.collection<{ _id: string; leaseUntil: Date }>('jobs')
    const until = (await lease.findOne({ _id: RECONCILE }))?.leaseUntil.getTime() ?? Infinity
    expect(until - killedAt).toBeLessThanOrEqual(MINUTE_MS)
    await lease.updateOne({ _id: RECONCILE }, { $set: { leaseUntil: new Date() } })

    // One of the two living processes takes the lease over.
    await eventually(async () => {
      await Promise.all([run(one), run(two)])
      await sleep(500)
      expect(await shop.stored(order)).toMatchObject({ paymentStatus: 'Completed' })
    })
    expect(await state(two)).toMatchObject({ runningSince: null, interruptedAt: null, lastRun: { ok: true } })

    for (const id of ['orders.release-holds', 'invoices.number']) {
      const minutes = await eventually(async () => {
        const runs = processes.flatMap(runsIn).filter(({ job }) => job === id)
        expect([id, runs.length]).not.toEqual([id, 0])
        return runs.map(({ minute }) => minute)
      }, MINUTE_MS + 10_000)
      expect([id, new Set(minutes).size]).toEqual([id, minutes.length])
    }
  })
})
