import { readFile } from 'node:fs/promises'
import { HeavyTurns } from '../../../src/platform/http/routes/heavy-turns.service.js'
import { Workers } from '../../../src/platform/workers/workers.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { checkFile, importFile } from '../../support/builders/imports.builders.js'

/** A file of work that lies nowhere. */
const workOf = (code: string) => ({
  file: new URL(
    `data:text/javascript,${encodeURIComponent(`import * as threads from 'node:worker_threads'\n${code}`)}`,
  ),
  name: 'work',
})
const THREAD = workOf(
  'export const work = (input) => ({ thread: threads.threadId, input, bytes: new Uint8Array(3) })',
)
const WAITING = workOf('export const work = (seen) => Atomics.wait(seen, 0, 0, 30_000)')
const TELLING = workOf('export const work = (seen) => { Atomics.store(seen, 0, 1); Atomics.notify(seen, 0) }')
const ENDLESS = workOf('export const work = () => { for (;;); }')
// Large pieces: small ones have the engine tidy up for a minute before it gives up.
const GREEDY = workOf(
  'export const work = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all)) }',
)
const FAILING = workOf("export const work = () => { throw new TypeError('no ink') }")
const ENDING = workOf('export const work = () => process.exit(3)')
type Thread = (input: unknown) => { thread: number; input: unknown; bytes: Uint8Array }

describe('Work in a thread of its own', () => {
  const workers = new Workers({ mostMs: 60_000, heapMb: 32 })
  const hasty = new Workers({ mostMs: 5_000, heapMb: 32 })
  afterAll(() => Promise.all([workers.onApplicationShutdown(), hasty.onApplicationShutdown()]))
  const thread = (input: unknown = null, on = workers) => on.run<Thread>(THREAD, input)

  it('gets plain data and gives plain data back, beside the thread that answers requests', async () => {
    const input = { day: new Date(0), names: ['లక్ష్మి'], bytes: new Uint8Array([1, 2]) }
    const given = await thread(input)
    expect(given.thread).toBeGreaterThan(0)
    expect(given.input).toEqual(input)
  })

  it('goes on beside other work', async () => {
    const seen = new Int32Array(new SharedArrayBuffer(4))
    const waiting = workers.run<(seen: Int32Array) => string>(WAITING, seen)
    await workers.run<(seen: Int32Array) => void>(TELLING, seen)
    expect(await waiting).not.toBe('timed-out')
  })

  it('ends in an error when it needs too much time, and the next work is done', async () => {
    await expect(hasty.run<() => never>(ENDLESS, undefined as never)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringMatching(/more time .*Nothing was changed\.$/),
    })
    expect((await thread('next', hasty)).input).toBe('next')
  })

  it.each([
    [
      'needs too much memory',
      GREEDY,
      { code: 'TOO_LARGE', message: expect.stringMatching(/more memory .*Ask for less at once\./) },
    ],
    ['fails', FAILING, { name: 'TypeError', message: 'no ink' }],
    ['ends its thread', ENDING, { message: 'worker exited with code: 3' }],
  ])('ends in an error when it %s, and the next work is done', async (_, work, error) => {
    await expect(workers.run<() => never>(work, undefined as never)).rejects.toMatchObject(error)
    expect((await thread('next')).input).toBe('next')
  })
})

describe('An import', () => {
  let shop: Pantry
  beforeAll(async () => {
    shop = await Pantry.open()
  })
  afterAll(() => shop.close())

  it('whose thread is ended writes every line or none, and can be repeated', async () => {
    const boss = await shop.staff()
    const lines = Array.from({ length: 500 }, (_, at) => `RM,Chilli ${at},Hot,KG,${at}`)
    const text = ['materialType,name,description,priceUnit,price', ...lines].join('\n')
    const stored = () => shop.running.db.collection('products').countDocuments({ name: /^Chilli / })
    const sent = importFile(boss, 'products', text)
    for (let turn = 0; turn < 10; turn += 1) {
      await readFile(__filename)
      await shop.running.app.get(Workers).onApplicationShutdown()
    }
    const { status } = await sent
    expect([
      [500, 0],
      [201, lines.length],
    ]).toContainEqual([status, await stored()])
    if (status === 500) expect((await importFile(boss, 'products', text)).status).toBe(201)
    expect(await stored()).toBe(lines.length)
  })

  it('is refused with a sentence while five of the same account are under way, and others are not', async () => {
    const boss = await shop.staff()
    const { _id } = (await shop.running.db.collection('users').findOne({ role: 'admin' })) ?? {}
    const turns = shop.running.app.get(HeavyTurns)
    const ends: (() => void)[] = []
    const works = Array.from({ length: 5 }, () =>
      turns.work({ userId: String(_id), role: 'admin' }, () => new Promise<void>((end) => ends.push(end))),
    )
    const files = [
      'orders/export.csv',
      'customers/export.csv',
      'costs/products.csv',
      'reports/months',
      'trace.csv',
    ]
    for (const file of files)
      expect(await boss.get(`/api/admin/${file}`)).toMatchObject({
        status: 429,
        body: {
          code: 'TOO_MANY_REQUESTS',
          error: expect.stringMatching(/^The shop is still busy with what you asked/),
        },
      })
    expect((await checkFile(boss, 'products', 'materialType\n')).status).toBe(429)
    expect((await boss.get('/api/admin/products')).status).toBe(200)
    const { client } = await packer(shop.running, boss)
    const slips = await client.get('/api/admin/packing/slips?orders=P-0000-0000')
    expect(slips.status).toBe(400)
    for (let ended = 0; ended < works.length; ended += 1) {
      while (ends.length === ended) await new Promise(setImmediate)
      ends[ended]?.()
    }
    await Promise.all(works)
    expect((await boss.get('/api/admin/orders/export.csv')).status).toBe(200)
    expect((await checkFile(boss, 'products', 'materialType\n')).status).toBe(200)
  })
})
