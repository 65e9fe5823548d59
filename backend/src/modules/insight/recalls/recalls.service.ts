import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { isValidObjectId, type Model, type Types, type UpdateQuery } from 'mongoose'
import { Conflict } from '../../../kernel/errors/errors.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { OPEN_RECALL, RECALL } from './domain/recall-machine.js'
import { RecallDocument, type RecallFinds } from './schemas/recall.schema.js'
import { type StoredRecall } from './stored-recall.js'

/** A recall that begins. */
export interface NewRecall {
  stockId: Types.ObjectId
  batchNumber: string
  product: Types.ObjectId
  drill: boolean
  reason: string
  found: RecallFinds
  startedBy: string
  startedAt: Date
}

/**
 * Recalls as stored. Every change checks in its own write that the recall is open: it comes completely before the
 * closing, or not at all.
 */
@Injectable()
export class Recalls {
  constructor(@InjectModel(RecallDocument.name) private readonly recalls: Model<RecallDocument>) {}

  /** @throws NotFound */
  async byId(id: string): Promise<StoredRecall> {
    return rowOrNotFound(this.recalls, id, 'The recall')
  }

  /** The open recall, or the open drill, of a batch. */
  openOf(stock: Types.ObjectId, drill: boolean): Promise<StoredRecall | null> {
    return this.recalls.findOne({ stock, drill, status: RECALL.initial }).lean<RecallDocument>().exec()
  }

  /** @throws the database's error for a second open one of the batch */
  async insert({ stockId, batchNumber, ...recall }: NewRecall): Promise<StoredRecall> {
    const made = await new this.recalls({
      _id: new mongoose.Types.ObjectId(),
      ...recall,
      stock: stockId,
      batchNumber,
      roots: [{ stockId, batchNumber }],
      status: RECALL.initial,
    }).save()
    return made.toObject()
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
}
