import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BUCKET_KEYS, FakeBucket } from '../support/http/fake-bucket.js'
import { runCommand } from '../support/processes/command.js'
import { startProcess, temporaryFolder } from '../support/processes/process.js'

/** As the job starts it: in a process of its own, which gets one order. */
const WORKER = resolve(__dirname, '../../dist/modules/office/backups/off-site/off-site.worker.js')
const FIVE_MINUTES = 300_000

const folder = temporaryFolder()
const at = (name: string) => join(folder, name)
const bucket = new FakeBucket()
let endpoint: string
let recipient: string
/** Public key, files of the database, picture, list of files, manifest. */
let objects: number

beforeAll(async () => {
  endpoint = await bucket.open()
  const { output: keys } = await runCommand('backup-key', [], {})
  writeFileSync(at('key'), keys)
  recipient = /age1\w{58}/.exec(keys)?.[0] ?? ''
  const shop = await startProcess({ DATA_DIR: at('data'), MONGODB_URI: '' })
  await shop.stop()
  mkdirSync(join(at('data'), 'uploads'), { recursive: true })
  writeFileSync(join(at('data'), 'uploads', 'a-picture-360.webp'), 'a picture')
  expect(await runCommand('backup', [at('backups')], { DATA_DIR: at('data') })).toMatchObject({ code: 0 })
  await send()
  objects = bucket.files.size
}, FIVE_MINUTES)
afterAll(() => {
  bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends the backup; with `until` the process is killed once the bucket has taken so many objects. */
async function send(until?: number): Promise<object | null> {
  const child = fork(WORKER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  let [answer, taken]: [object | null, number] = [null, 0]
  bucket.took = () => {
    taken += 1
    if (taken === until) child.kill('SIGKILL')
  }
  child.once('message', (message: object) => (answer = message))
  const place = { endpoint, bucket: 'backups', ...BUCKET_KEYS }
  child.send({
    dataDir: at('data'),
    folder: at('backups'),
    offSite: { recipient, folder: null, bucket: place },
  })
  await once(child, 'exit')
  return answer
}

function fetchInto(name: string) {
  return runCommand('backup-fetch', [at(name), '--identity', at('key')], {
    OFFSITE_S3_ENDPOINT: endpoint,
    OFFSITE_S3_BUCKET: 'backups',
    OFFSITE_S3_REGION: BUCKET_KEYS.region,
    OFFSITE_S3_ACCESS_KEY_ID: BUCKET_KEYS.accessKeyId,
    OFFSITE_S3_SECRET_ACCESS_KEY: BUCKET_KEYS.secretAccessKey,
  })
}

const parts = () => readdirSync(at('data')).filter((name) => name.startsWith('.part'))

describe('kill -9 while a backup is sent out of the house', () => {
  it(
    'between any two objects leaves none that is taken for whole, and the next run sends the rest',
    async () => {
      expect(objects).toBeGreaterThan(4)
      for (let sent = 1; sent < objects; sent++) {
        bucket.files.clear()
        expect(await send(sent)).toBeNull()
        expect(bucket.files.size).toBe(sent)
        expect(await fetchInto('fetched')).toEqual({
          code: 1,
          output: 'The bucket backups has no backup.\n',
        })
        expect(readdirSync(folder)).not.toContain('fetched')
        // The list of files is sent anew with its manifest.
        const rest = Math.max(objects - sent, 2)
        expect(await send()).toMatchObject({ counts: { objects: rest, kept: 1, removed: 0 } })
        expect(parts()).toEqual([])
      }
      expect(await fetchInto('fetched')).toMatchObject({ code: 0 })
      const restored = await runCommand('restore', [at('fetched')], { DATA_DIR: at('restored') })
      expect(restored.output).toContain('drift 0')
    },
    FIVE_MINUTES,
  )

  it(
    'after the last object leaves a backup that is whole',
    async () => {
      bucket.files.clear()
      expect(await send(objects)).toBeNull()
      expect(await fetchInto('whole')).toMatchObject({
        code: 0,
        output: expect.stringContaining('each as it was backed up') as string,
      })
    },
    FIVE_MINUTES,
  )
})
