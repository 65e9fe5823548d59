import { Injectable, type OnModuleInit } from '@nestjs/common'
import { dayInWords, istDay, monthInWords } from '../../../kernel/dates/ist.js'
import { Clock } from '../../../platform/clock.js'
import { MonthChecks } from '../../money/closed-months/month-checks.js'
import { Drawers } from '../../money/desk/drawer/drawers.service.js'
import { PayoutQueries } from '../../money/payouts/payouts.queries.js'
import { counted, type Missing } from './domain/missing-papers.js'
import { type Days } from './month-file.js'
import { PapersOfMonth } from './papers-of-month.service.js'

/** What is missing in a month before anything is filed; a month is not closed while something is. */
@Injectable()
export class MissingInMonth implements OnModuleInit {
  constructor(
    private readonly papers: PapersOfMonth,
    private readonly payouts: PayoutQueries,
    private readonly drawers: Drawers,
    private readonly checks: MonthChecks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.checks.register('papers', (month) => this.papers.missing(month))
    this.checks.register('settlements', (month) => this.unsettled(month))
    this.checks.register('drawer', (month) => this.openDrawer(month))
  }

  /** All that is missing, by the checks of every module; that the month goes on comes first. */
  async of(month: Days): Promise<Missing[]> {
    return [...this.notOver(month), ...(await this.checks.missing(month))]
  }

  private notOver({ last }: Days): Missing[] {
    if (last < istDay(this.clock.now())) return []
    const sentence = `${monthInWords(last)} is not over: its figures go on changing until ${dayInWords(last)}.`
    return [{ sentence, path: null }]
  }

  private async unsettled({ first, last }: Days): Promise<Missing[]> {
    const { lines, payments } = await this.payouts.openBetween(first, last)
    const path = '/dashboard/payouts'
    return [
      ...(lines > 0
        ? [
            {
              sentence: `${counted(lines, 'line')} of settlements ${lines === 1 ? 'does not' : 'do not'} match.`,
              path,
            },
          ]
        : []),
      ...(payments > 0
        ? [
            {
              sentence: `${counted(payments, 'payment')} ${payments === 1 ? 'is' : 'are'} in no settlement yet.`,
              path,
            },
          ]
        : []),
    ]
  }

  private async openDrawer({ last }: Days): Promise<Missing[]> {
    const drawer = await this.drawers.current()
    const day = drawer && istDay(drawer.openedAt)
    if (!day || day > last) return []
    const sentence = `The cash drawer that was opened on ${dayInWords(day)} is not counted.`
    return [{ sentence, path: '/dashboard/drawer' }]
  }
}
