import { DOCUMENT } from '../bson/partial.js'

const PIECE_BYTES = 64 * 1024

/** What a batch begins in: one batch at a time has it, and gives it back when its reply is written. */
let spare: Buffer | null = Buffer.allocUnsafeSlow(PIECE_BYTES)

/** Documents one after another, as the elements of an array. They are copied, and nothing is made for each of them. */
export class BatchBytes {
  private readonly full: Buffer[] = []
  private piece: Buffer | null = null
  private used = 0
  private borrowed: Buffer | null = null
  /** Documents. */
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

  /** Once, as the last of all. @returns where they end */
  moveTo(into: Buffer, from: number): number {
    let at = from
    for (const piece of this.full) {
      into.set(piece, at)
      at += piece.length
    }
    if (this.piece) at += this.piece.copy(into, at, 0, this.used)
    if (this.borrowed) spare = this.borrowed
    this.borrowed = null
    this.full.length = 0
    this.piece = null
    return at
  }

  private room(bytes: number): Buffer {
    if (this.piece && this.used + bytes <= this.piece.length) return this.piece
    if (this.piece) this.full.push(this.piece.subarray(0, this.used))
    this.used = 0
    this.piece =
      (this.count === 0 && this.borrow(bytes)) || Buffer.allocUnsafeSlow(Math.max(bytes, PIECE_BYTES))
    return this.piece
  }

  private borrow(bytes: number): Buffer | null {
    if (bytes > PIECE_BYTES) return null
    this.borrowed = spare
    spare = null
    return this.borrowed
  }
}

const DIGIT_ZERO = 0x30

/** The type and the name of an array's element: its number as text, and NUL. */
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
