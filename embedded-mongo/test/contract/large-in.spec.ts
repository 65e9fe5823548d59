import { BSONSymbol, type Collection, Decimal128, type Document, Double, Long, ObjectId } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

const ROWS = 2600
let t: TestEngine
let rows: Collection<Document>

/** Values of several types, many of them equal to another. */
function valueOf(n: number): unknown {
  switch (n % 9) {
    case 0:
      return `text ${n}`
    case 1:
      return new Double(n)
    case 2:
      return Long.fromNumber(n)
    case 3:
      return Decimal128.fromString(`${n}.0`)
    case 4:
      return new Date(n)
    case 5:
      return [n, `text ${n - 5}`]
    case 6:
      return { n }
    case 7:
      return new ObjectId(n.toString(16).padStart(24, '0'))
    default:
      return n % 2 ? null : 'x'.repeat(1500) + String(n)
  }
}

beforeAll(async () => {
  t = await startTestEngine()
  rows = t.client.db('lists').collection('rows')
  await rows.createIndexes([
    { key: { value: 1 } },
    { key: { down: -1, n: 1 } },
    { key: { n: 1 }, unique: true },
    { key: { some: 1 }, sparse: true },
  ])
  await rows.insertMany(
    Array.from({ length: ROWS }, (_, n) => ({
      _id: n,
      n,
      ...(n % 4 === 0 ? {} : { value: valueOf(n) }),
      down: Array.isArray(valueOf(n)) ? n : valueOf(n),
      ...(n % 3 === 0 ? { some: n } : {}),
    })) as Document[],
  )
})
afterAll(() => t.stop())

const ids = (documents: Document[]): number[] =>
  documents.map(({ _id }) => _id as number).sort((a, b) => a - b)

const PLAINLY = { hint: { $natural: 1 as const }, projection: { _id: 1 } }

/** Finds the same list in pieces so short that values are compared one by one, without an index. */
async function plainly(path: string, list: unknown[], more: object): Promise<number[]> {
  const found = new Set<number>()
  for (let from = 0; from < list.length; from += 60) {
    const filter = { [path]: { $in: list.slice(from, from + 60) }, ...more }
    for (const id of ids(await rows.find(filter, PLAINLY).toArray())) found.add(id)
  }
  return [...found].sort((a, b) => a - b)
}

/** Values out of order, some of them twice, some as other types, and many that no document has. */
const LIST: unknown[] = Array.from({ length: 2400 }, (_, at) => {
  const n = (at * 1787) % (ROWS * 2)
  return at % 7 === 0 ? n : at % 11 === 0 ? new BSONSymbol(`text ${n}`) : valueOf(n)
}).filter((value) => value !== null)

describe('a list of thousands of values', () => {
  it.each([
    ['value', LIST, {}],
    ['value', [...LIST, null], { n: { $gte: 500 } }],
    ['down', LIST, {}],
    ['down', [...LIST, null, []], {}],
    ['n', LIST, {}],
    ['_id', LIST, {}],
    ['some', LIST, {}],
    ['some', [...LIST, null], {}],
  ])('finds exactly the listed values by an index of %s', async (path, list, more) => {
    const filter = { [path]: { $in: list }, ...more }
    const wanted = await plainly(path, list, more)
    expect(wanted.length).toBeGreaterThan(50)
    expect(ids(await rows.find(filter).toArray())).toEqual(wanted)
    expect(ids(await rows.find(filter).hint({ $natural: 1 }).toArray())).toEqual(wanted)
    expect(await rows.countDocuments(filter)).toBe(wanted.length)
    const sorted = await rows.find(filter).sort({ n: -1 }).skip(7).limit(20).toArray()
    expect(sorted.map(({ _id }) => _id as unknown)).toEqual(wanted.toReversed().slice(7, 27))
  })

  it('reads no further documents, and reads the collection when that is smaller than the list', async () => {
    const list = LIST.filter((value) => !Array.isArray(value))
    const wanted = await plainly('n', list, {})
    const plan = await rows.find({ n: { $in: list } }).explain('executionStats')
    expect(plan['executionStats']).toMatchObject({ totalDocsExamined: wanted.length })
    const long = Array.from({ length: 5000 }, (_, n) => n)
    const read = await rows.find({ n: { $in: long } }).explain('executionStats')
    expect(read['executionStats']).toMatchObject({ totalDocsExamined: ROWS, nReturned: ROWS })
  })

  it('may hold patterns and documents among tens of thousands of values, but not operators', async () => {
    const many: unknown[] = Array.from({ length: 40_000 }, (_, n) => -1 - n)
    const few = [/^text 9$/, { n: 6 }]
    const found = await rows.find({ value: { $in: [...many, ...few] } }).toArray()
    expect(ids(found)).toEqual(await plainly('value', few, {}))
    expect(found.map(({ _id }) => _id as unknown)).toEqual(expect.arrayContaining([6, 9]))
    const refused = rows.find({ value: { $in: [...many, { $gt: 1 }] } }).toArray()
    await expect(refused).rejects.toMatchObject({ code: 2, message: 'cannot nest $ under $in' })
  })

  it('updates and deletes the listed documents', async () => {
    const list = Array.from({ length: 2100 }, (_, at) => at + 300)
    const { modifiedCount } = await rows.updateMany({ _id: { $in: list } } as Document, { $set: { seen: 1 } })
    expect(modifiedCount).toBe(2100)
    expect((await rows.deleteMany({ n: { $in: list }, seen: 1 })).deletedCount).toBe(2100)
    expect(await rows.countDocuments({})).toBe(ROWS - 2100)
  })
})
