import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOLD_MS } from './commit-lock.js'
import { HotDocuments } from './hot-documents.js'
import { type Change, type KeyReader } from './key-reader.js'
import { encodeRecordId, recordKey, tableKey } from './keys.js'
import { Store } from './store.js'

const TABLE = 300
const OTHER = 301
const MEGABYTE = 1024 ** 2

const document = (recordId: number, bytes = 40): Buffer =>
  Buffer.from(`document ${recordId}`.padEnd(bytes, '.'))

/** Reads the document twice, after which the cache keeps it. */
function read(hot: HotDocuments, table: number, recordId: number, bytes = document(recordId)): void {
  for (let time = 0; time < 2; time++) hot.read(table, recordId, bytes)
}

describe('HotDocuments', () => {
  it('evicts the documents that were read longest ago, at two megabytes', () => {
    const hot = new HotDocuments()
    const COUNT = 5000
    const BYTES = 1000
    read(hot, TABLE, 0, document(0, BYTES))
    for (let recordId = 1; recordId < COUNT; recordId++) {
      read(hot, TABLE, recordId, document(recordId, BYTES))
      if (recordId % 100 === 0) expect(hot.get(TABLE, 0)).toEqual(document(0, BYTES))
    }
    const kept = Array.from({ length: COUNT }, (_, recordId) => recordId).filter((recordId) => {
      const found = hot.get(TABLE, recordId)
      return found?.equals(document(recordId, BYTES))
    })
    expect(kept).toContain(0)
    expect(kept).toContain(COUNT - 1)
    expect(kept.length).toBeGreaterThan(1000)
    expect(kept.length * BYTES).toBeLessThanOrEqual(2 * MEGABYTE)
  })

  it('limits the number of small documents, and keeps no large one', () => {
    const hot = new HotDocuments()
    for (let recordId = 0; recordId < 20_000; recordId++) read(hot, TABLE, recordId, Buffer.from([1]))
    const kept = Array.from({ length: 20_000 }, (_, recordId) => hot.get(TABLE, recordId)).filter(Boolean)
    expect(kept.length).toBeLessThanOrEqual(8192)
    read(hot, OTHER, 1, document(1, 20_000))
    expect(hot.get(OTHER, 1)).toBeUndefined()
  })

  it('keeps a document at its second reading', () => {
    const hot = new HotDocuments()
    hot.read(TABLE, 1, document(1))
    expect(hot.get(TABLE, 1)).toBeUndefined()
    hot.read(TABLE, 1, document(1))
    expect(hot.get(TABLE, 1)).toEqual(document(1))
  })

  it('returns copies of the documents that were given to it', () => {
    const hot = new HotDocuments()
    const lent = document(1)
    read(hot, TABLE, 1, lent)
    lent.fill(0)
    expect(hot.get(TABLE, 1)).toEqual(document(1))
  })

  it('has no document that the commit in progress writes, and takes in none of its tables', () => {
    const hot = new HotDocuments()
    for (const table of [TABLE, OTHER]) for (const id of [1, 2]) read(hot, table, id)
    hot.changing(recordKey(TABLE, 1), document(1))
    read(hot, TABLE, 1)
    read(hot, TABLE, 3)
    read(hot, OTHER, 3)
    expect([1, 2, 3].map((id) => Boolean(hot.get(TABLE, id)))).toEqual([false, true, false])
    expect([1, 2, 3].map((id) => Boolean(hot.get(OTHER, id)))).toEqual([true, true, true])
    hot.committed()
    read(hot, TABLE, 3)
    expect(hot.get(TABLE, 3)).toEqual(document(3))
  })

  it('keeps a document that was kept as the commit has written it, whatever its new length', () => {
    const hot = new HotDocuments()
    const written = new Map([
      [1, Buffer.from('other document 1'.padEnd(40, '.'))],
      [2, document(2, 400)],
      [3, document(3, 20_000)],
      [4, null],
    ])
    for (const id of [...written.keys(), 5]) read(hot, TABLE, id)
    for (const [id, bytes] of written) hot.changing(recordKey(TABLE, id), bytes)
    hot.changing(recordKey(TABLE, 6), document(6))
    expect([1, 2, 3, 4].map((id) => hot.get(TABLE, id))).toEqual([undefined, undefined, undefined, undefined])
    hot.committed()
    expect([1, 2].map((id) => hot.get(TABLE, id))).toEqual([written.get(1), written.get(2)])
    expect([3, 4, 6].map((id) => hot.get(TABLE, id))).toEqual([undefined, undefined, undefined])
    expect(hot.get(TABLE, 5)).toEqual(document(5))
  })

  it('overwrites no other document when the one that a commit writes was evicted meanwhile', () => {
    const hot = new HotDocuments()
    read(hot, TABLE, 1)
    hot.changing(recordKey(TABLE, 1), Buffer.alloc(40, 'x'))
    for (let id = 10; id < 500; id++) read(hot, OTHER, id, document(id, 8000))
    hot.committed()
    expect(hot.get(TABLE, 1)).toBeUndefined()
    for (let id = 10; id < 500; id++) {
      const found = hot.get(OTHER, id)
      if (found) expect(found).toEqual(document(id, 8000))
    }
  })

  it('has a document of its old half neither while a commit writes it', () => {
    const hot = new HotDocuments()
    read(hot, TABLE, 1)
    for (let id = 10; id < 150; id++) read(hot, OTHER, id, document(id, 8000))
    hot.changing(recordKey(TABLE, 1), document(2))
    expect(hot.get(TABLE, 1)).toBeUndefined()
    hot.committed()
    expect(hot.get(TABLE, 1)).toEqual(document(2))
  })

  it('keeps the record id of a key at its second reading, until a commit writes the key', () => {
    const hot = new HotDocuments()
    const key = tableKey(OTHER, Buffer.from('a value'))
    hot.readId(key, 7)
    expect(hot.idAt(key)).toBeUndefined()
    hot.readId(key, 7)
    expect(hot.idAt(key)).toBe(7)
    hot.changing(key, null)
    for (let time = 0; time < 2; time++) hot.readId(key, 7)
    expect(hot.idAt(key)).toBeUndefined()
    hot.committed()
    hot.readId(key, 8)
    hot.readId(key, 8)
    expect(hot.idAt(key)).toBe(8)
    hot.failed()
    expect(hot.idAt(key)).toBeUndefined()
  })

  it('limits the number of record ids, and evicts those that were read longest ago', () => {
    const hot = new HotDocuments()
    const keys = Array.from({ length: 20_000 }, (_, id) => tableKey(OTHER, Buffer.from(`value ${id}`)))
    keys.forEach((key, id) => {
      for (let time = 0; time < 2; time++) hot.readId(key, id)
      hot.idAt(keys[0] as Buffer)
    })
    const kept = keys.flatMap((key, id) => (hot.idAt(key) === id ? [id] : []))
    expect(kept.length).toBeLessThanOrEqual(8192)
    expect(kept).toEqual(expect.arrayContaining([0, 19_999]))
  })

  it('drops all documents after a failed commit, and keeps none of its tables until a commit succeeds', () => {
    const hot = new HotDocuments()
    read(hot, OTHER, 1)
    hot.changing(recordKey(TABLE, 1), document(3))
    hot.failed()
    read(hot, TABLE, 2)
    expect([hot.get(OTHER, 1), hot.get(TABLE, 1), hot.get(TABLE, 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    hot.changing(recordKey(OTHER, 5), document(5))
    hot.committed()
    read(hot, TABLE, 2)
    expect(hot.get(TABLE, 2)).toEqual(document(2))
  })
})

describe('a store with its cache of documents', () => {
  const IDS = 40
  const directory = mkdtempSync(join(tmpdir(), 'hot-'))
  const stores: Store[] = []
  const opened = async (): Promise<Store> => {
    await sleep(2 * HOLD_MS)
    const store = Store.open(directory)
    stores.push(store)
    return store
  }
  afterAll(async () => {
    for (const store of stores) await store.close()
    rmSync(directory, { recursive: true })
  })

  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const ids = Array.from({ length: IDS }, (_, id) => id)
  const entry = (id: number): Buffer => tableKey(OTHER, Buffer.from(`value ${id}`))
  const lentBy = (reader: KeyReader) =>
    ids.map((id) => [
      reader.lendRecord(TABLE, id)?.toString(),
      reader.record(TABLE, id)?.toString(),
      reader.idAt(entry(id)),
    ])
  const readBy = (reader: KeyReader) =>
    ids.map((id) => {
      const document = reader.get(recordKey(TABLE, id))?.toString()
      return [document, document, reader.get(entry(id))?.readUIntBE(0, 6)]
    })

  /** Changes that give some documents and entries of an index new bytes, and remove others. */
  function changesOf(random: () => number, round: number): Change[] {
    const some = (): number[] => ids.filter(() => random() < 0.2)
    const documents = some().map((id) => ({
      key: recordKey(TABLE, id),
      value: random() < 0.2 ? null : Buffer.from(`${round} of ${id}`),
    }))
    const entries = some().map((id) => ({
      key: entry(id),
      value: random() < 0.2 ? null : encodeRecordId(round),
    }))
    return [...documents, ...entries]
  }

  it('always returns what lmdb returns, during commits and beside open snapshots', async () => {
    const store = await opened()
    let seed = Number(process.env['SEED'] ?? 7)
    const random = (): number => (seed = (seed * 48_271) % 0x7fffffff) / 0x7fffffff
    for (let round = 0; round < 50; round++) {
      const snapshot = store.snapshot()
      const before = readBy(snapshot)
      let running = true
      const done = store.commit(changesOf(random, round)).then(() => (running = false))
      while (running) {
        expect(lentBy(store)).toEqual(readBy(store))
        await turn()
      }
      await done
      expect(lentBy(store)).toEqual(readBy(store))
      if (round % 3 === 0) store.commitNow(changesOf(random, round + 1000))
      expect(lentBy(store)).toEqual(readBy(store))
      expect(lentBy(snapshot)).toEqual(before)
      snapshot.release()
      await turn()
    }
  })

  it('does not use its cache after another engine has opened the store', async () => {
    const first = await opened()
    await first.commit([{ key: recordKey(TABLE, 1), value: Buffer.from('of the first') }])
    for (let time = 0; time < 3; time++) expect(first.lendRecord(TABLE, 1)?.toString()).toBe('of the first')
    const second = await opened()
    await second.commit([{ key: recordKey(TABLE, 1), value: Buffer.from('of the second') }])
    await sleep(5)
    expect(first.lendRecord(TABLE, 1)?.toString()).toBe('of the second')
  })
})
