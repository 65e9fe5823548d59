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
  /** Of the orders that were placed in it. */
  totals: DayTotals
  /** Material in the jars that they took. */
  goodsPaise: Paise
  /** Material in the jars that left and are neither with a customer nor in stock again. */
  lostPaise: Paise
  expensesPaise: Paise
  /** What the courier paid for parcels. */
  claimsPaise: Paise
  /** What the provider charged for its settlements themselves. */
  ownChargesPaise: Paise
  terms: CostTerms
}

/** What a month earned, line by line (docs/domain/costs.md#what-a-month-earned). */
export interface MonthLines {
  salesPaise: Paise
  deliveryPaise: Paise
  /** Came in for orders that were cancelled later. */
  cancelledPaise: Paise
  refundPaise: Paise
  /** Charged, and never paid. */
  unpaidPaise: Paise
  taxPaise: Paise
  goodsPaise: Paise
  lostPaise: Paise
  feePaise: Paise
  /** What of that the provider's reports tell; the rest is assumed. */
  toldFeePaise: Paise
  courierPaise: Paise
  /** What of that the courier's rates tell; the rest is assumed. */
  toldCourierPaise: Paise
  expensesPaise: Paise
  /** The courier paid it for parcels that were lost or spoilt. */
  claimsPaise: Paise
  /** Below zero when more went out than came in. */
  resultPaise: Paise
}

export function monthLines(books: MonthBooks): MonthLines {
  const { totals, goodsPaise, lostPaise, expensesPaise, claimsPaise, terms } = books
  const { productPaise: salesPaise, deliveryPaise, cancelledPaise, refundPaise, taxPaise, paidPaise } = totals
  // The fee does not come back with a refund. There is no fee on money that staff took.
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
