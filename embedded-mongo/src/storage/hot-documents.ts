import { RECORD_KEY_BYTES, tableOf, trailingRecordId } from './keys.js'

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
/** Longer keys of unique indexes are not kept. */
const LONGEST_KEY_BYTES = 64
/** Size of the table of recently read documents and keys; a power of two. */
const SEEN = 8192
/** Mixes table numbers into record ids, for places in the table of recently read documents. */
const SPREAD = 0x9e3779b1

interface Kept {
  /** In the buffer of its half. */
  readonly bytes: Buffer
  /** The commit in progress writes or removes the document. */
  isMoving: boolean
}

type Table = Map<number, Kept>

/**
 * One half of the cache: documents in one buffer, filled from its beginning, and the record ids of keys. Clearing it
 * keeps the buffer.
 */
class Half {
  private readonly bytes = Buffer.allocUnsafeSlow(HALF_BYTES)
  private readonly tables = new Map<number, Table>()
  private used = 0
  private count = 0
  readonly ids = new Map<string, number>()

  get(table: number, recordId: number): Kept | undefined {
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
    const bytes = this.bytes.subarray(from, this.used)
    const kept = { bytes, isMoving: false }
    const known = this.tables.get(table)
    if (known) known.set(recordId, kept)
    else this.tables.set(table, new Map([[recordId, kept]]))
    return bytes
  }

  forget(table: number, recordId: number): void {
    this.tables.get(table)?.delete(recordId)
  }

  clear(): void {
    this.tables.clear()
    this.ids.clear()
    this.used = this.count = 0
  }
}

/** A document in the cache, as the commit in progress writes it; null when it removes the document. */
interface Change {
  table: number
  recordId: number
  document: Buffer | null
}

/**
 * A cache of recently read documents, and of the record ids that unique indexes hold, as of the newest commit: a shop
 * reads and changes the same documents again and again, and looking them up in lmdb is a good part of the cost. It has
 * two halves. What is found in the old half moves to the young one; when the young half is full, the old one is emptied
 * and they swap. So what is no longer read is evicted. Keeping a document costs as much as reading it, so the cache keeps
 * it only at its second reading.
 *
 * The cache is never stale, because every change of the store passes `changing` before a reader can see it. Until that
 * commit has ended, readers may see the state before or after it, so the cache has none of the keys that it writes, and
 * takes in nothing of their tables. Once the commit is on disk, documents that were kept are kept as it has written
 * them. Snapshots do not use the cache.
 */
export class HotDocuments {
  private young = new Half()
  private old = new Half()
  /** Tables that the commit in progress writes to; nothing is taken in from them. */
  private readonly moving = new Set<number>()
  private readonly changes: Change[] = []
  private readonly seen = new Uint32Array(SEEN)

  /** The bytes are valid only until the next `read`, or the next commit. */
  get(table: number, recordId: number): Buffer | undefined {
    const found = this.young.get(table, recordId)
    if (found) return found.isMoving ? undefined : found.bytes
    const older = this.old.get(table, recordId)
    if (!older || older.isMoving) return undefined
    if (!this.young.hasRoomFor(older.bytes)) return older.bytes
    this.old.forget(table, recordId)
    return this.young.add(table, recordId, older.bytes)
  }

  /** Notes a document as read from the newest commit, and keeps it at its second reading. */
  read(table: number, recordId: number, document: Buffer): void {
    if (this.isFirstTime(table, recordId) || document.length > MOST_BYTES || this.moving.has(table)) return
    this.keep(table, recordId, document)
  }

  /** The record id under a key of a unique index. */
  idAt(key: Buffer): number | undefined {
    if (!mayHoldId(key)) return undefined
    const text = key.toString('latin1')
    const found = this.young.ids.get(text)
    if (found !== undefined) return found
    const older = this.old.ids.get(text)
    if (older !== undefined) this.keepId(text, older)
    return older
  }

  /** Notes a record id as read from the newest commit, and keeps it at its second reading. */
  readId(key: Buffer, recordId: number): void {
    if (!mayHoldId(key) || this.moving.has(tableOf(key)) || this.isFirstTime(tableOf(key), recordId)) return
    this.keepId(key.toString('latin1'), recordId)
  }

  /** The commit in progress writes this value, or removes the key (null). */
  changing(key: Buffer, value: Buffer | null): void {
    const table = tableOf(key)
    this.moving.add(table)
    if (key.length !== RECORD_KEY_BYTES) return this.forgetId(key)
    const recordId = trailingRecordId(key)
    const kept = this.young.get(table, recordId) ?? this.old.get(table, recordId)
    if (!kept) return
    kept.isMoving = true
    this.changes.push({ table, recordId, document: value })
  }

  /** The commit is on disk. */
  committed(): void {
    this.moving.clear()
    for (const { table, recordId, document } of this.changes) this.renew(table, recordId, document)
    this.changes.length = 0
  }

  /** It is unknown what the failed commit wrote, so its tables are not kept until the next commit is on disk. */
  failed(): void {
    this.changes.length = 0
    this.young.clear()
    this.old.clear()
  }

  private renew(table: number, recordId: number, document: Buffer | null): void {
    const half = this.young.get(table, recordId) ? this.young : this.old
    const kept = half.get(table, recordId)
    if (!kept) return
    if (document?.length === kept.bytes.length) {
      kept.bytes.set(document)
      kept.isMoving = false
      return
    }
    half.forget(table, recordId)
    if (document && document.length <= MOST_BYTES) this.keep(table, recordId, document)
  }

  private keep(table: number, recordId: number, document: Buffer): void {
    if (!this.young.hasRoomFor(document)) this.swap()
    this.young.add(table, recordId, document)
  }

  private keepId(text: string, recordId: number): void {
    if (this.young.ids.size >= HALF_COUNT) this.swap()
    this.young.ids.set(text, recordId)
  }

  private swap(): void {
    const emptied = this.old
    emptied.clear()
    this.old = this.young
    this.young = emptied
  }

  private forgetId(key: Buffer): void {
    if (!mayHoldId(key) || this.young.ids.size + this.old.ids.size === 0) return
    const text = key.toString('latin1')
    this.young.ids.delete(text)
    this.old.ids.delete(text)
  }

  private isFirstTime(table: number, recordId: number): boolean {
    const mark = (Math.imul(table, SPREAD) ^ recordId) >>> 0
    const place = mark & (SEEN - 1)
    if (this.seen[place] === mark) return false
    this.seen[place] = mark
    return true
  }
}

/** A key as long as a document's is no key of an index here, so that the two are never confused. */
const mayHoldId = ({ length }: Buffer): boolean => length !== RECORD_KEY_BYTES && length <= LONGEST_KEY_BYTES
