import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { admin } from '../support/builders/auth.builders.js'
import { type Client } from '../support/http/client.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

interface Run {
  nextRunAt: string
  lastRun: { ok: boolean; counts: Record<string, number> }
  lastFailure: { message: string } | null
}

const PAGE_BYTES = 4096
const KIND_AT = 18
const LEAF = 2
const TEXT_OF_EXPENSE = 'Rent of the packing room'
const HOUR_MS = 3_600_000

const folder = temporaryFolder()
const file = join(folder, 'db', 'store', 'data.mdb')
let shop: ServerProcess
let boss: Client

beforeAll(async () => {
  shop = await startProcess({ DATA_DIR: folder, SEED: 'demo', MONGODB_URI: '' })
  boss = await admin(shop)
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

const look = async (): Promise<Run> => (await boss.post<Run>('/api/admin/jobs/backups.check-pages/run')).body
const health = async (): Promise<unknown> => (await boss.get('/api/health/ready')).body

const cockpit = async (): Promise<unknown> => (await boss.get('/api/dashboard/summary')).body

/** Where expenses lie, which nobody writes here, pages say that they are others: lmdb asks it of a page that it writes. */
function damagePages(): void {
  const bytes = readFileSync(file)
  const handle = openSync(file, 'r+')
  for (let at = 2 * PAGE_BYTES; at < bytes.length; at += PAGE_BYTES) {
    const isLeaf = bytes.readUInt16LE(at + KIND_AT) === LEAF
    if (isLeaf && bytes.subarray(at, at + PAGE_BYTES).includes(TEXT_OF_EXPENSE))
      writeSync(handle, Buffer.from([0xff]), 0, 1, at + 3)
  }
  closeSync(handle)
}

it('the pages of the database are looked at every hour, and a damaged one is told', async () => {
  const sound = await look()
  expect(sound.lastRun.ok).toBe(true)
  expect(sound.lastRun.counts['pages']).toBeGreaterThan(100)
  expect(Date.parse(sound.nextRunAt) - Date.now()).toBeLessThanOrEqual(HOUR_MS)
  expect(await health()).toMatchObject({ status: 'ok' })
  expect(await cockpit()).toMatchObject({ databaseDamaged: false })

  damagePages()
  const damaged = await look()
  expect(damaged.lastRun.ok).toBe(false)
  expect(damaged.lastFailure?.message).toMatch(/^Page \d+ of .* is damaged: .* npm run restore$/)
  expect(shop.output()).toContain('is damaged')
  expect(await health()).toMatchObject({ status: 'damaged' })
  expect(await cockpit()).toMatchObject({ databaseDamaged: true })
  expect((await boss.get('/api/products?materialType=FG')).status).toBe(200)
  expect(existsSync(join(folder, 'database-damage.json'))).toBe(true)
})
