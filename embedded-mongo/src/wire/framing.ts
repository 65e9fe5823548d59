import { HEADER_BYTES, MAX_MESSAGE_BYTES } from './message.js'

const NOTHING = Buffer.alloc(0)

/** A message that arrives in parts. */
interface Begun {
  bytes: Buffer
  filled: number
}

/**
 * Cuts a byte stream into whole messages. A long one gets its room with its second part and is filled as its parts come:
 * to put them together at its end would keep others waiting. Throws when a header announces an impossible length.
 */
export class Framer {
  /** What came first of a message: its header, or not even that. */
  private first: Buffer = NOTHING
  private begun: Begun | null = null

  /** @param limit how long a message may be now; asked for each one. */
  constructor(private readonly limit: () => number = () => MAX_MESSAGE_BYTES) {}

  /** Takes bytes and gives the messages they complete. */
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

  /** The length of the message that has begun, as far as it is known; 0 when there is none. */
  get announced(): number {
    if (this.begun) return this.begun.bytes.length
    return this.first.length < HEADER_BYTES ? this.first.length : this.first.readInt32LE(0)
  }

  /** Gives the message that has begun its part of the bytes, and returns those after it. */
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
