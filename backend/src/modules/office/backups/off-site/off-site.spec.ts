import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BUCKET_KEYS, FakeBucket } from '../../../../../test/support/http/fake-bucket.js'
import { backupsIn, type FoundBackup } from '../backup-folder.js'
import { backupName } from '../domain/backup-name.js'
import { type BackupFile, newManifest } from '../manifest.js'
import { BucketPlace } from './bucket-place.js'
import { fetchBackup } from './fetch-backup.js'
import { FolderPlace } from './folder-place.js'
import { type Place } from './place.js'
import { sendBackup } from './send-backup.js'
import { sendNewest } from './send-newest.js'

const DATABASE = 'db/data/data.mdb'
const bucket = new FakeBucket()
let endpoint: string
let identity: string
let recipient: string
let root: string
let dataDir: string
let backups: string
let away: string

beforeAll(async () => {
  endpoint = await bucket.open()
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
})
afterAll(() => bucket.close())
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'off-site-'))
  dataDir = join(root, 'data')
  backups = join(root, 'backups')
  away = join(root, 'away')
  for (const folder of [dataDir, backups, away]) mkdirSync(folder)
  bucket.files.clear()
  bucket.takes = null
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const folderPlace = (): Place => new FolderPlace(away)
const bucketPlace = (changes = {}): Place =>
  new BucketPlace({ endpoint, bucket: 'backups', ...BUCKET_KEYS, ...changes })

/** A backup of the night with these files. */
async function backupAt(day: string, files: Record<string, string | Buffer>): Promise<FoundBackup> {
  const at = new Date(`${day}T03:30:00+05:30`)
  const path = join(backups, backupName(at))
  mkdirSync(join(path, 'db/data'), { recursive: true })
  mkdirSync(join(path, 'uploads'))
  const listed = Object.entries(files).map(([name, content]): BackupFile => {
    writeFileSync(join(path, name), content)
    const sha256 = createHash('sha256').update(content).digest('hex')
    return { path: name, bytes: Buffer.byteLength(content), sha256 }
  })
  const manifest = newManifest({
    version: '1',
    at: at.toISOString(),
    madeBy: 'job',
    collections: [],
    files: listed,
  })
  writeFileSync(join(path, 'manifest.json'), JSON.stringify(manifest))
  const found = (await backupsIn(backups)).find((one) => one.path === path)
  if (!found) throw new Error('the backup is not whole')
  return found
}

const send = (backup: FoundBackup, place: Place, key = recipient) =>
  sendBackup({ backup, place, recipient: key, dataDir })
const bring = (place: Place, more: { identity?: string; name?: string } = {}) =>
  fetchBackup({ place, identity, name: null, folder: join(root, 'brought'), ...more })
/** Nothing of a failed run is left: neither on this machine nor half of a backup. */
const leftovers = (folder: string): string[] => readdirSync(folder).filter((name) => name.startsWith('.part'))

const PLACES: [string, () => Place][] = [
  ['folder', folderPlace],
  ['bucket', () => bucketPlace()],
]

describe.each(PLACES)('a backup out of the house, in a %s', (_kind, place) => {
  it('comes back as it was, and of each file only one copy is ever sent', async () => {
    const large = Buffer.alloc(300_000, 'chilli')
    const first = await backupAt('2026-11-21', { [DATABASE]: large, 'uploads/a.webp': 'a jar' })
    // Key, database, picture, list, manifest.
    expect(await send(first, place())).toMatchObject({ objects: 5, kept: 1, removed: 0 })
    const second = await backupAt('2026-11-22', { [DATABASE]: 'other', 'uploads/a.webp': 'a jar' })
    expect(await send(second, place())).toMatchObject({ objects: 3, kept: 2, removed: 0 })
    expect(await send(second, place())).toMatchObject({ objects: 0 })
    const { path } = await bring(place())
    expect(path).toMatch(/2026-11-22_03-30-00$/)
    expect(readFileSync(join(path, DATABASE), 'utf8')).toBe('other')
    const { path: older } = await bring(place(), { name: first.name })
    expect(readFileSync(join(older, DATABASE))).toEqual(large)
    expect(await backupsIn(join(root, 'brought'))).toHaveLength(2)
    expect(leftovers(dataDir)).toEqual([])
  })

  it('is not brought for another key, under another name, or twice', async () => {
    await send(await backupAt('2026-11-22', { [DATABASE]: 'x' }), place())
    await expect(bring(place(), { identity: await generateX25519Identity() })).rejects.toThrow(
      'was encrypted for another key',
    )
    await expect(bring(place(), { name: '2020-01-01_03-30-00' })).rejects.toThrow(
      'has no backup 2020-01-01_03-30-00. It has: 2026-11-22_03-30-00.',
    )
    expect(readdirSync(join(root, 'brought'))).toEqual([])
    await bring(place())
    await expect(bring(place())).rejects.toThrow('There is a 2026-11-22_03-30-00 in')
  })

  it('is refused for a second key, since half of it could not be opened', async () => {
    await send(await backupAt('2026-11-21', { [DATABASE]: 'x' }), place())
    const other = await identityToRecipient(await generateX25519Identity())
    const next = await backupAt('2026-11-22', { [DATABASE]: 'y' })
    await expect(send(next, place(), other)).rejects.toThrow('has backups for another public key')
    await expect(
      send(next, place(), `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`),
    ).rejects.toThrow('mistyped')
  })

  it('that is damaged here is not sent', async () => {
    const backup = await backupAt('2026-11-22', { [DATABASE]: 'x' })
    writeFileSync(join(backup.path, DATABASE), 'y')
    await expect(send(backup, place())).rejects.toThrow('is not as it was backed up')
    await expect(bring(place())).rejects.toThrow('has no backup')
    expect(leftovers(dataDir)).toEqual([])
  })

  it('goes by 7 days, 4 weeks and 12 months, and its files with it unless another needs them', async () => {
    const days = Array.from({ length: 9 }, (_, index) => `2026-11-${String(index + 9).padStart(2, '0')}`)
    let last
    for (const day of days)
      last = await send(await backupAt(day, { [DATABASE]: day, 'uploads/a.webp': 'a jar' }), place())
    // Of nine days the newest seven stay, and the Sunday as the last of its week.
    expect(last).toMatchObject({ kept: 7, removed: 1 })
    expect(await place().list('backups')).toHaveLength(14)
    expect(await place().list('files')).toHaveLength(7 + 1)
    await bring(place(), { name: '2026-11-15_03-30-00' })
  })

  it('loses nothing where a list of files is missing: nothing is removed then', async () => {
    await send(await backupAt('2026-11-21', { [DATABASE]: 'x' }), place())
    await place().remove('backups/2026-11-21_03-30-00.files')
    await expect(send(await backupAt('2026-11-22', { [DATABASE]: 'y' }), place())).rejects.toThrow(
      'without its list backups/2026-11-21_03-30-00.files',
    )
    expect(await place().list('files')).toHaveLength(2)
    await bring(place())
  })

  it('is not brought where one of its files is missing', async () => {
    const backup = await backupAt('2026-11-22', { [DATABASE]: 'x' })
    await send(backup, place())
    await place().remove(`files/${backup.manifest.files[0]?.sha256}.age`)
    await expect(bring(place())).rejects.toThrow(/lacks files\/.+that backup is damaged/)
    expect(readdirSync(join(root, 'brought'))).toEqual([])
  })
})

