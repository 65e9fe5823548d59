import { HEADER_BYTES, MAX_MESSAGE_BYTES } from './message.js'

const NOTHING = Buffer.alloc(0)

/** A message that arrives in parts. */
interface Begun {
  bytes: Buffer
  filled: number
}

/**
 * Cuts a byte stream into whole messages. At its second part, a long message gets a buffer that is filled
 * as parts arrive; joining all parts at the end would block other connections. Throws when a header
 * announces an impossible length.
 */
export class Framer {
  /** The first bytes of a message, perhaps less than its header. */
  private first: Buffer = NOTHING
  private begun: Begun | null = null

  /** @param limit the longest message allowed now; called for each message */
  constructor(private readonly limit: () => number = () => MAX_MESSAGE_BYTES) {}

  /** Takes bytes, and returns the messages that they complete. */
  push(chunk: Buffer): Buffer[] {
    const messages: Buffer[] = []
    let rest = this.continued(chunk, messages)
    while (rest.length >= HEADER_BYTES) {
      const length = this.lengthOf(rest)
      if (rest.length < length) break
      messages.push(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
    this.first = rest
    return messages
  }

  /** Length of the message that is arriving; 0 when unknown or when no message is arriving. */
  get announced(): number {
    if (this.begun) return this.begun.bytes.length
    return this.first.length < HEADER_BYTES ? this.first.length : this.first.readInt32LE(0)
  }

  /** Adds bytes to the message that is arriving, and returns the bytes after it. */
  private continued(chunk: Buffer, messages: Buffer[]): Buffer {
    const { first } = this
    if (!this.begun && first.length < HEADER_BYTES)
      return first.length === 0 ? chunk : Buffer.concat([first, chunk])
    const begun = (this.begun ??= roomFor(first))
    const used = chunk.copy(begun.bytes, begun.filled)
    begun.filled += used
    if (begun.filled === begun.bytes.length) {
      messages.push(begun.bytes)
      this.begun = null
    }
    return chunk.subarray(used)
  }

  private lengthOf(bytes: Buffer): number {
    const length = bytes.readInt32LE(0)
    const limit = this.limit()
    if (length < HEADER_BYTES || length > limit) {
      throw new Error(`A message announces ${length} bytes; allowed are 16 to ${limit}.`)
    }
    return length
  }
}

function roomFor(first: Buffer): Begun {
  const bytes = Buffer.allocUnsafe(first.readInt32LE(0))
  return { bytes, filled: first.copy(bytes) }
}
