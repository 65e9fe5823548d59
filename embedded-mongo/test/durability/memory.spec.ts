import { join } from 'node:path'
import { type Collection, type Document, MongoClient } from 'mongodb'
import { runEngine, type RunningEngine } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

interface Row {
  _id: number
  next: number
  text: string
  tags: string[]
}

const DOCUMENTS = 12_000
const TAGS = Array.from({ length: 60 }, (_, at) => `tag number ${at}`)
/** Two hundred documents of each. */
const MULTIPLIED = [{ $addFields: { many: { $range: [0, 200] } } }, { $unwind: '$many' }]
const LONG_NAME = { $concat: ['$text', ' ', { $toString: '$many' }] }

/** Each holds far more than there is room for. */
const PIPELINES: Record<string, Document[]> = {
  'a $group by two keys': [...MULTIPLIED, { $group: { _id: { n: '$_id', many: '$many' } } }],
  'a $group by a text': [...MULTIPLIED, { $group: { _id: LONG_NAME, n: { $sum: 1 } } }],
  'a $push of documents': [{ $group: { _id: null, all: { $push: '$$ROOT' } } }],
  'a $push of texts': [...MULTIPLIED, { $group: { _id: null, all: { $push: LONG_NAME } } }],
  'a $push into many groups': [...MULTIPLIED, { $group: { _id: '$many', all: { $push: '$$ROOT' } } }],
  'an $addToSet': [...MULTIPLIED, { $group: { _id: null, all: { $addToSet: LONG_NAME } } }],
  'a $topN': [
    ...MULTIPLIED,
    { $group: { _id: null, all: { $topN: { n: 1e6, sortBy: { many: 1 }, output: '$$ROOT' } } } },
  ],
  'a $mergeObjects': [
    ...MULTIPLIED,
    {
      $group: { _id: null, all: { $mergeObjects: { $arrayToObject: [[{ k: LONG_NAME, v: '$tags' }]] } } },
    },
  ],
  'a $sort': [...MULTIPLIED, { $sort: { many: -1 } }],
  'a $bucketAuto': [...MULTIPLIED, { $bucketAuto: { groupBy: LONG_NAME, buckets: 5 } }],
  'a $setWindowFields': [
    ...MULTIPLIED,
    { $setWindowFields: { sortBy: { many: 1 }, output: { n: { $documentNumber: {} } } } },
  ],
  'a $facet': [...MULTIPLIED, { $facet: { all: [{ $match: {} }] } }],
  'a $sample': [...MULTIPLIED, { $sample: { size: 1e6 } }],
  'a $lookup of everything': [{ $limit: 1 }, { $lookup: { from: 'rows', pipeline: [], as: 'all' } }],
  'a $graphLookup along a long chain': [
    { $limit: 1 },
    {
      $graphLookup: {
        from: 'rows',
        startWith: '$next',
        connectFromField: 'next',
        connectToField: '_id',
        as: 'chain',
      },
    },
  ],
  'a list that doubles': [
    { $limit: 1 },
    { $project: { n: { $size: doubled('$tags', { $concatArrays: ['$$value', '$$value'] }) } } },
  ],
  'a text that doubles': [
    { $limit: 1 },
    { $project: { text: doubled('$text', { $concat: ['$$value', '$$value'] }, 20) } },
  ],
}

/** Each is small in memory, since it holds the same values again and again, and far longer than a document may be. */
const REPETITIONS: Record<string, Document[]> = {
  'a $push of one list': [{ $limit: 100 }, ...MULTIPLIED, { $group: { _id: null, all: { $push: '$tags' } } }],
  'a $mergeObjects of one list': [
    { $limit: 100 },
    ...MULTIPLIED,
    {
      $group: { _id: null, all: { $mergeObjects: { $arrayToObject: [[{ k: LONG_NAME, v: '$tags' }]] } } },
    },
  ],
}

function doubled(initialValue: string, to: Document, times = 30): Document {
  return { $reduce: { input: { $range: [0, times] }, initialValue, in: to } }
}

describe('an engine with a small heap', () => {
  const directory = temporaryDirectory()
  let engine: RunningEngine
  let client: MongoClient
  let rows: Collection<Row>
  beforeAll(async () => {
    engine = await runEngine(join(directory.path, 'small'), { heapMb: 48 })
    client = await new MongoClient(engine.uri, { serverSelectionTimeoutMS: 2000 }).connect()
    rows = client.db('d').collection<Row>('rows')
    for (let from = 0; from < DOCUMENTS; from += 1000)
      await rows.insertMany(
        Array.from({ length: 1000 }, (_, at) => ({
          _id: from + at,
          next: from + at + 1,
          text: `the document with the number ${from + at}`,
          tags: TAGS,
        })),
      )
  })
  afterAll(async () => {
    await client.close()
    expect(await engine.stop()).toBe(0)
    directory.remove()
  })

  it.each(Object.keys(PIPELINES))('refuses %s with 146, and answers what comes then', async (name) => {
    const asked = rows.aggregate(PIPELINES[name], { maxTimeMS: 60_000 }).toArray()
    await expect(asked).rejects.toMatchObject({ code: 146, codeName: 'ExceededMemoryLimit' })
    expect(await rows.countDocuments({ _id: { $lt: 100 }, tags: 'tag number 7' })).toBe(100)
  })

  it.each(Object.keys(REPETITIONS))('refuses %s as too long for a document', async (name) => {
    const asked = rows.aggregate(REPETITIONS[name], { maxTimeMS: 60_000 }).toArray()
    await expect(asked).rejects.toMatchObject({ codeName: 'BSONObjectTooLarge' })
    expect(await rows.countDocuments({ _id: { $lt: 100 }, tags: 'tag number 7' })).toBe(100)
  })
})
