import {
  addPaise,
  NO_MONEY,
  type Paise,
  roundToPaisa,
  subtractPaise,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { isSameState } from '../../../../kernel/text/gstin.js'

/** The share of an amount that is tax, as it was when the order was placed. */
export interface TaxShare {
  /** Percent; 5 means 2.5 for the centre and 2.5 for the state, or 5 across states. */
  ratePercent: number
  taxablePaise: Paise
  cgstPaise: Paise
  sgstPaise: Paise
  igstPaise: Paise
}

/** Under which registration, and for which state, an order was taxed. */
export interface OrderGst {
  gstin: string
  hsnCode: string
  placeOfSupply: string
  interState: boolean
}

/**
 * The tax in an amount that includes it. The halves of centre and state are equal, as the law demands, and the parts
 * always sum to the amount.
 */
export function taxIn(amountPaise: Paise, ratePercent: number, interState: boolean): TaxShare {
  // Rates have at most two decimals: whole numbers until the one division.
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

/** Goods going to another state carry IGST. */
export const isInterState = (sellerState: string, placeOfSupply: string): boolean =>
  !isSameState(sellerState, placeOfSupply)

/** What the setting and the buyer's state make of an order; null while no GST is collected. */
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

/** Delivery goes with the goods: it bears their highest rate. */
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
