import { Double, Int32, Long, MongoBulkWriteError, MongoServerError, ObjectId } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

interface Row {
  _id: number
  n?: number
  p?: number
  q?: number
  a?: number
  u?: number
  sku?: string
  email?: string
  fresh?: boolean
  items?: { sku: string; n: number }[]
}

let t: TestEngine
beforeAll(async () => {
  t = await startTestEngine()
})
afterAll(() => t.stop())

const fresh = (name: string) => t.client.db('writes').collection<Row>(name)

describe('an insert', () => {
  it('puts a generated _id first and returns it', async () => {
    const rows = t.client.db('writes').collection('ids')
    const { insertedId } = await rows.insertOne({ a: 1 })
    expect(Object.keys((await rows.findOne()) ?? {})).toEqual(['_id', 'a'])
    expect(insertedId).toBeInstanceOf(ObjectId)
  })

  it('keeps the numeric types it was given', async () => {
    const rows = t.client.db('writes').collection('types')
    await rows.insertOne({ i: new Int32(1), l: Long.fromNumber(1), d: new Double(1) })
    const [found] = await rows.find({}, { promoteValues: false, promoteLongs: false }).toArray()
    expect(found?.i).toBeInstanceOf(Int32)
    expect(found?.l).toBeInstanceOf(Long)
    expect(found?.d).toBeInstanceOf(Double)
  })

  it('reports a duplicate key in the shape of the server', async () => {
    const rows = fresh('unique')
    await rows.createIndex({ email: 1 }, { unique: true })
    await rows.insertOne({ _id: 1, email: 'a@b.c' })
    const error = await rows.insertOne({ _id: 2, email: 'a@b.c' }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(MongoServerError)
    expect(error).toMatchObject({
      code: 11000,
      message:
        'E11000 duplicate key error collection: writes.unique index: email_1 dup key: { email: "a@b.c" }',
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.c' },
    })
  })

  it('stops an ordered bulk at the first error and lets an unordered one go on', async () => {
    const rows = fresh('bulk')
    const documents = [{ _id: 1 }, { _id: 1 }, { _id: 2 }]
    const ordered = await rows.insertMany(documents).catch((thrown: unknown) => thrown)
    expect(ordered).toBeInstanceOf(MongoBulkWriteError)
    expect(await rows.countDocuments()).toBe(1)
    const unordered = await rows.insertMany(documents, { ordered: false }).catch((thrown: unknown) => thrown)
    expect((unordered as MongoBulkWriteError).writeErrors).toHaveLength(2)
    expect(await rows.countDocuments()).toBe(2)
  })
})

describe('an update', () => {
  it('upserts from the equalities of the filter and $setOnInsert', async () => {
    const rows = fresh('upsert')
    const result = await rows.updateOne(
      { sku: 'x', n: { $gt: 3 } },
      { $inc: { n: 1 }, $setOnInsert: { fresh: true } },
      { upsert: true },
    )
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1 })
    expect(await rows.findOne({ sku: 'x' })).toMatchObject({ sku: 'x', n: 1, fresh: true })
  })

  it('lets only one of many simultaneous upserts insert', async () => {
    const rows = fresh('upsert-race')
    await Promise.all(
      Array.from({ length: 30 }, () => rows.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { upsert: true })),
    )
    expect(await rows.find().toArray()).toEqual([{ _id: 1, n: 30 }])
  })

  it('changes the matched element by the positional operator and by array filters', async () => {
    const rows = fresh('positional')
    await rows.insertOne({
      _id: 1,
      items: [
        { sku: 'a', n: 1 },
        { sku: 'b', n: 2 },
      ],
    })
    await rows.updateOne({ _id: 1, 'items.sku': 'b' }, { $inc: { 'items.$.n': 10 } })
    await rows.updateOne({ _id: 1 }, { $set: { 'items.$[a].n': 7 } }, { arrayFilters: [{ 'a.sku': 'a' }] })
    expect(await rows.findOne()).toEqual({
      _id: 1,
      items: [
        { sku: 'a', n: 7 },
        { sku: 'b', n: 12 },
      ],
    })
  })

  it('finds and modifies with sort, projection, old and new', async () => {
    const rows = fresh('fam')
    await rows.insertMany([
      { _id: 1, p: 2 },
      { _id: 2, p: 1 },
    ])
    expect(
      await rows.findOneAndUpdate({}, { $set: { q: 1 } }, { sort: { p: 1 }, projection: { p: 1 } }),
    ).toEqual({ _id: 2, p: 1 })
    expect(await rows.findOneAndUpdate({ _id: 1 }, { $inc: { p: 1 } }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      p: 3,
    })
    expect(await rows.findOneAndDelete({}, { sort: { _id: -1 } })).toMatchObject({ _id: 2 })
    expect(
      await rows.findOneAndUpdate({ _id: 9 }, { $set: { a: 1 } }, { upsert: true, returnDocument: 'after' }),
    ).toEqual({ _id: 9, a: 1 })
    expect(await rows.findOneAndUpdate({ _id: 10 }, { $set: { a: 1 } })).toBeNull()
  })

  it('does not visit a document twice when the update moves it ahead of the scan', async () => {
    const rows = fresh('halloween')
    await rows.createIndex({ n: 1 })
    await rows.insertMany(Array.from({ length: 50 }, (_, i) => ({ _id: i, n: i })))
    const { modifiedCount } = await rows.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } })
    expect(modifiedCount).toBe(50)
    expect(await rows.countDocuments({ n: { $lt: 2000, $gte: 1000 } })).toBe(50)
  })

  it('refuses to change _id and leaves the document as it was', async () => {
    const rows = fresh('immutable')
    await rows.insertOne({ _id: 1, a: 1 })
    await expect(rows.updateOne({ _id: 1 }, { $set: { _id: 2, a: 5 } })).rejects.toMatchObject({ code: 66 })
    expect(await rows.findOne()).toEqual({ _id: 1, a: 1 })
  })

  it('keeps the documents that a multi-update changed before it failed, and reports where it failed', async () => {
    const rows = fresh('partial')
    await rows.createIndex({ u: 1 }, { unique: true, sparse: true })
    await rows.insertMany([{ _id: 1 }, { _id: 2 }])
    await expect(rows.updateMany({}, { $set: { u: 1 } })).rejects.toMatchObject({ code: 11000 })
    expect(await rows.countDocuments({ u: 1 })).toBe(1)
  })
})
