import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KeyReader } from './key-reader.js'
import { encodeRecordId, entryKey, recordKey, tableKey, tableRange, trailingRecordId } from './keys.js'
import { Overlay } from './overlay.js'
import { Store } from './store.js'

const TABLE = 200
const INDEX = 201
const UNIQUE = 202
const RECORDS = 60

/** In another order than the records are in. */
const nameKey = (id: number) => tableKey(UNIQUE, Buffer.from(`name ${(id * 7) % RECORDS}`))

describe('a store', () => {
  const directory = mkdtempSync(join(tmpdir(), 'store-'))
  let store: Store
  beforeAll(async () => {
    store = Store.open(directory)
    await store.commit(
      Array.from({ length: RECORDS }, (_, id) => [
        { key: recordKey(TABLE, id), value: Buffer.alloc(RECORDS - id, id) },
        { key: entryKey(INDEX, Buffer.from(`name ${id % 7}`), id), value: Buffer.alloc(0) },
        { key: nameKey(id), value: encodeRecordId(id) },
      ]).flat(),
    )
  })
  afterAll(async () => {
    await store.close()
    rmSync(directory, { recursive: true })
  })

  const walk = (reader: KeyReader, reverse: boolean, skip: number): number[] =>
    [...reader.keys(tableRange(INDEX), reverse, skip)].map(trailingRecordId)

  /** The committed state, a snapshot of it, and pending changes above it. */
  function readers(): [KeyReader, () => void][] {
    const snapshot = store.snapshot()
    const changed = new Overlay(store)
    changed.remove(entryKey(INDEX, Buffer.from('name 3'), 10))
    changed.put(entryKey(INDEX, Buffer.from('name 3'), 1000), Buffer.alloc(0))
    changed.remove(nameKey(10))
    changed.put(tableKey(UNIQUE, Buffer.from('name 3 x')), encodeRecordId(1000))
    return [
      [store, () => undefined],
      [snapshot, () => snapshot.release()],
      [changed, () => undefined],
    ]
  }

  const SKIPPED = [0, 5, 100]
  const MOST = [1, 24, RECORDS, 100]

  it('reads the record ids of keys in both directions and in portions', () => {
    for (const [reader, done] of readers()) {
      for (const reverse of [false, true])
        for (const skip of SKIPPED)
          for (const most of MOST) {
            const all = walk(reader, reverse, skip)
            const { ids, last } = reader.ids(tableRange(INDEX), reverse, skip, most)
            expect(ids).toEqual(all.slice(0, most))
            expect(last && trailingRecordId(last)).toBe(all.length >= most ? all[most - 1] : null)
          }
      done()
    }
  })

  it('reads the record ids in the values of a unique index in both directions and in portions', () => {
    for (const [reader, done] of readers()) {
      for (const reverse of [false, true])
        for (const skip of SKIPPED)
          for (const most of MOST) {
            const all = [...reader.range(tableRange(UNIQUE), reverse, skip)]
            const { ids, last } = reader.ids(tableRange(UNIQUE), reverse, skip, most, true)
            expect(ids).toEqual(all.slice(0, most).map(({ value }) => trailingRecordId(value)))
            expect(last).toEqual(all.length >= most ? all[most - 1]?.key : null)
          }
      done()
    }
  })

  it('reads whole keys again after reading record ids, also in the middle of reading keys', () => {
    const range = tableRange(INDEX)
    const keys = [...store.keys(range)]
    const seen: Buffer[] = []
    for (const key of store.keys(range)) {
      store.ids(range, false, 0, 3)
      store.ids(tableRange(UNIQUE), false, 0, 3, true)
      seen.push(key)
    }
    expect(seen).toEqual(keys)
    expect(seen.every((key) => Buffer.isBuffer(key))).toBe(true)
  })

  it('lends the same bytes as get, and no bytes beyond their end', () => {
    for (let id = 0; id < RECORDS; id++) {
      const key = recordKey(TABLE, id)
      const lent = store.lend(key)
      expect(lent).toEqual(store.get(key))
      expect(lent).toHaveLength(RECORDS - id)
      expect(lent?.[RECORDS - id]).toBeUndefined()
    }
    expect(store.lend(recordKey(TABLE, RECORDS))).toBeUndefined()
  })

  it('lends the pending writes of an overlay above the store', () => {
    const pending = new Overlay(store)
    pending.put(recordKey(TABLE, 1), Buffer.from('new'))
    pending.remove(recordKey(TABLE, 2))
    expect(pending.lend(recordKey(TABLE, 1))).toEqual(Buffer.from('new'))
    expect(pending.lend(recordKey(TABLE, 2))).toBeUndefined()
    expect(pending.lend(recordKey(TABLE, 3))).toEqual(store.get(recordKey(TABLE, 3)))
    for (const read of ['record', 'lendRecord'] as const) {
      expect(pending[read](TABLE, 1)).toEqual(Buffer.from('new'))
      expect(pending[read](TABLE, 2)).toBeUndefined()
      expect(pending[read](TABLE, 3)).toEqual(store.get(recordKey(TABLE, 3)))
    }
  })

  it('finds the record ids of a unique index, in the pending writes too', () => {
    const [first, second, third] = [...store.keys(tableRange(UNIQUE))] as [Buffer, Buffer, Buffer]
    const kept = trailingRecordId(store.get(third) as Buffer)
    const pending = new Overlay(store)
    pending.put(first, encodeRecordId(77))
    pending.remove(second)
    for (let time = 0; time < 3; time++)
      expect([pending.idAt(first), pending.idAt(second), pending.idAt(third)]).toEqual([77, undefined, kept])
    expect(store.idAt(tableKey(UNIQUE, Buffer.from('none')))).toBeUndefined()
  })
})
