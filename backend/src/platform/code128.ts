/**
 * Widths of the bars and gaps of each symbol of Code 128 (ISO/IEC 15417, table 1), in modules, a bar first; the last
 * one is the stop.
 */
const SYMBOLS = [
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222',
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321',
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121',
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224',
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111',
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113',
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112',
].flatMap((row) => row.split(' '))

const START_B = 104
const START_C = 105
const STOP = 106
/** Set B: the printable characters from the space on. */
const FIRST_OF_B = 32

/** Light space that a reader needs on either side, in modules. */
export const QUIET_MODULES = 10

/** A bar: where it begins and how wide it is, in modules. */
export interface Bar {
  x: number
  width: number
}

export interface Barcode {
  bars: Bar[]
  /** Modules from the first bar to the last. */
  width: number
}

/**
 * The bars of a text in Code 128: pairs of digits, as a waybill has them, else printable ASCII.
 * @throws Error for any other character
 */
export function code128(text: string): Barcode {
  const values = valuesOf(text)
  const sum = values.reduce((total, value, at) => total + value * Math.max(1, at), 0)
  const bars: Bar[] = []
  let x = 0
  for (const value of [...values, sum % 103, STOP])
    [...(SYMBOLS[value] ?? '')].forEach((digit, at) => {
      const width = Number(digit)
      if (at % 2 === 0) bars.push({ x, width })
      x += width
    })
  return { bars, width: x }
}

function valuesOf(text: string): number[] {
  if (/^(\d\d)+$/.test(text)) return [START_C, ...(text.match(/\d\d/g) ?? []).map(Number)]
  if (!/^[ -~]+$/.test(text)) throw new Error('A barcode has printable characters alone')
  return [START_B, ...[...text].map((character) => character.charCodeAt(0) - FIRST_OF_B)]
}
