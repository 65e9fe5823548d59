import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

/** A small deterministic generator, so that a failure can be repeated. */
const generator = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return seed / 2 ** 32
}
type Random = () => number
const pick = <T>(next: Random, from: readonly T[]): T => from[Math.floor(next() * from.length)] as T

const ID = new ObjectId('0123456789abcdef01234567')
/** Values of every type; many equal a value of another type or another spelling. */
const SCALARS: unknown[] = [
  ...[new Int32(1), new Double(1), Long.fromNumber(1), Decimal128.fromString('1.0')],
  ...[new Double(2.5), Decimal128.fromString('2.50'), new Double(0.1), Decimal128.fromString('0.1')],
  ...[new Double(0), new Double(-0), new Double(NaN), Decimal128.fromString('NaN')],
  ...[new Double(Infinity), Decimal128.fromString('Infinity'), Decimal128.fromString('-Infinity')],
  ...[Long.fromString('9007199254740993'), new Double(9007199254740992)],
  ...[new Int32(0), Decimal128.fromString('0'), Decimal128.fromString('9007199254740993')],
  ...[
    'a',
    'A',
    'á',
    'b',
    '',
    new BSONSymbol('a'),
    new Code('a'),
    new BSONRegExp('a'),
    new BSONRegExp('a', 'i'),
  ],
  ...[null, undefined, true, false, new Date(0), new Date(5), ID, new ObjectId(ID.toHexString())],
  ...[new Timestamp({ t: 1, i: 1 }), new Timestamp({ t: 1, i: 2 }), new MinKey(), new MaxKey()],
  ...[
    new Binary(Buffer.from('x')),
    new UUID('0123456789abcdef0123456789abcdef'),
    new Binary(Buffer.from('x'), 5),
  ],
]
const scalar = (next: Random): unknown => pick(next, SCALARS)
const list = (next: Random, of: (next: Random) => unknown): unknown[] =>
  Array.from({ length: Math.floor(next() * 4) }, () => of(next) ?? null)

function value(next: Random, depth = 0): unknown {
  const dice = next()
  if (dice < 0.6 || depth > 2) return scalar(next)
  if (dice < 0.8) return list(next, (random) => value(random, depth + 1))
  return { x: value(next, depth + 1), y: scalar(next) }
}

const PATHS = ['k', 'k.x', 'k.0', 'k.x.y', 'j']
const document = (next: Random, _id: number): Document => ({
  _id,
  ...(next() < 0.9 ? { k: value(next) } : {}),
  ...(next() < 0.8 ? { j: scalar(next) } : {}),
  to: Math.floor(next() * 60),
  up: list(next, () => Math.floor(next() * 60)),
})

const COLLATIONS = [undefined, { locale: 'en', strength: 1 }, { locale: 'en', strength: 2 }] as const

