import mongoose, { Schema } from 'mongoose'
import { startTestEngine, type TestEngine } from '../support/engine.js'

describe('mongoose', () => {
  let t: TestEngine
  let connection: mongoose.Connection
  beforeAll(async () => {
    t = await startTestEngine()
    connection = await mongoose.createConnection(t.engine.uri, { dbName: 'm' }).asPromise()
  })
  afterAll(async () => {
    await connection.close()
    await t.stop()
  })

  const define = () => {
    const schema = new Schema(
      {
        sku: { type: String, unique: true },
        price: Schema.Types.Decimal128,
        tags: [String],
        shop: { type: Schema.Types.ObjectId, ref: 'Shop' },
      },
      { timestamps: true, optimisticConcurrency: true },
    )
    schema.index({ tags: 1, createdAt: -1 })
    return schema
  }

  it('makes, keeps and drops indexes by its schemas', async () => {
    const Jar = connection.model('Jar', define())
    await Jar.init()
    await Jar.collection.createIndex({ old: 1 })
    expect(await Jar.syncIndexes()).toEqual(['old_1'])
    expect(await Jar.syncIndexes()).toEqual([])
    expect(Object.keys(await Jar.collection.indexInformation())).toEqual([
      '_id_',
      'sku_1',
      'tags_1_createdAt_-1',
    ])
    await Jar.create({ sku: 'a', price: '1.50' })
    await expect(Jar.create({ sku: 'a' })).rejects.toMatchObject({ code: 11000, keyValue: { sku: 'a' } })
  })

  it('populates, versions, pages and groups', async () => {
    const Shop = connection.model('Shop', new Schema({ name: String }))
    const Jar = connection.model('Pot', define())
    const shop = await Shop.create({ name: 'corner' })
    await Jar.insertMany(
      [1, 2, 3].map((n) => ({ sku: `p${n}`, price: `${n}.10`, tags: ['x'], shop: shop._id })),
    )
    const found = await Jar.findOne({ sku: 'p2' }).populate<{ shop: { name: string } }>('shop').orFail()
    expect(found.shop.name).toBe('corner')
    const rival = await Jar.findOne({ sku: 'p2' }).orFail()
    found.tags.push('y')
    await found.save()
    rival.tags.push('z')
    await expect(rival.save()).rejects.toThrow('No matching document')
    expect((await Jar.find().sort({ sku: -1 }).skip(1).limit(1).lean())[0]?.sku).toBe('p2')
    const [sum] = await Jar.aggregate<{ total: mongoose.Types.Decimal128 }>([
      { $group: { _id: null, total: { $sum: '$price' } } },
    ])
    expect(sum?.total.toString()).toBe('6.30')
    const [joined] = await Jar.aggregate<{ shops: { name: string }[] }>([
      { $match: { sku: 'p1' } },
      { $lookup: { from: 'shops', localField: 'shop', foreignField: '_id', as: 'shops' } },
    ])
    expect(joined?.shops[0]?.name).toBe('corner')
  })

  it('runs a transaction with its own session handling', async () => {
    const Counter = connection.model('Counter', new Schema({ n: Number }))
    await Counter.init()
    const counter = await Counter.create({ n: 0 })
    await expect(
      connection.transaction(async (session) => {
        await Counter.updateOne({ _id: counter._id }, { $inc: { n: 1 } }, { session })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await connection.transaction((session) =>
      Counter.updateOne({ _id: counter._id }, { $inc: { n: 5 } }, { session }),
    )
    expect((await Counter.findById(counter._id).orFail()).n).toBe(5)
  })
})
