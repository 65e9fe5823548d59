import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../kernel/amounts/money.js'
import { type IstDay, istMonth } from '../../../kernel/dates/ist.js'
import { MonthResult } from '../../insight/costs/month-result.service.js'
import { ClosedMonths } from '../../money/closed-months/closed-months.service.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type TaxAmounts, valueOf } from '../returns/domain/hsn-summary.js'
import { type Missing } from './domain/missing-papers.js'
import { type Turnover } from './domain/turnover.js'
import { HintsOfMonth } from './hints-of-month.service.js'
import { MissingInMonth } from './missing-in-month.service.js'
import { PapersOfMonth } from './papers-of-month.service.js'

/** The month's end at a glance (docs/domain/books.md#the-months-end). */
export interface MonthEnd {
  /** `2026-11`. */
  month: string
  isClosed: boolean
  /** GST is collected now, or was in this month. */
  isRegistered: boolean
  /** What is missing before anything is filed. */
  missing: Missing[]
  /** What the owner should know, though nothing waits for it. */
  hints: Missing[]
  tax: TaxAmounts & { invoices: number; notes: number; notesPaise: Paise }
  salesPaise: Paise
  purchasesPaise: Paise
  resultPaise: Paise
  turnover: Turnover
}

/** Puts the figures of a month together. */
@Injectable()
export class MonthFigures {
  constructor(
    private readonly papers: PapersOfMonth,
    private readonly results: MonthResult,
    private readonly missing: MissingInMonth,
    private readonly closed: ClosedMonths,
    private readonly hints: HintsOfMonth,
    private readonly settings: Settings,
  ) {}

  /** @param day any day of the month */
  async of(day: IstDay): Promise<MonthEnd> {
    const month = istMonth(day)
    const through = await this.closed.through()
    const { gstr1, salesPaise, untaxedToOtherStates } = await this.papers.read(day)
    const [missing, turnover, { purchasesPaise, resultPaise }, { gst }] = await Promise.all([
      this.missing.of(month),
      this.papers.turnover(day),
      this.results.calculate(day),
      this.settings.current(),
    ])
    const { invoices, notes, total } = gstr1
    const isRegistered = gst.enabled || invoices + notes.count > 0
    return {
      month: month.first.slice(0, 7),
      isClosed: through !== null && month.first.slice(0, 7) <= through,
      isRegistered,
      missing,
      hints: await this.hints.of(month, isRegistered ? null : { turnover, untaxedToOtherStates }),
      tax: { ...total, invoices, notes: notes.count, notesPaise: valueOf(notes) },
      salesPaise,
      purchasesPaise,
      resultPaise,
      turnover,
    }
  }
}
