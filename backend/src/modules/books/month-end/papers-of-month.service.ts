import { Injectable } from '@nestjs/common'
import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../kernel/amounts/money.js'
import { addIstDays, type IstDay, istDay, istMonth } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { type SalesDay } from '../../insight/reports/domain/sales-days.js'
import { SalesReport } from '../../insight/reports/sales-report.service.js'
import { hsnDigitsOn } from '../../office/settings/domain/tax-limits.js'
import { Settings } from '../../office/settings/settings.service.js'
import { IssuedPapers } from '../../sales/orders/money/issued-papers.queries.js'
import { type Gstr1, Gstr1Sums } from '../returns/domain/gstr1.js'
import { gaps, goodsFaults, type Missing, PaperFaults } from './domain/missing-papers.js'
import {
  type Turnover,
  turnoverBeside,
  turnoverOf,
  twelveMonthsBefore,
  yearBegin,
} from './domain/turnover.js'

/** What the papers of a month say. */
export interface MonthOfPapers {
  gstr1: Gstr1
  /** Sales less notes, with tax, of papers with GST and without it. */
  salesPaise: Paise
  /** Papers without GST that went to another state. */
  untaxedToOtherStates: number
}

/** Reads the papers of a month for its figures, and for what is missing in them. */
@Injectable()
export class PapersOfMonth {
  constructor(
    private readonly papers: IssuedPapers,
    private readonly sales: SalesReport,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @param day any day of the month */
  async read(day: IstDay): Promise<MonthOfPapers> {
    const { first, last } = istMonth(day)
    const sums = new Gstr1Sums((await this.settings.current()).taxLimits)
    let salesPaise = NO_MONEY
    let untaxedToOtherStates = 0
    for await (const paper of this.papers.between(first, last, 'all')) {
      const { kind, gstin, shopState, placeOfSupply, totalPaise } = paper
      salesPaise = (kind === 'invoice' ? addPaise : subtractPaise)(salesPaise, totalPaise)
      if (gstin !== null) sums.add(paper)
      else if (kind === 'invoice' && placeOfSupply && shopState && placeOfSupply !== shopState)
        untaxedToOtherStates += 1
    }
    return { gstr1: sums.sums(), salesPaise, untaxedToOtherStates }
  }

  /** What is missing in the papers of a month, for whoever closes or files it. */
  async missing({ first, last }: { first: IstDay; last: IstDay }): Promise<Missing[]> {
    const faults = new PaperFaults()
    const { taxLimits } = await this.settings.current()
    const sums = new Gstr1Sums(taxLimits)
    for await (const paper of this.papers.between(first, last, 'all')) {
      faults.add(paper)
      if (paper.gstin !== null) sums.add(paper)
    }
    const numbers = faults.numbers.missing()
    const known = numbers.length > 0 ? await this.papers.known(numbers) : new Set<string>()
    const goods = sums.sums().hsnOfAll
    const digits = goods.length > 0 ? hsnDigitsOn(first, await this.yearBefore(first), taxLimits) : 0
    return [
      ...faults.all(),
      ...gaps(numbers.filter((number) => !known.has(number))),
      ...goodsFaults(goods, digits),
    ]
  }

  /** @param day any day of the month */
  async turnover(day: IstDay): Promise<Turnover> {
    const { first, last } = istMonth(day)
    const { taxLimits } = await this.settings.current()
    // The financial year so far lies within the twelve months.
    const days = await this.days(twelveMonthsBefore(last), last)
    const yearPaise = turnoverOf(days.filter(({ day: one }) => one >= yearBegin(first)))
    const twelveMonthsPaise = turnoverOf(days)
    return turnoverBeside({ yearPaise, twelveMonthsPaise }, taxLimits, last)
  }

  /** The turnover of the financial year before the one of a day. */
  private async yearBefore(day: IstDay): Promise<Paise> {
    const last = addIstDays(yearBegin(day), -1)
    return turnoverOf(await this.days(yearBegin(last), last))
  }

  /** Days that are yet to come have no sales. */
  private async days(from: IstDay, to: IstDay): Promise<SalesDay[]> {
    const today = istDay(this.clock.now())
    const last = to < today ? to : today
    return from > last ? [] : this.sales.between(from, last)
  }
}
