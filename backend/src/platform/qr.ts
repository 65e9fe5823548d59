import { encode } from 'uqr'

/** Dark and light squares, row by row, without the quiet zone. */
export type QrSquares = readonly (readonly boolean[])[]

/** Width of the quiet zone in squares, by the standard. */
export const QUIET_SQUARES = 4

/** Makes a QR code with error correction: it can still be read when a seventh of it is covered with oil. */
export function qrOf(text: string): QrSquares {
  return encode(text, { ecc: 'M', boostEcc: true, border: 0 }).data
}

interface Stripe {
  x: number
  y: number
  length: number
}

/** The dark squares of each row, joined to stripes, so that no line shows between neighbours. */
export function stripesOf(squares: QrSquares): Stripe[] {
  return squares.flatMap((row, y) => {
    const stripes: Stripe[] = []
    row.forEach((isDark, x) => {
      const last = stripes.at(-1)
      if (!isDark) return
      if (last && last.x + last.length === x) last.length += 1
      else stripes.push({ x, y, length: 1 })
    })
    return stripes
  })
}
