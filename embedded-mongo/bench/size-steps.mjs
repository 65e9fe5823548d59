import { longLists, numbers, outputs, reads } from './size-reads.mjs'

/** What `sizes.mjs` does to the engine, one after another, and what each must come to. */

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

/** Inserts into a collection that already has its indexes. */
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

/** More at once than may be under way: each is done as a whole or in part, or refused. */
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
