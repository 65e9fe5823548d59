import { type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

/** A small deterministic generator, so that a failure can be repeated. */
const generator = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}
type Random = () => number
const pick = <T>(next: Random, from: readonly T[]): T => from[Math.floor(next() * from.length)] as T

const SCALARS: unknown[] = [
  0,
  1,
  2,
  3,
  2.5,
  -1,
  'a',
  'b',
  'ab',
  '',
  null,
  true,
  false,
  new Date(0),
  new Date(5),
]
const scalar = (next: Random): unknown => pick(next, SCALARS)
function value(next: Random): unknown {
  const dice = next()
  if (dice < 0.65) return scalar(next)
  if (dice < 0.8) return Array.from({ length: Math.floor(next() * 3) }, () => scalar(next))
  if (dice < 0.9) return { x: scalar(next) }
  return Array.from({ length: Math.floor(next() * 3) }, () => ({ x: scalar(next), y: scalar(next) }))
}

function document(next: Random, _id: number): Document {
  const doc: Document = { _id }
  for (const field of ['a', 'b', 'c'])
    if (next() < 0.8) doc[field] = field === 'c' ? scalar(next) : value(next)
  return doc
}

const PATHS = ['a', 'b', 'c', 'a.x', 'b.x', 'a.y', '_id']
function condition(next: Random): unknown {
  switch (Math.floor(next() * 12)) {
    case 0:
    case 1:
    case 2:
      return value(next)
    case 3:
      return { $in: [value(next), scalar(next)] }
    case 4:
      return { $gt: scalar(next) }
    case 5:
      return { $gte: scalar(next), $lt: scalar(next) }
    case 6:
      return { $lte: scalar(next) }
    case 7:
      return { $exists: next() < 0.5 }
    case 8:
      return { $ne: scalar(next) }
    case 9:
      return { $elemMatch: { $gte: scalar(next), $lte: scalar(next) } }
    case 10:
      return /^a/
    default:
      return { $elemMatch: { x: scalar(next), y: { $gte: scalar(next) } } }
  }
}

function filter(next: Random, depth = 0): Document {
  const dice = next()
  if (depth === 0 && dice < 0.15) return { $or: [filter(next, 1), filter(next, 1)] }
  const doc: Document = { [pick(next, PATHS)]: condition(next) }
  if (dice < 0.6) doc[pick(next, PATHS)] = condition(next)
  if (depth === 0 && dice > 0.9) doc.$or = [filter(next, 1), filter(next, 1)]
  return doc
}

const ids = (documents: Document[]) => documents.map(({ _id }) => String(_id)).join(' ')

const INDEXES: [Document, Document][] = [
  [{ a: 1 }, {}],
  [{ 'a.x': 1, 'a.y': -1 }, {}],
  [{ b: -1, c: 1 }, {}],
  [{ c: 1, a: -1 }, {}],
  [{ c: -1 }, { sparse: true }],
  [
    { c: 1, b: 1 },
    { partialFilterExpression: { c: { $gte: 1 } }, name: 'partial' },
  ],
  [{ 'b.x': 1 }, { sparse: true, name: 'sparse' }],
]

describe('query plans', () => {
  let t: TestEngine
  beforeAll(async () => {
    t = await startTestEngine()
  })
  afterAll(() => t.stop())

  it('give the same documents in the same order with indexes as without', async () => {
    const next = generator(20261)
    const [plain, indexed] = ['plain', 'indexed'].map((name) => t.client.db('p').collection<Document>(name))
    if (!plain || !indexed) return
    for (const [key, options] of INDEXES) await indexed.createIndex(key as Record<string, 1 | -1>, options)
    const documents = Array.from({ length: 150 }, (_, i) => document(next, i))
    // Two fields with different arrays cannot share one index; both collections get the same documents.
    const stored = await indexed.insertMany(documents, { ordered: false }).then(
      () => documents,
      async () => indexed.find().toArray(),
    )
    await plain.insertMany(stored)
    let withIndex = 0
    for (let round = 0; round < 150; round++) {
      const query = filter(next)
      const sort =
        next() < 0.5
          ? { [pick(next, PATHS)]: pick(next, [1, -1] as const), _id: 1 as const }
          : { _id: 1 as const }
      const find = (collection: typeof plain) => collection.find(query).sort(sort).toArray()
      const [found, wanted] = [await find(indexed), await find(plain)]
      expect({ query, sort, found: ids(found) }).toEqual({ query, sort, found: ids(wanted) })
      const only = await indexed.find(query).project({ _id: 1 }).toArray()
      expect(only.length).toBe(await plain.countDocuments(query))
      expect({ query, count: await indexed.countDocuments(query) }).toEqual({ query, count: wanted.length })
      const page = (collection: typeof plain) => collection.find(query).sort(sort).skip(7).limit(5).toArray()
      expect({ query, sort, page: ids(await page(indexed)) }).toEqual({
        query,
        sort,
        page: ids(await page(plain)),
      })
      const { winningPlan } = (await indexed.find(query).explain('queryPlanner')).queryPlanner
      if (JSON.stringify(winningPlan).includes('IXSCAN')) withIndex++
    }
    expect(withIndex).toBeGreaterThan(40)
  })

  it('give the same documents after updates and deletes', async () => {
    const next = generator(77)
    const [plain, indexed] = ['plain2', 'indexed2'].map((name) => t.client.db('p').collection<Document>(name))
    if (!plain || !indexed) return
    await indexed.createIndexes([{ key: { a: 1, c: 1 } }, { key: { 'a.x': 1 } }, { key: { c: -1, _id: 1 } }])
    for (let _id = 0; _id < 80; _id++) {
      const doc = document(next, _id)
      await Promise.all([plain.insertOne({ ...doc }), indexed.insertOne({ ...doc })])
    }
    for (let round = 0; round < 100; round++) {
      const query = filter(next)
      const update =
        next() < 0.7
          ? { $set: next() < 0.5 ? { a: value(next) } : { c: scalar(next) } }
          : { $unset: { a: 1 } }
      if (next() < 0.1)
        await Promise.all([plain.deleteOne(query, {}), indexed.deleteOne(query, { hint: '_id_' })])
      else await Promise.all([plain.updateMany(query, update), indexed.updateMany(query, update)])
      const check = filter(next)
      const find = (collection: typeof plain) => collection.find(check).sort({ _id: 1 }).toArray()
      expect(await find(indexed)).toEqual(await find(plain))
      expect(await indexed.countDocuments(check)).toBe(await plain.countDocuments(check))
    }
  })
})
