import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { isValidObjectId, type Model, type Types } from 'mongoose'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { rowOrNotFound } from '../../../../platform/lists/row-by-id.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Products } from '../../catalog/products.service.js'
import { Outlets } from '../../outlets/outlets.service.js'
import { type CountStatus } from './domain/count-machine.js'
import { StockCountDocument } from './schemas/stock-count.schema.js'

export type StoredCount = Readonly<StockCountDocument>

/** A count that a person begins. */
export interface CountDraft {
  /** Id that the phone generated. */
  clientId: string
  /** `_id`; null for all outlets. */
  outletId: string | null
  /** `Id` or `_id`; null for all products. */
  productId: string | null
}

/** Begins and drops counts of shelves (docs/domain/catalogue.md#counting). */
@Injectable()
export class Counts {
  constructor(
    @InjectModel(StockCountDocument.name) private readonly counts: Model<StockCountDocument>,
    private readonly products: Products,
    private readonly outlets: Outlets,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a count; repeating the phone's request gives the same count. @throws NotFound (outlet, product)
   */
  async open({ clientId, outletId, productId }: CountDraft, by: string): Promise<StoredCount> {
    const begun = await this.counts.findOne({ clientId }).lean<StockCountDocument>()
    if (begun) return begun
    const outlet = outletId === null ? null : (await this.outlets.byId(outletId))._id
    const product = productId === null ? null : (await this.products.resolve(productId))._id
    const _id = new mongoose.Types.ObjectId()
    const startedAt = this.clock.now()
    try {
      const made = await this.counts.create({
        _id,
        clientId,
        outlet,
        product,
        status: 'open',
        startedBy: by,
        startedAt,
      })
      return made.toObject()
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return (await this.counts.findOne({ clientId }).lean<StockCountDocument>())!
    }
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredCount> {
    return rowOrNotFound(this.counts, id, 'The count')
  }

  /**
   * Drops a count without booking any of it; dropping it twice changes nothing. @throws NotFound, Conflict
   * COUNT_CLOSED
   */
  async drop(id: string, by: string): Promise<StoredCount> {
    const change = { status: 'dropped' as const, droppedBy: by, droppedAt: this.clock.now() }
    const dropped = await this.write(id, ['open'], change)
    if (dropped) return dropped
    const count = await this.byId(id)
    if (count.status === 'dropped') return count
    throw closed(count)
  }

  /**
   * Writes a count that has one of these statuses; in a transaction, concurrent writers conflict on it.
   * @returns null when the count has another status
   */
  async write(
    id: Types.ObjectId | string,
    statuses: readonly CountStatus[],
    change: Partial<StockCountDocument> = {},
    lines = 0,
  ): Promise<StoredCount | null> {
    if (!isValidObjectId(id)) return null
    return this.counts
      .findOneAndUpdate(
        { _id: id, status: { $in: [...statuses] } },
        { $set: change, $inc: { writes: 1, lineCount: lines } },
        { returnDocument: 'after' },
      )
      .lean<StockCountDocument>()
  }
}

const SAID: Readonly<Record<CountStatus, string>> = {
  open: 'is open',
  booking: 'is being booked',
  booked: 'was booked',
  dropped: 'was dropped',
}

/** The error for lines sent to a closed count; it names their batches. */
export function closed(
  { status, bookedBy, bookedAt }: StoredCount,
  batchNumbers: readonly string[] = [],
): Conflict {
  const late = batchNumbers.length === 0 ? '' : ` Not taken any more: ${batchNumbers.join(', ')}.`
  return new Conflict('COUNT_CLOSED', `The count ${SAID[status]}.${late}`, {
    status,
    bookedBy,
    bookedAt,
    batchNumbers,
  })
}
