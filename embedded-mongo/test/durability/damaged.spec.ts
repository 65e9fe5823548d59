import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { copyDatabase } from '../../src/launch/copy.js'
import { startEmbeddedMongo } from '../../src/launch/start.js'
import { checkDatabase, verifyDatabase } from '../../src/launch/verify.js'
import { temporaryDirectory } from '../support/engine.js'

const { path, remove } = temporaryDirectory()
const file = join(path, 'store', 'data.mdb')
const marker = join(path, 'store', 'format.json')
const sumFile = join(path, 'store', 'root.sum')
let sumsOfWhole: Buffer
let whole: Buffer
beforeAll(async () => {
  const engine = await open()
  const client = await new MongoClient(engine.uri).connect()
  const rows = client.db('d').collection<{ _id: number; tags: string[]; text: string }>('rows')
  await rows.createIndex({ tags: 1 })
  await rows.insertMany(
    Array.from({ length: 5000 }, (_, _id) => ({
      _id,
      tags: [`t${_id % 9}`, 'all'],
      text: `text ${_id} `.repeat(80),
    })),
  )
  await client.close()
  await engine.close()
  whole = readFileSync(file)
  sumsOfWhole = readFileSync(sumFile)
})
afterEach(() => {
  writeFileSync(file, whole)
  // A replaced file has another inode, unless the system happens to give it the same number.
  const { ino } = statSync(file, { bigint: true })
  for (const slot of [0, 24]) sumsOfWhole.writeBigUInt64LE(ino, slot + 8)
  writeFileSync(sumFile, sumsOfWhole)
})
afterAll(() => remove())

