import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { isValidObjectId, type Model, type Types, type UpdateQuery } from 'mongoose'
import { Conflict, InvalidInput } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { EditConflict } from '../../../platform/mongo/versions.js'
import { StockQueries } from '../../stock/inventory/reading/stock.queries.js'
import { OPEN_RECALL, RECALL } from './domain/recall-machine.js'
import { RecallLog } from './recall-log.service.js'
import { RecallReach } from './recall-reach.service.js'
import { RecallDocument, type StoredRecall } from './schemas/recall.schema.js'

export interface RecallDraft {
  /** Or its `_id`. */
  batchNumber: string
  drill: boolean
  reason: string
}

/**
 * Recalls and drills: begun, widened, and their message to the customers (docs/domain/workshop.md#recall). Every change checks in
 * its own write that the recall is open, so it comes completely before the closing, or not at all.
 */
@Injectable()
export class Recalls {
  constructor(
    @InjectModel(RecallDocument.name) private readonly recalls: Model<RecallDocument>,
    private readonly reach: RecallReach,
    private readonly stock: StockQueries,
    private readonly log: RecallLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async byId(id: string): Promise<StoredRecall> {
    return rowOrNotFound(this.recalls, id, 'The recall')
  }

  /** If one is open for the batch, it is given back: two clicks begin one. @throws NotFound (batch) */
  async begin(draft: RecallDraft, by: string): Promise<StoredRecall> {
    const batch = await this.stock.resolve(draft.batchNumber)
    const open = await this.openOf(batch._id, draft.drill)
    if (open) return open
    const startedAt = this.clock.now()
    const began = performance.now()
    const { batches, orders } = await this.reach.find([String(batch._id)])
    const tookMs = Math.round(performance.now() - began)
    const { _id: stockId, batchNumber, product } = batch
    const recall = {
      _id: new mongoose.Types.ObjectId(),
      stock: stockId,
      batchNumber,
      roots: [{ stockId, batchNumber }],
      product,
      drill: draft.drill,
      reason: draft.reason,
      status: RECALL.initial,
      found: { batches: batches.length, orders: orders.length, tookMs },
      startedBy: by,
      startedAt,
    }
    try {
      return await this.transactions.run(async () => {
        const made = (await new this.recalls(recall).save()).toObject()
        await this.log.write(made, { step: 'begun', by, about: batchNumber, detail: draft.reason })
        return made
      })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return (await this.openOf(batch._id, draft.drill))!
    }
  }

  /** A further batch is recalled with it; one that is in it already changes nothing. @throws NotFound; Conflict RECALL_CLOSED */
  addBatch(id: string, batchNumber: string, by: string): Promise<StoredRecall> {
    return this.transactions.run(async () => {
      const recall = await this.lock(id)
      const batch = await this.stock.resolve(batchNumber)
      if (recall.roots.some(({ stockId }) => stockId.equals(batch._id))) return recall
      const root = { stockId: batch._id, batchNumber: batch.batchNumber }
      const wider = await this.lock(id, { $push: { roots: root } })
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
      const recall = await this.lock(id)
      if (recall.version !== version)
        throw new EditConflict('The message', { message: recall.message, version: recall.version })
      if (recall.message === message) return recall
      const changed = await this.lock(id, { $set: { message }, $inc: { version: 1 } })
      await this.log.write(changed, { step: 'message-changed', by })
      return changed
    })
  }

  /**
   * First write of a transaction: locks the recall, so that others conflict here.
   * @returns the recall after it
   * @throws NotFound; Conflict RECALL_CLOSED
   */
  async lock(id: string, change: UpdateQuery<RecallDocument> = {}): Promise<StoredRecall> {
    const locked = await this.tryTake(id, change)
    if (locked) return locked
    const { batchNumber, closedAt, closedBy } = await this.byId(id)
    throw new Conflict('RECALL_CLOSED', `The recall of batch ${batchNumber} is closed.`, {
      batchNumber,
      closedAt,
      closedBy,
    })
  }

  /** As `lock`; null when it is not open, or was written since then. */
  async tryTake(
    id: string,
    change: UpdateQuery<RecallDocument>,
    unwrittenSince: { writes?: number } = {},
  ): Promise<StoredRecall | null> {
    if (!isValidObjectId(id)) return null
    return this.recalls
      .findOneAndUpdate(
        { _id: id, ...OPEN_RECALL.filter, ...unwrittenSince },
        { ...change, $inc: { ...change.$inc, writes: 1 } },
        { returnDocument: 'after' },
      )
      .lean<RecallDocument>()
  }

  /** The open recall, or the open drill, of a batch. */
  private openOf(stock: Types.ObjectId, drill: boolean): Promise<StoredRecall | null> {
    return this.recalls.findOne({ stock, drill, status: RECALL.initial }).lean<RecallDocument>().exec()
  }
}
