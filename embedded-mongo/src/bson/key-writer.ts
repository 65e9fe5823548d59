/** Appends bytes; reused between keys, since encoding one key never nests. */
export class KeyWriter {
  private buffer = Buffer.allocUnsafe(1024)
  length = 0

  private room(extra: number): void {
    if (this.length + extra <= this.buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + extra))
    this.buffer.copy(larger, 0, 0, this.length)
    this.buffer = larger
  }

  byte(value: number): void {
    this.room(1)
    this.buffer[this.length] = value
    this.length += 1
  }

  uint32(value: number): void {
    this.room(4)
    this.length = this.buffer.writeUInt32BE(value, this.length)
  }

  uint64(value: bigint): void {
    this.room(8)
    this.length = this.buffer.writeBigUInt64BE(value, this.length)
  }

  /** A whole number as int64 whose sign bit is flipped, so that negative ones come first. */
  signed(value: number): void {
    this.room(8)
    const high = Math.floor(value / 2 ** 32)
    this.length = this.buffer.writeUInt32BE((high ^ 0x80000000) >>> 0, this.length)
    this.length = this.buffer.writeUInt32BE(value >>> 0, this.length)
  }

  bytes(bytes: Uint8Array): void {
    this.room(bytes.length)
    this.buffer.set(bytes, this.length)
    this.length += bytes.length
  }

  /** Doubles in order: positive ones with the sign bit set, negative ones inverted. -0 must be given as 0. */
  double(value: number): void {
    this.room(8)
    const from = this.length
    this.buffer.writeDoubleBE(value, from)
    if ((this.buffer[from] as number) < 0x80) this.buffer[from] = (this.buffer[from] as number) | 0x80
    else this.invert(from, from + 8)
    this.length += 8
  }

  /** UTF-8 with NUL as 00 FF, closed by 00 00. */
  text(text: string): void {
    this.room(text.length * 3 + 2)
    if (text.includes('\0')) {
      for (const byte of Buffer.from(text, 'utf8')) {
        this.byte(byte)
        if (byte === 0) this.byte(0xff)
      }
      this.room(2)
    } else this.length += this.buffer.write(text, this.length)
    this.buffer[this.length] = 0
    this.buffer[this.length + 1] = 0
    this.length += 2
  }

  invert(from: number, to: number): void {
    for (let i = from; i < to; i += 1) this.buffer[i] = (this.buffer[i] as number) ^ 0xff
  }

  reset(): void {
    this.length = 0
  }

  /** A copy of what was written. */
  take(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length))
  }
}