const open = () => startEmbeddedMongo({ directory: path, thread: false })
async function refusal(): Promise<string> {
  try {
    await (await open()).close()
    return 'opened'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

it('an empty or missing database file is refused in a folder that has held documents, with advice on restoring', async () => {
  truncateSync(file, 0)
  expect(await refusal()).toBe(`The database file ${file} is empty. Restore a backup with: npm run restore`)
  rmSync(file)
  expect(await refusal()).toContain('is gone. Restore a backup')
})

it('a database file that is cut off or written by another program is refused before it is mapped', async () => {
  truncateSync(file, 64 * 1024)
  expect(await refusal()).toContain('is cut off: the end of it is missing. Restore a backup')
  for (const pages of [1, 200]) {
    truncateSync(file, whole.length - pages * 4096)
    expect(await refusal()).toContain('is cut off: the end of it is missing. Restore a backup')
  }
  truncateSync(file, 100)
  expect(await refusal()).toContain('is not a database, or its beginning is damaged. Restore a backup')
  writeFileSync(file, Buffer.alloc(100_000, 'garbage'))
  expect(await refusal()).toContain('is not a database, or its beginning is damaged')
})

it('a database file of a newer format is refused and left unchanged', async () => {
  const kept = readFileSync(marker)
  writeFileSync(marker, '{"magic":"jaadi-embedded-mongo","format":4}')
  expect(await refusal()).toContain('has format 4, and this program knows formats up to 3')
  writeFileSync(marker, kept)
  expect(await refusal()).toBe('opened')
})

/** Where the newest header and the root of its tree are. */
function newestOf(): { header: number; root: number } {
  const header = whole.readBigUInt64LE(152) > whole.readBigUInt64LE(4096 + 152) ? 0 : 4096
  return { header, root: Number(whole.readBigUInt64LE(header + 136)) * 4096 }
}
function changeAt(at: number, change: (byte: number) => number): void {
  const bytes = Buffer.from(whole)
  bytes[at] = change(bytes[at] as number)
  writeFileSync(file, bytes)
}

it('a database file with a flipped bit in its newest root or header is refused by all who open it', async () => {
  const { header, root } = newestOf()
  for (const at of [root, root + 9, root + 18, root + 40, root + 4090, header + 88, header + 140]) {
    changeAt(at, (byte) => byte ^ 4)
    expect([at, await refusal()]).toEqual([
      at,
      expect.stringMatching(/(torn or damaged|is cut off).*Restore a backup with: npm run restore$/),
    ])
    await expect(verifyDatabase(path)).rejects.toThrow('Restore a backup')
    await expect(copyDatabase(path, join(path, 'copy'))).rejects.toThrow('Restore a backup')
  }
  writeFileSync(file, whole)
  expect(await refusal()).toBe('opened')
})

it('a database file whose root never reached the disk is refused even without a checksum', async () => {
  const bytes = Buffer.from(whole)
  bytes.fill(0, newestOf().root, newestOf().root + 4096)
  writeFileSync(file, bytes)
  rmSync(sumFile)
  expect(await refusal()).toContain('torn or damaged')
})

it('a database file is judged by its pages when the checksums are of other commits or another file', async () => {
  for (const at of [0, 8]) {
    const others = Buffer.from(sumsOfWhole)
    for (const slot of [0, 24]) others.writeUInt8((others.readUInt8(slot + at) + 1) % 256, slot + at)
    writeFileSync(sumFile, others)
    expect(await refusal()).toBe('opened')
    writeFileSync(file, whole)
  }
})

it('a database file is checked page by page while its engine goes on', async () => {
  const engine = await open()
  try {
    const sound = await checkDatabase(path, { restMs: 1 })
    const bytes = readFileSync(file)
    expect(sound).toEqual({ pages: expect.any(Number), damage: null })
    expect(sound.pages).toBeGreaterThan(bytes.length / 4096 / 2)
    // lmdb does not check that a page holds its own number.
    const handle = openSync(file, 'r+')
    for (let at = 8192; at < bytes.length; at += 4096)
      if (bytes.readUInt16LE(at + 18) === 2) writeSync(handle, Buffer.from([0xff]), 0, 1, at + 3)
    closeSync(handle)
    expect(await checkDatabase(path)).toEqual({
      pages: 0,
      damage: expect.stringMatching(/^Page \d+ of .* is damaged: .* Restore a backup with: npm run restore$/),
    })
  } finally {
    await engine.close()
  }
})

it('a document with a changed letter is never answered: the sentence names it, and the engine goes on', async () => {
  const bytes = Buffer.from(whole)
  for (let at = bytes.indexOf('text 2500 '); at >= 0; at = bytes.indexOf('text 2500 ', at + 1))
    bytes.write('next', at)
  writeFileSync(file, bytes)
  const advice =
    'Document 2501 of d.rows is not as it was written. A page of it may be damaged. Look with: npm run db:verify. Restore a backup with: npm run restore'
  const engine = await open()
  const client = await new MongoClient(engine.uri).connect()
  try {
    const rows = client.db('d').collection<{ _id: number; n?: number }>('rows')
    const refused = { code: 8, message: advice }
    const one = { _id: 2500 }
    await expect(rows.findOne(one)).rejects.toMatchObject(refused)
    await expect(rows.findOne(one)).rejects.toMatchObject(refused)
    await expect(rows.find({ _id: { $gt: 2490 } }).toArray()).rejects.toMatchObject(refused)
    await expect(rows.aggregate([{ $match: {} }, { $out: 'other' }]).toArray()).rejects.toMatchObject(refused)
    await expect(rows.updateOne(one, { $inc: { n: 1 } })).rejects.toMatchObject(refused)
    await expect(rows.deleteMany({})).rejects.toMatchObject(refused)
    await expect(rows.createIndex({ text: 1 })).rejects.toMatchObject(refused)
    await expect(
      client.withSession((session) =>
        session.withTransaction(() => rows.updateOne(one, { $inc: { n: 1 } }, { session })),
      ),
    ).rejects.toMatchObject(refused)
    expect(await rows.countDocuments({ _id: { $gt: 2500 } })).toBe(2499)
    expect(await rows.findOne({ _id: 2501 })).toMatchObject({ _id: 2501 })
    expect((await verifyDatabase(path))[0]?.problems).toContain(
      'Document 2501 cannot be read: its bytes are not as they were written',
    )
    expect((await checkDatabase(path)).damage).toMatch(
      /^Page \d+ of .* is damaged: a value of it is not as it was written\. Restore a backup with: npm run restore$/,
    )
    await expect(copyDatabase(path, join(path, 'no copy'))).rejects.toThrow(
      /^Document 2501 of d.rows cannot be read/,
    )
    expect(await rows.drop()).toBe(true)
  } finally {
    await client.close()
    await engine.close()
  }
})

it('a database file is verified: every document is read, every index compared', async () => {
  expect(await verifyDatabase(path)).toEqual([{ namespace: 'd.rows', documents: 5000, problems: [] }])
  const handle = openSync(file, 'r+')
  // Corrupts the length before the text, which then runs past the document. Free pages may hold older
  // copies of the text.
  for (let at = whole.indexOf('text 2500 '); at >= 0; at = whole.indexOf('text 2500 ', at + 1))
    writeSync(handle, Buffer.from([0xff, 0xff, 0xff, 0x7f]), 0, 4, at - 4)
  closeSync(handle)
  const [rows] = await verifyDatabase(path)
  expect(rows?.problems[0]).toContain('Document 2501 cannot be read')
  await expect(copyDatabase(path, join(path, 'copy'))).rejects.toThrow(
    /^Document 2501 of d.rows cannot be read .* npm run db:verify$/,
  )
  expect(rows?.problems).toContain(
    'Index tags_1 holds an entry of document 2501 that the document does not have.',
  )
})
