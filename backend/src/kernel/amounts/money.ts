import { type Brand, wholeNumber } from '../brand.js'
import { InvalidInput } from '../errors/errors.js'
import { fieldInWords } from '../text/field-words.js'
import { type Milli } from './quantity.js'

/** Integer paise: the only form of money in the database and in arithmetic (docs/domain/basics.md#money). */
export type Paise = Brand<number, 'Paise'>

/**
 * Marks a number as paise: for constants, answers of providers, and sums from the database.
 * @throws RangeError when the number is not whole; TooMuch.
 */
export function paise(amount: number): Paise {
  return wholeNumber(amount, 'An amount in paise') as Paise
}

export const NO_MONEY = paise(0)

/** Rounds half up, away from zero for negatives, so that a refund rounds like the charge it mirrors. */
export function roundHalfUp(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.sign(value) * Math.round(Math.abs(value)) + 0
}

/**
 * Converts rupees from the wire to paise.
 * @throws InvalidInput naming `field` when not a finite amount with at most two decimals.
 */
export function rupeesToPaise(rupees: number, field = 'amount'): Paise {
  const amount = Math.round(rupees * 100)
  if (!Number.isSafeInteger(amount) || Math.abs(rupees * 100 - amount) > 1e-4)
    throw InvalidInput.field(
      field,
      `${fieldInWords(field)} is an amount in rupees with at most two decimals.`,
    )
  return amount as Paise
}

/** Converts paise to rupees for the wire: at most two decimals, exact. */
export function paiseToRupees(amount: Paise): number {
  return amount / 100
}

/** Price of a quantity: paise per unit times thousandths of the unit, rounded half up to the paisa. */
export function multiplyMoney(unitPaise: Paise, quantity: Milli): Paise {
  const product = BigInt(unitPaise) * BigInt(quantity)
  const rounded = product >= 0n ? (product + 500n) / 1000n : -((-product + 500n) / 1000n)
  return paise(Number(rounded))
}

/** Rounds a calculated amount of paise half up to the paisa. */
export function roundToPaisa(amount: number): Paise {
  return paise(roundHalfUp(amount))
}

/** `percent` of an amount, rounded half up to the paisa. */
export function percentOf(amount: Paise, percent: number): Paise {
  return roundToPaisa((amount * percent) / 100)
}

/** Rounds to whole rupees, still in paise, as delivery and cancellation charges are. */
export function roundToRupee(amount: Paise): Paise {
  return paise(roundHalfUp(amount / 100) * 100)
}

/** `percent` of an amount in whole rupees, still in paise. It is rounded once, so that 49.5 paise become 0. */
export function percentInRupees(amount: Paise, percent: number): Paise {
  return paise(roundHalfUp((amount * percent) / 100 / 100) * 100)
}

/** Sum of amounts, in paise. */
export function sumPaise(amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce((total, amount) => total + amount, 0))
}

export function addPaise(one: Paise, other: Paise): Paise {
  return paise(one + other)
}

/** Subtracts the second amount from the first; below zero when the second is larger. */
export function subtractPaise(from: Paise, amount: Paise): Paise {
  return paise(from - amount)
}

export function minPaise(one: Paise, other: Paise): Paise {
  return one < other ? one : other
}

export function maxPaise(one: Paise, other: Paise): Paise {
  return one > other ? one : other
}

/** Splits an amount or a quantity by weight into whole shares that always add up to it. */
export function spread<Whole extends Paise | Milli>(amount: Whole, weights: readonly number[]): Whole[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : (0 as Whole)))
  let weighed = 0
  let given = 0
  return weights.map((weight) => {
    weighed += weight
    const share = roundHalfUp((amount * weighed) / whole) - given
    given += share
    return share as Whole
  })
}

// To make a formatter takes a hundred times as long as to use it.
const figures = (digits: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: 2 })
const [WHOLE_RUPEES, WITH_PAISE] = [figures(0), figures(2)]

/** `₹1,24,950.50`: Indian grouping, decimals only when there are paise. */
export function formatRupees(amount: Paise): string {
  const figure = (amount % 100 === 0 ? WHOLE_RUPEES : WITH_PAISE).format(Math.abs(amount) / 100)
  return `${amount < 0 ? '-' : ''}₹${figure}`
}

/** Largest amount that a request may name: more than a small shop ever has. */
export const MOST_RUPEES = 10_000_000
