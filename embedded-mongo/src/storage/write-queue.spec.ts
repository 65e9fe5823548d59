import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Store } from './store.js'
import { WriteQueue } from './write-queue.js'

const key = (name: string): Buffer => Buffer.from(`key ${name}`)

describe('the write queue', () => {
  let directory: string
  let store: Store
  let queue: WriteQueue
  let told: string[]

  const open = (): void => {
    store = Store.open(directory)
    const tell = (what: string) => () => void told.push(what)
    queue = new WriteQueue(store, {
      begun: tell('begun'),
      committed: tell('committed'),
      failed: tell('failed'),
    })
  }
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'queue-'))
    told = []
    open()
  })
  afterEach(async () => {
    await queue.drained()
    await store.close()
    rmSync(directory, { recursive: true, force: true })
  })

  const put = (name: string, value: string) =>
    queue.submit(({ target }) => target.put(key(name), Buffer.from(value)))

  it('lets the jobs of one commit see each other, and readers see nothing until it is on disk', async () => {
    const seen: (string | undefined)[] = []
    const first = put('a', 'one')
    const second = queue.submit(({ target }) => {
      seen.push(target.get(key('a'))?.toString())
      seen.push(store.get(key('a'))?.toString())
    })
    await Promise.all([first, second])
    expect(seen).toEqual(['one', undefined])
    expect(store.get(key('a'))?.toString()).toBe('one')
    expect(told).toEqual(['begun', 'committed'])
  })

  it('answers readers while a commit goes to disk', async () => {
    await put('a', 'one')
    let answered = 0
    const commit = put('a', 'two').then(() => -1)
    for (let turn = 0; (await Promise.race([commit, new Promise((go) => setImmediate(go, 0))])) === 0; turn++)
      if (store.get(key('a'))) answered += 1
    expect(answered).toBeGreaterThan(0)
  })

  it('answers a job that refuses with its refusal and commits the others', async () => {
    const refused = queue.submit(() => {
      throw new Error('no')
    })
    await Promise.all([expect(refused).rejects.toThrow('no'), put('b', 'kept')])
    expect(store.get(key('b'))?.toString()).toBe('kept')
  })

  it('has an urgent commit on disk before any reader runs', async () => {
    const order: string[] = []
    const urgent = queue.submit((group) => {
      group.urgent = true
      group.onceCommitted(() => order.push(`committed, read as ${store.get(key('c'))?.toString()}`))
      group.target.put(key('c'), Buffer.from('new'))
      queueMicrotask(() => order.push('a reader'))
    })
    await urgent
    expect(order).toEqual(['committed, read as new', 'a reader'])
  })
})