describe('a bucket out of the house', () => {
  it('that is cut off between two files has no such backup, and the next run sends the rest', async () => {
    const backup = await backupAt('2026-11-22', { [DATABASE]: 'x', 'uploads/a.webp': 'a jar' })
    bucket.takes = 2
    await expect(send(backup, bucketPlace())).rejects.toThrow('The bucket backups cannot be reached')
    await expect(bring(bucketPlace())).rejects.toThrow('has no backup')
    bucket.takes = null
    expect(await send(backup, bucketPlace())).toMatchObject({ objects: 3 })
    await bring(bucketPlace())
    expect(leftovers(dataDir)).toEqual([])
  })

  it('is asked again after an error, and named when it refuses the key or is not there', async () => {
    bucket.broken = 1
    const backup = await backupAt('2026-11-22', { [DATABASE]: 'x' })
    await send(backup, bucketPlace())
    await expect(send(backup, bucketPlace({ secretAccessKey: 'another' }))).rejects.toThrow(
      'The bucket backups refuses the key',
    )
    await expect(bring(bucketPlace({ endpoint: 'http://127.0.0.1:9' }))).rejects.toThrow('cannot be reached')
  })

  it('takes no file that is larger than one request may be', async () => {
    const small: Place = Object.assign(bucketPlace(), { mostBytes: 100 })
    await expect(send(await backupAt('2026-11-22', { [DATABASE]: 'x' }), small)).rejects.toThrow(
      'the most that a bucket takes at once',
    )
  })
})

describe('a folder out of the house', () => {
  it('that is not there is never made: its disk is not mounted', async () => {
    rmSync(away, { recursive: true })
    await expect(send(await backupAt('2026-11-22', { [DATABASE]: 'x' }), folderPlace())).rejects.toThrow(
      `There is no folder ${away}. Is its disk there?`,
    )
    expect(readdirSync(root)).not.toContain('away')
  })

  it('whose disk damages a file gives no backup', async () => {
    await send(await backupAt('2026-11-22', { [DATABASE]: 'x'.repeat(1000) }), folderPlace())
    const [name = ''] = readdirSync(join(away, 'files'))
    const path = join(away, 'files', name)
    const bytes = readFileSync(path)
    bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1
    writeFileSync(path, bytes)
    await expect(bring(folderPlace())).rejects.toThrow(`files/${name} of the folder ${away} is damaged`)
    writeFileSync(path, bytes.subarray(0, 150))
    await expect(bring(folderPlace())).rejects.toThrow('is damaged or came incomplete')
    expect(readdirSync(join(root, 'brought'))).toEqual([])
  })
})

it('the newest backup goes to every place, whichever of them fails, and is noted when all have it', async () => {
  await backupAt('2026-11-21', { [DATABASE]: 'x' })
  await backupAt('2026-11-22', { [DATABASE]: 'y' })
  const broken = { endpoint: 'http://127.0.0.1:9', bucket: 'gone', ...BUCKET_KEYS }
  const order = { dataDir, folder: backups, offSite: { recipient, folder: away, bucket: broken } }
  await expect(sendNewest(order)).rejects.toThrow('The bucket gone cannot be reached')
  expect(await folderPlace().list('backups')).toContain('backups/2026-11-22_03-30-00.age')
  expect(readdirSync(dataDir)).toEqual([])
  const sent = await sendNewest({ ...order, offSite: { recipient, folder: away, bucket: null } })
  expect(sent).toEqual({ megabytes: 0, objects: 0, kept: 1, removed: 0 })
  const noted = readFileSync(join(dataDir, 'last-off-site-backup.json'), 'utf8')
  expect(JSON.parse(noted)).toEqual({ at: '2026-11-21T22:00:00.000Z' })
})
