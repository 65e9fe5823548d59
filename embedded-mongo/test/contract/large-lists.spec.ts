import { type Collection, type Document } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

const ROWS = 1200
let t: TestEngine
let rows: Collection<Document>

beforeAll(async () => {
  t = await startTestEngine()
  rows = t.client.db('lists').collection('rows')
  await rows.createIndexes([
    { key: { kind: 1, at: -1, _id: -1 } },
    { key: { name: 1 } },
    { key: { at: -1, _id: -1 } },
  ])
  await rows.insertMany(
    Array.from({ length: ROWS }, (_, at) => ({
      kind: at % 3 === 0 ? 'rare' : 'common',
      at: new Date(at * 1000),
      name: `name ${at % 10}`,
      deletedAt: null,
      text: 'x'.repeat(300),
    })),
  )
})
afterAll(() => t.stop())

interface Cost {
  totalDocsExamined: number
  totalKeysExamined: number
}
/** The explain output of a pipeline lists its stages, the read first. */
const costOf = (explained: Document): Cost =>
  (explained['executionStats'] ?? explained['stages'][0].$cursor.executionStats) as Cost
const countPlan = (filter: Document) =>
  rows.aggregate([{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }]).explain('executionStats')

describe('counting while others write', () => {
  it('never goes below an earlier count, and is exact when all is written', async () => {
    const growing = t.client.db('lists').collection('growing')
    await growing.createIndex({ kind: 1 })
    await growing.insertMany(Array.from({ length: 300 }, (_, n) => ({ n, kind: 'x' })))
    let writing = true
    const lane = async (first: number): Promise<void> => {
      for (let n = first; n < 700; n += 4) await growing.insertOne({ n, kind: 'x' })
    }
    const writers = Promise.all([300, 301, 302, 303].map(lane)).finally(() => (writing = false))
    const reader = (await t.connect()).db('lists').collection('growing')
    while (writing) {
      const found = (await reader.find({ kind: 'x' }).toArray()).length
      expect(await reader.estimatedDocumentCount()).toBeGreaterThanOrEqual(found)
      expect(await reader.countDocuments({ kind: 'x' })).toBeGreaterThanOrEqual(found)
    }
    await writers
    expect(await reader.estimatedDocumentCount()).toBe(700)
    expect(await reader.countDocuments({ kind: 'x' })).toBe(700)
  })
})

describe('a count', () => {
  it.each([
    [{ kind: 'common' }, 800],
    [{ kind: 'common', at: { $gte: new Date(600_000) } }, 400],
    [{ kind: { $in: ['rare', 'common', 'none'] } }, ROWS],
    [{ name: /^name 3/ }, 120],
    [{ missing: null, kind: 'rare' }, 400],
    [{}, ROWS],
  ])('of %j is %i', async (filter, count) => expect(await rows.countDocuments(filter)).toBe(count))

  it('reads no document when an index covers the filter', async () => {
    for (const filter of [{ kind: 'common', at: { $lt: new Date(600_000) } }, { name: /^name 3/ }])
      expect(costOf(await countPlan(filter)).totalDocsExamined).toBe(0)
    expect(costOf(await countPlan({ kind: 'common', text: /^x/ })).totalDocsExamined).toBe(800)
  })

  it('follows every commit, and within a transaction what is not yet committed', async () => {
    const common = () => rows.countDocuments({ kind: 'common' })
    const before = await common()
    const { insertedIds } = await rows.insertMany([{ kind: 'common' }, { kind: 'common' }, { kind: 'rare' }])
    expect(await common()).toBe(before + 2)
    await rows.updateOne({ _id: insertedIds[0] }, { $set: { kind: 'rare' } })
    expect(await common()).toBe(before + 1)
    await rows.updateOne({ _id: insertedIds[1] }, { $set: { seen: true } })
    expect(await common()).toBe(before + 1)
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await rows.insertOne({ kind: 'common' }, { session })
      await rows.deleteOne({ _id: insertedIds[1] }, { session })
      await rows.deleteOne({ _id: insertedIds[2] }, { session })
      await rows.insertOne({ kind: 'common' }, { session })
      expect(await rows.countDocuments({ kind: 'common' }, { session })).toBe(before + 2)
      expect(await common()).toBe(before + 1)
      await session.abortTransaction()
      expect(await common()).toBe(before + 1)
      session.startTransaction()
      await rows.deleteOne({ _id: insertedIds[1] }, { session })
      await session.commitTransaction()
    })
    expect(await common()).toBe(before)
    await rows.deleteMany({ _id: { $in: Object.values(insertedIds) } })
    expect(await common()).toBe(before)
    expect(await rows.countDocuments({})).toBe(ROWS)
  })

  it('counts each document once, however many values of its array match', async () => {
    const tags = t.client.db('lists').collection('tags')
    await tags.createIndex({ tag: 1 })
    await tags.insertMany([{ tag: ['a', 'ab'] }, { tag: 'a' }, { tag: [] }, {}])
    expect(await tags.countDocuments({ tag: /^a/ })).toBe(2)
    expect(await tags.countDocuments({ tag: { $in: ['a', 'ab'] } })).toBe(2)
    expect(await tags.countDocuments({ tag: null })).toBe(1)
  })

  it('does not count stored regular expressions', async () => {
    const patterns = t.client.db('lists').collection('patterns')
    await patterns.createIndex({ text: 1 })
    await patterns.insertMany([{ text: 'ab' }, { text: /^ab/ }, { text: /other/ }])
    expect(await patterns.countDocuments({ text: /^ab/ })).toBe(2)
  })

  it('takes a sign behind a backslash as itself', async () => {
    const signs = t.client.db('lists').collection('signs')
    await signs.createIndex({ text: 1 })
    await signs.insertMany(['a.b', 'a.bc', 'axb', 'ab', 'a+b', 'a', 'a..'].map((text) => ({ text })))
    const countBy = (pattern: string) => signs.countDocuments({ text: { $regex: pattern } })
    expect(await countBy('^a\\.b')).toBe(2)
    expect(await countBy('^a\\.?b')).toBe(3)
    expect(await countBy('^a\\.')).toBe(3)
    expect(await countBy('^a\\+b')).toBe(1)
    const plan = await signs
      .aggregate([{ $match: { text: { $regex: '^a\\.' } } }, { $group: { _id: 1, n: { $sum: 1 } } }])
      .explain('executionStats')
    expect(costOf(plan).totalDocsExamined).toBe(0)
  })
})

