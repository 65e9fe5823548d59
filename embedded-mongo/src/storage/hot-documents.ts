import { RECORD_ID_BYTES, TABLE_BYTES, tableOf, trailingRecordId } from './keys.js'

/** What half of the documents take at most, and how many these are: each takes about 200 bytes beside its own. */
const HALF_BYTES = 1024 * 1024
const HALF_COUNT = 4096
/** A larger document is read anew each time: it would take the place of many, and asking for it is little of what it costs. */
const MOST_BYTES = 8 * 1024
/** Of so many documents that were read last it is known that they were; a power of two. */
const SEEN = 8192
/** Spreads the numbers of tables over those of records. */
const SPREAD = 0x9e3779b1

type Table = Map<number, Buffer>

/** Documents in the order of their coming, until it is full. Its bytes are one buffer, which is used again. */
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
 * Bytes of documents that were read lately, as of the newest commit: a page of a shop is read again and again, and to ask
 * lmdb for each of its documents is a good part of its cost. They are in two halves. What is found in the old one moves to
 * the young one; once that is full, the old one is emptied and becomes the young one. So what nobody asked for goes. To
 * keep a document costs as much as to read it, so it is kept when it is read for the second time.
 *
 * It is right because every change of the store passes `changing`, before a reader can see it: from there on nothing is
 * kept of the tables that the commit writes to, until it has ended, since readers may see the state before it or after it
 * meanwhile. Snapshots do not ask here.
 */
export class HotDocuments {
  private young = new Half()
  private old = new Half()
  /** Tables that the commit in progress writes to. */
  private readonly moving = new Set<number>()
  private readonly seen = new Uint32Array(SEEN)

  /** Its bytes are others once something is kept. */
  get(table: number, recordId: number): Buffer | undefined {
    const found = this.young.get(table, recordId)
    if (found) return found
    const older = this.old.get(table, recordId)
    if (!older || !this.young.hasRoomFor(older)) return older
    this.old.forget(table, recordId)
    return this.young.add(table, recordId, older)
  }

  /** To be told of what was read of the newest commit. */
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

  /** A commit that has begun writes or removes the key. */
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

  /** Nobody knows what of the commit is there: what it would have written to is read from lmdb until the next one is on disk. */
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
