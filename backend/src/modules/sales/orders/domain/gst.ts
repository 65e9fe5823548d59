import {
  addPaise,
  NO_MONEY,
  type Paise,
  roundToPaisa,
  subtractPaise,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { isSameState } from '../../../../kernel/text/indian-states.js'

/** The tax in an amount, at the time of the order. */
export interface TaxShare {
  /** Percent; 5 means 2.5 central and 2.5 state tax, or 5 across states. */
  ratePercent: number
  taxablePaise: Paise
  cgstPaise: Paise
  sgstPaise: Paise
  igstPaise: Paise
}

/** The registration and the place of supply by which an order was taxed. */
export interface OrderGst {
  gstin: string
  hsnCode: string
  placeOfSupply: string
  interState: boolean
}

/**
 * The tax in an amount that includes it. The central and state halves are equal, as the law requires, and
 * the parts always sum to the amount.
 */
export function taxIn(amountPaise: Paise, ratePercent: number, interState: boolean): TaxShare {
  // Rates have at most two decimals, so the calculation uses whole numbers until its only division.
  const rate = Math.round(ratePercent * 100)
  const half = roundToPaisa((amountPaise * rate) / (2 * (10_000 + rate)))
  const whole = roundToPaisa((amountPaise * rate) / (10_000 + rate))
  const tax = interState ? whole : addPaise(half, half)
  return {
    ratePercent,
    taxablePaise: subtractPaise(amountPaise, tax),
    cgstPaise: interState ? NO_MONEY : half,
    sgstPaise: interState ? NO_MONEY : half,
    igstPaise: interState ? whole : NO_MONEY,
  }
}

/** Whether goods go to another state and carry IGST. */
export const isInterState = (sellerState: string, placeOfSupply: string): boolean =>
  !isSameState(sellerState, placeOfSupply)

/** The GST of an order, by the setting and the buyer's state; null while no GST is collected. */
export function orderGst(
  setting: { enabled: boolean; gstin: string; hsnCode: string },
  sellerState: string,
  placeOfSupply: string,
): OrderGst | null {
  if (!setting.enabled) return null
  const { gstin, hsnCode } = setting
  return { gstin, hsnCode, placeOfSupply, interState: isInterState(sellerState, placeOfSupply) }
}

interface TaxedParts {
  items: readonly { tax?: TaxShare | null }[]
  deliveryTax?: TaxShare | null
}

/** The rate for delivery: the highest rate of the goods. */
export function deliveryRate(rates: readonly number[]): number {
  return Math.max(0, ...rates)
}

/** The taxes of a whole order; null when none was collected. */
export function taxTotals({ items, deliveryTax }: TaxedParts): Omit<TaxShare, 'ratePercent'> | null {
  const shares = [...items.map(({ tax }) => tax), deliveryTax].filter((share) => share != null)
  if (shares.length === 0) return null
  const sum = (part: keyof Omit<TaxShare, 'ratePercent'>) => sumPaise(shares.map((share) => share[part]))
  return {
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
  }
}
