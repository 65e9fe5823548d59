import { type Collection, type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

interface Row {
  _id: number
  at: number
  words?: unknown
}

let engine: TestEngine
let rows: Collection<Row>

const WORDS = ['anna', 'annex', 'bela', 'belt', 'cara', 'dora', 'rare']
const begins = (...words: string[]): Document => ({
  $and: words.map((word) => ({ words: { $regex: `^${word}` } })),
})

beforeAll(async () => {
  engine = await startTestEngine()
  rows = engine.client.db('words').collection<Row>('rows')
  await rows.createIndex({ words: 1 })
  await rows.createIndex({ at: -1 })
  const documents = Array.from({ length: 3000 }, (_, _id): Row => {
    const words: unknown[] = WORDS.filter((_word, at) => _id % (at + 2) === 0)
    if (_id % 500 === 7) return { _id, at: _id, words: 'anna' }
    if (_id % 700 === 8) return { _id, at: _id }
    return { _id, at: _id, words: _id % 900 === 1 ? [...words, 'solo'] : words }
  })
  await rows.insertMany(documents)
})
afterAll(() => engine.stop())

async function compare(filter: Document): Promise<void> {
  const page = rows.find(filter).sort({ at: -1 }).limit(25)
  const scanned = rows.find(filter).hint({ $natural: 1 }).sort({ at: -1 }).limit(25)
  expect(await page.toArray()).toEqual(await scanned.toArray())
  const all = (await rows.find(filter).hint({ $natural: 1 }).toArray()).length
  expect(await rows.countDocuments(filter)).toBe(all)
}

it.each([
  [['ann']],
  [['ann', 'bel']],
  [['anna', 'bela', 'cara', 'dora']],
  [['rare', 'ann']],
  [['solo', 'ann']],
  [['solo', 'nobody']],
  [['a', 'an', 'ann']],
])('finds and counts documents with words that begin with %j as a full scan does', (words) =>
  compare(begins(...words)),
)

it('finds the same beside other conditions', async () => {
  await compare({ $and: [begins('ann', 'bel'), { at: { $lt: 900 } }] })
  await compare({ $and: [begins('ann'), { words: { $elemMatch: { $gte: 'bel', $lt: 'bem' } } }] })
  await compare({ $and: [begins('ann', 'bel'), { words: { $size: 4 } }] })
})

it('finds the same when a stored pattern lies outside the range of texts', async () => {
  await rows.insertOne({ _id: 9001, at: 9001, words: [/^ann/, 'bela'] } as never)
  await compare(begins('ann', 'bel'))
  await rows.deleteOne({ _id: 9001 })
})

it('looks the remaining words up in the index, the rarest first', async () => {
  const explained = await rows.find(begins('a', 'solo')).explain('executionStats')
  const { totalDocsExamined } = explained['executionStats'] as { totalDocsExamined: number }
  expect(totalDocsExamined).toBeLessThanOrEqual(4)
})

it("shows a transaction's own writes to that transaction alone", async () => {
  const session = engine.client.startSession()
  await session.withTransaction(async () => {
    await rows.insertOne({ _id: 9002, at: 9002, words: ['solo', 'newest'] }, { session })
    expect(await rows.countDocuments(begins('solo', 'newest'), { session })).toBe(1)
    expect(await rows.countDocuments(begins('solo', 'newest'))).toBe(0)
  })
  await session.endSession()
  expect(await rows.countDocuments(begins('solo', 'newest'))).toBe(1)
})

it('finds the same after every change of the cached record sets', async () => {
  const agree = async () => {
    await compare(begins('ann', 'bel'))
    await compare(begins('ann'))
  }
  await agree()
  await rows.insertMany([9101, 9102, 9103].map((_id) => ({ _id, at: _id, words: ['anna', 'annex', 'belt'] })))
  await agree()
  await rows.updateOne({ _id: 9101 }, { $set: { words: ['annex', 'belt'] } })
  await agree()
  await rows.updateOne({ _id: 9102 }, { $set: { words: ['belt'] } })
  await agree()
  await rows.deleteOne({ _id: 9103 })
  await agree()
  const session = engine.client.startSession()
  session.startTransaction()
  await rows.insertOne({ _id: 9104, at: 9104, words: ['anna', 'belt'] }, { session })
  await rows.deleteOne({ _id: 9101 }, { session })
  expect(await rows.countDocuments({ _id: { $gt: 9100 }, ...begins('ann', 'bel') }, { session })).toBe(1)
  await agree()
  await session.abortTransaction()
  await session.endSession()
  await agree()
  await rows.deleteMany({ _id: { $gt: 9100 } })
  await agree()
})

it('misses no document while others write', async () => {
  let writing = true
  const write = async (first: number): Promise<void> => {
    for (let _id = first; _id < 9700; _id += 4)
      await rows.insertOne({ _id, at: _id, words: ['anna', 'belt'] })
  }
  const writers = Promise.all([9500, 9501, 9502, 9503].map(write)).finally(() => (writing = false))
  let least = 0
  while (writing) {
    const count = await rows.countDocuments(begins('ann', 'bel'))
    expect(count).toBeGreaterThanOrEqual(least)
    least = count
  }
  await writers
  await compare(begins('ann', 'bel'))
  await rows.deleteMany({ _id: { $gte: 9500 } })
})
