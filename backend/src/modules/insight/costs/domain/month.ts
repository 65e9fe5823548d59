import {
  addPaise,
  NO_MONEY,
  type Paise,
  percentOf,
  subtractPaise,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { type DayTotals } from '../../reports/domain/sales-days.js'
import { type CostTerms } from './order-cost.js'

export interface MonthBooks {
  /** Sums of the orders that were placed in the month. */
  totals: DayTotals
  /** Material in the jars of these orders. */
  goodsPaise: Paise
  /** Material in the jars that left and are neither with a customer nor in stock again. */
  lostPaise: Paise
  expensesPaise: Paise
  /** Claims that the courier paid. */
  claimsPaise: Paise
  /** The provider's charges for its settlements themselves. */
  ownChargesPaise: Paise
  terms: CostTerms
}

/** The result of a month, line by line (docs/domain/costs.md#what-a-month-earned). */
export interface MonthLines {
  salesPaise: Paise
  deliveryPaise: Paise
  /** Money that came in for orders that were cancelled later. */
  cancelledPaise: Paise
  refundPaise: Paise
  /** Money that was charged but never paid. */
  unpaidPaise: Paise
  taxPaise: Paise
  goodsPaise: Paise
  lostPaise: Paise
  feePaise: Paise
  /** The part of the fee that the provider's reports state; the rest is assumed. */
  toldFeePaise: Paise
  courierPaise: Paise
  /** The part of the courier's charge that its rates state; the rest is assumed. */
  toldCourierPaise: Paise
  expensesPaise: Paise
  /** Claims that the courier paid for lost or damaged parcels. */
  claimsPaise: Paise
  /** Negative when more was spent than came in. */
  resultPaise: Paise
}

export function monthLines(books: MonthBooks): MonthLines {
  const { totals, goodsPaise, lostPaise, expensesPaise, claimsPaise, terms } = books
  const { productPaise: salesPaise, deliveryPaise, cancelledPaise, refundPaise, taxPaise, paidPaise } = totals
  // The fee is not returned with a refund. Money that staff took has no fee.
  const throughProvider = subtractPaise(addPaise(paidPaise, totals.creditedPaise), totals.byHandPaise)
  const untold = percentOf(subtractPaise(throughProvider, totals.settledPaise), terms.feePercent)
  const toldFeePaise = addPaise(totals.settledFeePaise, books.ownChargesPaise)
  const feePaise = addPaise(toldFeePaise, untold)
  const toldCourierPaise = terms.courierInExpenses ? NO_MONEY : totals.courierPaise
  const courierPaise = terms.courierInExpenses
    ? NO_MONEY
    : addPaise(toldCourierPaise, totals.assumedCourierPaise)
  const charged = sumPaise([salesPaise, deliveryPaise, cancelledPaise])
  const income = subtractPaise(addPaise(paidPaise, claimsPaise), addPaise(refundPaise, taxPaise))
  return {
    salesPaise,
    deliveryPaise,
    cancelledPaise,
    refundPaise,
    unpaidPaise: subtractPaise(charged, paidPaise),
    taxPaise,
    goodsPaise,
    lostPaise,
    feePaise,
    toldFeePaise,
    courierPaise,
    toldCourierPaise,
    expensesPaise,
    claimsPaise,
    resultPaise: subtractPaise(
      income,
      sumPaise([goodsPaise, lostPaise, feePaise, courierPaise, expensesPaise]),
    ),
  }
}
