import { type IdPortion } from './key-encoder.js'
import { type Change, type KeyEntry, type KeyReader, type KeyWriter } from './key-reader.js'
import { idIn, type KeyRange, recordKey, trailingRecordId } from './keys.js'

/** Pending writes above a reader: what a statement or a transaction sees before its writes are committed. */
export class Overlay implements KeyWriter {
  /** Keyed by the bytes as latin-1 text, whose order as text is the order of the bytes. */
  private readonly pending = new Map<string, Change>()
  private sorted: string[] = []
  /** Keys that are not yet in `sorted`. */
  private unsorted: string[] = []

  constructor(private readonly base: KeyReader) {}

  get size(): number {
    return this.pending.size
  }

  get(key: Buffer): Buffer | undefined {
    const pending = this.at(key)
    return pending ? (pending.value ?? undefined) : this.base.get(key)
  }

  lend(key: Buffer): Buffer | undefined {
    const pending = this.at(key)
    return pending ? (pending.value ?? undefined) : this.base.lend(key)
  }

  record(table: number, recordId: number): Buffer | undefined {
    const pending = this.pending.size === 0 ? undefined : this.at(recordKey(table, recordId))
    return pending ? (pending.value ?? undefined) : this.base.record(table, recordId)
  }

  lendRecord(table: number, recordId: number): Buffer | undefined {
    const pending = this.pending.size === 0 ? undefined : this.at(recordKey(table, recordId))
    return pending ? (pending.value ?? undefined) : this.base.lendRecord(table, recordId)
  }

  idAt(key: Buffer): number | undefined {
    const pending = this.at(key)
    return pending ? idIn(pending.value ?? undefined) : this.base.idAt(key)
  }

  private at(key: Buffer): Change | undefined {
    return this.pending.size === 0 ? undefined : this.pending.get(key.toString('latin1'))
  }

  put(key: Buffer, value: Buffer): void {
    this.set(key, value)
  }

  remove(key: Buffer): void {
    this.set(key, null)
  }

  range(range: KeyRange, reverse = false, skip = 0): Iterable<KeyEntry> {
    const own = this.ownKeys(range)
    if (own.length === 0) return this.base.range(range, reverse, skip)
    const merged = this.merge(reverse ? own.reverse() : own, this.base.range(range, reverse), reverse)
    return skip > 0 ? without(merged, skip) : merged
  }

  keys(range: KeyRange, reverse = false, skip = 0): Iterable<Buffer> {
    if (this.ownKeys(range).length === 0) return this.base.keys(range, reverse, skip)
    return keysOf(this.range(range, reverse, skip))
  }

  ids(range: KeyRange, reverse: boolean, skip: number, most: number, unique = false): IdPortion {
    if (this.ownKeys(range).length === 0) return this.base.ids(range, reverse, skip, most, unique)
    const ids: number[] = []
    for (const { key, value } of this.range(range, reverse, skip))
      if (ids.push(trailingRecordId(unique ? value : key)) === most) return { ids, last: key }
    return { ids, last: null }
  }

  count(range: KeyRange): number {
    let count = this.base.count(range)
    for (const name of this.ownKeys(range)) {
      const { key, value } = this.pending.get(name) as Change
      count += Number(value !== null) - Number(this.base.get(key) !== undefined)
    }
    return count
  }

  changes(): Iterable<Change> {
    return this.pending.values()
  }

  /** Writes all pending changes to `target`; `before` is called for each key before the target changes. */
  flush(target: KeyWriter, before?: (key: Buffer, kept: boolean) => void): void {
    for (const { key, value } of this.pending.values()) {
      before?.(key, value !== null)
      if (value === null) target.remove(key)
      else target.put(key, value)
    }
  }

  clear(): void {
    this.pending.clear()
    this.sorted = []
    this.unsorted = []
  }

  private set(key: Buffer, value: Buffer | null): void {
    const name = key.toString('latin1')
    const known = this.pending.get(name)
    if (known) {
      known.value = value
      return
    }
    this.pending.set(name, { key, value })
    this.unsorted.push(name)
  }

  private ownKeys(range: KeyRange): string[] {
    if (this.pending.size === 0) return []
    this.sort()
    const from = lowerBound(this.sorted, range.lower.toString('latin1'))
    const to = lowerBound(this.sorted, range.upper.toString('latin1'))
    return this.sorted.slice(from, to)
  }

  /**
   * In a bulk write, writes and range reads alternate: inserting a few new keys one by one is cheaper than
   * sorting all.
   */
  private sort(): void {
    if (this.unsorted.length <= INSERTED_AT_MOST) {
      for (const name of this.unsorted) this.sorted.splice(lowerBound(this.sorted, name), 0, name)
    } else this.sorted = this.sorted.concat(this.unsorted).sort(byText)
    this.unsorted = []
  }

  private *merge(own: string[], base: Iterable<KeyEntry>, reverse: boolean): Iterable<KeyEntry> {
    let next = 0
    for (const entry of base) {
      const name = entry.key.toString('latin1')
      while (next < own.length && comesBefore(own[next] as string, name, reverse)) {
        yield* this.present(own[next++] as string)
      }
      if (next < own.length && own[next] === name) yield* this.present(own[next++] as string)
      else yield entry
    }
    while (next < own.length) yield* this.present(own[next++] as string)
  }

  private *present(name: string): Iterable<KeyEntry> {
    const pending = this.pending.get(name)
    if (pending?.value) yield { key: pending.key, value: pending.value }
  }
}

/** With more new keys than this, sorting all is cheaper than inserting each. */
const INSERTED_AT_MOST = 64

function* keysOf(entries: Iterable<KeyEntry>): Iterable<Buffer> {
  for (const { key } of entries) yield key
}

function* without(entries: Iterable<KeyEntry>, skip: number): Iterable<KeyEntry> {
  let passed = 0
  for (const entry of entries) if (passed++ >= skip) yield entry
}

export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const comesBefore = (a: string, b: string, reverse: boolean): boolean => (reverse ? a > b : a < b)

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
