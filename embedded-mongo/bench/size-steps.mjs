import { ObjectId } from 'mongodb'

/** What `sizes.mjs` does to the engine, one after another, and what each must come to. */

/** A command that would hold more than there is room for, and says so. */
export const REFUSED = 'refused with 146'

const LARGE_TEXT = 'x'.repeat(4_000_000)
const INDEXES = [{ key: { kind: 1, n: -1 } }, { key: { n: 1 }, unique: true }, { key: { tags: 1 } }]
/** As many as the driver sends in one command. */
const AT_ONCE = 100_000

const row = (n) => ({
  _id: n,
  n,
  kind: n % 1000,
  name: `name ${n % 5000}`,
  tags: [`t${n % 50}`, `t${n % 7}`],
})
const numbers = (count, of) => Array.from({ length: count }, (_, at) => of(at))

async function insertRows(collection, from, to) {
  for (let at = from; at < to; at += AT_ONCE) {
    const many = Math.min(AT_ONCE, to - at)
    await collection.insertMany(
      numbers(many, (next) => row(at + next)),
      { ordered: false },
    )
  }
  return collection.estimatedDocumentCount()
}

const rowsOf = async (collection, pipeline) => (await collection.aggregate(pipeline).toArray()).length

/** Into a collection that has its indexes already. */
function inserts({ db, documents }) {
  const counts = new Set([75_000, AT_ONCE].map((most) => Math.min(most, documents)))
  return [...counts].map((many) => ({
    title: `insertMany of ${many}, three indexes`,
    before: async () => {
      await db.collection('small').drop()
      await db.collection('small').createIndexes(INDEXES)
    },
    work: () => insertRows(db.collection('small'), 0, many),
    expected: [many],
  }))
}

/** As an update of the program does it at its start, and when that start is killed. */
function indexAtStart({ rows, restart }) {
  const key = { name: 1, n: 1 }
  return [
    {
      title: 'start, killed while it adds an index',
      work: async () => {
        await restart('SIGTERM')
        const building = rows.createIndex(key).catch(() => 'ended')
        await new Promise((resolve) => setTimeout(resolve, 500))
        await restart('SIGKILL')
        await building
        return (await rows.indexes()).filter(({ name }) => name === 'name_1_n_1').length
      },
      // The driver asks again by itself.
      expected: [0, 1],
    },
    {
      title: 'the start after it adds the index',
      work: () => rows.createIndex(key),
      expected: ['name_1_n_1'],
    },
    {
      title: 'dropIndex',
      work: async () => (await rows.dropIndex('name_1_n_1')).ok,
      expected: [1],
    },
  ]
}

const indexes = ({ rows }) => [
  {
    title: 'createIndex, three at once',
    work: async () => (await rows.createIndexes(INDEXES)).length,
    expected: [3],
  },
  {
    title: 'createIndex, unique, refused',
    work: () => rows.createIndex({ name: 1 }, { unique: true }),
    expected: ['refused with 11000'],
  },
]

/** Written again and again by an indexed field: what four times as many cost. */
function bulks({ rows, documents }) {
  const most = Math.min(80_000, documents)
  return [most / 16, most / 4, most].map((many) => ({
    title: `bulkWrite of ${many} by an indexed field`,
    work: async () =>
      (
        await rows.bulkWrite(
          numbers(many, (n) => ({ updateOne: { filter: { n }, update: { $inc: { seen: 1 } } } })),
        )
      ).modifiedCount,
    expected: [many],
  }))
}

const writes = ({ rows, documents }) => [
  {
    title: 'updateMany of all',
    work: async () => (await rows.updateMany({}, { $inc: { seen: 1 } })).modifiedCount,
    expected: [documents],
  },
  {
    title: 'updateMany of an indexed field of a third',
    work: async () => (await rows.updateMany({ kind: { $lt: 333 } }, { $inc: { kind: 2000 } })).modifiedCount,
    expected: [documents * 0.333],
  },
]

const LONG_LIST = 300_000

const longLists = ({ rows, documents }) => [
  {
    title: 'find with $in of 300,000 numbers',
    work: async () =>
      (await rows.find({ _id: { $in: numbers(LONG_LIST, (n) => n) } }, { projection: { _id: 1 } }).toArray())
        .length,
    expected: [Math.min(LONG_LIST, documents)],
  },
  {
    title: 'find with $in of 300,000 ObjectIds',
    work: () => rows.countDocuments({ _id: { $in: numbers(LONG_LIST, () => new ObjectId()) } }),
    expected: [0],
  },
]

