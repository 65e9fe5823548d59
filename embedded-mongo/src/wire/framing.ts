import { HEADER_BYTES, MAX_MESSAGE_BYTES } from './message.js'

/** Cuts a byte stream into whole messages. Throws when a header announces an impossible length. */
export class Framer {
  private chunks: Buffer[] = []
  private buffered = 0

  /** @param limit how long a message may be now; asked for each one. */
  constructor(private readonly limit: () => number = () => MAX_MESSAGE_BYTES) {}

  /** Takes bytes and gives the messages they complete. */
  push(chunk: Buffer): Buffer[] {
    const messages: Buffer[] = []
    this.chunks.push(chunk)
    this.buffered += chunk.length
    while (this.buffered >= HEADER_BYTES) {
      const length = this.peekLength()
      const limit = this.limit()
      if (length < HEADER_BYTES || length > limit) {
        throw new Error(`A message announces ${length} bytes; allowed are 16 to ${limit}.`)
      }
      if (this.buffered < length) break
      messages.push(this.take(length))
    }
    return messages
  }

  /** The length of the message that has begun, as far as it is known; 0 when there is none. */
  get announced(): number {
    return this.buffered < HEADER_BYTES ? this.buffered : this.peekLength()
  }

  private peekLength(): number {
    const first = this.chunks[0] as Buffer
    if (first.length >= 4) return first.readInt32LE(0)
    this.chunks = [Buffer.concat(this.chunks)]
    return (this.chunks[0] as Buffer).readInt32LE(0)
  }

  private take(length: number): Buffer {
    const all = this.chunks.length === 1 ? (this.chunks[0] as Buffer) : Buffer.concat(this.chunks)
    this.buffered = all.length - length
    this.chunks = this.buffered > 0 ? [all.subarray(length)] : []
    return all.subarray(0, length)
  }
}
