import { randomBytes } from 'node:crypto'
import { Binary, type Document, Long } from 'bson'
import { startEmbeddedMongo } from '../../src/launch/start.js'
import { temporaryDirectory } from '../support/engine.js'
import { RawClient } from '../support/raw-client.js'

const newSession = (): Document => ({ id: new Binary(randomBytes(16), 4) })
const number = (value: number): Long => Long.fromNumber(value)

describe('numbered writes of a session', () => {
  const directory = temporaryDirectory()
  let client: RawClient
  let address: string
  let stop: () => Promise<void>
  const start = async (): Promise<void> => {
    const engine = await startEmbeddedMongo({ directory: directory.path, thread: false })
    address = engine.uri
    client = await RawClient.open(address)
    stop = async () => {
      client.close()
      await engine.close()
    }
  }
  beforeAll(start)
  afterAll(async () => {
    await stop()
    directory.remove()
  })

  const numbered = (lsid: Document, txnNumber: number, command: Document): Promise<Document> =>
    client.command('s', { ...command, lsid, txnNumber: number(txnNumber) })
  const increment = (_id: number): Document => ({
    findAndModify: 'once',
    query: { _id },
    update: { $inc: { n: 1 } },
    upsert: true,
    new: true,
  })

  it('are done once, and repeated writes get the same answer', async () => {
    const lsid = newSession()
    const first = await numbered(lsid, 1, increment(1))
    const again = await numbered(lsid, 1, increment(1))
    expect(again.value).toEqual({ _id: 1, n: 1 })
    expect(again.lastErrorObject).toEqual(first.lastErrorObject)
    expect((await numbered(lsid, 2, increment(1))).value).toEqual({ _id: 1, n: 2 })
  })

  it('are done once when a repeat overtakes the first attempt', async () => {
    const lsid = newSession()
    const answers = await Promise.all([1, 2, 3].map(() => numbered(lsid, 1, increment(2))))
    expect(answers.map(({ value }) => value)).toEqual([1, 2, 3].map(() => ({ _id: 2, n: 1 })))
  })

  it('are refused when a newer write has begun', async () => {
    const lsid = newSession()
    await numbered(lsid, 5, increment(5))
    expect(await numbered(lsid, 4, increment(4))).toMatchObject({ ok: 0, code: 225 })
  })

  it('are remembered after a restart, as are commits', async () => {
    const [writer, committer] = [newSession(), newSession()]
    await numbered(writer, 1, increment(3))
    const transaction = { lsid: committer, txnNumber: number(1), autocommit: false }
    await client.command('s', {
      insert: 'c',
      documents: [{ _id: 1 }],
      ...transaction,
      startTransaction: true,
    })
    await client.command('admin', { commitTransaction: 1, ...transaction })
    await stop()
    await start()
    expect((await numbered(writer, 1, increment(3))).value).toEqual({ _id: 3, n: 1 })
    expect(await client.command('admin', { commitTransaction: 1, ...transaction })).toMatchObject({ ok: 1 })
    const never = { ...transaction, lsid: newSession() }
    expect(await client.command('admin', { commitTransaction: 1, ...never })).toMatchObject({ code: 251 })
  })

  it('are refused for multi-document changes and for commands that are not retryable', async () => {
    const many = { update: 'm', updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }] }
    expect(await numbered(newSession(), 1, many)).toMatchObject({ code: 9 })
    expect(await numbered(newSession(), 1, { find: 'm' })).toMatchObject({ code: 50768 })
  })

  it('end with a closed connection when a message has an impossible length', async () => {
    const broken = await RawClient.open(address)
    const closed = broken.closed()
    broken.send(Buffer.from('ffffff7f00000000000000000000000000000000', 'hex'))
    await closed
  })
})
