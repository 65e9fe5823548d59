import { Injectable } from '@nestjs/common'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { EditConflict } from '../../../platform/mongo/versions.js'
import { StockQueries } from '../../stock/inventory/reading/stock.queries.js'
import { RecallLog } from './recall-log.service.js'
import { RecallReach } from './recall-reach.service.js'
import { Recalls } from './recalls.service.js'
import { type StoredRecall } from './stored-recall.js'

export interface RecallDraft {
  /** Or its `_id`. */
  batchNumber: string
  drill: boolean
  reason: string
}

/** Begins recalls and drills, widens them, and keeps their message (docs/domain.md#recall). */
@Injectable()
export class RunRecall {
  constructor(
    private readonly recalls: Recalls,
    private readonly reach: RecallReach,
    private readonly stock: StockQueries,
    private readonly log: RecallLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** If one is open for the batch, it is given back: two clicks begin one. @throws NotFound (batch) */
  async begin(draft: RecallDraft, by: string): Promise<StoredRecall> {
    const batch = await this.stock.resolve(draft.batchNumber)
    const open = await this.recalls.openOf(batch._id, draft.drill)
    if (open) return open
    const startedAt = this.clock.now()
    const began = performance.now()
    const { batches, orders } = await this.reach.of([String(batch._id)])
    const tookMs = Math.round(performance.now() - began)
    const recall = {
      stockId: batch._id,
      batchNumber: batch.batchNumber,
      product: batch.product,
      drill: draft.drill,
      reason: draft.reason,
      found: { batches: batches.length, orders: orders.length, tookMs },
      startedBy: by,
      startedAt,
    }
    try {
      return await this.transactions.run(async () => {
        const made = await this.recalls.insert(recall)
        await this.log.write(made, { step: 'begun', by, about: batch.batchNumber, detail: draft.reason })
        return made
      })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return (await this.recalls.openOf(batch._id, draft.drill))!
    }
  }

  /** A further batch is recalled with it; one that is in it already changes nothing. @throws NotFound; Conflict RECALL_CLOSED */
  addBatch(id: string, batchNumber: string, by: string): Promise<StoredRecall> {
    return this.transactions.run(async () => {
      const recall = await this.recalls.lock(id)
      const batch = await this.stock.resolve(batchNumber)
      if (recall.roots.some(({ stockId }) => stockId.equals(batch._id))) return recall
      const root = { stockId: batch._id, batchNumber: batch.batchNumber }
      const wider = await this.recalls.lock(id, { $push: { roots: root } })
      await this.log.write(wider, { step: 'batch-added', by, about: batch.batchNumber })
      return wider
    })
  }

  /**
   * @param version of the recall that the editor saw
   * @throws InvalidInput; NotFound; Conflict RECALL_CLOSED; EditConflict
   */
  rewrite(id: string, text: string, version: number, by: string): Promise<StoredRecall> {
    const message = text.trim()
    if (message === '')
      throw new InvalidInput('The message is empty.', { message: 'Write what they should know.' })
    return this.transactions.run(async () => {
      const recall = await this.recalls.lock(id)
      if (recall.version !== version)
        throw new EditConflict('The message', { message: recall.message, version: recall.version })
      if (recall.message === message) return recall
      const changed = await this.recalls.lock(id, { $set: { message }, $inc: { version: 1 } })
      await this.log.write(changed, { step: 'message-changed', by })
      return changed
    })
  }
}
