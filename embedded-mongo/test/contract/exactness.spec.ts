import { Long, type MongoClient, Timestamp } from 'mongodb'
import { checksumOf } from '../../src/wire/checksum.js'
import { startTestEngine, type TestEngine } from '../support/engine.js'
import { RawClient } from '../support/raw-client.js'

let t: TestEngine
let client: MongoClient
let raw: RawClient
beforeAll(async () => {
  t = await startTestEngine()
  client = t.client
  raw = await RawClient.open(t.engine.uri)
})
afterAll(async () => {
  raw.close()
  await t.stop()
})

const OP_MSG = 2013
const CHECKSUM_PRESENT = 1

/** A message with exactly these bytes, and a checksum when `checksum` is given. */
function messageOf(body: Buffer, checksum?: number): Buffer {
  const head = Buffer.alloc(21)
  head.writeInt32LE(OP_MSG, 12)
  head.writeUInt32LE(checksum === undefined ? 0 : CHECKSUM_PRESENT, 16)
  const message = Buffer.concat([head, body, Buffer.alloc(checksum === undefined ? 0 : 4)])
  message.writeInt32LE(message.length, 0)
  if (checksum !== undefined)
    message.writeUInt32LE((checksumOf(message.subarray(0, -4)) ^ checksum) >>> 0, message.length - 4)
  return message
}

/** A document of int32 fields, in which a name may come twice. */
function bytesOf(fields: [string, number | Buffer | string][]): Buffer {
  const parts = fields.map(([name, value]) => {
    if (Buffer.isBuffer(value)) return Buffer.concat([Buffer.from(`\u0003${name}\0`), value])
    if (typeof value === 'string') {
      const text = Buffer.from(`${value}\0`)
      const length = Buffer.alloc(4)
      length.writeInt32LE(text.length)
      return Buffer.concat([Buffer.from(`\u0002${name}\0`), length, text])
    }
    const int = Buffer.alloc(4)
    int.writeInt32LE(value)
    return Buffer.concat([Buffer.from(`\u0010${name}\0`), int])
  })
  const length = Buffer.alloc(4)
  const whole = Buffer.concat([length, ...parts, Buffer.alloc(1)])
  whole.writeInt32LE(whole.length, 0)
  return whole
}

const PING = bytesOf([
  ['ping', 1],
  ['$db', 'admin'],
])

describe('a message with a checksum', () => {
  it('uses CRC-32C', () => {
    expect(checksumOf(Buffer.from('123456789'))).toBe(0xe3069283)
  })

  it('is answered when the checksum matches, and refused with 288 when it does not', async () => {
    await expect(raw.reply(messageOf(PING, 0))).resolves.toMatchObject({ ok: 1 })
    await expect(raw.reply(messageOf(PING, 1))).resolves.toMatchObject({
      ok: 0,
      code: 288,
      codeName: 'ChecksumMismatch',
    })
  })
})

describe('a repeated field name', () => {
  const twice: [string, number][] = [
    ['limit', 1],
    ['limit', 2],
  ]
  it.each<[string, [string, number | Buffer][], number]>([
    ['in a command', twice, 40413],
    ['in a filter', [['filter', bytesOf(twice)]], 238],
  ])('%s is refused', async (_title, fields, code) => {
    const message = messageOf(bytesOf([['find', 'c'], ...fields, ['$db', 'x']]))
    await expect(raw.reply(message)).resolves.toMatchObject({ ok: 0, code })
  })
})

describe('an empty timestamp', () => {
  const EMPTY = new Timestamp({ t: 0, i: 0 })
  const isNow = (value: unknown): boolean =>
    value instanceof Timestamp && Math.abs(value.t - Date.now() / 1000) < 60

  it('becomes the time in top-level fields of an inserted document, a different time in each field', async () => {
    const docs = client.db('times').collection('inserted')
    await docs.insertOne({ _id: EMPTY as never, a: EMPTY, b: EMPTY, in: { a: EMPTY } })
    const stored = await docs.findOne()
    expect([isNow(stored?.a), isNow(stored?.b)]).toEqual([true, true])
    expect(stored?.a).not.toEqual(stored?.b)
    expect([stored?._id, stored?.in]).toEqual([EMPTY, { a: EMPTY }])
  })

  it('becomes the time in a replacement, but not in an update', async () => {
    const docs = client.db('times').collection<{ _id: number; a?: Timestamp }>('updated')
    await docs.insertOne({ _id: 1 })
    await docs.updateOne({ _id: 1 }, { $set: { a: EMPTY } })
    expect(await docs.findOne()).toEqual({ _id: 1, a: EMPTY })
    await docs.replaceOne({ _id: 1 }, { a: EMPTY })
    expect(isNow((await docs.findOne())?.a)).toBe(true)
    await docs.findOneAndReplace({ _id: 2 }, { a: EMPTY }, { upsert: true })
    expect(isNow((await docs.findOne({ _id: 2 }))?.a)).toBe(true)
  })
})

describe('a read after a given cluster time', () => {
  const later = new Timestamp({ t: Math.floor(Date.now() / 1000) + 3600, i: 1 })

  it.each([
    ['that nobody was told', { afterClusterTime: later }],
    ['that is none', { afterClusterTime: new Timestamp({ t: 0, i: 0 }) }],
  ])('%s is refused with 72', async (_title, readConcern) => {
    const answer = await raw.command('x', { find: 'c', readConcern })
    expect(answer).toMatchObject({ ok: 0, code: 72, codeName: 'InvalidOptions' })
  })

  it('is answered for a cluster time that the client passes on, since the clock may have been set back', async () => {
    const $clusterTime = { clusterTime: later, signature: { hash: Buffer.alloc(20), keyId: Long.ZERO } }
    const answer = await raw.command('x', {
      find: 'c',
      readConcern: { afterClusterTime: later },
      $clusterTime,
    })
    expect(answer).toMatchObject({ ok: 1, operationTime: later })
  })
})