describe('a deep page', () => {
  it('skips the earlier documents without reading them', async () => {
    const deep = rows.find({ kind: 'common' }).sort({ at: -1, _id: -1 }).skip(700).limit(10)
    expect(costOf(await deep.clone().explain('executionStats')).totalDocsExamined).toBe(10)
    const found = await deep.toArray()
    const all = await rows.find({ kind: 'common' }).sort({ at: -1, _id: -1 }).toArray()
    expect(found).toEqual(all.slice(700, 710))
  })

  it('is the same backwards, over several ranges, and under pending writes', async () => {
    const query = { kind: { $in: ['common', 'rare'] } }
    const page = (session?: Parameters<typeof rows.find>[1]) =>
      rows.find(query, session).sort({ kind: -1, at: 1, _id: 1 }).skip(390).limit(30).toArray()
    const all = await rows.find(query).sort({ kind: -1, at: 1, _id: 1 }).toArray()
    expect(await page()).toEqual(all.slice(390, 420))
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await rows.deleteOne({ _id: all[0]?._id }, { session })
      expect(await page({ session })).toEqual(all.slice(391, 421))
      await session.abortTransaction()
    })
  })
})

it('reads the partial index whose filter covers the whole query', async () => {
  const parts = t.client.db('lists').collection('parts')
  await parts.createIndex({ at: -1 })
  await parts.createIndex({ at: -1 }, { name: 'gone', partialFilterExpression: { state: 'gone' } })
  await parts.insertMany(
    Array.from({ length: 60 }, (_, at) => ({ at, state: at % 20 === 0 ? 'gone' : 'here' })),
  )
  const page = parts.find({ state: 'gone' }).sort({ at: -1 })
  expect(costOf(await page.clone().explain('executionStats')).totalDocsExamined).toBe(3)
  expect((await page.toArray()).map(({ at }) => at as number)).toEqual([40, 20, 0])
  const counted = await parts
    .aggregate([{ $match: { state: 'gone' } }, { $group: { _id: 1, n: { $sum: 1 } } }])
    .explain('executionStats')
  expect(costOf(counted).totalDocsExamined).toBe(0)
  expect(await parts.countDocuments({ state: 'gone' })).toBe(3)
})

it('uses the index that leaves the fewest documents, whatever the shape of the filter', async () => {
  const mixed = t.client.db('lists').collection('mixed')
  await mixed.createIndexes([{ key: { state: 1 } }, { key: { code: 1 } }])
  await mixed.insertMany(
    Array.from({ length: 900 }, (_, n) => ({ state: n % 2 ? 'paid' : 'open', code: `c${n}` })),
  )
  const query = { state: { $in: ['paid', 'open'] }, code: /^c89/ }
  const plan = await mixed.find(query).explain('executionStats')
  expect(costOf(plan).totalDocsExamined).toBe(11)
  expect(await mixed.countDocuments(query)).toBe(11)
})

