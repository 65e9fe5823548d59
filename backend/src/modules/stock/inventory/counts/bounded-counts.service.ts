import { Injectable, type OnModuleInit } from '@nestjs/common'
import { addPaise, NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { momentInWords } from '../../../../kernel/dates/ist.js'
import { ApprovalActions } from '../../../office/approvals/approval-actions.js'
import { BatchWorth } from '../reading/batch-worth.service.js'
import { CountBooking } from './count-booking.service.js'
import { CountQueries } from './counts.queries.js'
import { Counts, type StoredCount } from './counts.service.js'

export interface CountRequest {
  id: string
  isConfirmed: boolean
}

/** Differences of a count, gains too (docs/domain/people.md#the-owners-yes). */
@Injectable()
export class BoundedCounts implements OnModuleInit {
  constructor(
    private readonly actions: ApprovalActions,
    private readonly counts: Counts,
    private readonly counted: CountQueries,
    private readonly booking: CountBooking,
    private readonly worth: BatchWorth,
  ) {}

  onModuleInit(): void {
    this.actions.register('book-count', {
      worth: async ({ id }: CountRequest) => ({
        bound: 'writeOff',
        valuePaise: await this.worthOfCount(await this.counts.byId(id)),
      }),
      about: async ({ id }: CountRequest) => {
        const { _id, startedBy, startedAt } = await this.counts.byId(id)
        const what = `Book the differences of the count of ${momentInWords(startedAt)} by ${startedBy}`
        return { what, link: `/dashboard/count/${String(_id)}` }
      },
      run: ({ id, isConfirmed }: CountRequest, by) => this.booking.book(id, by, isConfirmed),
    })
  }

  /** Gains and losses: they do not cancel each other. */
  private async worthOfCount(count: StoredCount): Promise<Paise> {
    const { compared } = await this.counted.linesOf(count)
    let sum = NO_MONEY
    for (const { batch, comparison } of compared) {
      if (!batch || !comparison || comparison.outdated) continue
      const { differenceMilli } = comparison
      const size = differenceMilli < 0 ? subtractMilli(NO_QUANTITY, differenceMilli) : differenceMilli
      sum = addPaise(sum, await this.worth.of(String(batch.product), batch.pricePaise, size))
    }
    return sum
  }
}
