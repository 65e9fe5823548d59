import { ObjectId } from 'mongodb'

/** What `size-steps.mjs` reads from the engine, and what each must come to. */

/** A command that would hold more than there is room for, and says so. */
const REFUSED = 'refused with 146'

export const numbers = (count, of) => Array.from({ length: count }, (_, at) => of(at))

const rowsOf = async (collection, pipeline) => (await collection.aggregate(pipeline).toArray()).length

const LONG_LIST = 300_000

export const longLists = ({ rows, documents }) => [
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

const groups = ({ rows }) => [
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
]

export const reads = ({ rows }) => [
  ...groups({ rows }),
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

export const outputs = ({ db, rows, documents }) => [
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