it('returns only the projected fields, nested ones too, in the order of the document', async () => {
  const named = t.client.db('lists').collection('named')
  await named.insertOne({
    a: 1,
    items: [{ n: 1, text: 'x' }, 5, { n: 2 }],
    b: { c: 1, d: 2 },
    z: null,
  } as Document)
  const [found] = await named.find().project({ z: 1, 'items.n': 1, 'b.d': 1, _id: 0 }).toArray()
  expect(JSON.stringify(found)).toBe('{"items":[{"n":1},{"n":2}],"b":{"d":2},"z":null}')
})

describe('a page in an order that the best index does not give', () => {
  it('is read in that order when most of the collection matches', async () => {
    const plan = await rows.find({ kind: 'common' }).sort({ name: 1 }).limit(5).explain('executionStats')
    expect(JSON.stringify(plan['queryPlanner'])).not.toContain('"SORT"')
    expect(costOf(plan).totalDocsExamined).toBeLessThan(50)
  })

  it('is sorted when little of the collection matches', async () => {
    const plan = await rows
      .find({ kind: 'common', at: { $lt: new Date(20_000) } })
      .sort({ name: 1 })
      .limit(5)
      .explain('executionStats')
    expect(JSON.stringify(plan['queryPlanner'])).toContain('"SORT"')
    expect(costOf(plan).totalDocsExamined).toBeLessThan(20)
  })
})

describe('filters that only several indexes cover together', () => {
  const FILTERS: Document[] = [
    { state: 'done', paid: 'yes', gone: null },
    { state: 'done', paid: { $in: ['yes', 'no'] } },
    { paid: 'yes', at: { $gte: new Date(1_000_000), $lt: new Date(5_000_000) } },
    { state: 'done', paid: 'no', rank: { $lt: 400 } },
    { state: 'rare', paid: 'yes' },
    { state: 'done', paid: 'yes', tags: /^ha/ },
    { state: 'done', gone: null, text: 'x' },
    { state: 'done', paid: 'never' },
  ]
  const SORTS: [string, 1 | -1][][] = [
    [
      ['at', -1],
      ['_id', -1],
    ],
    [
      ['rank', 1],
      ['_id', 1],
    ],
    [['_id', -1]],
  ]
  let list: Collection<Document>

  beforeAll(async () => {
    list = t.client.db('lists').collection('several')
    await list.createIndexes([
      { key: { state: 1, gone: 1, at: -1, _id: -1 } },
      { key: { paid: 1, gone: 1, at: -1, _id: -1 } },
      { key: { at: -1, _id: -1 } },
      { key: { rank: 1, _id: 1 } },
      { key: { tags: 1 } },
    ])
    await list.insertMany(
      Array.from({ length: 5000 }, (_, n) => ({
        _id: n as never,
        state: n % 250 === 3 ? 'rare' : n % 20 === 0 ? 'open' : 'done',
        paid: n % 7 === 0 ? 'no' : 'yes',
        gone: n % 100 === 1 ? new Date(0) : null,
        at: new Date(((n * 7919) % 5000) * 1000),
        rank: (n * 31) % 997,
        tags: n % 3 === 0 ? ['hat', 'hand'] : ['foot'],
        text: 'x',
      })),
    )
  })

  it('give the pages, first and deep, and the counts that a full scan gives', async () => {
    for (const filter of FILTERS) {
      const scanned = await list.find(filter).hint({ $natural: 1 }).toArray()
      expect(await list.countDocuments(filter)).toBe(scanned.length)
      for (const sort of SORTS) {
        const all = await list.find(filter).hint({ $natural: 1 }).sort(sort).project({ _id: 1 }).toArray()
        for (const skip of [0, 2000, Math.max(0, all.length - 5)]) {
          const page = await list.find(filter).sort(sort).skip(skip).limit(25).project({ _id: 1 }).toArray()
          expect({ filter, sort, skip, page }).toEqual({
            filter,
            sort,
            skip,
            page: all.slice(skip, skip + 25),
          })
        }
      }
    }
  })

  it('are counted without reading a document, and a deep page reads its own documents', async () => {
    const filter = { state: 'done', paid: 'yes', gone: null }
    const count = [{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }]
    expect(costOf(await list.aggregate(count).explain('executionStats')).totalDocsExamined).toBe(0)
    for (const sort of SORTS) {
      const deep = list.find(filter).sort(sort).skip(3000).limit(25)
      expect(costOf(await deep.explain('executionStats')).totalDocsExamined).toBe(25)
    }
  })

  it('are walked from the nearer end for a deep page, in the order of any index', async () => {
    const filter = { state: 'done', paid: 'yes', gone: null }
    const total = await list.countDocuments(filter)
    for (const sort of SORTS) {
      const sorted = list.find(filter).sort(sort).project({ _id: 1 })
      const all = await list.find(filter).hint({ $natural: 1 }).sort(sort).project({ _id: 1 }).toArray()
      for (const skip of [
        total / 2 - 1,
        total / 2,
        total / 2 + 1,
        total - 30,
        total - 1,
        total,
        total + 10,
      ]) {
        const page = sorted.clone().skip(Math.floor(skip)).limit(25)
        expect(await page.clone().toArray()).toEqual(all.slice(Math.floor(skip), Math.floor(skip) + 25))
        const { totalKeysExamined } = costOf(await page.explain('executionStats'))
        expect(totalKeysExamined).toBeLessThan(skip > total - 31 ? 200 : 3200)
      }
    }
  })

  it('follow every write', async () => {
    const filter = { state: 'done', paid: 'yes', gone: null }
    const before = await list.countDocuments(filter)
    await list.updateMany({ _id: { $in: [11, 12, 13] as never[] } }, { $set: { paid: 'no' } })
    await list.deleteOne({ _id: 15 as never })
    await list.insertOne({
      _id: 9000 as never,
      state: 'done',
      paid: 'yes',
      gone: null,
      at: new Date(),
      rank: -1,
    })
    expect(await list.countDocuments(filter)).toBe(before - 3)
    const [first] = await list.find(filter).sort({ rank: 1, _id: 1 }).limit(1).toArray()
    expect(first?._id).toBe(9000)
    await t.client.withSession(async (session) => {
      session.startTransaction()
      await list.deleteOne({ _id: 9000 as never }, { session })
      expect(await list.countDocuments(filter, { session })).toBe(before - 4)
      expect(await list.countDocuments(filter)).toBe(before - 3)
      await session.abortTransaction()
    })
  })
})

