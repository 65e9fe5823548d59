import { type Brand, wholeNumber } from '../brand.js'
import { InvalidInput } from '../errors/errors.js'
import { fieldInWords } from '../text/field-words.js'

/** Integer thousandths of a unit: 1 KG, 1 LTR and 1 jar (PC) are 1000 (docs/domain/basics.md#quantities). */
export type Milli = Brand<number, 'Milli'>

/**
 * Marks a number as thousandths: for constants and sums from the database.
 * @throws RangeError when the number is not whole; TooMuch.
 */
export function milli(thousandths: number): Milli {
  return wholeNumber(thousandths, 'A quantity in thousandths') as Milli
}

export const NO_QUANTITY = milli(0)

/**
 * Converts a decimal quantity from the wire to thousandths.
 * @throws InvalidInput naming `field` when not a finite number with at most three decimals.
 */
export function toMilli(quantity: number, field = 'quantity'): Milli {
  const thousandths = Math.round(quantity * 1000)
  if (!Number.isSafeInteger(thousandths) || Math.abs(quantity * 1000 - thousandths) > 1e-4)
    throw InvalidInput.field(field, `${fieldInWords(field)} is a number with at most three decimals.`)
  return thousandths as Milli
}

/** Converts thousandths to the decimal on the wire, exact to three decimals. */
export function fromMilli(quantity: Milli): number {
  return quantity / 1000
}

/** Whole jars as thousandths. */
export function jars(count: number): Milli {
  return milli(count * 1000)
}

export function addMilli(one: Milli, other: Milli): Milli {
  return milli(one + other)
}

/** Subtracts the second quantity from the first; below zero when the second is larger. */
export function subtractMilli(from: Milli, quantity: Milli): Milli {
  return milli(from - quantity)
}

/** Multiplies a quantity by a whole number; the result of 0 is never -0. */
export function timesMilli(quantity: Milli, times: number): Milli {
  const product = milli(quantity * times)
  return product === 0 ? NO_QUANTITY : product
}

export function sumMilli(quantities: readonly Milli[]): Milli {
  return milli(quantities.reduce((total, quantity) => total + quantity, 0))
}

/** A part in proportion: part / whole × quantity, half a thousandth rounded up. */
export function inProportion(part: Milli, whole: Milli, quantity: Milli): Milli {
  const [product, divisor] = [BigInt(part) * BigInt(quantity), BigInt(whole)]
  return milli(Number((product * 2n + divisor) / (divisor * 2n)))
}

export function minMilli(one: Milli, other: Milli): Milli {
  return one < other ? one : other
}

/** Largest quantity that a request may name, in its unit: more than the shop ever has. */
export const MOST_UNITS = 1_000_000
