import { Binary, type Document, Long, type MongoClient } from 'mongodb'
import { randomBytes } from 'node:crypto'
import { startEmbeddedMongo } from '../../src/launch/start.js'
import { type TestEngine, startTestEngine } from '../support/engine.js'

describe('numbered writes of a session', () => {
  let t: TestEngine
  let plain: MongoClient
  beforeAll(async () => {
    t = await startTestEngine()
    plain = await t.connect({ retryWrites: false })
  })
  afterAll(() => t.stop())

  const newSession = (): Document => ({ id: new Binary(randomBytes(16), 4) })
  /** As a driver sends it, without the driver's own numbering. */
  const numbered = (lsid: Document, number: number, command: Document): Promise<Document> =>
    plain.db('s').command({ ...command, lsid, txnNumber: Long.fromNumber(number) })

  it('are done once and answered alike however often they come', async () => {
    const lsid = newSession()
    const increment = {
      findAndModify: 'once',
      query: { _id: 1 },
      update: { $inc: { n: 1 } },
      upsert: true,
      new: true,
    }
    const first = await numbered(lsid, 1, increment)
    const again = await numbered(lsid, 1, increment)
    expect(again.value).toEqual({ _id: 1, n: 1 })
    expect(again.lastErrorObject).toEqual(first.lastErrorObject)
    expect((await numbered(lsid, 2, increment)).value).toEqual({ _id: 1, n: 2 })
  })

  it('are refused when a newer one has begun', async () => {
    const lsid = newSession()
    const insert = (_id: number) => ({ insert: 'old', documents: [{ _id }] })
    await numbered(lsid, 5, insert(5))
    await expect(numbered(lsid, 4, insert(4))).rejects.toMatchObject({ code: 225 })
  })

  it('are remembered over a restart', async () => {
    const directory = `${t.directory}-restart`
    const lsid = newSession()
    const command = {
      update: 'c',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true }],
      lsid,
      txnNumber: Long.fromNumber(1),
    }
    for (let start = 0; start < 2; start++) {
      const engine = await startEmbeddedMongo({ directory, thread: false })
      const client = await new (plain.constructor as typeof MongoClient)(engine.uri, {
        retryWrites: false,
      }).connect()
      await client.db('s').command(command)
      expect(await client.db('s').collection('c').findOne()).toMatchObject({ n: 1 })
      await client.close()
      await engine.close()
    }
  })

  it('may not change many documents, nor carry a number where none belongs', async () => {
    const many = { update: 'm', updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }] }
    await expect(numbered(newSession(), 1, many)).rejects.toMatchObject({ code: 9 })
    await expect(numbered(newSession(), 1, { find: 'm' })).rejects.toMatchObject({ code: 50768 })
  })
})
