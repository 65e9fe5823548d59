import { type Collection, type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'
import { RawClient } from '../support/raw-client.js'

interface Row {
  _id: number
  shop: number
  at: number
  n: number
  text?: string
  gone?: Date
}

const ROWS = 60
const PAGE = 24

let t: TestEngine
let rows: Collection<Row>
let names = 0
const db = () => t.client.db('hot')

beforeAll(async () => {
  t = await startTestEngine({ ttlIntervalMs: 50 })
})
afterAll(() => t.stop())
beforeEach(async () => {
  rows = db().collection<Row>(`rows${names++}`)
  await rows.createIndex({ shop: 1, at: -1 })
  await rows.insertMany(Array.from({ length: ROWS }, (_, _id) => ({ _id, shop: _id % 2, at: _id, n: 0 })))
  await heat()
})

const page = (options: Document = {}, from = rows): Promise<Row[]> =>
  from.find({ shop: 1 }, { sort: { at: -1 }, limit: PAGE, ...options }).toArray()
/** Reads the pages often enough that the cache keeps their documents. */
async function heat(from = rows): Promise<void> {
  for (let time = 0; time < 3; time++) await page({}, from)
}
/** The same pages, read from the collection without an index. */
const looked = async (from = rows): Promise<Row[]> =>
  (await from.find({}, { hint: { $natural: 1 } }).toArray())
    .filter(({ shop }) => shop === 1)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, PAGE)

const NEWEST = { _id: ROWS - 1 }
const changed = (n: number): Row => ({ ...NEWEST, shop: 1, at: ROWS - 1, n })

