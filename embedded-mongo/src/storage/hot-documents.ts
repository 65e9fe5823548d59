import { RECORD_ID_BYTES, TABLE_BYTES, tableOf, trailingRecordId } from './keys.js'

/**
 * Limits of one half. The number of documents is limited too, since each costs about 200 bytes beside its
 * own.
 */
const HALF_BYTES = 1024 * 1024
const HALF_COUNT = 4096
/**
 * Larger documents are not kept: one would evict many others, and looking it up in lmdb is a small part of
 * its cost.
 */
const MOST_BYTES = 8 * 1024
/** Size of the table of recently read documents; a power of two. */
const SEEN = 8192
/** Mixes table numbers into record ids, for places in the table of recently read documents. */
const SPREAD = 0x9e3779b1

type Table = Map<number, Buffer>

/**
 * One half of the cache: documents in one buffer, filled from its beginning. Clearing it keeps the buffer.
 */
class Half {
  private readonly bytes = Buffer.allocUnsafeSlow(HALF_BYTES)
  private readonly tables = new Map<number, Table>()
  private used = 0
  private count = 0

  get(table: number, recordId: number): Buffer | undefined {
    return this.tables.get(table)?.get(recordId)
  }

  hasRoomFor({ length }: Buffer): boolean {
    return this.used + length <= HALF_BYTES && this.count < HALF_COUNT
  }

  add(table: number, recordId: number, document: Buffer): Buffer {
    const from = this.used
    this.used += document.length
    this.count++
    this.bytes.set(document, from)
    const kept = this.bytes.subarray(from, this.used)
    const known = this.tables.get(table)
    if (known) known.set(recordId, kept)
    else this.tables.set(table, new Map([[recordId, kept]]))
    return kept
  }

  forget(table: number, recordId: number): void {
    this.tables.get(table)?.delete(recordId)
  }

  clear(): void {
    this.tables.clear()
    this.used = this.count = 0
  }
}

/**
 * A cache of recently read documents, as of the newest commit: a shop reads the same pages again and
 * again, and looking documents up in lmdb is a good part of the cost. It has two halves. A document found
 * in the old half moves to the young one; when the young half is full, the old one is emptied and they
 * swap. So documents that are no longer read are evicted. Keeping a document costs as much as reading it,
 * so the cache keeps it only at its second reading.
 *
 * The cache is never stale, because every change of the store passes `changing` before a reader can see
 * it. Until that commit has ended, readers may see the state before or after it, so no document of the
 * tables that it writes to is kept. Snapshots do not use the cache.
 */
export class HotDocuments {
  private young = new Half()
  private old = new Half()
  /** Tables that the commit in progress writes to; their documents are not kept. */
  private readonly moving = new Set<number>()
  private readonly seen = new Uint32Array(SEEN)

  /** The bytes are valid only until the next `read`. */
  get(table: number, recordId: number): Buffer | undefined {
    const found = this.young.get(table, recordId)
    if (found) return found
    const older = this.old.get(table, recordId)
    if (!older || !this.young.hasRoomFor(older)) return older
    this.old.forget(table, recordId)
    return this.young.add(table, recordId, older)
  }

  /** Notes a document as read from the newest commit, and keeps it at its second reading. */
  read(table: number, recordId: number, document: Buffer): void {
    if (this.isFirstTime(table, recordId) || document.length > MOST_BYTES || this.moving.has(table)) return
    if (!this.young.hasRoomFor(document)) {
      const emptied = this.old
      emptied.clear()
      this.old = this.young
      this.young = emptied
    }
    this.young.add(table, recordId, document)
  }

  /** The commit in progress writes or removes this key. */
  changing(key: Buffer): void {
    if (key.length !== TABLE_BYTES + RECORD_ID_BYTES) return
    const table = tableOf(key)
    this.moving.add(table)
    const recordId = trailingRecordId(key)
    this.young.forget(table, recordId)
    this.old.forget(table, recordId)
  }

  /** The commit is on disk. */
  committed(): void {
    if (this.moving.size > 0) this.moving.clear()
  }

  /** It is unknown what the failed commit wrote, so its tables are not kept until the next commit is on disk. */
  failed(): void {
    this.young.clear()
    this.old.clear()
  }

  private isFirstTime(table: number, recordId: number): boolean {
    const mark = (Math.imul(table, SPREAD) ^ recordId) >>> 0
    const place = mark & (SEEN - 1)
    if (this.seen[place] === mark) return false
    this.seen[place] = mark
    return true
  }
}
