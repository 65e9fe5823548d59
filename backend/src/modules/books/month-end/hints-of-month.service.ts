import { Injectable } from '@nestjs/common'
import { formatRupees, sumPaise } from '../../../kernel/amounts/money.js'
import { istDay } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { ExpenseQueries } from '../../money/expenses/expenses.queries.js'
import { PayoutQueries } from '../../money/payouts/payouts.queries.js'
import { BillQueries } from '../../money/purchases/bills.queries.js'
import { counted, type Missing } from './domain/missing-papers.js'
import { type Turnover } from './domain/turnover.js'
import { type Days } from './month-file.js'

/** What the owner should know at the month's end, though nothing waits for it. */
@Injectable()
export class HintsOfMonth {
  constructor(
    private readonly expenses: ExpenseQueries,
    private readonly bills: BillQueries,
    private readonly payouts: PayoutQueries,
    private readonly clock: Clock,
  ) {}

  /** @param unregistered the sales of a shop that collects no GST; null for one that does */
  async of(
    month: Days,
    unregistered: { turnover: Turnover; untaxedToOtherStates: number } | null,
  ): Promise<Missing[]> {
    const aboutTax = unregistered
      ? registrationHints(unregistered.turnover, unregistered.untaxedToOtherStates)
      : [...(await this.unclaimed(month)), ...(await this.gstOnCharges(month))]
    return [...aboutTax, ...(await this.billsDue())]
  }

  /** Tax is claimed by a bill alone (section 16 of the CGST Act). */
  private async unclaimed({ first: from, last: to }: Days): Promise<Missing[]> {
    const count = await this.expenses.countWithoutBill({ from, to })
    if (count === 0) return []
    const sentence = `${counted(count, 'expense')} ${count === 1 ? 'has' : 'have'} no bill, so no tax in ${count === 1 ? 'it' : 'them'} is claimed.`
    return [{ sentence, path: '/expenses' }]
  }

  /** A settlement report is no tax invoice, and does not say which GST it is. */
  private async gstOnCharges({ first, last }: Days): Promise<Missing[]> {
    const lines = await this.payouts.between(first, last)
    const taxPaise = sumPaise(lines.map((line) => line.taxPaise))
    if (taxPaise === 0) return []
    const sentence = `${formatRupees(taxPaise)} of GST on the payment provider's charges is not in table 4 of GSTR-3B: add it there by the provider's tax invoice.`
    return [{ sentence, path: '/dashboard/payouts' }]
  }

  private async billsDue(): Promise<Missing[]> {
    const count = await this.bills.countDue(istDay(this.clock.now()))
    if (count === 0) return []
    const sentence = `${counted(count, 'bill')} of suppliers ${count === 1 ? 'is' : 'are'} due.`
    return [{ sentence, path: '/dashboard/bills' }]
  }
}

/** What a shop without registration should know (sections 22 and 24 of the CGST Act). */
function registrationHints({ isNear, percent }: Turnover, toOtherStates: number): Missing[] {
  const path = '/dashboard/settings/tax'
  return [
    ...(isNear
      ? [
          {
            sentence: `The turnover is ${percent} % of the one above which a shop registers for GST. Talk to your accountant in time.`,
            path,
          },
        ]
      : []),
    ...(toOtherStates > 0
      ? [
          {
            sentence: `${counted(toOtherStates, 'order')} went to another state. Whoever sells goods to other states registers for GST whatever the turnover: ask your accountant.`,
            path,
          },
        ]
      : []),
  ]
}
