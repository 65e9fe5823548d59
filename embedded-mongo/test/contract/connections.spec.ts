import { startTestEngine, type TestEngine } from '../support/engine.js'
import { RawClient } from '../support/raw-client.js'

let t: TestEngine
beforeAll(async () => {
  t = await startTestEngine()
})
afterAll(() => t.stop())

/** The header of a message that announces this many bytes. */
function header(length: number): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeInt32LE(length)
  return bytes
}

describe('connections', () => {
  it('are closed beyond the limit, while earlier ones stay open', async () => {
    const open = async () => {
      const client = await RawClient.open(t.engine.uri)
      return { client, ended: client.closed() }
    }
    const first = await open()
    const others: Awaited<ReturnType<typeof open>>[] = []
    // A few at a time: a socket of the file system has a short queue.
    while (others.length < 520) others.push(...(await Promise.all(Array.from({ length: 20 }, open))))
    await Promise.race(others.map(({ ended }) => ended))
    expect(await first.client.command('admin', { ping: 1 })).toMatchObject({ ok: 1 })
    for (const { client } of [first, ...others]) client.close()
    expect(await t.client.db('d').command({ ping: 1 })).toMatchObject({ ok: 1 })
  })

  it('cannot block others by announcing large messages and sending little', async () => {
    const idle = await Promise.all([1, 2, 3, 4].map(() => RawClient.open(t.engine.uri)))
    for (const client of idle) client.send(header(48_000_000))
    const rows = t.client.db('d').collection('rows')
    await rows.insertMany(Array.from({ length: 1000 }, (_, n) => ({ n, text: 'x'.repeat(50) })))
    expect(await rows.countDocuments()).toBe(1000)
    for (const client of idle) client.close()
    await rows.insertOne({ text: 'x'.repeat(15_000_000) })
    expect(await rows.countDocuments()).toBe(1001)
  })
})