/** Writes that each change a page which was read before. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  updateOne: () => rows.updateOne(NEWEST, { $inc: { n: 1 } }),
  'an update that makes it longer': () => rows.updateOne(NEWEST, { $set: { text: 'x'.repeat(5000) } }),
  'an update that makes it too long to be kept': () =>
    rows.updateOne(NEWEST, { $set: { text: 'x'.repeat(50_000) } }),
  'an update of its place': () => rows.updateOne(NEWEST, { $set: { at: -1 } }),
  'an update of what the filter asks': () => rows.updateOne(NEWEST, { $set: { shop: 0 } }),
  updateMany: () => rows.updateMany({ shop: 1 }, { $inc: { n: 1 } }),
  replaceOne: () => rows.replaceOne(NEWEST, changed(7)),
  findOneAndUpdate: () => rows.findOneAndUpdate(NEWEST, { $inc: { n: 1 } }),
  findOneAndReplace: () => rows.findOneAndReplace(NEWEST, changed(8)),
  findOneAndDelete: () => rows.findOneAndDelete(NEWEST),
  upsert: () => rows.updateOne(NEWEST, { $set: { n: 9 } }, { upsert: true }),
  deleteOne: () => rows.deleteOne(NEWEST),
  'a delete and an insert of the same _id': async () => {
    await rows.deleteOne(NEWEST)
    await rows.insertOne(changed(10))
  },
  deleteMany: () => rows.deleteMany({ shop: 1, at: { $gt: 40 } }),
  bulkWrite: () =>
    rows.bulkWrite([
      { updateOne: { filter: NEWEST, update: { $inc: { n: 1 } } } },
      { deleteOne: { filter: { _id: ROWS - 3 } } },
      { insertOne: { document: { ...changed(3), _id: 1000 } } },
    ]),
  'a transaction': () =>
    t.client.withSession((session) =>
      session.withTransaction(async () => {
        await rows.updateMany({ shop: 1 }, { $inc: { n: 1 } }, { session })
        await rows.deleteOne({ _id: ROWS - 3 }, { session })
      }),
    ),
  'an expiry': async () => {
    await rows.createIndex({ gone: 1 }, { expireAfterSeconds: 0 })
    await rows.updateOne(NEWEST, { $set: { gone: new Date(0) } })
    for (let time = 0; time < 100 && (await rows.countDocuments(NEWEST)) > 0; time++) await page()
    expect(await rows.countDocuments(NEWEST)).toBe(0)
  },
  'a drop, and the same collection anew': async () => {
    await rows.drop()
    expect(await page()).toEqual([])
    await rows.createIndex({ shop: 1, at: -1 })
    await rows.insertOne(changed(11))
  },
  'a rename onto it': async () => {
    const other = db().collection<Row>(`other${names++}`)
    await other.createIndex({ shop: 1, at: -1 })
    await other.insertOne(changed(12))
    await heat(other)
    await other.rename(rows.collectionName, { dropTarget: true })
    expect(await page({}, other)).toEqual([])
  },
  $out: () => rows.aggregate([{ $set: { n: { $add: ['$n', 1] } } }, { $out: rows.collectionName }]).toArray(),
  $merge: () =>
    rows.aggregate([{ $set: { n: { $add: ['$n', 5] } } }, { $merge: rows.collectionName }]).toArray(),
  'an index in place of the other': async () => {
    await rows.dropIndex({ shop: 1, at: -1 } as never)
    await rows.updateOne(NEWEST, { $inc: { n: 1 } })
    await rows.createIndex({ at: -1, shop: 1 })
  },
  'inserts of 40 MB': async () => {
    const text = 'x'.repeat(10_000_000)
    await rows.insertMany([0, 1, 2, 3].map((n) => ({ ...changed(n), _id: 2000 + n, at: -9, text })))
    await rows.updateOne(NEWEST, { $inc: { n: 1 } })
  },
}

describe('a cached page', () => {
  it.each(Object.keys(CHANGES))('is current after %s', async (name) => {
    const before = await page()
    await CHANGES[name]?.()
    const now = await looked()
    expect(name.startsWith('an index') || JSON.stringify(now) !== JSON.stringify(before)).toBe(true)
    for (let time = 0; time < 3; time++) expect(await page()).toEqual(now)
  })

  it('stays old in an open transaction, and shows a transaction its own writes', async () => {
    const before = await page()
    const reader = t.client.startSession()
    const writer = t.client.startSession()
    reader.startTransaction()
    writer.startTransaction()
    expect(await page({ session: reader })).toEqual(before)
    await rows.updateMany({ shop: 1 }, { $inc: { n: 1 } }, { session: writer })
    const own = before.map((row) => ({ ...row, n: 1 }))
    expect(await page({ session: writer })).toEqual(own)
    for (const session of [reader, undefined]) expect(await page({ session })).toEqual(before)
    await writer.commitTransaction()
    for (let time = 0; time < 2; time++) {
      expect(await page()).toEqual(own)
      expect(await page({ session: reader })).toEqual(before)
    }
    await reader.abortTransaction()
    expect(await page()).toEqual(own)
    await Promise.all([reader.endSession(), writer.endSession()])
  })

  it('is the same after a transaction that aborts, and after a refused write', async () => {
    const before = await page()
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await rows.updateMany({ shop: 1 }, { $inc: { n: 1 } }, { session })
      await page({ session })
      await session.abortTransaction()
    })
    expect(await page()).toEqual(before)
    await rows.createIndex({ n: 1, at: 1 }, { unique: true })
    await expect(rows.updateOne(NEWEST, { $set: { at: 3 } })).rejects.toMatchObject({ code: 11_000 })
    expect(await page()).toEqual(before)
  })

  it('is current after each acknowledged write, while other clients read it all the time', async () => {
    let random = Number(process.env['SEED'] ?? 11)
    const below = (bound: number): number => (random = (random * 48_271) % 0x7fffffff) % bound
    let running = true
    const readers = Array.from({ length: 4 }, async () => {
      while (running) await page({ limit: 1 + below(PAGE) })
    })
    for (let round = 0; round < 300; round++) {
      const _id = below(ROWS)
      const kind = below(6)
      if (kind === 0) await rows.deleteOne({ _id })
      else if (kind === 1) await rows.updateMany({ _id: { $gte: _id } }, { $inc: { n: 1 } })
      else
        await rows.updateOne(
          { _id },
          { $set: { shop: below(2), at: below(ROWS), text: 'y'.repeat(below(300)) }, $inc: { n: 1 } },
          { upsert: true },
        )
      const now = await page()
      expect(now.map(({ at }) => at)).toEqual((await looked()).map(({ at }) => at))
      const stored = new Map(
        (await rows.find({}, { hint: { $natural: 1 } }).toArray()).map((row) => [row._id, row]),
      )
      for (const row of now) expect(row).toEqual(stored.get(row._id))
    }
    running = false
    await Promise.all(readers)
  })
})

describe('a document that is found by a unique key again and again', () => {
  interface Coded {
    _id: number
    code: string
    n: number
  }
  const CODES = ['a', 'b', 'c', 'd', 'new']
  let coded: Collection<Coded>

  beforeEach(async () => {
    coded = db().collection<Coded>(`coded${names++}`)
    await coded.createIndex({ code: 1 }, { unique: true })
    await coded.insertMany(CODES.slice(0, 4).map((code, _id) => ({ _id, code, n: 0 })))
    for (let time = 0; time < 3; time++) await found()
  })

  /** What is found by each `_id`, by each code, and by all codes at once. */
  const found = async (): Promise<Document> => ({
    byId: await Promise.all([0, 1, 2, 3, 9].map((_id) => coded.findOne({ _id }))),
    byCode: await Promise.all(CODES.map((code) => coded.findOne({ code }))),
    together: (await coded.find({ code: { $in: CODES } }).toArray()).toSorted((a, b) => a._id - b._id),
  })
  /** The same, read from the collection without an index. */
  async function stored(): Promise<Document> {
    const all = await coded.find({}, { hint: { $natural: 1 } }).toArray()
    return {
      byId: [0, 1, 2, 3, 9].map((_id) => all.find((one) => one._id === _id) ?? null),
      byCode: CODES.map((code) => all.find((one) => one.code === code) ?? null),
      together: all.toSorted((a, b) => a._id - b._id),
    }
  }

  const WRITES: Record<string, () => Promise<unknown>> = {
    'a change beside its key': () => coded.updateOne({ code: 'a' }, { $inc: { n: 1 } }),
    'a change of its key': () => coded.updateOne({ code: 'a' }, { $set: { code: 'new' } }),
    'a delete': () => coded.deleteOne({ code: 'a' }),
    'a delete and an insert of the same key': async () => {
      await coded.deleteOne({ code: 'a' })
      await coded.insertOne({ _id: 9, code: 'a', n: 7 })
    },
    'a transaction in which two documents swap their keys': () =>
      t.client.withSession((session) =>
        session.withTransaction(async () => {
          await coded.updateOne({ _id: 0 }, { $set: { code: 'new' } }, { session })
          await coded.updateOne({ _id: 1 }, { $set: { code: 'a' } }, { session })
          await coded.updateOne({ _id: 0 }, { $set: { code: 'b' } }, { session })
        }),
      ),
    'statements of one command that hand a key on': () =>
      coded.bulkWrite([
        { updateOne: { filter: { code: 'a' }, update: { $set: { code: 'new' } } } },
        { updateOne: { filter: { code: 'b' }, update: { $set: { code: 'a' } } } },
        { updateOne: { filter: { code: 'a' }, update: { $inc: { n: 5 } } } },
      ]),
    'an index in place of the other': async () => {
      await coded.dropIndex({ code: 1 } as never)
      await coded.updateOne({ _id: 0 }, { $set: { code: 'new' } })
      await coded.createIndex({ code: 1 }, { unique: true })
    },
    'a drop, and the same collection anew': async () => {
      await coded.drop()
      await coded.createIndex({ code: 1 }, { unique: true })
      await coded.insertOne({ _id: 2, code: 'a', n: 9 })
    },
  }

  it.each(Object.keys(WRITES))('is the stored one after %s', async (name) => {
    const before = await found()
    await WRITES[name]?.()
    const now = await stored()
    expect(now).not.toEqual(before)
    for (let time = 0; time < 3; time++) expect(await found()).toEqual(now)
  })

  it('stays old in an open transaction', async () => {
    const session = t.client.startSession()
    session.startTransaction()
    const before = await coded.findOne({ code: 'a' }, { session })
    await coded.updateOne({ code: 'a' }, { $set: { code: 'new' } })
    for (let time = 0; time < 3; time++) {
      expect(await coded.findOne({ code: 'a' }, { session })).toEqual(before)
      expect(await coded.findOne({ code: 'new' }, { session })).toBeNull()
      expect(await coded.findOne({ code: 'a' })).toBeNull()
    }
    await session.abortTransaction()
    await session.endSession()
  })
})

