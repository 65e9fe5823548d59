import { type Document, type MongoClient } from 'mongodb'
import { startTestEngine, type TestEngine } from '../support/engine.js'

let t: TestEngine
let client: MongoClient
beforeAll(async () => {
  t = await startTestEngine()
  client = t.client
  const docs = Array.from({ length: 1000 }, (_, _id) => ({ _id: _id as never, text: 'a'.repeat(40) }))
  await client.db('i').collection('c').insertMany(docs)
})
afterAll(() => t.stop())

/** A pipeline that would run far too long: it joins every document with every other, twice. */
const ENDLESS: Document[] = [
  { $lookup: { from: 'c', pipeline: [], as: 'b' } },
  { $unwind: '$b' },
  { $lookup: { from: 'c', pipeline: [], as: 'd' } },
  { $unwind: '$d' },
  { $group: { _id: null, n: { $sum: 1 } } },
]

const reduce = (input: unknown, value: unknown): Document => ({
  $reduce: { input, initialValue: 0, in: value },
})

describe('a command with too little time', () => {
  it('ends with 50 between documents', async () => {
    const endless = client.db('i').collection('c').aggregate(ENDLESS, { maxTimeMS: 50 }).toArray()
    await expect(endless).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' })
  })

  it('ends with 50 within an expression', async () => {
    const range = { $range: [0, 3000] }
    const nested = reduce(range, reduce(range, { $add: ['$$value', 1] }))
    const result = client
      .db('i')
      .aggregate([{ $documents: [{}] }, { $set: { n: nested } }], { maxTimeMS: 50 })
      .toArray()
    await expect(result).rejects.toMatchObject({ code: 50 })
  })
})

it('ends with 51156 when a pattern backtracks too much', async () => {
  const found = client
    .db('i')
    .collection('c')
    .findOne({ text: /^(a+)+b$/ })
  await expect(found).rejects.toMatchObject({ code: 51156 })
})

describe('a running command', () => {
  const admin = (): ReturnType<MongoClient['db']> => client.db('admin')

  it.each([
    ['the command', async (): Promise<Document[]> => (await admin().command({ currentOp: 1 })).inprog],
    [
      'the stage',
      (): Promise<Document[]> =>
        admin()
          .aggregate([{ $currentOp: {} }])
          .toArray(),
    ],
  ])('is shown by %s, and ends with 11601 when it is killed', async (_title, ask) => {
    const endless = client.db('i').collection('c').aggregate(ENDLESS).toArray()
    const ended = expect(endless).rejects.toMatchObject({ code: 11601, codeName: 'Interrupted' })
    const isEndless = (op: Document): boolean => op.ns === 'i.c' && op.op === 'command'
    let found: Document | undefined
    while (!found) found = (await ask()).find(isEndless)
    expect(found).toMatchObject({ type: 'op', active: true, command: { aggregate: 'c' } })
    expect(await admin().command({ killOp: 1, op: found.opid })).toMatchObject({
      ok: 1,
      info: 'attempting to kill op',
    })
    await ended
    expect((await ask()).filter(isEndless)).toEqual([])
  })

  it.each([
    [{ killOp: 1 }, 4],
    [{ currentOp: 1, active: true }, 40415],
    [{ aggregate: 1, pipeline: [{ $currentOp: { idleSessions: true } }], cursor: {} }, 238],
    [{ aggregate: 1, pipeline: [{ $currentOp: { nope: 1 } }], cursor: {} }, 40415],
  ])('is found by the filter %j: %d', async (command, code) => {
    await expect(admin().command(command)).rejects.toMatchObject({ code })
  })
})

it('rs.conf() shows the one member of the replica set', async () => {
  const { config } = await client.db('admin').command({ replSetGetConfig: 1 })
  expect(config).toMatchObject({ _id: 'rs0', version: 1, members: [{ _id: 0, votes: 1, priority: 1 }] })
})
