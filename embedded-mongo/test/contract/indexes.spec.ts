import { type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

let t: TestEngine
beforeAll(async () => {
  t = await startTestEngine({ ttlIntervalMs: 50 })
})
afterAll(() => t.stop())

const rows = (name: string) => t.client.db('c').collection<{ _id: number; [field: string]: unknown }>(name)
const numbers = (count: number) => Array.from({ length: count }, (_, i) => ({ _id: i, n: count - i }))

const stages = (plan: Document | undefined): string[] =>
  plan ? [String(plan.stage), ...stages(plan.inputStage as Document | undefined)] : []

describe('reading by an index', () => {
  it('takes the order from the index, also backwards, and reads only what the limit needs', async () => {
    await rows('sorted').createIndex({ kind: 1, n: 1 })
    await rows('sorted').insertMany(numbers(500).map((row) => ({ ...row, kind: row._id % 2 })))
    const explained = await rows('sorted').find({ kind: 1 }).sort({ n: -1 }).limit(3).explain()
    expect(stages(explained.queryPlanner.winningPlan)).toEqual(['LIMIT', 'FETCH', 'IXSCAN'])
    expect(explained.executionStats.totalDocsExamined).toBe(3)
    expect(
      await rows('sorted')
        .find({ kind: 1 })
        .sort({ n: -1 })
        .limit(3)
        .map(({ n }) => n)
        .toArray(),
    ).toEqual([499, 497, 495])
  })

  it('uses a partial index only when the query implies its filter', async () => {
    const collection = rows('partial')
    await collection.createIndex({ n: 1 }, { partialFilterExpression: { open: true } })
    await collection.insertMany([
      { _id: 1, n: 1, open: true },
      { _id: 2, n: 1, open: false },
    ])
    expect(await collection.find({ n: 1 }).toArray()).toHaveLength(2)
    expect(await collection.find({ n: 1, open: true }).toArray()).toHaveLength(1)
    const plan = async (filter: object) =>
      stages((await collection.find(filter).explain()).queryPlanner.winningPlan)
    expect(await plan({ n: 1 })).toEqual(['COLLSCAN'])
    expect(await plan({ n: 1, open: true })).toEqual(['FETCH', 'IXSCAN'])
  })

  it('finds elements of arrays by index, each document once', async () => {
    const collection = rows('tags')
    await collection.createIndex({ tags: 1 })
    await collection.insertMany([
      { _id: 1, tags: ['a', 'b'] },
      { _id: 2, tags: [] },
      { _id: 3 },
      { _id: 4, tags: 'a' },
    ])
    const found = async (filter: object) =>
      (await collection.find(filter).hint('tags_1').toArray()).map(({ _id }) => _id).sort()
    expect(await found({ tags: 'a' })).toEqual([1, 4])
    expect(await found({ tags: { $in: ['a', 'b'] } })).toEqual([1, 4])
    expect(await found({ tags: null })).toEqual([3])
    expect(await found({ tags: [] })).toEqual([2])
    expect(await found({ tags: ['a', 'b'] })).toEqual([1])
  })

  it('works with keys longer than lmdb allows', async () => {
    const collection = rows('long')
    await collection.createIndex({ text: 1 }, { unique: true })
    const long = 'y'.repeat(5000)
    await collection.insertMany([
      { _id: 1, text: `${long}b` },
      { _id: 2, text: `${long}a` },
      { _id: 3, text: 'short' },
    ])
    await expect(collection.insertOne({ _id: 4, text: `${long}a` })).rejects.toMatchObject({ code: 11000 })
    expect(await collection.findOne({ text: `${long}a` })).toMatchObject({ _id: 2 })
    expect((await collection.find().sort({ text: 1 }).toArray()).map(({ _id }) => _id)).toEqual([3, 2, 1])
    expect(await collection.countDocuments({ text: { $gt: `${long}a` } })).toBe(1)
  })

  it('does not narrow a hinted index by strings when the command has a collation', async () => {
    const collection = rows('collated')
    await collection.createIndex({ name: 1 })
    await collection.insertMany([
      { _id: 1, name: 'Anna' },
      { _id: 2, name: 'anna' },
    ])
    const collation = { locale: 'en', strength: 2 }
    expect(await collection.find({ name: 'ANNA' }, { hint: 'name_1', collation }).toArray()).toHaveLength(2)
    expect(await collection.find({ name: 'ANNA' }, { hint: 'name_1' }).toArray()).toHaveLength(0)
  })
})

describe('an index', () => {
  it('lets many documents lack the field in a unique sparse or partial index', async () => {
    const collection = rows('sparse')
    await collection.createIndex({ code: 1 }, { unique: true, sparse: true })
    await collection.createIndex(
      { ref: 1 },
      { unique: true, partialFilterExpression: { ref: { $type: 'string' } } },
    )
    await collection.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3, ref: null }, { _id: 4, ref: 'x' }])
    await expect(collection.insertOne({ _id: 5, ref: 'x' })).rejects.toMatchObject({ code: 11000 })
  })

  it('is refused as unique over duplicates, and leaves no trace', async () => {
    await rows('dupes').insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ])
    await expect(rows('dupes').createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 })
    expect(await rows('dupes').indexes()).toHaveLength(1)
  })

  it('reports that it exists already, under another name or with other options', async () => {
    const collection = rows('defined')
    await collection.createIndex({ a: 1 })
    await collection.createIndex({ a: 1 })
    await expect(collection.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 })
    await expect(collection.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 })
    await expect(collection.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 })
    await collection.dropIndex('a_1')
    await expect(collection.dropIndex('a_1')).rejects.toMatchObject({ code: 27 })
    await expect(collection.dropIndex('_id_')).rejects.toMatchObject({ code: 72 })
  })

  it('with expiry deletes expired documents, and no others', async () => {
    const collection = rows('ttl')
    await collection.createIndex({ at: 1 }, { expireAfterSeconds: 10 })
    await collection.insertMany([
      { _id: 1, at: new Date(Date.now() - 20_000) },
      { _id: 2, at: new Date() },
      { _id: 3, at: 'never' },
      { _id: 4, at: [new Date(), new Date(0)] },
    ])
    const remaining = async () => (await collection.find().toArray()).map(({ _id }) => _id)
    for (let tries = 0; tries < 50 && (await remaining()).length > 2; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(await remaining()).toEqual([2, 3])
  })
})
