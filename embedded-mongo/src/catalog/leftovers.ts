import { type KeyReader } from '../storage/key-reader.js'
import { LEFTOVER_TABLE, tableKey, tableRange } from '../storage/keys.js'

/** Key that marks a table as a leftover on disk. */
export function leftoverKey(table: number): Buffer {
  const number = Buffer.allocUnsafe(4)
  number.writeUInt32BE(table)
  return tableKey(LEFTOVER_TABLE, number)
}

export const LEFTOVER_MARK = Buffer.from([1])

/**
 * Tables that belong to nothing: dropped ones that must still be emptied, and those being filled for an index or a
 * collection that does not exist yet. They are marked on disk, and all marked tables are emptied when the engine opens. So
 * a killed process leaves nothing behind.
 */
export class Leftovers {
  /** To be emptied now; those being filled are marked on disk only. */
  private readonly waiting = new Set<number>()

  constructor(private readonly store: KeyReader) {}

  /** Reads the marks. No table may be in the middle of being filled. */
  reload(): Iterable<number> {
    for (const { key } of this.store.range(tableRange(LEFTOVER_TABLE))) {
      this.waiting.add(key.readUInt32BE(key.length - 4))
    }
    return this.waiting
  }

  /** To be called once the mark is on disk. */
  add(table: number): void {
    this.waiting.add(table)
  }

  /** To be called once the table is empty and its mark is gone. */
  emptied(table: number): void {
    this.waiting.delete(table)
  }

  get next(): number | undefined {
    return this.waiting.values().next().value
  }
}
