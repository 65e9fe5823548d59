import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Quarantines } from '../../stock/inventory/upkeep/quarantines.service.js'
import { type ReachedBatch } from './domain/reach.js'
import { RecallLog } from './recall-log.service.js'
import { RecallReach } from './recall-reach.service.js'
import { Recalls } from './recalls.service.js'
import { rootsOf, type StoredRecall } from './schemas/recall.schema.js'

/**
 * Freezes everything that a recall reaches, and never frees it again. It goes batch by batch, so that nobody who packs
 * has to wait for all of them. If it was interrupted, a second click goes on where it stopped.
 */
@Injectable()
export class RecallFreeze {
  constructor(
    private readonly recalls: Recalls,
    private readonly reach: RecallReach,
    private readonly quarantines: Quarantines,
    private readonly log: RecallLog,
    private readonly transactions: Transactions,
  ) {}

  /** What is frozen already is left as it is. @throws NotFound; Conflict RECALL_CLOSED */
  async freezeAll(id: string, by: string): Promise<StoredRecall> {
    const recall = await this.recalls.lock(id)
    const { batches } = await this.reach.find(rootsOf(recall))
    for (const batch of batches.filter(({ frozen }) => !frozen)) await this.freeze(id, batch, by)
    return this.recalls.byId(id)
  }

  private async freeze(id: string, { id: stockId, batchNumber: about }: ReachedBatch, by: string) {
    await this.transactions.run(async () => {
      const recall = await this.recalls.lock(id)
      // In a drill the batch stays as it is, so only the recall knows of it.
      if (recall.frozen.some((frozen) => String(frozen) === stockId) && recall.drill) return
      if (!recall.drill && !(await this.quarantines.tryFreeze(stockId, reasonOf(recall), by))) return
      await this.recalls.lock(id, { $addToSet: { frozen: stockId } })
      await this.log.write(recall, { step: 'batch-frozen', by, about })
    })
  }
}

const reasonOf = ({ batchNumber, reason }: StoredRecall): string =>
  `Recall of ${batchNumber}: ${reason}`.slice(0, 200)
