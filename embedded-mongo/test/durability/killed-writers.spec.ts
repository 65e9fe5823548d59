import { join } from 'node:path'
import { type Collection, type IndexDescription, MongoClient } from 'mongodb'
import { verifyDatabase } from '../../src/launch/verify.js'
import { runEngine } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

const KILLS = Number(process.env['KILLS'] ?? 2)
const INDEXES: IndexDescription[] = [
  { key: { n: 1 } },
  { key: { tags: 1 } },
  { key: { name: 1, n: -1 }, unique: true },
]

interface Row {
  _id: number
  n: number
  name: string
  tags: string[]
}

const rowOf = (_id: number): Row => ({ _id, n: _id % 100, name: `name ${_id}`, tags: [`t${_id % 9}`, 'all'] })

/**
 * Writers of every kind that run until the engine is killed; `acknowledged` collects those documents that
 * no writer deletes.
 */
function startWriters(
  client: MongoClient,
  rows: Collection<Row>,
  next: () => number,
  acknowledged: number[],
) {
  const forEver = async (write: () => Promise<unknown>): Promise<void> => {
    for (;;) await write()
  }
  const kept = forEver(async () => {
    const _id = -next()
    await rows.insertOne({ ...rowOf(_id), n: 1000 })
    acknowledged.push(_id)
  })
  const others = [
    forEver(async () => {
      const ids = Array.from({ length: 300 }, next)
      await rows.insertMany(ids.map(rowOf), { ordered: false })
    }),
    forEver(() =>
      rows.updateMany({ n: { $lt: 40 } }, { $inc: { n: 1 }, $addToSet: { tags: `new ${next()}` } }),
    ),
    forEver(() => rows.deleteMany({ n: { $gte: 60, $lt: 100 } })),
    forEver(async () => {
      await rows.createIndex({ tags: 1, n: 1 })
      await rows.dropIndex('tags_1_n_1')
    }),
    forEver(() =>
      client.withSession((session) =>
        session.withTransaction(
          async () => {
            await rows.updateOne({ n: 50 }, { $set: { tags: ['moved'] } }, { session })
            await rows.insertOne(rowOf(next()), { session })
          },
          { timeoutMS: 1000 },
        ),
      ),
    ),
  ]
  return { kept: kept.catch(() => undefined), all: Promise.allSettled([kept, ...others]) }
}

describe(`an engine that is killed ${KILLS} times during writes of every kind`, () => {
  const directory = temporaryDirectory()
  afterAll(() => directory.remove())

  it(
    'has matching indexes and all acknowledged writes after each kill',
    async () => {
      const data = join(directory.path, 'data')
      const acknowledged: number[] = []
      let number = 1
      for (let round = 0; round < KILLS; round++) {
        const engine = await runEngine(data)
        const client = await new MongoClient(engine.uri, {
          serverSelectionTimeoutMS: 2000,
          retryWrites: false,
        }).connect()
        const rows = client.db('d').collection<Row>('rows')
        await rows.createIndexes(INDEXES)
        const writers = startWriters(client, rows, () => number++, acknowledged)
        let ended = false
        void writers.kept.then(() => (ended = true))
        const enough = acknowledged.length + 8
        while (acknowledged.length < enough && !ended) await new Promise((resolve) => setTimeout(resolve, 20))
        expect(ended).toBe(false)
        await engine.kill()
        await client.close(true)
        await writers.all
        const found = await verifyDatabase(join(data, 'db'))
        expect(found.flatMap(({ problems }) => problems)).toEqual([])
      }
      const last = await runEngine(data)
      const client = await new MongoClient(last.uri).connect()
      const kept = await client
        .db('d')
        .collection<Row>('rows')
        .find({ n: 1000 })
        .project<Row>({ _id: 1 })
        .toArray()
      const there = new Set(kept.map(({ _id }) => _id))
      expect(acknowledged.filter((_id) => !there.has(_id))).toEqual([])
      await client.close()
      expect(await last.stop()).toBe(0)
    },
    30_000 + KILLS * 10_000,
  )
})
