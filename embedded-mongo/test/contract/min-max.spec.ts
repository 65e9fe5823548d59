import { type Collection, type Document, type Filter, MaxKey, MinKey } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

let t: TestEngine
let rows: Collection<Document>
beforeAll(async () => {
  t = await startTestEngine()
  rows = t.client.db('m').collection('rows')
  await rows.createIndexes([
    { key: { a: 1, b: -1 }, name: 'both' },
    { key: { tags: 1 } },
    { key: { u: 1 }, unique: true, sparse: true },
  ])
  await rows.insertMany([
    { _id: 1, a: 1, b: 1, tags: ['x', 'y'], u: 1 },
    { _id: 2, a: 1, b: 2, tags: ['y', 'z'], u: 2 },
    { _id: 3, a: 2, b: 1, tags: ['z'], u: 3 },
    { _id: 4, a: 'text', b: 1 },
    { _id: 5, a: new MaxKey(), b: 1 },
    { _id: 6, b: 1 },
  ] as unknown as Document[])
})
afterAll(() => t.stop())

async function ids(find: Document): Promise<unknown[]> {
  const { cursor } = await t.client.db('m').command({ find: 'rows', projection: { _id: 1 }, ...find })
  return (cursor.firstBatch as Document[]).map(({ _id }) => _id)
}

describe('a find between two keys of an index', () => {
  it.each<[string, Document, number[]]>([
    ['begins with the key', { min: { a: 1, b: 2 }, hint: 'both' }, [2, 1, 3, 4, 5]],
    ['ends before the key', { max: { a: 2, b: 1 }, hint: 'both' }, [6, 2, 1]],
    [
      'goes by the directions of the index',
      { min: { a: 1, b: 1 }, max: { a: 2, b: 0 }, hint: { a: 1, b: -1 } },
      [1, 3],
    ],
    ['knows values of every type', { min: { a: '', b: new MaxKey() }, hint: 'both' }, [4, 5]],
    ['takes missing fields as null', { min: { a: null, b: 1 }, max: { a: null, b: 0 }, hint: 'both' }, [6]],
    ['gives a document once', { min: { tags: 'x' }, max: { tags: 'zz' }, hint: { tags: 1 } }, [1, 2, 3]],
    ['reads a unique index', { min: { u: 2 }, max: { u: 3 }, hint: { u: 1 } }, [2]],
    ['applies the filter besides', { filter: { b: 1 }, min: { a: 1, b: 9 }, hint: 'both' }, [1, 3, 4, 5]],
    [
      'turns with the sort',
      { min: { a: 1, b: 2 }, max: { a: 3, b: 0 }, hint: 'both', sort: { a: -1, b: 1 } },
      [3, 1, 2],
    ],
    [
      'sorts by another field',
      { min: { a: 1, b: 2 }, max: { a: 3, b: 0 }, hint: 'both', sort: { u: -1 }, limit: 2 },
      [3, 2],
    ],
    ['counts its skip', { min: { a: 1, b: 2 }, hint: 'both', skip: 1, limit: 2 }, [1, 3]],
    ['is none where both are empty', { min: {}, max: {}, sort: { _id: 1 }, limit: 2 }, [1, 2]],
    ['finds nothing in a collection that is not there', { find: 'none', min: { a: 1 } }, []],
  ])('%s', async (_title, find, found) => {
    expect(await ids(find)).toEqual(found)
  })

  it('works through the driver and in explain', async () => {
    const cursor = rows.find({}).hint('both').min({ a: 1, b: 2 }).max({ a: 2, b: 0 })
    expect((await cursor.clone().toArray()).map(({ _id }) => _id)).toEqual([2, 1, 3])
    const { executionStats } = await cursor.explain()
    expect(executionStats).toMatchObject({ totalKeysExamined: 3, totalDocsExamined: 3 })
  })

  it('continues with getMore', async () => {
    const cursor = rows.find({}).hint('both').min({ a: 1, b: 2 }).batchSize(2)
    expect((await cursor.toArray()).map(({ _id }) => _id)).toEqual([2, 1, 3, 4, 5])
  })

  it.each<[string, Document, number]>([
    ['without a hint', { min: { a: 1, b: 1 } }, 51173],
    ['with an index of other fields', { min: { a: 1 }, hint: 'both' }, 51174],
    ['with the fields in another order', { max: { b: 1, a: 1 }, hint: 'both' }, 51174],
    [
      'with text under a collation',
      { min: { a: 'x', b: 1 }, hint: 'both', collation: { locale: 'en', strength: 2 } },
      51174,
    ],
    [
      'where the end is not after the beginning',
      { min: { a: 1, b: 1 }, max: { a: 1, b: 1 }, hint: 'both' },
      51175,
    ],
    ['where a direction turns them', { min: { a: 1, b: 1 }, max: { a: 1, b: 2 }, hint: 'both' }, 51175],
    ['before all that there can be', { max: { tags: new MinKey() }, hint: { tags: 1 } }, 51175],
    ['of different fields', { min: { a: 1 }, max: { b: 1 }, hint: 'both' }, 51176],
    ['in natural order', { min: { a: 1 }, hint: { $natural: 1 } }, 291],
    ['with an unknown hint', { min: { a: 1 }, hint: 'nope' }, 2],
    ['of a type that is no document', { min: 1, hint: 'both' }, 14],
  ])('is refused %s', async (_title, find, code) => {
    await expect(ids(find)).rejects.toMatchObject({ code })
  })

  it('gives the same as a filter on an index of one field', async () => {
    const many = t.client.db('m').collection<{ _id: number; n: number }>('many')
    await many.createIndex({ n: -1 })
    await many.insertMany(Array.from({ length: 500 }, (_, _id) => ({ _id, n: (_id * 7919) % 97 })))
    for (let low = 0; low < 97; low += 13) {
      const found = await many
        .find({})
        .hint({ n: -1 })
        .min({ n: low + 20 })
        .max({ n: low })
        .toArray()
      const wanted: Filter<{ _id: number; n: number }> = { n: { $lte: low + 20, $gt: low } }
      expect(found).toEqual(await many.find(wanted).sort({ n: -1 }).toArray())
    }
  })
})