describe('the engine allows, as a server does,', () => {
  it('$elemMatch on part of a reference', async () => {
    const docs = client.db('refs').collection<{ _id: number; l: unknown[] }>('c')
    await docs.insertMany([
      { _id: 1, l: [{ $ref: 'x', $id: 1 }] },
      { _id: 2, l: [{ $ref: 'x', $id: 2 }] },
    ])
    expect(await docs.distinct('_id', { l: { $elemMatch: { $id: 2 } } })).toEqual([2])
  })

  it('a name with a dollar below the top level', async () => {
    const docs = client.db('refs').collection<{ _id: number; a: object }>('dollars')
    await docs.insertOne({ _id: 1, a: { $x: 1 } })
    await docs.updateOne({ _id: 1 }, { $inc: { 'a.$x': 1 }, $set: { 'a.$y': 1 } })
    expect(await docs.findOne()).toEqual({ _id: 1, a: { $x: 2, $y: 1 } })
    await expect(docs.updateOne({ _id: 1 }, { $set: { $x: 1 } })).rejects.toMatchObject({ code: 52 })
  })
})

it.each([
  { createSearchIndexes: 'c', indexes: [{ definition: {} }] },
  { updateSearchIndex: 'c', name: 'x', definition: {} },
  { dropSearchIndex: 'c', name: 'x' },
  { aggregate: 'c', pipeline: [{ $listSearchIndexes: {} }], cursor: {} },
])('%j is refused as outside of Atlas', async (command) => {
  await expect(client.db('x').command(command)).rejects.toMatchObject({
    code: 31082,
    codeName: 'SearchNotEnabled',
    message: 'Search index commands are only supported with Atlas.',
  })
})

describe('storage sizes', () => {
  it('are counted from documents and index entries, and divided by the scale', async () => {
    const db = client.db('sizes')
    await db.collection('c').createIndex({ a: 1 })
    await db.collection('c').insertMany(Array.from({ length: 500 }, (_, a) => ({ a, text: 'x'.repeat(100) })))
    const stats = await db.command({ collStats: 'c' })
    expect(stats.avgObjSize).toBe(Math.floor(stats.size / 500))
    expect(stats.indexSizes).toEqual({ _id_: expect.any(Number), a_1: expect.any(Number) })
    expect(stats.totalIndexSize).toBe(stats.indexSizes._id_ + stats.indexSizes.a_1)
    expect(Math.min(stats.indexSizes._id_, stats.indexSizes.a_1)).toBeGreaterThan(500 * 10)
    expect(await db.command({ dbStats: 1, scale: 1024 })).toMatchObject({
      dataSize: stats.size / 1024,
      indexSize: stats.totalIndexSize / 1024,
      totalSize: stats.totalSize / 1024,
      scaleFactor: 1024,
    })
    expect(await db.command({ collStats: 'c', scale: 1024 })).toMatchObject({
      size: Math.floor(stats.size / 1024),
      scaleFactor: 1024,
    })
    const [index] = await db
      .collection('c')
      .aggregate([{ $indexStats: {} }])
      .toArray()
    expect(Object.keys(index ?? {})).toEqual(['name', 'key', 'host', 'spec'])
  })
})

describe('databases that differ only in case', () => {
  const refusal = { code: 13297 }
  beforeAll(() => client.db('Cases').collection('rows').insertOne({ n: 1 }))
  afterAll(() => client.db('Cases').dropDatabase())

  it('are refused, whichever command would create the second', async () => {
    const other = client.db('cases')
    await expect(other.collection('rows').insertOne({ n: 1 })).rejects.toMatchObject(refusal)
    await expect(other.createCollection('rows')).rejects.toMatchObject({
      code: 13297,
      codeName: 'DatabaseDifferCase',
      message: 'db already exists with different case already have: [Cases] trying to create [cases]',
    })
    await expect(other.collection('rows').createIndex({ n: 1 })).rejects.toMatchObject(refusal)
    await expect(
      other.collection('rows').updateOne({ n: 1 }, { $set: { m: 1 } }, { upsert: true }),
    ).rejects.toMatchObject(refusal)
    const out = { $out: { db: 'cases', coll: 'rows' } }
    await expect(client.db('Cases').collection('rows').aggregate([out]).toArray()).rejects.toMatchObject(
      refusal,
    )
    const rename = { renameCollection: 'Cases.rows', to: 'cases.rows' }
    await client.db('Cases').createCollection('kept')
    await expect(client.db('admin').command(rename)).rejects.toMatchObject(refusal)
    expect(await other.collection('rows').countDocuments()).toBe(0)
  })

  it('may follow each other: the name is free again when the first database is dropped', async () => {
    await client.db('Later').collection('rows').insertOne({ n: 1 })
    await client.db('Later').dropDatabase()
    await client.db('LATER').collection('rows').insertOne({ n: 1 })
    await client.db('LATER').dropDatabase()
  })

  it('cannot be created by two transactions at once', async () => {
    const begin = (name: string) =>
      client.withSession((session) =>
        session.withTransaction(() => client.db(name).collection('rows').insertOne({ n: 1 }, { session })),
      )
    const outcomes = await Promise.allSettled([begin('Twins'), begin('twins')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 13297 } })
  })
})
