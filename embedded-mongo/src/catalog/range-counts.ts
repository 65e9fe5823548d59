import { PAUSE, Turn, type Work } from '../pace/turn.js'
import { type KeyReader } from '../storage/key-reader.js'
import { type KeyRange, tableOf, trailingRecordId } from '../storage/keys.js'
import { type Group } from '../storage/write-queue.js'
import { RecordSet } from './record-set.js'

interface Counted extends KeyRange {
  count: number
  /** The records of the keys, once somebody asked for them. */
  records: RecordSet | null
  /** Those gathered so far, while that is done in turns. */
  gathering: RecordSet | null
}

/** Ranges remembered for each table; the least recently used is forgotten first. */
const REMEMBERED = 32
/** Reading the records of so many keys at once takes about 30 ms; those of a longer range are gathered in turns. */
const LONG_KEYS = 100_000
/** `gather` waits for a moment without a commit, since it could not follow one that has begun. After so many pauses it gives up. */
const MOST_PAUSES = 200
/** Ranges with fewer keys are not remembered: counting them is as fast as looking the number up. */
const WORTH_REMEMBERING = 256

/**
 * Remembers how many keys ranges of indexes hold. Counting reads all keys, so a list that is often asked for would read the
 * same hundred thousand keys for its total each time. Every commit adjusts the numbers of the ranges that hold its keys, so
 * they are always exact. The same goes for the set of records in a range, for indexes that are not unique: their keys end
 * with the record id.
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

  /** The records in the range, read with `read` when they are not remembered. The caller must not change the set. */
  records(range: KeyRange, read: () => Iterable<number>): RecordSet {
    const known = this.remembered(range)
    if (known?.records) return known.records
    const records = new RecordSet(read())
    if (known && !this.committing) known.records = records
    return records
  }

  /** Whether `records` would take long: the range has many keys, and their records are not known. */
  isLong(range: KeyRange): boolean {
    if (this.count(range) <= LONG_KEYS) return false
    return !this.remembered(range)?.records
  }

  /**
   * Gathers in turns what `records` would read at once. It gives up, and the records stay unknown, when one of them leaves
   * the range meanwhile, or when commits follow each other without a pause.
   */
  *gather(range: KeyRange, read: () => Iterable<readonly number[]>): Work<void> {
    for (let pauses = 0; this.committing; pauses++) {
      if (pauses === MOST_PAUSES) return
      yield PAUSE
    }
    const known = this.remembered(range)
    if (!known || known.records) return
    if (known.gathering) {
      while (known.gathering) yield PAUSE
      return
    }
    const records = new RecordSet()
    known.gathering = records
    try {
      let turn = new Turn()
      for (const portion of read()) {
        for (const recordId of portion) records.add(recordId)
        if (!turn.over) continue
        yield PAUSE
        if (known.gathering !== records) return
        turn = new Turn()
      }
      known.records = records
    } finally {
      if (known.gathering === records) known.gathering = null
    }
  }

  /** Null while a commit changes the table, or when the range is not worth remembering. */
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
    const counted = { ...range, count: this.store.count(range), records: null, gathering: null }
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
        // The record may have other keys in the range, so its set cannot be adjusted.
        if (!kept) range.records = range.gathering = null
        else for (const records of [range.records, range.gathering]) records?.add(trailingRecordId(key))
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
