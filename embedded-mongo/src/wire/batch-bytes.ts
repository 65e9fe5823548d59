import { DOCUMENT } from '../bson/partial.js'

const PIECE_BYTES = 64 * 1024
/** Room before the documents for the beginning of the reply, so that most replies need no copy of the documents. */
const BEFORE_BYTES = 512

/**
 * A buffer that is reused: one batch at a time has it, until the system has taken the reply. A new buffer
 * for each reply would be most of the garbage of reading a page, and lies outside the heap.
 */
let spare: Buffer | null = Buffer.allocUnsafeSlow(PIECE_BYTES)
let lent: Buffer | null = null
/** Number of batches that found the buffer in use since it was lent. */
let without = 0
/**
 * After so many batches the lent buffer is written off: its command has failed, or its client reads
 * slowly.
 */
const GIVEN_UP_AFTER = 64

function borrow(): Buffer | null {
  if (!spare) {
    if (++without < GIVEN_UP_AFTER) return null
    spare = Buffer.allocUnsafeSlow(PIECE_BYTES)
  }
  without = 0
  lent = spare
  spare = null
  return lent
}

/** Returns the buffer when its bytes are no longer read; buffers that were not lent are ignored. */
export function giveBack({ buffer }: Buffer): void {
  if (buffer !== lent?.buffer) return
  spare = lent
  lent = null
}

/** Documents copied one after another, as elements of a BSON array, without an object for each. */
export class BatchBytes {
  private readonly full: Buffer[] = []
  private piece: Buffer | null = null
  /** Where the documents begin and end in the buffer. */
  private from = 0
  private used = 0
  private borrowed: Buffer | null = null
  /** Number of documents. */
  count = 0
  /** Bytes of all elements. */
  length = 0

  add(document: Buffer): void {
    const bytes = digitsOf(this.count) + 2 + document.length
    const into = this.room(bytes)
    into.set(document, writeElementHead(into, this.used, this.count))
    this.count++
    this.used += bytes
    this.length += bytes
  }

  /**
   * The buffer, if it has this much room around the documents; else null. The caller that takes it must
   * return it with `giveBack`.
   */
  within(before: number, after: number): Buffer | null {
    const { piece, from, used } = this
    if (!piece || piece !== this.borrowed || before > from || used + after > piece.length) return null
    return piece.subarray(from - before, used + after)
  }

  /** Copies the documents; may be called once, after everything else. @returns where they end */
  moveTo(into: Buffer, from: number): number {
    let at = from
    for (const piece of this.full) {
      into.set(piece, at)
      at += piece.length
    }
    if (this.piece) at += this.piece.copy(into, at, this.from, this.used)
    if (this.borrowed) giveBack(this.borrowed)
    this.borrowed = null
    this.full.length = 0
    this.piece = null
    return at
  }

  private room(bytes: number): Buffer {
    if (this.piece && this.used + bytes <= this.piece.length) return this.piece
    if (this.piece) this.full.push(this.piece.subarray(this.from, this.used))
    this.from = this.used = 0
    this.piece =
      (this.count === 0 && this.borrow(bytes)) || Buffer.allocUnsafeSlow(Math.max(bytes, PIECE_BYTES))
    return this.piece
  }

  private borrow(bytes: number): Buffer | null {
    if (bytes > PIECE_BYTES - BEFORE_BYTES) return null
    this.borrowed = borrow()
    if (this.borrowed) this.from = this.used = BEFORE_BYTES
    return this.borrowed
  }
}

const DIGIT_ZERO = 0x30

/** Writes type and name of an array's element: the name is its index as text, with a NUL. */
function writeElementHead(into: Buffer, at: number, index: number): number {
  const end = at + 1 + digitsOf(index)
  into[at] = DOCUMENT
  for (let place = end - 1, left = index; place > at; place--, left = Math.floor(left / 10))
    into[place] = DIGIT_ZERO + (left % 10)
  into[end] = 0
  return end + 1
}

function digitsOf(index: number): number {
  let digits = 1
  for (let bound = 10; index >= bound; bound *= 10) digits++
  return digits
}