const reads = ({ rows }) => [
  {
    title: '$group into 5,000',
    work: () => rowsOf(rows, [{ $group: { _id: '$name', n: { $sum: '$n' } } }]),
    expected: [5000],
  },
  {
    title: '$unwind, $group into 50',
    work: () => rowsOf(rows, [{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: 1 } } }]),
    expected: [50],
  },
  {
    title: '$unwind, $group by every document',
    work: () =>
      rowsOf(rows, [
        { $unwind: '$tags' },
        { $group: { _id: { n: '$n', tag: '$tags' } } },
        { $count: 'groups' },
      ]),
    expected: [1, REFUSED],
  },
  {
    title: '$group that gathers everything',
    work: () => rowsOf(rows, [{ $group: { _id: null, all: { $push: '$$ROOT' } } }]),
    expected: [1, REFUSED],
  },
  {
    title: '$sort without an index',
    work: () => rowsOf(rows, [{ $sort: { seen: 1, name: 1 } }, { $skip: 10 }, { $limit: 5 }]),
    expected: [5],
  },
  {
    title: '$setWindowFields, windows of 1,000 in 20,000',
    work: () =>
      rowsOf(rows, [
        { $match: { _id: { $lt: 20_000 } } },
        {
          $setWindowFields: {
            sortBy: { _id: 1 },
            output: { sum: { $sum: '$n', window: { documents: [-999, 0] } } },
          },
        },
        { $group: { _id: null, most: { $max: '$sum' } } },
      ]),
    expected: [1],
  },
  {
    title: '$range of 30,000,000',
    work: () => rowsOf(rows, [{ $limit: 1 }, { $project: { n: { $size: { $range: [0, 30_000_000] } } } }]),
    expected: [REFUSED],
  },
]

const outputs = ({ db, rows, documents }) => [
  {
    title: '$lookup without an index, 3,000 by 3,000',
    work: async () => {
      await rows.aggregate([{ $limit: 3000 }, { $out: 'few' }]).toArray()
      return rowsOf(rows, [
        { $limit: 3000 },
        { $lookup: { from: 'few', localField: 'name', foreignField: 'name', as: 'same' } },
        { $project: { n: { $size: '$same' } } },
      ])
    },
    expected: [3000],
  },
  ...['$out', '$merge'].map((stage) => ({
    title: `${stage} of all`,
    work: async () => {
      await rows.aggregate([{ [stage]: 'copied' }]).toArray()
      return db.collection('copied').estimatedDocumentCount()
    },
    expected: [documents],
  })),
]

/** All at once are more than may be under way: each is done as a whole or in part, or refused. */
const large = ({ db, documents }) => ({
  title: 'eight inserts of 40 MB at once',
  work: async () => {
    const many = Math.max(1, Math.min(10, Math.floor(documents / 1000)))
    const insert = (lane) =>
      db
        .collection('large')
        .insertMany(numbers(many, (at) => ({ _id: `${lane} ${at}`, text: LARGE_TEXT })))
        .catch(({ code }) => {
          if (code !== 146) throw new Error(`refused with ${code}`)
        })
    await Promise.all(numbers(8, insert))
    const stored = await db.collection('large').countDocuments()
    return stored <= 8 * many ? 'done or refused with 146' : `${stored} stored`
  },
  expected: ['done or refused with 146'],
})

const ends = ({ rows, documents, restart }) => [
  {
    title: 'deleteMany of half',
    work: async () => (await rows.deleteMany({ n: { $gte: documents / 2 } })).deletedCount,
    expected: [documents / 2],
  },
  {
    title: 'start anew',
    work: async () => {
      await restart('SIGTERM')
      return rows.countDocuments({ n: { $gte: 0 } })
    },
    expected: [documents / 2],
  },
  { title: 'drop', work: () => rows.drop(), expected: [true] },
  { title: 'the same name again', work: () => insertRows(rows, 0, 1000), expected: [1000] },
]

/**
 * @param {{ db: import('mongodb').Db, documents: number, restart(signal: string): Promise<void> }} drill
 * @returns {{ title: string, before?(): Promise<unknown>, work(): Promise<unknown>, expected: unknown[] }[]}
 */
export function stepsOf(drill) {
  const { db, documents } = drill
  const given = { ...drill, rows: db.collection('rows') }
  return [
    ...inserts(given),
    {
      title: `insertMany of ${documents}, 100,000 at once`,
      work: () => insertRows(given.rows, 0, documents),
      expected: [documents],
    },
    ...indexes(given),
    ...indexAtStart(given),
    ...writes(given),
    ...bulks(given),
    ...longLists(given),
    ...reads(given),
    ...outputs(given),
    large(given),
    ...ends(given),
  ]
}
