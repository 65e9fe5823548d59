import { Decimal128 } from 'bson'

/** A decimal128 taken apart: value = (-1)^negative * coefficient * 10^exponent. */
export interface Dec {
  kind: 'finite' | 'infinite' | 'nan'
  negative: boolean
  coefficient: bigint
  exponent: number
}

const BIAS = 6176
const MAX_EXPONENT = 6111
const PRECISION = 34
const LIMIT = 10n ** 34n

export const DEC_NAN: Dec = { kind: 'nan', negative: false, coefficient: 0n, exponent: 0 }
export const infinite = (negative: boolean): Dec => ({
  kind: 'infinite',
  negative,
  coefficient: 0n,
  exponent: 0,
})

export const pow10 = (n: number): bigint => 10n ** BigInt(n)

const digitsOf = (coefficient: bigint): number => coefficient.toString().length

/** Divides by 10^drop, ties to even. */
export function shiftRight(coefficient: bigint, drop: number): bigint {
  if (drop <= 0) return coefficient * pow10(-drop)
  if (drop > 2000) return 0n
  const unit = pow10(drop)
  const quotient = coefficient / unit
  const twice = (coefficient % unit) * 2n
  return twice > unit || (twice === unit && (quotient & 1n) === 1n) ? quotient + 1n : quotient
}

/** A finite value rounded (half even) into 34 digits and the exponent range; overflow is an infinity. */
export function finite(negative: boolean, coefficient: bigint, exponent: number): Dec {
  let c = coefficient
  let e = exponent
  const excess = Math.max(digitsOf(c) - PRECISION, -BIAS - e)
  if (excess > 0) {
    c = shiftRight(c, excess)
    e += excess
    if (c >= LIMIT) {
      c /= 10n
      e += 1
    }
  }
  if (c === 0n) e = Math.max(-BIAS, Math.min(MAX_EXPONENT, e))
  else if (e > MAX_EXPONENT) {
    const padding = e - MAX_EXPONENT
    if (digitsOf(c) + padding > PRECISION) return infinite(negative)
    c *= pow10(padding)
    e = MAX_EXPONENT
  }
  return { kind: 'finite', negative, coefficient: c, exponent: e }
}

export function fromInteger(value: bigint | number): Dec {
  const big = BigInt(value)
  return finite(big < 0n, big < 0n ? -big : big, 0)
}

/** Reads the BID encoding. */
export function unpack(value: Decimal128): Dec {
  const view = new DataView(value.bytes.buffer, value.bytes.byteOffset, 16)
  const low = view.getBigUint64(0, true)
  const high = view.getBigUint64(8, true)
  const negative = high >> 63n === 1n
  const combination = Number((high >> 58n) & 0x1fn)
  if (combination === 0x1f) return DEC_NAN
  if (combination === 0x1e) return infinite(negative)
  if (combination >> 3 === 3) {
    // The large-coefficient form always exceeds 34 digits: the standard reads it as zero.
    return { kind: 'finite', negative, coefficient: 0n, exponent: Number((high >> 47n) & 0x3fffn) - BIAS }
  }
  const coefficient = ((high & 0x1ffffffffffffn) << 64n) | low
  return {
    kind: 'finite',
    negative,
    coefficient: coefficient >= LIMIT ? 0n : coefficient,
    exponent: Number((high >> 49n) & 0x3fffn) - BIAS,
  }
}

export function pack(dec: Dec): Decimal128 {
  const bytes = new Uint8Array(16)
  const view = new DataView(bytes.buffer)
  const sign = dec.negative ? 1n << 63n : 0n
  if (dec.kind === 'nan') view.setBigUint64(8, 0x7c00000000000000n, true)
  else if (dec.kind === 'infinite') view.setBigUint64(8, sign | 0x7800000000000000n, true)
  else {
    view.setBigUint64(0, dec.coefficient & 0xffffffffffffffffn, true)
    view.setBigUint64(8, sign | (BigInt(dec.exponent + BIAS) << 49n) | (dec.coefficient >> 64n), true)
  }
  return new Decimal128(bytes)
}

/** The exact expansion of a finite double: mantissa * 2^exponent as coefficient * 10^exponent. */
function expand(value: number): { coefficient: bigint; exponent: number } {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, Math.abs(value))
  const bits = view.getBigUint64(0)
  const rawExponent = Number(bits >> 52n)
  const fraction = bits & 0xfffffffffffffn
  const mantissa = rawExponent === 0 ? fraction : fraction | 0x10000000000000n
  let binary = (rawExponent === 0 ? 1 : rawExponent) - 1075
  let m = mantissa
  while (m !== 0n && (m & 1n) === 0n && binary < 0) {
    m >>= 1n
    binary += 1
  }
  // 2^-k = 5^k * 10^-k
  return binary >= 0
    ? { coefficient: m << BigInt(binary), exponent: 0 }
    : { coefficient: m * 5n ** BigInt(-binary), exponent: binary }
}

function special(value: number): Dec | null {
  if (Number.isNaN(value)) return DEC_NAN
  if (!Number.isFinite(value)) return infinite(value < 0)
  if (value === 0) return { kind: 'finite', negative: Object.is(value, -0), coefficient: 0n, exponent: 0 }
  return null
}

/** A double rounded to 34 digits: what the server compares decimals with. */
export function fromDouble34(value: number): Dec {
  const known = special(value)
  if (known) return known
  const { coefficient, exponent } = expand(value)
  return finite(value < 0, coefficient, exponent)
}

/** A double as exactly 15 significant digits: what the server's arithmetic and conversions use. */
export function fromDouble15(value: number): Dec {
  const known = special(value)
  if (known) return known
  const { coefficient, exponent } = expand(value)
  const drop = digitsOf(coefficient) - 15
  let c = shiftRight(coefficient, drop)
  let e = exponent + drop
  if (c >= 10n ** 15n) {
    c /= 10n
    e += 1
  }
  return finite(value < 0, c, e)
}

export function decToNumber(dec: Dec): number {
  if (dec.kind === 'nan') return NaN
  const sign = dec.negative ? -1 : 1
  return dec.kind === 'infinite' ? sign * Infinity : sign * Number(`${dec.coefficient}e${dec.exponent}`)
}

export const isZero = (dec: Dec): boolean => dec.kind === 'finite' && dec.coefficient === 0n

function compareMagnitude(a: Dec, b: Dec): number {
  const topA = digitsOf(a.coefficient) + a.exponent
  const topB = digitsOf(b.coefficient) + b.exponent
  if (topA !== topB) return topA - topB
  const low = Math.min(a.exponent, b.exponent)
  const left = a.coefficient * pow10(a.exponent - low)
  const right = b.coefficient * pow10(b.exponent - low)
  return left === right ? 0 : left < right ? -1 : 1
}

/** Total order; NaN is least and equals itself, zeros are equal. */
export function compareDec(a: Dec, b: Dec): number {
  if (a.kind === 'nan' || b.kind === 'nan') return Number(b.kind === 'nan') - Number(a.kind === 'nan')
  const signA = isZero(a) ? 0 : a.negative ? -1 : 1
  const signB = isZero(b) ? 0 : b.negative ? -1 : 1
  if (signA !== signB) return signA - signB
  if (signA === 0) return 0
  if (a.kind === 'infinite' || b.kind === 'infinite') {
    return signA * (Number(a.kind === 'infinite') - Number(b.kind === 'infinite'))
  }
  return signA * compareMagnitude(a, b)
}
