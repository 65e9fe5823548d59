import fs, { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOLD_MS } from './commit-lock.js'
import { DATA_FILE } from './data-file.js'
import { BELIEVED_MS } from './free-space.js'
import { Store } from './store.js'
import { WriteQueue } from './write-queue.js'

const key = (name: string): Buffer => Buffer.from(`key ${name}`)

let directory: string
let store: Store
let queue: WriteQueue
let told: string[]

function open(): void {
  store = Store.open(directory)
  const tell = (what: string) => () => void told.push(what)
  queue = new WriteQueue(store, {
    begun: tell('begun'),
    committed: tell('committed'),
    failed: tell('failed'),
    lost: tell('lost'),
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

describe('the write queue', () => {
  it("lets the jobs of one commit see each other's writes, and readers none before it is on disk", async () => {
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

  it('commits later jobs after an urgent one separately', async () => {
    const urgent = queue.submit((group) => {
      group.urgent = true
      group.target.put(key('a'), Buffer.from('urgent'))
    })
    const seen = put('b', 'later').then(() => [...told])
    await urgent
    expect([store.get(key('a'))?.toString(), store.get(key('b'))]).toEqual(['urgent', undefined])
    expect(await seen).toEqual(['begun', 'committed', 'begun', 'committed'])
  })

  it('answers readers while a commit goes to disk', async () => {
    await put('a', 'one')
    let answered = 0
    const commit = put('a', 'two').then(() => -1)
    for (let turn = 0; (await Promise.race([commit, new Promise((go) => setImmediate(go, 0))])) === 0; turn++)
      if (store.get(key('a'))) answered += 1
    expect(answered).toBeGreaterThan(0)
  })

  it('answers a job that throws with its error, and commits the others', async () => {
    const refused = queue.submit(() => {
      throw new Error('no')
    })
    await Promise.all([expect(refused).rejects.toThrow('no'), put('b', 'kept')])
    expect(store.get(key('b'))?.toString()).toBe('kept')
  })

  it('writes nothing more after another engine has opened the store, or when its lock is lost', async () => {
    await put('a', 'one')
    await sleep(2 * HOLD_MS)
    const other = Store.open(directory)
    await expect(put('a', 'two')).rejects.toThrow('Another engine has opened the database in')
    await expect(
      queue.submit((group) => {
        group.urgent = true
        group.target.put(key('a'), Buffer.from('three'))
      }),
    ).rejects.toThrow('Another engine has opened')
    expect(other.get(key('a'))?.toString()).toBe('one')
    expect(told).toEqual(['begun', 'committed', 'begun', 'failed', 'lost', 'begun', 'failed', 'lost'])
    await other.commit([{ key: key('a'), value: Buffer.from('four') }])
    expect(other.get(key('a'))?.toString()).toBe('four')
    await sleep(2 * HOLD_MS)
    let locked = true
    const unlocked = Store.open(directory, () => {
      if (!locked) throw new Error('its lock is gone')
    })
    await sleep(2 * HOLD_MS)
    locked = false
    await expect(unlocked.commit([{ key: key('a'), value: null }])).rejects.toThrow('its lock is gone')
  })

  it('accepts only deletes while the disk is full', async () => {
    await put('a', 'one')
    await sleep(BELIEVED_MS)
    const free = jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1000, bsize: 4096 } as fs.StatsFs)
    try {
      await expect(put('b', 'two')).rejects.toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' })
      await queue.submit(({ target }) => target.remove(key('a')))
    } finally {
      free.mockRestore()
    }
    await put('b', 'two')
    expect([store.get(key('a')), store.get(key('b'))?.toString()]).toEqual([undefined, 'two'])
  })

  it('answers a disk error with 8, a full disk with 14031, and goes on', async () => {
    await put('a', 'one')
    const failing = jest
      .spyOn(store, 'commit')
      .mockRejectedValue(Object.assign(new Error('Input/output error'), { code: 5 }))
    await expect(put('b', 'two')).rejects.toMatchObject({ code: 8, codeName: 'UnknownError' })
    await sleep(BELIEVED_MS)
    const free = jest
      .spyOn(fs, 'statfsSync')
      .mockReturnValueOnce({ bavail: 1e6, bsize: 4096 } as fs.StatsFs)
      .mockReturnValue({ bavail: 1000, bsize: 4096 } as fs.StatsFs)
    try {
      await expect(put('b', 'two')).rejects.toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' })
    } finally {
      free.mockRestore()
      failing.mockRestore()
    }
    expect(store.get(key('a'))?.toString()).toBe('one')
    expect(told).toEqual(['begun', 'committed', 'begun', 'failed', 'begun', 'failed'])
    await put('b', 'two')
    expect(store.get(key('b'))?.toString()).toBe('two')
  })

  it.each([false, true])(
    'begins the commit after a failed one only once the file has become longer (urgent: %s)',
    async (urgent) => {
      await put('a', 'one')
      const length = (): number => fs.statSync(join(directory, DATA_FILE)).size
      const before = length()
      await put('a', 'two')
      expect(length()).toBe(before)
      const fail = () => {
        throw Object.assign(new Error('Input/output error'), { code: 5 })
      }
      const failing = [
        jest.spyOn(store, 'commit').mockImplementation(fail),
        jest.spyOn(store, 'commitNow').mockImplementation(fail),
      ]
      await expect(
        queue.submit((group) => {
          group.urgent = urgent
          group.target.put(key('a'), Buffer.from('three'))
        }),
      ).rejects.toMatchObject({ code: 8 })
      for (const one of failing) one.mockRestore()
      expect(length()).toBe(before)
      await put('a', 'four')
      expect(length()).toBeGreaterThan(before)
    },
  )

  it('makes room in the file before lmdb writes a page: where there is none, lmdb is not asked', async () => {
    await put('a', 'one')
    const asked = jest.spyOn(store, 'commit')
    const full = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    })
    try {
      await expect(put('b', 'two'.repeat(800_000))).rejects.toMatchObject({ code: 14031 })
      expect(asked).not.toHaveBeenCalled()
    } finally {
      full.mockRestore()
      asked.mockRestore()
    }
    await put('b', 'two'.repeat(800_000))
    expect(store.get(key('b'))?.length).toBe(2_400_000)
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
