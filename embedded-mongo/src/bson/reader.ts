import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson'
import { MongoError } from '../errors/mongo-error.js'
import { checkDepth } from './limits.js'
import { type Doc, type Value } from './value.js'

/** The error for malformed bytes: 22 InvalidBSON. */
export const invalid = (why: string): MongoError => new MongoError(22, `invalid BSON: ${why}`)

/** The error for a repeated field: a document here is a Map, and choosing one of the values would be a guess. */
export const repeatedField = (inCommand: boolean): MongoError =>
  new MongoError(
    inCommand ? 40413 : 238,
    'A document has two fields of the same name, which is not supported',
  )

/** @throws MongoError 22 for options that a server does not know. */
export function regexOptions(options: string): string {
  if (/[^ilmsux]/.test(options)) throw invalid(`bad regular expression options '${options}'`)
  return options
}

/** JS dates reach only this far from 1970; BSON's go further. */
const MAX_DATE = 8_640_000_000_000_000
const TWO_32 = 2 ** 32

const doubles = new Float64Array(1)
/** The bytes of `doubles`, to convert between the two. */
const doubleBytes = Buffer.from(doubles.buffer)

/** Walks one document's bytes; `at` is the cursor. */
export class Reader {
  constructor(
    private readonly buffer: Buffer,
    private at = 0,
  ) {}

  private take(length: number): number {
    const from = this.at
    if (length < 0 || from + length > this.buffer.length) throw invalid('value runs past the end')
    this.at = from + length
    return from
  }

  cstring(): string {
    const text = nameAt(this.buffer, this.at)
    if (text === null) return this.longCstring()
    this.at += text.length + 1
    return text
  }

  private longCstring(): string {
    const from = this.at
    const end = this.buffer.indexOf(0, from)
    if (end < 0) throw invalid('unterminated name')
    this.at = end + 1
    return this.utf8(from, end)
  }

  private utf8(from: number, to: number): string {
    const text = this.buffer.toString('utf8', from, to)
    if (text.includes('\ufffd') && !Buffer.from(text, 'utf8').equals(this.buffer.subarray(from, to))) {
      throw invalid('text is not UTF-8')
    }
    return text
  }

  private int32(): number {
    return this.int32At(this.take(4))
  }

  private int32At(at: number): number {
    const { buffer } = this
    return (
      (buffer[at] as number) |
      ((buffer[at + 1] as number) << 8) |
      ((buffer[at + 2] as number) << 16) |
      ((buffer[at + 3] as number) << 24)
    )
  }

  private double(): Double {
    const from = this.take(8)
    for (let i = 0; i < 8; i += 1) doubleBytes[i] = this.buffer[from + i] as number
    return new Double(doubles[0] as number)
  }

  private string(): string {
    const length = this.int32()
    if (length < 1) throw invalid('bad string length')
    const from = this.take(length)
    if (this.buffer[from + length - 1] !== 0) throw invalid('unterminated string')
    return this.utf8(from, from + length - 1)
  }

  private date(): Date {
    const from = this.take(8)
    const millis = this.int32At(from + 4) * TWO_32 + (this.int32At(from) >>> 0)
    if (millis > MAX_DATE || millis < -MAX_DATE)
      throw new MongoError(2, `date out of range: ${this.buffer.readBigInt64LE(from)}`)
    return new Date(millis)
  }

  private binary(): Binary {
    const length = this.int32()
    const subType = this.buffer[this.take(1)] as number
    const from = this.take(length)
    if (subType !== 2) return new Binary(Buffer.from(this.buffer.subarray(from, from + length)), subType)
    if (length < 4 || this.int32At(from) !== length - 4) throw invalid('bad old binary length')
    return new Binary(Buffer.from(this.buffer.subarray(from + 4, from + length)), subType)
  }

  /** Reads all bytes as one document, but leaves a document named `without` empty. */
  whole(without?: string): Doc {
    const doc = this.document(1, without)
    this.requireAllRead()
    return doc
  }

  requireAllRead(): void {
    if (this.at !== this.buffer.length) throw invalid('bytes after the document')
  }

  private document(depth: number, without?: string): Doc {
    const doc: Doc = new Map()
    const end = this.begin(depth)
    let count = 0
    for (let type = this.type(); type !== 0; type = this.type()) {
      const name = this.cstring()
      const value = type === 0x03 && name === without ? this.skipDocument() : this.value(type, depth)
      doc.set(name, value)
      count += 1
    }
    if (doc.size !== count) throw repeatedField(without !== undefined)
    this.requireEnd(end)
    return doc
  }

