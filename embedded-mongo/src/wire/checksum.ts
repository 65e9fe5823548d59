import { PAUSE, Turn, type Work } from '../pace/turn.js'

/** The reflected polynomial of CRC-32C (Castagnoli). */
const POLYNOMIAL = 0x82f63b78

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1
  return rest
})

const START = 0xffffffff
/** Bytes between two checks of the turn. */
const PORTION = 256 * 1024

/** CRC-32C of a message up to its checksum. */
export const checksumOf = (bytes: Uint8Array): number => ended(continued(START, bytes))

/** As `checksumOf`, with pauses. */
export function* checksumInTurns(bytes: Uint8Array): Work<number> {
  let turn = new Turn()
  let crc = START
  for (let from = 0; from < bytes.length; from += PORTION) {
    if (from > 0 && turn.over) {
      yield PAUSE
      turn = new Turn()
    }
    crc = continued(crc, bytes.subarray(from, from + PORTION))
  }
  return ended(crc)
}

function continued(before: number, bytes: Uint8Array): number {
  let crc = before
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8)
  return crc
}

const ended = (crc: number): number => (crc ^ 0xffffffff) >>> 0
