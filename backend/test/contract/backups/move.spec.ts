import { mongo } from 'mongoose'
import { digestOf } from '../../../src/cli/move/compare.js'
import { moveAll } from '../../../src/cli/move/move-all.js'
import { freshDatabaseUri } from '../../support/http/app.js'

const { Double, Int32, Long, Decimal128, Binary, ObjectId } = mongo.BSON

let client: mongo.MongoClient
let source: mongo.Db
let target: mongo.Db

const nameOf = (uri: string): string => new URL(uri).pathname.slice(1)
const quiet = (): void => undefined

beforeAll(async () => {
  client = await new mongo.MongoClient(freshDatabaseUri()).connect()
})
afterAll(() => client.close())

beforeEach(async () => {
  source = client.db(nameOf(freshDatabaseUri()))
  target = client.db(nameOf(freshDatabaseUri()))
  const rows = source.collection<{ _id: number; email?: string; text: string }>('rows')
  await rows.insertMany(
    Array.from({ length: 1_700 }, (_, _id) => ({
      _id,
      text: 'x'.repeat(300),
      ...(_id % 2 ? { email: `e${_id}` } : {}),
    })),
  )
  await rows.createIndex(
    { email: 1 },
    { unique: true, partialFilterExpression: { email: { $exists: true } } },
  )
  await source.createCollection('empty')
})
afterEach(async () => {
  await source.dropDatabase()
  await target.dropDatabase()
})

/** Breaks off once this many documents of `rows` have arrived. */
const breakAt = (copied: number) => (line: string) => {
  if (line.startsWith(`rows: ${copied} `)) throw new Error('the cable was pulled')
}

it('a move copies every document with its types, and every index with its rules', async () => {
  const mixed = source.collection<{ _id: unknown }>('mixed')
  await mixed.insertMany([
    { _id: 'text', long: Long.fromString('5'), int: new Int32(5), double: new Double(5) },
    {
      _id: new ObjectId(),
      money: Decimal128.fromString('1.50'),
      bytes: new Binary(Buffer.from('ab')),
      none: null,
    },
    { _id: 7, at: new Date(0), nested: { z: 1, a: [1, 'two', { three: new Double(3) }] }, pattern: /a+/i },
  ] as never[])
  await mixed.createIndex({ at: 1 }, { expireAfterSeconds: 0 })
  const moved = await moveAll(source, target, quiet)
  expect(moved).toEqual({ collections: 3, documents: 1_703, wasDone: false })
  const names = (await target.listCollections().toArray()).map(({ name }) => name).sort()
  expect(names).toEqual(['empty', 'mixed', 'rows'])
  for (const name of names)
    expect(await digestOf(target.collection(name))).toEqual(await digestOf(source.collection(name)))
  const indexes = await target.collection('rows').indexes()
  expect(indexes).toContainEqual(
    expect.objectContaining({
      key: { email: 1 },
      unique: true,
      partialFilterExpression: { email: { $exists: true } },
    }),
  )
  expect(await target.collection('mixed').indexes()).toContainEqual(
    expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 0 }),
  )
})

it('a move continues where it was interrupted', async () => {
  await expect(moveAll(source, target, breakAt(1_700))).rejects.toThrow('the cable was pulled')
  await target.collection('moving').updateOne({ _id: 'rows' as never }, { $set: { copied: 1_000 } })
  const lines: string[] = []
  await moveAll(source, target, (line) => lines.push(line))
  expect(lines[0]).toBe('Going on with the move that was interrupted.')
  expect(await digestOf(target.collection('rows'))).toEqual(await digestOf(source.collection('rows')))
  expect(lines.join()).not.toContain('copied again')
})

it('a move copies again what the shop changed after an interruption', async () => {
  await expect(moveAll(source, target, breakAt(1_700))).rejects.toThrow('the cable was pulled')
  const rows = source.collection<{ _id: number }>('rows')
  await rows.updateOne({ _id: 3 }, { $set: { text: 'sold' } })
  await rows.deleteOne({ _id: 4 })
  const lines: string[] = []
  await moveAll(source, target, (line) => lines.push(line))
  expect(lines).toContain('rows: changed since the move was interrupted; copied again.')
  expect(await digestOf(target.collection('rows'))).toEqual(await digestOf(source.collection('rows')))
})

it('a move refuses a database with other data, and does not change it', async () => {
  await target.collection('diary').insertOne({ text: 'dear diary' })
  await expect(moveAll(source, target, quiet)).rejects.toThrow(/holds other data \(diary\)/)
  expect((await target.listCollections().toArray()).map(({ name }) => name)).toEqual(['diary'])
})

it('a move refuses a server without transactions', async () => {
  const single = { admin: () => ({ command: () => Promise.resolve({ isWritablePrimary: true }) }) }
  await expect(moveAll(source, single as unknown as mongo.Db, quiet)).rejects.toThrow('not a replica set')
})