describe('more records than are gathered at once', () => {
  const ROWS_EACH = 105_000
  const both = { state: 'done', paid: 'yes' }
  let long: Collection<Document>

  beforeAll(async () => {
    long = t.client.db('lists').collection('long')
    await long.createIndexes([{ key: { state: 1 } }, { key: { paid: 1 } }])
    const rowOf = (n: number) => ({
      _id: n as never,
      state: n % 50 === 0 ? 'open' : 'done',
      paid: n % 70 === 0 ? 'no' : 'yes',
    })
    await long.insertMany(Array.from({ length: ROWS_EACH }, (_, n) => rowOf(n)))
  })

  it('are gathered in turns, while others are answered and write', async () => {
    const other = (await t.connect()).db('lists').collection('long')
    const counting = long.countDocuments(both)
    await other.insertMany(
      Array.from({ length: 10 }, (_, n) => ({ _id: (ROWS_EACH + n) as never, state: 'done', paid: 'yes' })),
    )
    await counting
    const scanned = await long.find(both).hint({ $natural: 1 }).project({ _id: 1 }).toArray()
    expect(await long.countDocuments(both)).toBe(scanned.length)
    const plan = [{ $match: both }, { $group: { _id: 1, n: { $sum: 1 } } }]
    expect(costOf(await long.aggregate(plan).explain('executionStats')).totalDocsExamined).toBe(0)
    const page = await long.find(both).sort({ _id: -1 }).skip(100_000).limit(5).toArray()
    const all = scanned.map(({ _id }) => _id as unknown as number).sort((a, b) => b - a)
    expect(page.map(({ _id }) => _id as unknown)).toEqual(all.slice(100_000, 100_005))
  })

  it('are gathered anew when one of them no longer matches', async () => {
    const before = await long.countDocuments(both)
    await long.updateOne({ _id: 1 as never }, { $set: { paid: 'no' } })
    expect(await long.countDocuments(both)).toBe(before - 1)
  })
})

it('filters and sorts by fields of every type without decoding the others', async () => {
  const odd = t.client.db('lists').collection('odd')
  const stored = [
    { _id: 1, a: /x/i, b: new Date(0), c: { d: [1, { e: 2 }] }, f: 2.5, g: 'ü', wanted: 'yes' },
    { _id: 2, h: null, i: true, j: Buffer.from('bytes'), k: [], l: '', wanted: 'no' },
    { _id: 3, wanted: 'yes', after: { nested: 'deep' } },
  ] as Document[]
  await odd.insertMany(stored)
  const found = await odd.find({ wanted: 'yes' }).sort({ _id: -1 }).toArray()
  expect(found.map(({ _id }) => _id as unknown)).toEqual([3, 1])
  expect(await odd.find({ 'after.nested': 'deep' }).toArray()).toHaveLength(1)
  expect(await odd.find({ 'c.d.e': 2, g: 'ü' }).toArray()).toHaveLength(1)
})
