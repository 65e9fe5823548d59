import { Injectable } from '@nestjs/common'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { RECALL_END } from './domain/recall-machine.js'
import { RecallLog } from './recall-log.service.js'
import { RecallReports } from './recall-reports.service.js'
import { Recalls } from './recalls.service.js'
import { type StoredRecall } from './stored-recall.js'

/** The end of a recall: its report is kept as it was. What is frozen stays frozen. */
@Injectable()
export class CloseRecall {
  constructor(
    private readonly recalls: Recalls,
    private readonly reports: RecallReports,
    private readonly log: RecallLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** One that is closed stays as it is. @throws NotFound */
  async close(id: string, by: string): Promise<StoredRecall> {
    for (;;) {
      const before = await this.recalls.byId(id)
      if (before.status === 'closed') return before
      const closed = await this.tryClose(before, by)
      if (closed) return closed
    }
  }

  /**
   * Making the report takes long, so it is done before the transaction. If something was done meanwhile, it starts
   * over.
   */
  private async tryClose(before: StoredRecall, by: string): Promise<StoredRecall | null> {
    const { writes } = before
    const closedAt = this.clock.now()
    const report = await this.reports.draw(before, closedAt)
    const change = { $set: { status: RECALL_END, closedBy: by, closedAt, report } }
    return this.transactions.run(async () => {
      const closed = await this.recalls.tryTake(String(before._id), change, { writes })
      if (closed) await this.log.write(closed, { step: 'closed', by })
      return closed
    })
  }
}
