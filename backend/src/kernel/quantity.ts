import { InvalidInput } from './errors.js'

/** Integer thousandths of a unit: 1 KG, 1 LTR and 1 jar (PC) are 1000 (domain.md 1). */
export type Milli = number

/**
 * A decimal quantity from the wire to thousandths.
 * @throws InvalidInput naming `field` when not a finite number with at most three decimals.
 */
export function toMilli(quantity: number, field = 'quantity'): Milli {
  const milli = Math.round(quantity * 1000)
  if (!Number.isSafeInteger(milli) || Math.abs(quantity * 1000 - milli) > 1e-4)
    throw new InvalidInput(`${field} must be a number with at most three decimals.`, {
      [field]: 'A number with at most three decimals.',
    })
  return milli
}

/** Thousandths to the decimal on the wire, exact to three decimals. */
export function fromMilli(milli: Milli): number {
  return milli / 1000
}

/** Whole jars as thousandths. */
export function jars(count: number): Milli {
  return count * 1000
}
