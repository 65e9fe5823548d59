import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mongo } from 'mongoose'
import { admin } from '../support/builders/auth.builders.js'
import { allOrders, endlessJar, letOrdersPileUp, signInBuyer } from '../support/builders/buyers.js'
import { withApp } from '../support/http/app.js'
import { type Client } from '../support/http/client.js'
import { runCommand, startCommand, startDatabase } from '../support/processes/command.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

/** An order that was answered, and who placed it. */
interface Placed {
  client: Client
  id: string
}

interface Run {
  lastRun: { ok: boolean; counts: Record<string, number> }
  lastFailure: { message: string } | null
}

const BUYERS = 4
/** `npm run test:kills` kills more. */
const KILLS = Number(process.env['KILLS'] ?? 2)
/** The kills are spread over so long a time of the backup's work. */
const SPREAD_MS = 48
const FIVE_MINUTES = 300_000

/** The first test backs up and restores; later ones use what it left. */
const folder = temporaryFolder()
const dataDir = join(folder, 'data')
const backups = join(folder, 'backups')
const nightly = join(folder, 'nightly')
const offSite = join(folder, 'far-away')
const keyFile = join(folder, 'key.txt')
let shop: ServerProcess
let boss: Client
let jar: string

beforeAll(async () => {
  const { output: keys } = await runCommand('backup-key', [], {})
  writeFileSync(keyFile, keys)
  mkdirSync(offSite)
  shop = await startProcess({
    DATA_DIR: dataDir,
    BACKUP_DIR: nightly,
    SEED: 'demo',
    MONGODB_URI: '',
    OFFSITE_DIR: offSite,
    OFFSITE_RECIPIENT: /age1\w{58}/.exec(keys)?.[0] ?? '',
  })
  boss = await admin(shop)
  jar = await endlessJar(boss)
  await letOrdersPileUp(boss)
  writeFileSync(join(dataDir, 'uploads', 'a-picture-360.webp'), 'a picture')
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

const backUp = (to = backups) => runCommand('backup', [to], { DATA_DIR: dataDir })
const restore = (from: string, to: string, ...flags: string[]) =>
  runCommand('restore', [from, ...flags], { DATA_DIR: to })
const named = (of: string): string[] => readdirSync(of).filter((name) => !name.startsWith('.'))
const newest = (of = backups): string => join(of, named(of).sort().at(-1) ?? '')

/** Buyers who place orders until told to stop; each order that was answered is noted. */
async function startBuying(placed: Placed[]): Promise<() => Promise<void>> {
  let stopped = false
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, (_, number) => signInBuyer(shop.url, number)),
  )
  const lanes = buyers.map(async (client) => {
    while (!stopped) {
      await client.put('/api/cart/update', { Id: jar, quantity: 1 })
      const order = await client.post<{ orderId: string }>(
        '/api/orders',
        { acceptChanges: true },
        { 'idempotency-key': randomUUID() },
      )
      if (order.status === 201) placed.push({ client, id: order.body.orderId })
      else await sleep(20)
    }
  })
  return async () => {
    stopped = true
    await Promise.all(lanes)
  }
}

describe('backups of a shop that is open', () => {
  it(
    'made under orders, restored beside the shop: every order is there, counts agree, drift is 0',
    async () => {
      const placed: Placed[] = []
      const stopBuying = await startBuying(placed)
      while (placed.length < 10) await sleep(20)
      const before = [...placed]
      const made = await backUp()
      const during = placed.length
      await stopBuying()
      expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`to ${newest()}`) })
      expect(during).toBeGreaterThan(before.length)

      const copy = join(folder, 'copy')
      const restored = await restore(backups, copy)
      expect(restored.output).toContain('as many as were backed up')
      expect(restored.output).toContain('drift 0')
      expect(restored.code).toBe(0)
      expect(readFileSync(join(copy, 'uploads', 'a-picture-360.webp'), 'utf8')).toBe('a picture')
      await withApp({ environment: { DATA_DIR: copy, MONGODB_URI: '' } }, async (beside) => {
        const kept = new Set<string>()
        for (const client of new Set(before.map((order) => order.client)))
          for (const { orderId } of await allOrders(client.movedTo(beside.url))) kept.add(orderId)
        expect(before.filter(({ id }) => !kept.has(id))).toEqual([])
        const staff = boss.movedTo(beside.url)
        expect((await staff.post('/api/stock/refresh-quantities')).body).toMatchObject({ drift: 0 })
        expect((await fetch(`${shop.url}/api/health/ready`)).status).toBe(200)
      })
    },
    FIVE_MINUTES,
  )

  it('checks the stock of a running shop, and ends with 1 where a figure differs', async () => {
    const checked = await runCommand('stock-check', [], { DATA_DIR: dataDir })
    expect(checked).toMatchObject({ code: 0, output: expect.stringMatching(/drift 0\.\n$/) })
    const wrong = join(folder, 'wrong')
    cpSync(join(folder, 'copy'), wrong, { recursive: true })
    const database = await startDatabase(wrong, '0')
    const client = await new mongo.MongoClient(database.uri).connect()
    await client
      .db('jaadi')
      .collection('products')
      .updateOne({ Id: jar }, { $inc: { committedMilli: 7000 } })
    await client.close()
    await database.kill()
    const found = await runCommand('stock-check', [], { DATA_DIR: wrong })
    expect(found.output).toContain('drift 1')
    expect(found.output).toMatch(new RegExp(`product ${jar}: committedMilli is \\d+, should be \\d+`))
    expect(found.code).toBe(1)
  })
})

