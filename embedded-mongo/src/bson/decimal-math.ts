import {
  compareDec,
  type Dec,
  DEC_NAN,
  finite,
  fromInteger,
  infinite,
  isZero,
  pow10,
  shiftRight,
} from './decimal.js'

const negateDec = (a: Dec): Dec => (a.kind === 'nan' ? a : { ...a, negative: !a.negative })
export const absDec = (a: Dec): Dec => ({ ...a, negative: false })

export function addDec(a: Dec, b: Dec): Dec {
  if (a.kind === 'nan' || b.kind === 'nan') return DEC_NAN
  if (a.kind === 'infinite') return b.kind === 'infinite' && a.negative !== b.negative ? DEC_NAN : a
  if (b.kind === 'infinite') return b
  if (isZero(a) && isZero(b)) {
    return finite(a.negative && b.negative, 0n, Math.min(a.exponent, b.exponent))
  }
  // Far below the other, the smaller operand can only change the rounding: one digit stands for it.
  const [high, low] = a.exponent >= b.exponent ? [a, b] : [b, a]
  const gap = high.exponent - low.exponent
  if (gap > 160 && !isZero(high)) {
    const sticky = isZero(low) ? 0n : low.negative === high.negative ? 1n : -1n
    return finite(high.negative, high.coefficient * pow10(80) + sticky, high.exponent - 80)
  }
  const signed = (dec: Dec): bigint => (dec.negative ? -dec.coefficient : dec.coefficient)
  const sum = (isZero(high) ? 0n : signed(high) * pow10(gap)) + signed(low)
  return finite(sum < 0n, sum < 0n ? -sum : sum, low.exponent)
}

export const subtractDec = (a: Dec, b: Dec): Dec => addDec(a, negateDec(b))

export function multiplyDec(a: Dec, b: Dec): Dec {
  if (a.kind === 'nan' || b.kind === 'nan') return DEC_NAN
  const negative = a.negative !== b.negative
  if (a.kind === 'infinite' || b.kind === 'infinite')
    return isZero(a) || isZero(b) ? DEC_NAN : infinite(negative)
  return finite(negative, a.coefficient * b.coefficient, a.exponent + b.exponent)
}

/** Quotient to 34 digits; an exact one is shortened towards the exponent a.exponent - b.exponent. */
export function divideDec(a: Dec, b: Dec): Dec {
  if (a.kind === 'nan' || b.kind === 'nan') return DEC_NAN
  const negative = a.negative !== b.negative
  if (a.kind === 'infinite') return b.kind === 'infinite' ? DEC_NAN : infinite(negative)
  const ideal = a.exponent - b.exponent
  if (b.kind === 'infinite') return finite(negative, 0n, -6176)
  if (isZero(b)) return isZero(a) ? DEC_NAN : infinite(negative)
  if (isZero(a)) return finite(negative, 0n, ideal)
  const scale = 36 + b.coefficient.toString().length
  const numerator = a.coefficient * pow10(scale)
  let quotient = numerator / b.coefficient
  let exponent = ideal - scale
  if (numerator % b.coefficient !== 0n) return finite(negative, quotient * 10n + 1n, exponent - 1)
  while (exponent < ideal && quotient % 10n === 0n) {
    quotient /= 10n
    exponent += 1
  }
  return finite(negative, quotient, exponent)
}

export type RoundingMode = 'halfEven' | 'floor' | 'ceil' | 'trunc'

function roundCoefficient(dec: Dec, drop: number, mode: RoundingMode): bigint {
  if (mode === 'halfEven') return shiftRight(dec.coefficient, drop)
  if (drop > 40) return dec.coefficient !== 0n && mode === (dec.negative ? 'floor' : 'ceil') ? 1n : 0n
  const unit = pow10(drop)
  const down = dec.coefficient / unit
  const up = mode === (dec.negative ? 'floor' : 'ceil')
  return up && dec.coefficient % unit !== 0n ? down + 1n : down
}

/** The value with exponent `-places` (more negative `places` round left of the point). */
export function roundDec(dec: Dec, places: number, mode: RoundingMode): Dec {
  if (dec.kind !== 'finite') return dec
  const drop = -places - dec.exponent
  if (drop <= 0) return dec
  return finite(dec.negative, roundCoefficient(dec, drop, mode), -places)
}

/** Remainder with the sign of the dividend. */
export function modDec(a: Dec, b: Dec): Dec {
  if (a.kind !== 'finite' || b.kind === 'nan' || isZero(b)) return DEC_NAN
  if (b.kind === 'infinite') return a
  const low = Math.min(a.exponent, b.exponent)
  const left = a.coefficient * pow10(a.exponent - low)
  return finite(a.negative, left % (b.coefficient * pow10(b.exponent - low)), low)
}

function integerRoot(value: bigint): bigint {
  if (value < 2n) return value
  let x = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (x + value / x) >> 1n
    if (next >= x) return x
    x = next
  }
}

/** Square root to 34 digits; an exact one keeps the exponent a.exponent / 2. */
export function sqrtDec(a: Dec): Dec {
  if (a.kind === 'nan' || isZero(a)) return a
  if (a.negative) return DEC_NAN
  if (a.kind === 'infinite') return a
  const ideal = Math.floor(a.exponent / 2)
  const shift = 80 + (Math.abs(a.exponent) % 2)
  const scaled = a.coefficient * pow10(shift)
  let root = integerRoot(scaled)
  let exponent = (a.exponent - shift) / 2
  if (root * root !== scaled) return finite(false, root * 10n + 1n, exponent - 1)
  while (exponent < ideal && root % 10n === 0n) {
    root /= 10n
    exponent += 1
  }
  return finite(false, root, exponent)
}

/** Whole powers, exactly rounded step by step; null when the exponent is not a small whole number. */
export function powDec(base: Dec, exponent: Dec): Dec | null {
  const whole = roundDec(exponent, 0, 'trunc')
  if (exponent.kind !== 'finite' || compareDec(whole, exponent) !== 0) return null
  const n = Number(whole.coefficient * pow10(Math.max(0, whole.exponent)))
  if (n > 1000) return null
  let result = fromInteger(1)
  for (let i = 0; i < n; i += 1) result = multiplyDec(result, base)
  return exponent.negative ? divideDec(fromInteger(1), result) : result
}
