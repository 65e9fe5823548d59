import { type KeyReader } from '../storage/key-reader.js'
import { type KeyRange, tableOf, trailingRecordId } from '../storage/keys.js'
import { type Group } from '../storage/write-queue.js'
import { RecordSet } from './record-set.js'

interface Counted extends KeyRange {
  count: number
  /** Whose keys they are, once somebody asked. */
  records: RecordSet | null
}

/** Ranges remembered for each table; the least recently used one makes room. */
const REMEMBERED = 32
/** Fewer keys are counted as fast as their number is looked up. */
const WORTH_REMEMBERING = 256

/**
 * How many keys ranges of indexes hold. To count a range, all its keys are read; a list that is asked for often would
 * read the same hundred thousand keys for its total each time. So a counted range is remembered, and every commit
 * adjusts the numbers of the ranges that hold its keys: they are always exact. The same holds for the sets of records
 * in such ranges, of indexes that are not unique: their keys end with the record.
 */
export class RangeCounts {
  private readonly tables = new Map<number, Counted[]>()
  /** Tables that the commit in progress writes to. */
  private readonly moving = new Set<number>()
  private committing = false

  constructor(private readonly store: KeyReader) {}

  count(range: KeyRange): number {
    return this.remembered(range)?.count ?? this.store.count(range)
  }

  /** The records that `read` finds in the range; not to be changed by the caller. */
  records(range: KeyRange, read: () => Iterable<number>): RecordSet {
    const known = this.remembered(range)
    if (known?.records) return known.records
    const records = new RecordSet(read())
    if (known && !this.committing) known.records = records
    return records
  }

  /** Null while the range is being changed, or where it is not worth remembering. */
  private remembered(range: KeyRange): Counted | null {
    const table = tableOf(range.lower)
    if (this.moving.has(table)) return null
    const known = this.tables.get(table) ?? []
    const at = known.findIndex(({ lower, upper }) => lower.equals(range.lower) && upper.equals(range.upper))
    if (at >= 0) {
      const [found] = known.splice(at, 1) as [Counted]
      known.push(found)
      return found
    }
    const counted = { ...range, count: this.store.count(range), records: null }
    if (counted.count >= WORTH_REMEMBERING && !this.committing) {
      known.push(counted)
      if (known.length > REMEMBERED) known.shift()
      this.tables.set(table, known)
    }
    return counted
  }

  /** To be called inside a commit, before it writes or removes the key. */
  changing(group: Group, key: Buffer, kept: boolean): void {
    const table = tableOf(key)
    const known = this.tables.get(table)
    if (!known) return
    const touched = known.filter(
      ({ lower, upper }) => Buffer.compare(lower, key) <= 0 && Buffer.compare(key, upper) < 0,
    )
    if (touched.length === 0) return
    const difference = Number(kept) - Number(group.target.get(key) !== undefined)
    if (difference === 0) return
    this.moving.add(table)
    group.onceCommitted(() => {
      for (const range of touched) {
        range.count += difference
        // A record may have other keys in the range: who loses one is not known to leave it.
        if (kept) range.records?.add(trailingRecordId(key))
        else range.records = null
      }
    })
  }

  commitBegun(): void {
    this.committing = true
  }

  commitEnded(): void {
    this.committing = false
    this.moving.clear()
  }

  forget(table: number): void {
    this.tables.delete(table)
  }

  clear(): void {
    this.tables.clear()
  }
}