describe('a backup that is to be restored', () => {
  it('refuses to restore over a running shop, or over data unless it may move them aside', async () => {
    const taken = await restore(backups, dataDir, '--replace')
    expect(taken).toEqual({
      code: 1,
      output: `A shop is running on ${dataDir}. Stop it first, or choose another DATA_DIR.\n`,
    })
    const other = join(folder, 'other')
    // A socket cannot be copied.
    cpSync(dataDir, other, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    expect(await restore(backups, other)).toMatchObject({
      code: 1,
      output: expect.stringContaining('--replace'),
    })
    const replaced = await restore(backups, other, '--replace')
    expect(replaced.code).toBe(0)
    const aside = named(other).find((name) => name.startsWith('before-')) ?? ''
    expect(replaced.output).toContain(join(other, aside))
    expect(named(join(other, aside)).sort()).toEqual(['db', 'uploads'])
  })

  it.each([
    ['cut short', 'db/data/data.mdb', (file: string) => truncateSync(file, 100_000)],
    ['changed', 'uploads/a-picture-360.webp', (file: string) => writeFileSync(file, 'b picture')],
    ['longer', 'db/data/data.mdb', (file: string) => appendFileSync(file, 'x')],
    ['missing', 'uploads/a-picture-360.webp', (file: string) => rmSync(file)],
    ['no list of files', 'manifest.json', (file: string) => truncateSync(file, 300)],
  ])('is refused in a sentence when it is %s (%s)', async (_how, file, harm) => {
    const damaged = temporaryFolder()
    cpSync(newest(), damaged, { recursive: true })
    harm(join(damaged, file))
    const target = temporaryFolder()
    const { code, output } = await restore(damaged, target)
    expect(output).toMatch(/^[^\n]*(is damaged|is not a backup)[^\n]*\.\n$/)
    expect(code).toBe(1)
    expect(readdirSync(target)).toEqual([])
  })
})

describe('a backup that does not come to its end', () => {
  it(
    'killed at any moment leaves no backup that is not whole, and what it left is cleared away',
    async () => {
      const killed = join(folder, 'killed')
      for (let round = 0; round < KILLS; round++) {
        const { child, ended } = startCommand('backup', [killed], { DATA_DIR: dataDir })
        const begun = () =>
          existsSync(killed) && readdirSync(killed).some((name) => name.startsWith('.part-'))
        while (!begun() && child.exitCode === null) await sleep(1)
        await sleep((round / KILLS) * SPREAD_MS)
        child.kill('SIGKILL')
        await ended
      }
      for (const name of named(killed))
        expect(await restore(join(killed, name), temporaryFolder())).toMatchObject({ code: 0 })
      expect((await backUp(killed)).code).toBe(0)
      expect(readdirSync(killed).filter((name) => name.startsWith('.'))).toEqual([])
      expect((await restore(killed, temporaryFolder())).code).toBe(0)
    },
    FIVE_MINUTES + KILLS * 10_000,
  )

  it('says that the disk is full, and leaves the backups before it whole', async () => {
    const before = named(backups)
    const { code, output } = await runCommand('backup', [backups], { DATA_DIR: dataDir }, 400)
    expect({ code, output }).toEqual({
      code: 1,
      output: `The disk of ${backups} is full. What was there before has not changed.\n`,
    })
    expect(readdirSync(backups)).toEqual(before)
  })
})

describe('the backup of a shop', () => {
  it('is made by the job, told in the cockpit and by the health check', async () => {
    const answer = await boss.post<Run>('/api/admin/jobs/backups.make/run')
    expect(answer.body).toMatchObject({ lastRun: { ok: true, counts: { kept: 1, removed: 0 } } })
    const { body } = await boss.get<{
      lastBackup: { at: string; overdue: boolean; offSiteOverdue: boolean }
    }>('/api/dashboard/summary')
    expect(Date.now() - Date.parse(body.lastBackup.at)).toBeLessThan(60_000)
    expect(body.lastBackup).toMatchObject({ overdue: false, offSiteOverdue: false })
    for (const question of ['live', 'ready'])
      expect((await boss.get(`/api/health/${question}`)).body).toEqual({
        status: 'ok',
        lastBackupAt: body.lastBackup.at,
      })
    expect((await restore(nightly, temporaryFolder())).code).toBe(0)
  })

  it('goes out of the house encrypted, and comes back with the private key alone', async () => {
    const { body } = await boss.post<Run>('/api/admin/jobs/backups.off-site/run')
    expect(body).toMatchObject({ lastRun: { ok: true, counts: { kept: 1, removed: 0 } } })
    const fetched = join(folder, 'fetched')
    const brought = await runCommand('backup-fetch', [fetched, '--identity', keyFile, '--from', offSite], {})
    expect(brought).toMatchObject({ code: 0, output: expect.stringContaining('each as it was backed up') })
    expect(named(fetched)).toEqual(named(nightly))
    expect((await restore(fetched, temporaryFolder())).output).toContain('drift 0')
  })

  it('is restored in a trial beside the shop, which leaves nothing behind', async () => {
    const { body } = await boss.post<Run>('/api/admin/jobs/backups.drill/run')
    expect(body.lastFailure).toBeNull()
    expect(body.lastRun.counts).toMatchObject({ drift: 0, documents: expect.any(Number) })
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.part'))).toEqual([])
    // What a restore would find damaged, the trial does too.
    const manifest = join(newest(nightly), 'manifest.json')
    const told = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, told.replace(/"documents": \d+/, '"documents": 1000000'))
    const again = await boss.post<Run>('/api/admin/jobs/backups.drill/run')
    writeFileSync(manifest, told)
    expect(again.body.lastFailure?.message).toContain('The backup holds 1000000 documents')
    // A file without content of its own, larger than any disk here.
    const huge = { path: 'uploads/huge', bytes: 4e12, sha256: '' }
    writeFileSync(join(newest(nightly), huge.path), '')
    truncateSync(join(newest(nightly), huge.path), huge.bytes)
    const { files, ...rest } = JSON.parse(told) as { files: object[] }
    writeFileSync(manifest, JSON.stringify({ ...rest, files: [...files, huge] }))
    const without = await boss.post<Run>('/api/admin/jobs/backups.drill/run')
    writeFileSync(manifest, told)
    rmSync(join(newest(nightly), huge.path))
    expect(without.body.lastFailure?.message).toMatch(
      /^A restore cannot be tried: it needs 4\d+ MB on the disk/,
    )
  })

  it('made by hand is never deleted by the job, which keeps its own by day, week and month', async () => {
    const byJob = named(nightly)
    expect([(await backUp(nightly)).code, (await backUp(nightly)).code]).toEqual([0, 0])
    const byHand = named(nightly).filter((name) => !byJob.includes(name))
    expect(byHand).toHaveLength(2)
    for (let run = 0; run < 2; run++) {
      const { body } = await boss.post<Run>('/api/admin/jobs/backups.make/run')
      expect(body.lastRun).toMatchObject({ ok: true, counts: { kept: 1, removed: 1 } })
    }
    expect(named(nightly)).toEqual(expect.arrayContaining(byHand))
    expect(named(nightly)).toHaveLength(3)
  })

  it('that cannot be made is an error of the job, and no reason to be not ready', async () => {
    rmSync(nightly, { recursive: true })
    writeFileSync(nightly, 'in the way')
    const { body } = await boss.post<Run>('/api/admin/jobs/backups.make/run')
    expect(body.lastRun.ok).toBe(false)
    expect(body.lastFailure?.message).toContain(nightly)
    expect((await boss.get('/api/health/ready')).status).toBe(200)
  })

  it('of a database server is left to its own tools', async () => {
    const { code, output } = await runCommand('backup', [backups], {
      DATA_DIR: dataDir,
      MONGODB_URI: 'mongodb://127.0.0.1:9/jaadi',
    })
    expect(code).toBe(1)
    expect(output).toContain('mongodump')
    expect(output).toContain(join(dataDir, 'uploads'))
  })
})
