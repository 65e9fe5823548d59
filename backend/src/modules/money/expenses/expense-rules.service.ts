import { Injectable } from '@nestjs/common'
import { NO_MONEY, type Paise } from '../../../kernel/amounts/money.js'
import { type IstDay, istDay } from '../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type PaidFrom } from '../desk/drawer/domain/cash.js'
import { type ExpenseType } from './domain/expense-types.js'
import { chargesIgst, NO_TAX, type PaidTax, splitTax } from './domain/input-tax.js'

export interface ExpenseDraft {
  date: IstDay
  type: ExpenseType
  amountPaise: Paise
  description: string
  vendor: string
  gstin: string | null
  billNumber: string
  /** GST contained in the amount, as the bill says it. */
  taxPaise: Paise
  paidFrom: PaidFrom
}

/** An expense as it is stored, but for who wrote it. */
export type EnteredExpense = Omit<ExpenseDraft, 'taxPaise'> & PaidTax & { claimablePaise: Paise }

/** What an expense has to be, by the day and the settings (docs/domain/purchases.md#expenses). */
@Injectable()
export class ExpenseRules {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  today(): IstDay {
    return istDay(this.clock.now())
  }

  /**
   * The draft with its tax in its kinds. A future date is refused: a mistyped one would be missing from the months that
   * staff look at.
   * @throws InvalidInput naming `date`, `tax` or `gstin`
   */
  async entered({ taxPaise, ...draft }: ExpenseDraft): Promise<EnteredExpense> {
    const { date, gstin, amountPaise } = draft
    if (date > this.today()) throw InvalidInput.field('date', 'The date cannot be in the future.')
    if (taxPaise >= amountPaise)
      throw InvalidInput.field('tax', 'The GST is a part of the amount, so it is less.')
    if (taxPaise > 0 && gstin === null)
      throw InvalidInput.field('gstin', 'Only a vendor with a GSTIN charges GST: enter it from the bill.')
    const { gst, address } = await this.settings.current()
    const tax = gstin === null ? NO_TAX : splitTax(taxPaise, chargesIgst(gstin, address.state))
    return { ...draft, ...tax, claimablePaise: gst.enabled ? taxPaise : NO_MONEY }
  }
}
