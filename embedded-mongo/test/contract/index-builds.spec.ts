import { type Collection } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

interface Row {
  _id: number
  n: number
  tags: string[]
}

/** Enough documents that building the index takes several turns. */
const ROWS = 4000

let t: TestEngine
beforeAll(async () => {
  t = await startTestEngine()
})
afterAll(() => t.stop())

const row = (_id: number): Row => ({
  _id,
  n: _id,
  tags: Array.from({ length: 8 }, (_, at) => `tag ${(_id * 7 + at) % 50}`),
})

async function filled(name: string): Promise<Collection<Row>> {
  const rows = t.client.db('builds').collection<Row>(name)
  await rows.insertMany(Array.from({ length: ROWS }, (_, at) => row(at)))
  return rows
}

const names = async (rows: Collection<Row>): Promise<string[]> =>
  (await rows.indexes()).map(({ name }) => String(name))

/** The index must find what a scan of the documents finds. */
async function expectComplete(rows: Collection<Row>, hint: string, filter: object): Promise<void> {
  const [indexed, scanned] = await Promise.all(
    [hint, { $natural: 1 as const }].map((by) => rows.find(filter).hint(by).sort({ _id: 1 }).toArray()),
  )
  expect(indexed).toEqual(scanned)
}

describe('an index of a large collection', () => {
  it('is built while other clients read and write, and has their writes', async () => {
    const rows = await filled('beside')
    const order: string[] = []
    const built = rows.createIndex({ tags: 1, n: -1 }).then(() => order.push('built'))
    for (let turn = 0; turn < 20; turn++) {
      await rows.insertOne(row(ROWS + turn))
      await rows.updateOne({ _id: ROWS - 1 - turn }, { $set: { tags: ['moved'] } })
      await rows.updateOne({ _id: turn }, { $push: { tags: 'moved' } })
      await rows.deleteOne({ _id: 2000 + turn })
      if (turn === 0) order.push('written')
    }
    await built
    expect(order).toEqual(['written', 'built'])
    await expectComplete(rows, 'tags_1_n_-1', { tags: { $gte: '' } })
    expect(await rows.countDocuments({ tags: 'moved' }, { hint: 'tags_1_n_-1' })).toBe(40)
  })

  it('is not used or listed before it is finished', async () => {
    const rows = await filled('hidden')
    const built = rows.createIndex({ n: 1 })
    expect(await names(rows)).toEqual(['_id_'])
    expect(await rows.countDocuments({ n: { $gte: 0 } })).toBe(ROWS)
    await expect(rows.find().hint('n_1').toArray()).rejects.toMatchObject({ code: 2 })
    await built
    expect(await names(rows)).toEqual(['_id_', 'n_1'])
  })

  it('ends with 11000 at a duplicate, and leaves no entries behind', async () => {
    const rows = await filled('dupes')
    await rows.updateOne({ _id: ROWS - 1 }, { $set: { n: 0 } })
    await expect(rows.createIndex({ n: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 })
    expect(await names(rows)).toEqual(['_id_'])
    await rows.insertOne({ ...row(ROWS), n: 1 })
    await rows.deleteMany({ _id: { $in: [ROWS - 1, ROWS] } })
    await rows.createIndex({ n: 1 }, { unique: true })
    await expectComplete(rows, 'n_1', { n: { $gte: 0 } })
  })

  it('stays unique while values move between documents', async () => {
    const rows = await filled('hands')
    const built = rows.createIndex({ n: 1 }, { unique: true })
    // The last document has not come in yet when another takes its value, and then gives it up.
    await rows.updateOne({ _id: ROWS - 1 }, { $set: { n: -1 } })
    await rows.insertOne({ ...row(ROWS), n: ROWS - 1 })
    await rows.updateOne({ _id: ROWS - 1 }, { $set: { n: -2 } })
    await built
    await expectComplete(rows, 'n_1', { n: { $gte: -5 } })
    await expect(rows.insertOne({ ...row(ROWS + 1), n: ROWS - 1 })).rejects.toMatchObject({ code: 11000 })
  })

  it('waits for transactions that use the collection, and serves later ones', async () => {
    const rows = await filled('waits')
    const session = t.client.startSession()
    session.startTransaction()
    await rows.updateOne({ _id: ROWS - 1 }, { $set: { tags: ['late'] } }, { session })
    const built = rows.createIndex({ tags: 1 })
    await rows.updateOne({ _id: 1 }, { $set: { tags: ['late'] } }, { session })
    await session.commitTransaction()
    await session.endSession()
    await built
    expect(await rows.countDocuments({ tags: 'late' }, { hint: 'tags_1' })).toBe(2)
    await expectComplete(rows, 'tags_1', { tags: { $gte: '' } })
  })

  it('is built once when several clients ask for it, and abandoned when its collection is dropped', async () => {
    const rows = await filled('asked')
    await Promise.all([1, 2, 3].map(() => rows.createIndex({ tags: 1 })))
    expect(await names(rows)).toEqual(['_id_', 'tags_1'])
    const another = rows.createIndex({ n: 1, tags: 1 })
    const ended = expect(another).rejects.toMatchObject({ code: 276, codeName: 'IndexBuildAborted' })
    await rows.drop()
    await ended
    await rows.insertOne(row(1))
    expect(await names(rows)).toEqual(['_id_'])
  })
})

describe('a dropped collection', () => {
  it('is gone at once, though a large table is emptied later', async () => {
    const rows = await filled('dropped')
    await rows.createIndex({ tags: 1 })
    await rows.drop()
    expect(await rows.countDocuments()).toBe(0)
    await rows.insertOne(row(7))
    expect(await rows.find().toArray()).toEqual([row(7)])
    expect(await names(rows)).toEqual(['_id_'])
  })
})