describe('replies to clients that read slowly', () => {
  it('are complete, whatever the engine answers to others meanwhile', async () => {
    await rows.updateMany({}, { $set: { text: 'z'.repeat(1500) } })
    const find = { find: rows.collectionName, filter: { shop: 1 }, sort: { at: -1 }, limit: PAGE }
    const slow = await RawClient.open(t.engine.uri)
    // Many replies wait for the slow client, which asks for more than a socket holds.
    const waiting = Array.from({ length: 40 }, () => slow.command('hot', find))
    const others = Array.from({ length: 40 }, (_, n) => rows.findOne({ _id: n }))
    const expected = await looked()
    for (const [n, row] of (await Promise.all(others)).entries()) expect(row?._id).toBe(n)
    for (const { cursor } of await Promise.all(waiting))
      expect((cursor as { firstBatch: Row[] }).firstBatch).toEqual(expected)
    slow.close()
  })
})

it('a paused cursor leaves out a document that no longer matches, though its entry was read', async () => {
  const cursor = rows.find({ shop: 1 }, { sort: { at: -1 }, batchSize: 2 })
  expect([await cursor.next(), await cursor.next()]).toMatchObject([{ _id: ROWS - 1 }, { _id: ROWS - 3 }])
  await rows.updateMany({ shop: 1 }, { $set: { shop: 0 } })
  // The cursor read one document ahead, to know whether there are more.
  expect((await cursor.toArray()).map(({ _id }) => _id)).toEqual([ROWS - 5])
})
