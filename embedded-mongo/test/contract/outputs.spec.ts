import { type Collection, type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

/** Enough documents that writing them takes several turns. */
const ROWS = 3000
let t: TestEngine
let rows: Collection<Document>

beforeAll(async () => {
  t = await startTestEngine()
  rows = t.client.db('outputs').collection('rows')
  await rows.insertMany(
    Array.from({ length: ROWS }, (_, n) => ({ _id: n, n, tags: [`t${n % 9}`, `u${n % 7}`] })) as Document[],
  )
})
afterAll(() => t.stop())

const target = (name: string): Collection<Document> => t.client.db('outputs').collection(name)
const idsOf = (name: string): Promise<unknown[]> =>
  target(name)
    .find()
    .sort({ _id: 1 })
    .map(({ _id }) => _id as unknown)
    .toArray()

describe('an output of many documents', () => {
  it('fills a collection and its indexes', async () => {
    await target('filled').createIndex({ tags: 1, n: -1 })
    await rows.aggregate([{ $out: 'filled' }]).toArray()
    expect(await target('filled').find().sort({ _id: 1 }).toArray()).toEqual(await rows.find().toArray())
    const by = (hint: string | { $natural: 1 }) =>
      target('filled').find({ tags: 't3' }).hint(hint).sort({ _id: 1 }).toArray()
    expect(await by('tags_1_n_-1')).toEqual(await by({ $natural: 1 }))
  })

  it('merges each document once, existing and new ones', async () => {
    await target('merged').insertMany(
      Array.from({ length: ROWS }, (_, at) => ({ _id: at * 2, kept: at })) as Document[],
    )
    await rows.aggregate([{ $merge: { into: 'merged', whenMatched: 'merge' } }]).toArray()
    const found = await target('merged').find().sort({ _id: 1 }).toArray()
    expect(found).toHaveLength(ROWS + ROWS / 2)
    expect(found.filter(({ kept, n }) => kept !== undefined && n !== undefined)).toHaveLength(ROWS / 2)
    expect(found.every(({ _id, n }) => n === undefined || n === (_id as unknown))).toBe(true)
  })

  it('ends at a document that must not exist, and keeps what it had written before', async () => {
    await target('stopped').insertOne({ _id: ROWS - 10 } as unknown as Document)
    const merge = { $merge: { into: 'stopped', whenMatched: 'fail' } }
    await expect(rows.aggregate([{ $sort: { _id: 1 } }, merge]).toArray()).rejects.toMatchObject({
      code: 11000,
    })
    const ids = await idsOf('stopped')
    expect(ids.slice(0, -1)).toEqual(ids.slice(0, -1).map((_, at) => at))
    expect(ids.at(-1)).toBe(ROWS - 10)
    expect(ids.length).toBeGreaterThan(1)
  })

  it('needs a unique index on the join field, even without documents', async () => {
    const merge = { $merge: { into: 'filled', on: 'n' } }
    for (const stages of [[merge], [{ $match: { n: -1 } }, merge]])
      await expect(rows.aggregate(stages).toArray()).rejects.toMatchObject({ code: 51183 })
  })
})

it('refuses a malformed statement among thousands before it runs the first', async () => {
  const before = await rows.countDocuments({ seen: 1 })
  const statements = Array.from({ length: 20_000 }, (_, n) => ({ q: { _id: n }, u: { $set: { seen: 1 } } }))
  const wrong = { q: { _id: 1 }, u: { $set: { seen: 1 } }, typo: 1 }
  const command = { update: 'rows', updates: [...statements, wrong] }
  await expect(t.client.db('outputs').command(command)).rejects.toMatchObject({ code: 40415 })
  expect(await rows.countDocuments({ seen: 1 })).toBe(before)
})

it('answers a batch of a hundred thousand small documents in order', async () => {
  const small = target('small')
  await small.insertMany(Array.from({ length: 100_001 }, (_, n) => ({ _id: n })) as unknown as Document[])
  const found = await small.find({}, { batchSize: 200_000 }).toArray()
  expect(found.length).toBe(100_001)
  expect(found.every(({ _id }, n) => (_id as unknown) === n)).toBe(true)
})
