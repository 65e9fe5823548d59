import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { runEngine } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

interface Row {
  _id: number
}

const connect = (uri: string, retryWrites: boolean) =>
  new MongoClient(uri, { serverSelectionTimeoutMS: 2000, retryWrites }).connect()

const directory = temporaryDirectory()
const data = join(directory.path, 'data')
afterAll(() => directory.remove())

/** Acknowledged in each round before its kill. */
const LEAST_WRITES = 30

describe('an engine that is killed', () => {
  it('loses no acknowledged write, and its directory is free again', async () => {
    const acknowledged = new Set<number>()
    let next = 0
    for (let round = 0; round < 4; round++) {
      const engine = await runEngine(data)
      const client = await connect(engine.uri, false)
      const rows = client.db('d').collection<Row>('rows')
      const found = await rows.find().toArray()
      const stored = new Set(found.map(({ _id }) => _id))
      expect([...acknowledged].filter((number) => !stored.has(number))).toEqual([])
      const lane = async (): Promise<void> => {
        for (;;) {
          const number = next++
          await rows.insertOne({ _id: number })
          acknowledged.add(number)
        }
      }
      const lanes = Promise.allSettled(Array.from({ length: 8 }, lane))
      const before = acknowledged.size
      await sleep(400 + round * 50)
      // On a slow machine the first ones may take longer.
      while (acknowledged.size < before + LEAST_WRITES) await sleep(10)
      await engine.kill()
      await lanes
      await client.close()
    }
  })

  it('keeps transactions whole: transfers do not change the sum', async () => {
    const setUp = await runEngine(data)
    const first = await connect(setUp.uri, true)
    await first
      .db('d')
      .collection<{ _id: number; v: number }>('sums')
      .insertMany([0, 1, 2, 3].map((_id) => ({ _id, v: 100 })))
    await first.close()
    await setUp.stop()
    for (let round = 0; round < 2; round++) {
      const engine = await runEngine(data)
      const client = await connect(engine.uri, true)
      const sums = client.db('d').collection<{ _id: number; v: number }>('sums')
      const total = (await sums.find().toArray()).reduce((sum, { v }) => sum + v, 0)
      expect(total).toBe(400)
      const transfer = (i: number) =>
        client.withSession((session) =>
          session.withTransaction(
            async () => {
              await sums.updateOne({ _id: i % 4 }, { $inc: { v: -1 } }, { session })
              await sums.updateOne({ _id: (i + 1) % 4 }, { $inc: { v: 1 } }, { session })
            },
            { timeoutMS: 1000 },
          ),
        )
      const running = Promise.allSettled(Array.from({ length: 40 }, (_, i) => transfer(i)))
      await sleep(150)
      await engine.kill()
      await client.close(true)
      await running
    }
  })

  it('leaves no unfinished index, and no table that was to be emptied', async () => {
    const halves = join(directory.path, 'halves')
    const engine = await runEngine(halves)
    const client = await connect(engine.uri, false)
    const rows = client.db('d').collection<Row & { tags: number[] }>('rows')
    const tagsOf = (at: number) => Array.from({ length: 30 }, (_, tag) => at * 31 + tag)
    for (let from = 0; from < 20_000; from += 5000) {
      await rows.insertMany(
        Array.from({ length: 5000 }, (_, at) => ({ _id: from + at, tags: tagsOf(from + at) })),
      )
    }
    await client.db('d').createCollection('dropped')
    await rows.aggregate([{ $match: { _id: { $lt: 4000 } } }, { $out: 'dropped' }]).toArray()
    await client.db('d').dropCollection('dropped')
    const building = rows.createIndex({ tags: 1 }).catch((error: unknown) => error)
    await sleep(150)
    await engine.kill()
    expect(await building).toBeInstanceOf(Error)
    await client.close(true)
    const next = await runEngine(halves)
    const again = await connect(next.uri, false)
    const kept = again.db('d').collection<Row & { tags: number[] }>('rows')
    expect((await kept.indexes()).map(({ name }) => name)).toEqual(['_id_'])
    await kept.createIndex({ tags: 1 })
    expect(await kept.countDocuments({ tags: { $gte: 0 } }, { hint: 'tags_1' })).toBe(20_000)
    await again.close()
    expect(await next.stop()).toBe(0)
  })
})

describe('an engine without disk or memory', () => {
  it('reports a full disk, keeps nothing of the failed write, and goes on', async () => {
    const full = join(directory.path, 'full')
    const limited = await runEngine(full, { fileBlocks: 4096 })
    const client = await connect(limited.uri, false)
    const rows = client.db('d').collection<Row & { text?: string }>('rows')
    await rows.insertOne({ _id: 1 })
    const large = { _id: 2, text: 'x'.repeat(6 * 1024 ** 2) }
    const outcomes = await Promise.allSettled([rows.insertOne({ _id: 3 }), rows.insertOne(large)])
    expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { code: expect.any(Number) } })
    await rows.insertOne({ _id: 4 })
    const kept = [1, ...(outcomes[0].status === 'fulfilled' ? [3] : []), 4]
    expect((await rows.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual(kept)
    expect(await rows.estimatedDocumentCount()).toBe(kept.length)
    await client.close()
    expect(await limited.stop()).toBe(0)
    const unlimited = await runEngine(full)
    const again = await connect(unlimited.uri, false)
    expect(await again.db('d').collection('rows').countDocuments()).toBe(kept.length)
    await again.close()
    await unlimited.stop()
  })

  it('goes on after a command that needed too much memory', async () => {
    const engine = await runEngine(join(directory.path, 'small'), { heapMb: 48 })
    const client = await connect(engine.uri, false)
    try {
      const rows = client.db('d').collection<Row & { tags: string[] }>('rows')
      const tags = Array.from({ length: 60 }, (_, at) => `tag number ${at}`)
      for (let from = 0; from < 20_000; from += 1000) {
        await rows.insertMany(Array.from({ length: 1000 }, (_, at) => ({ _id: from + at, tags })))
      }
      const everything = rows.aggregate([{ $group: { _id: null, all: { $push: '$$ROOT' } } }])
      await expect(everything.toArray()).rejects.toMatchObject({ code: 146, codeName: 'ExceededMemoryLimit' })
      expect(await rows.countDocuments({ tags: 'tag number 7' })).toBe(20_000)
    } finally {
      // An open client would keep the test run from ending.
      await client.close()
    }
    expect(await engine.stop()).toBe(0)
  })

  it('is refused a directory that another engine holds', async () => {
    const holder = await runEngine(data)
    await expect(runEngine(data)).rejects.toThrow(
      `${join(data, 'db')} is already open in process ${holder.child.pid}`,
    )
    expect(await holder.stop()).toBe(0)
    const next = await runEngine(data)
    expect(await next.stop()).toBe(0)
  })
})
