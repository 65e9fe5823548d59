import { InvalidInput } from './errors.js'
import { type Milli } from './quantity.js'

/** Integer paise: the only form of money in the database and in arithmetic (domain.md 1). */
export type Paise = number

/** Half up, away from zero for negatives, so that a refund rounds like the charge it mirrors. */
export function roundHalfUp(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}

/**
 * Rupees from the wire to paise.
 * @throws InvalidInput naming `field` when not a finite amount with at most two decimals.
 */
export function rupeesToPaise(rupees: number, field = 'amount'): Paise {
  const paise = Math.round(rupees * 100)
  if (!Number.isSafeInteger(paise) || Math.abs(rupees * 100 - paise) > 1e-4)
    throw new InvalidInput(`${field} must be an amount in rupees with at most two decimals.`, {
      [field]: 'An amount in rupees with at most two decimals.',
    })
  return paise
}

/** Paise to rupees for the wire: at most two decimals, exact. */
export function paiseToRupees(paise: Paise): number {
  return paise / 100
}

/** Price of a quantity: paise per unit times thousandths of the unit, rounded half up to the paisa. */
export function multiplyMoney(unitPaise: Paise, quantity: Milli): Paise {
  const product = BigInt(unitPaise) * BigInt(quantity)
  const rounded = product >= 0n ? (product + 500n) / 1000n : -((-product + 500n) / 1000n)
  return Number(rounded)
}

/** `percent` of an amount, rounded half up to the paisa. */
export function percentOf(paise: Paise, percent: number): Paise {
  return roundHalfUp((paise * percent) / 100)
}

/** Rounds to whole rupees, still in paise (the spec rounds delivery and cancellation charges so). */
export function roundToRupee(paise: Paise): Paise {
  return roundHalfUp(paise / 100) * 100
}

/** Sum of amounts, in paise. */
export function sumPaise(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Shares of an amount by weight, in whole paise that always sum to it. */
export function spread(paise: Paise, weights: readonly number[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map((_, index) => (index === 0 ? paise : 0))
  let weighed = 0
  let given = 0
  return weights.map((weight) => {
    weighed += weight
    const share = roundHalfUp((paise * weighed) / whole) - given
    given += share
    return share
  })
}

/** `₹1,24,950.50`: Indian grouping, decimals only when there are paise. */
export function formatRupees(paise: Paise): string {
  const digits = paise % 100 === 0 ? 0 : 2
  return `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: 2 }).format(paise / 100)}`
}
