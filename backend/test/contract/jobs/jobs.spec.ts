import { setTimeout as sleep } from 'node:timers/promises'
import { InvalidInput } from '../../../src/kernel/errors/errors.js'
import { Jobs } from '../../../src/platform/jobs/jobs.service.js'
import { admin, customer, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

interface WireJob {
  id: string
  title: string
  does: string
  schedule: { everyMinutes: number | null; dailyAt: string | null }
  nextRunAt: string
  runningSince: string | null
  interruptedAt: string | null
  lastRun: { durationMs: number; ok: boolean; by: string | null; counts: Record<string, number> } | null
  lastFailure: { at: string; message: string } | null
}

let app: TestApp
let twin: TestApp
let boss: Client
let twinBoss: Client
/** Rounds of the test's own job under way now, and the most there ever were at once. */
let atOnce = 0
let mostAtOnce = 0
let rounds = 0
let fails = false

async function work(): Promise<{ rounds: number }> {
  atOnce += 1
  mostAtOnce = Math.max(mostAtOnce, atOnce)
  await sleep(60)
  atOnce -= 1
  if (fails) throw new InvalidInput('the kettle is cold')
  return { rounds: ++rounds }
}
const define = ({ app: nest }: TestApp, name: string): void =>
  nest.get(Jobs).define({
    name,
    title: 'Boil water',
    does: 'Boils water.',
    schedule: { dailyAt: '04:00' },
    work,
  })

beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
  twin = await startApp({ mongodbUri: app.mongodbUri })
  for (const one of [app, twin]) for (const name of ['test.boil', 'test.kill']) define(one, name)
  boss = await admin(app)
  twinBoss = boss.movedTo(twin.url)
})
afterAll(async () => {
  await twin.close()
  await app.close()
})

const jobs = async (client = boss): Promise<WireJob[]> =>
  (await client.get<WireJob[]>('/api/admin/jobs')).body
const job = async (id: string, client = boss): Promise<WireJob | undefined> =>
  (await jobs(client)).find((one) => one.id === id)
const run = (client: Client, id: string) => client.post<WireJob>(`/api/admin/jobs/${id}/run`)

describe('jobs, in two applications on one database', () => {
  it('are listed with what they do, when they are due and how they last ended', async () => {
    const listed = await jobs()
    expect(listed.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'orders.archive-unpaid',
        'orders.release-holds',
        'orders.track-shipments',
        'payments.reconcile',
        'stock.check',
      ]),
    )
    for (const { does, title, nextRunAt } of listed) {
      expect(does).toMatch(/^[A-Z].*\.$/)
      expect(title).not.toBe('')
      expect(Date.parse(nextRunAt)).toBeGreaterThan(Date.now() - 1_000)
    }
    expect(listed.find(({ id }) => id === 'stock.check')).toMatchObject({
      schedule: { everyMinutes: null, dailyAt: '03:10' },
    })
  })

  it('can each be run now by the admin, who is named in what is kept of it', async () => {
    for (const { id } of (await jobs()).filter((one) => !one.id.startsWith('test.'))) {
      let answer = await run(boss, id)
      // Its own turn may come just now.
      while (answer.status === 409) answer = await run(boss, id)
      const { status, body } = answer
      expect([id, status]).toEqual([id, 200])
      expect(body.lastRun).toMatchObject({ ok: true, by: '9000000001' })
      expect(Object.values(body.lastRun?.counts ?? {}).every(Number.isInteger)).toBe(true)
      expect((await job(id, twinBoss))?.lastRun).toEqual(body.lastRun)
    }
  })

  it('are nothing for others', async () => {
    const ops = (await packer(app, boss)).client
    const buyer = (await customer(app, '9876543210')).client
    for (const [client, status] of [
      [ops, 403],
      [buyer, 403],
      [new Client(app.url), 401],
    ] as const) {
      expect((await client.get('/api/admin/jobs')).status).toBe(status)
      expect((await run(client, 'stock.check')).status).toBe(status)
    }
    expect((await run(boss, 'no.such-job')).status).toBe(404)
  })

  it('run in one process at a time: the other is told that and since when', async () => {
    mostAtOnce = 0
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => run(index % 2 === 0 ? boss : twinBoss, 'test.boil')),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(mostAtOnce).toBe(1)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(1)
    for (const { status, body } of refused)
      expect([status, body]).toEqual([
        409,
        expect.objectContaining({
          code: 'JOB_RUNNING',
          error: '"Boil water" is running already. Please wait until it has ended.',
          details: { since: expect.any(String) },
        }),
      ])
  })

  it('show in every process that they are running', async () => {
    const under = run(boss, 'test.boil')
    await sleep(25)
    expect((await job('test.boil', twinBoss))?.runningSince).toEqual(expect.any(String))
    await under
    expect((await job('test.boil', twinBoss))?.runningSince).toBeNull()
  })

  it('take each turn of their schedule once, whichever process comes first and however late the other is', async () => {
    const before = rounds
    const turn = new Date()
    const both = [app, twin].map((one) => one.app.get(Jobs))
    const results = await Promise.all(both.map((one) => one.runTurn('test.boil', turn)))
    expect(results.filter(Boolean)).toHaveLength(1)
    for (const one of both) expect(await one.runTurn('test.boil', turn)).toBeNull()
    expect(rounds).toBe(before + 1)
    expect(await both[1]?.runTurn('test.boil', new Date(turn.getTime() + 1))).toEqual({ rounds })
  })

  it('keep what went wrong, also after a run that went well', async () => {
    fails = true
    const failed = await run(boss, 'test.boil')
    fails = false
    expect(failed).toMatchObject({ status: 200, body: { lastRun: { ok: false, counts: {} } } })
    const { body } = await run(twinBoss, 'test.boil')
    expect(body).toMatchObject({ lastRun: { ok: true }, lastFailure: { message: 'the kettle is cold' } })
  })

  it('are taken over when the lease of a process that died has run out', async () => {
    const records = app.db.collection('jobs')
    const died = { holder: 'a process that is no more', startedAt: new Date(Date.now() - 90_000) }
    const _id = 'test.kill' as never
    await records.insertOne({ _id, ...died, leaseUntil: new Date(Date.now() + 30_000) })
    expect((await run(boss, 'test.kill')).status).toBe(409)
    await records.updateOne({ _id }, { $set: { leaseUntil: new Date(Date.now() - 1) } })
    expect(await job('test.kill')).toMatchObject({
      runningSince: null,
      interruptedAt: died.startedAt.toISOString(),
    })
    expect(await run(twinBoss, 'test.kill')).toMatchObject({
      status: 200,
      body: { interruptedAt: null, lastRun: { ok: true } },
    })
  })
})