describe('a join without an index', () => {
  let t: TestEngine
  beforeAll(async () => {
    t = await startTestEngine()
  })
  afterAll(() => t.stop())

  const raw = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true }

  /**
   * The first document of a command reads the other collection, and later ones use a table of its values:
   * so joining documents one by one gives the expected result, and joining all together the result to
   * check.
   */
  async function expectSame(name: string, stage: Document, collation?: Document): Promise<number> {
    const rows = t.client.db('joins').collection<Document>(name, raw)
    const options = collation ? { collation: collation as { locale: string } } : {}
    const join = async (filter: Document): Promise<Document[]> =>
      rows
        .aggregate([{ $match: filter }, { $sort: { _id: 1 } }, stage, { $project: { as: 1 } }], options)
        .toArray()
    const all = await join({})
    let joined = 0
    for (const doc of all) {
      const [alone] = await join({ _id: doc['_id'] as unknown })
      expect({ stage, collation, doc }).toEqual({ stage, collation, doc: alone })
      joined += (doc['as'] as unknown[]).length
    }
    return joined
  }

  it('finds exactly what reading the other collection for each document finds', async () => {
    const next = generator(16)
    const [mine, other] = ['mine', 'other'].map((name) => t.client.db('joins').collection<Document>(name))
    await mine?.insertMany(Array.from({ length: 30 }, (_, at) => document(next, at)))
    await other?.insertMany(Array.from({ length: 90 }, (_, at) => document(next, at)))
    let joined = 0
    for (let round = 0; round < 20; round++) {
      const [localField, foreignField] = [pick(next, PATHS), pick(next, PATHS)]
      const bound = { from: 'other', let: { mine: `$${localField}` }, as: 'as' }
      const equal = { $expr: { $eq: [`$${foreignField}`, '$$mine'] } }
      const stage = pick(next, [
        { from: 'other', localField, foreignField, as: 'as' },
        { from: 'other', localField, foreignField, pipeline: [{ $match: { to: { $lt: 40 } } }], as: 'as' },
        { ...bound, pipeline: [{ $match: equal }, { $sort: { j: 1, _id: -1 } }, { $limit: 5 }] },
        { ...bound, pipeline: [{ $match: { $and: [{ to: { $gte: 5 } }, equal] } }] },
      ])
      joined += await expectSame('mine', { $lookup: stage }, pick(next, COLLATIONS))
    }
    expect(joined).toBeGreaterThan(1000)
  })

  it('follows a graph as a full read for each step does', async () => {
    const next = generator(61)
    const nodes = t.client.db('joins').collection<Document>('nodes')
    await nodes.insertMany(Array.from({ length: 40 }, (_, at) => document(next, at)))
    const graph = { from: 'nodes', as: 'as', connectToField: 'to' }
    const joined = await expectSame('nodes', {
      $graphLookup: { ...graph, startWith: '$up', connectFromField: 'up', maxDepth: 2, depthField: 'depth' },
    })
    await expectSame('nodes', {
      $graphLookup: {
        ...graph,
        startWith: '$k',
        connectFromField: 'k',
        connectToField: 'k',
        restrictSearchWithMatch: { to: { $lt: 50 } },
      },
    })
    expect(joined).toBeGreaterThan(100)
  })

  it('reads the other collection twice, however many documents are joined', async () => {
    const rows = t.client.db('joins').collection<Document>('many')
    await rows.insertMany(Array.from({ length: 6000 }, (_, n) => ({ n, m: 5999 - n, text: 'x'.repeat(100) })))
    const found = await rows
      .aggregate([
        { $lookup: { from: 'many', localField: 'n', foreignField: 'm', as: 'other' } },
        {
          $project: {
            same: { $eq: [{ $add: ['$n', { $first: '$other.n' }] }, 5999] },
            size: { $size: '$other' },
          },
        },
        { $group: { _id: { same: '$same', size: '$size' }, n: { $sum: 1 } } },
      ])
      .toArray()
    expect(found).toEqual([{ _id: { same: true, size: 1 }, n: 6000 }])
  })

  it('sees the writes of its own transaction, and notices a collection that was replaced', async () => {
    const [a, b] = ['a', 'b'].map((name) => t.client.db('joins').collection<Document>(name))
    if (!a || !b) return
    await a.insertMany([1, 2, 3].map((k) => ({ _id: k, k }) as unknown as Document))
    await b.insertOne({ k: 1 })
    const stages = [
      { $lookup: { from: 'b', localField: 'k', foreignField: 'k', as: 'f' } },
      { $project: { n: { $size: '$f' } } },
    ]
    const counts = async (session?: object) =>
      (await a.aggregate(stages, session).toArray()).map(({ n }) => n as number)
    await t.client.withSession((session) =>
      session.withTransaction(async () => {
        await b.insertMany([{ k: 2 }, { k: 3 }, { k: 3 }], { session })
        expect(await counts({ session })).toEqual([1, 1, 2])
      }),
    )
    const cursor = a.aggregate(stages, { batchSize: 2 })
    expect(await cursor.next()).toEqual({ _id: 1, n: 1 })
    expect(await cursor.next()).toEqual({ _id: 2, n: 1 })
    await b.drop()
    await b.insertOne({ k: 3 })
    expect(await cursor.next()).toMatchObject({ _id: 3 })
    expect(await counts()).toEqual([0, 0, 1])
  })
})
