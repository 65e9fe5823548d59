import { Injectable } from '@nestjs/common'
import { type Paise, subtractPaise, sumPaise } from '../../../kernel/amounts/money.js'
import { type Milli } from '../../../kernel/amounts/quantity.js'
import { type IstDay, istMonth } from '../../../kernel/dates/ist.js'
import { ExpenseQueries } from '../../money/expenses/expenses.queries.js'
import { PayoutQueries } from '../../money/payouts/payouts.queries.js'
import { CourierWorkQueries } from '../../sales/orders/aftercare/courier-work.queries.js'
import { Purchases } from '../../stock/inventory/purchases/purchases.queries.js'
import { CostTermsNow } from './cost-terms.service.js'
import { materialOf } from './domain/cost-parts.js'
import { type MonthLines, monthLines } from './domain/month.js'
import { type CostTerms } from './domain/order-cost.js'
import { monthsUpTo, ProductMargins } from './margins.service.js'

/** The result of a month, and its purchases. */
export interface Result extends MonthLines {
  /** `YYYY-MM`. */
  month: string
  jarsMilli: Milli
  lostMilli: Milli
  /** Jars whose cost is an estimate, and jars whose cost is unknown. */
  estimatedMilli: Milli
  unknownMilli: Milli
  /** Value of goods received: they count when their jars are sold. */
  purchasesPaise: Paise
  /** Number of batches of these goods. */
  purchases: number
  terms: CostTerms
}

/** Calculates the result of a month (docs/domain/costs.md#what-a-month-earned). */
@Injectable()
export class MonthResult {
  constructor(
    private readonly margins: ProductMargins,
    private readonly purchases: Purchases,
    private readonly expenses: ExpenseQueries,
    private readonly courier: CourierWorkQueries,
    private readonly payouts: PayoutQueries,
    private readonly terms: CostTermsNow,
  ) {}

  /** Whole months, the oldest first. @param last a day in the last of them */
  async months(last: IstDay, count: number): Promise<Result[]> {
    const results: Result[] = []
    // One after another, as the margins of a year are read.
    for (const day of monthsUpTo(last, count)) results.push(await this.calculate(day))
    return results
  }

  /** @param day any day of the month */
  async calculate(day: IstDay): Promise<Result> {
    const { first, last } = istMonth(day)
    const [{ total, totals }, { batches, amountPaise: purchasesPaise }, sums, claimsPaise, charges, terms] =
      await Promise.all([
        this.margins.month(first),
        this.purchases.sum(first, last),
        this.expenses.sums({ date: { $gte: first, $lte: last } }),
        this.courier.claimsPaid(first, last),
        this.payouts.ownCharges(first, last),
        this.terms.now(),
      ])
    // GST that is claimed back was not spent.
    const expensesPaise = sumPaise(
      sums.map(({ amountPaise, claimablePaise }) => subtractPaise(amountPaise, claimablePaise)),
    )
    const { quantityMilli: jarsMilli, lostMilli, estimatedMilli, unknownMilli } = total
    // Only material: labour is among the expenses.
    const lostPaise = materialOf(total.lost)
    const goodsPaise = subtractPaise(materialOf(total.parts), lostPaise)
    return {
      month: first.slice(0, 7),
      ...monthLines({
        totals,
        goodsPaise,
        lostPaise,
        expensesPaise,
        claimsPaise,
        ownChargesPaise: charges,
        terms,
      }),
      jarsMilli,
      lostMilli,
      estimatedMilli,
      unknownMilli,
      purchasesPaise,
      purchases: batches,
      terms,
    }
  }
}