  private array(depth: number): Value[] {
    const items: Value[] = []
    const end = this.begin(depth)
    for (let type = this.type(); type !== 0; type = this.type()) {
      this.skipName()
      items.push(this.value(type, depth))
    }
    this.requireEnd(end)
    return items
  }

  skipDocument(): Doc {
    const length = this.peekLength()
    if (length < 5) throw invalid('bad document length')
    return skippedDoc(this.bytes(length))
  }

  /** Enters the document or array at the cursor; returns where it must end. */
  begin(depth: number): number {
    checkDepth(depth)
    const start = this.at
    const end = start + this.int32()
    if (end > this.buffer.length || end < start + 5) throw invalid('bad document length')
    return end
  }

  /** Type of the next element; 0 after the last. */
  type(): number {
    return this.buffer[this.take(1)] as number
  }

  requireEnd(end: number): void {
    if (this.at !== end) throw invalid('document length does not fit its contents')
  }

  /** Skips the name of an array's element, which is its number. */
  skipName(): void {
    const { buffer } = this
    while (buffer[this.at] !== 0) if (++this.at >= buffer.length) throw invalid('unterminated name')
    this.at += 1
  }

  peekLength(): number {
    return this.at + 4 <= this.buffer.length ? this.int32At(this.at) : 0
  }

  value(type: number, depth: number): Value {
    switch (type) {
      case 0x01:
        return this.double()
      case 0x02:
        return this.string()
      case 0x03:
        return this.document(depth + 1)
      case 0x04:
        return this.array(depth + 1)
      case 0x07:
        return new ObjectId(this.bytes(12))
      case 0x08:
        return this.bool()
      case 0x09:
        return this.date()
      case 0x0a:
        return null
      case 0x10:
        return this.int32()
      case 0x12:
        return this.buffer.readBigInt64LE(this.take(8))
      default:
        return this.rareValue(type)
    }
  }

  private bool(): boolean {
    const byte = this.buffer[this.take(1)] as number
    if (byte > 1) throw invalid('bad boolean')
    return byte === 1
  }

  private bytes(length: number): Buffer {
    const from = this.take(length)
    return this.buffer.subarray(from, from + length)
  }

  private timestamp(): Timestamp {
    const from = this.take(8)
    return new Timestamp(Long.fromBits(this.int32At(from), this.int32At(from + 4), true))
  }

  private rareValue(type: number): Value {
    switch (type) {
      case 0x05:
        return this.binary()
      case 0x0b: {
        const pattern = this.cstring()
        return new BSONRegExp(pattern, regexOptions(this.cstring()))
      }
      case 0x0d:
        return new Code(this.string())
      case 0x0e:
        return new BSONSymbol(this.string())
      case 0x11:
        return this.timestamp()
      case 0x13:
        return new Decimal128(Buffer.from(this.bytes(16)))
      case 0xff:
        return new MinKey()
      case 0x7f:
        return new MaxKey()
      default:
        throw invalid(`unsupported type 0x${type.toString(16)}`)
    }
  }
}

const skipped = new WeakMap<Doc, Buffer>()

/** An empty stand-in for a document that is seldom needed; `skippedBytes` has its bytes. */
export function skippedDoc(bytes: Buffer): Doc {
  const doc: Doc = new Map()
  skipped.set(doc, bytes)
  return doc
}

export const skippedBytes = (doc: Doc): Buffer | undefined => skipped.get(doc)

/** A table of field names: the same ones come again and again, so each string is made and hashed once. */
const SLOTS = 2048
const names: (string | undefined)[] = new Array<string | undefined>(SLOTS).fill(undefined)

/** Longest name in the table. Longer ones, and ones that are not ASCII, are rare. */
const LONGEST = 40

/** The NUL-terminated name at `from`; null when it is long, not ASCII or not terminated. */
export function nameAt(bytes: Buffer, from: number): string | null {
  let hash = 0
  let at = from
  for (;;) {
    const byte = bytes[at]
    if (byte === undefined || byte > 127 || at - from > LONGEST) return null
    if (byte === 0) break
    hash = (Math.imul(hash, 31) + byte) | 0
    at += 1
  }
  const slot = (hash ^ (hash >>> 11)) & (SLOTS - 1)
  const known = names[slot]
  if (known !== undefined && isAt(bytes, from, at - from, known)) return known
  const name = bytes.toString('latin1', from, at)
  names[slot] = name
  return name
}

function isAt(bytes: Buffer, from: number, length: number, name: string): boolean {
  if (name.length !== length) return false
  for (let i = 0; i < length; i += 1) if (name.charCodeAt(i) !== bytes[from + i]) return false
  return true
}
