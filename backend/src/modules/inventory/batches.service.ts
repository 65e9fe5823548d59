import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types } from 'mongoose'
import { Conflict, NotFound } from '../../kernel/errors.js'
import { fromMilli, type Milli, NO_QUANTITY, subtractMilli } from '../../kernel/quantity.js'
import { Clock } from '../../platform/clock.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { Availability } from '../catalog/availability.service.js'
import { movementDelta, type MovementKind, remaining } from './domain/ledger.js'
import { StockDocument } from './schemas/stock.schema.js'
import { type Cause, StockLedger } from './stock-ledger.service.js'
import { type StoredBatch } from './stored-batch.js'

export type { StoredBatch } from './stored-batch.js'
export type { Cause } from './stock-ledger.service.js'

/** A quantity of one batch moves because of a line of a document. */
export interface BatchMovement {
  stockId: Types.ObjectId | string
  productId: Types.ObjectId | string
  /** Thousandths, more than 0. */
  quantityMilli: Milli
  cause: Cause
  /** Mobile number of the person, or the name of the job. */
  by: string
  /** When it happened; now, if not given. */
  at?: Date
}

/**
 * Movements of batches on behalf of orders and production. Each is all or nothing with its ledger row and the product's counters, and
 * joins the transaction of the document it serves.
 */
@Injectable()
export class Batches {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly ledger: StockLedger,
    private readonly availability: Availability,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets a held quantity aside in a batch (assign-stock).
   * @throws Conflict INSUFFICIENT_BATCH when less remains; NotFound when the batch is not of that product.
   */
  async allocate(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const { quantityMilli: quantity, productId } = movement
      const batch = await this.move('allocate', movement, {
        noStockConfirmed: false,
        remainingMilli: { $gte: quantity },
      })
      if (!batch) throw await this.insufficient(movement)
      await this.availability.allocated(productId, quantity)
      return batch
    })
  }

  /**
   * Gives an allocated quantity back to its batch (unassign-stock, cancellation); the order still holds it.
   * @throws Conflict NOT_RESERVED, NotFound
   */
  async unallocate(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const { quantityMilli: quantity, productId } = movement
      await this.reopen(movement)
      const batch = await this.move('unallocate', movement, { reservedMilli: { $gte: quantity } })
      if (!batch) throw await this.unreserved(movement)
      await this.availability.unallocated(productId, quantity)
      return batch
    })
  }

  /** An allocated quantity left the house with its shipment. */
  async ship(movement: BatchMovement): Promise<StoredBatch> {
    return this.use('ship', movement)
  }

  /**
   * Sets a quantity aside for a production run: it is no longer available.
   * @throws Conflict INSUFFICIENT_BATCH when less remains; NotFound when the batch is not of that product.
   */
  async reserve(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const { quantityMilli: quantity, productId } = movement
      const batch = await this.move('reserve', movement, {
        noStockConfirmed: false,
        remainingMilli: { $gte: quantity },
      })
      if (!batch) throw await this.insufficient(movement)
      await this.availability.removed(productId, quantity)
      return batch
    })
  }

  /** Gives a quantity that was reserved for production back. */
  async release(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const { quantityMilli: quantity, productId } = movement
      await this.reopen(movement)
      const batch = await this.move('release', movement, { reservedMilli: { $gte: quantity } })
      if (!batch) throw await this.unreserved(movement)
      await this.availability.received(productId, quantity)
      return batch
    })
  }

  /** A quantity that was reserved for production went into it. */
  async consume(movement: BatchMovement): Promise<StoredBatch> {
    return this.use('consume', movement)
  }

  /** Batches of a product (by `_id`) that still hold something, oldest first; at most 200. */
  async forProduct(productId: Types.ObjectId | string): Promise<StoredBatch[]> {
    return this.stock
      .find({ product: productId, noStockConfirmed: false, remainingMilli: { $gt: NO_QUANTITY } })
      .sort({ createdAt: 1, _id: 1 })
      .limit(200)
      .lean<StockDocument[]>()
  }

  private async use(kind: 'ship' | 'consume', movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.move(kind, movement, { reservedMilli: { $gte: movement.quantityMilli } })
      if (!batch) throw await this.unreserved(movement)
      return batch
    })
  }

  /**
   * What comes back proves a batch that was confirmed as used up to be none: it is open again with just that quantity,
   * and what the confirmation found missing is booked as lost.
   */
  private async reopen({ stockId, productId, cause, by, at }: BatchMovement): Promise<void> {
    const closed = await this.stock
      .findOneAndUpdate(
        { _id: stockId, product: productId, noStockConfirmed: true },
        { $set: { noStockConfirmed: false } },
        { returnDocument: 'before' },
      )
      .lean<StockDocument>()
    if (!closed || closed.remainingMilli === 0) return
    const lost = subtractMilli(NO_QUANTITY, closed.remainingMilli)
    await this.stock.updateOne({ _id: stockId }, { $inc: { quantityMilli: lost, remainingMilli: lost } })
    const delta = { quantityMilli: lost, reservedMilli: NO_QUANTITY, usedMilli: NO_QUANTITY }
    const kind = lost < 0 ? 'count-loss' : 'count-gain'
    await this.ledger.append({ kind, delta, batch: closed, cause, by, at: at ?? this.clock.now() })
  }

  private async move(
    kind: MovementKind,
    movement: BatchMovement,
    condition: QueryFilter<StockDocument>,
  ): Promise<StoredBatch | null> {
    if (!Number.isSafeInteger(movement.quantityMilli) || movement.quantityMilli <= 0)
      throw new RangeError('A movement is a whole number of thousandths above 0')
    const delta = movementDelta(kind, movement.quantityMilli)
    const batch = await this.stock
      .findOneAndUpdate(
        { _id: movement.stockId, product: movement.productId, ...condition },
        { $inc: { ...delta, remainingMilli: remaining(delta) } },
        { returnDocument: 'after' },
      )
      .lean<StockDocument>()
    if (batch)
      await this.ledger.append({
        kind,
        delta,
        batch,
        cause: movement.cause,
        by: movement.by,
        at: movement.at ?? this.clock.now(),
      })
    return batch
  }

  private async insufficient(movement: BatchMovement): Promise<Conflict | NotFound> {
    const batch = await this.find(movement)
    if (!batch) return new NotFound('The batch')
    const left = batch.noStockConfirmed ? NO_QUANTITY : batch.remainingMilli
    return new Conflict(
      'INSUFFICIENT_BATCH',
      `Batch ${batch.batchNumber} has only ${fromMilli(left)} left.`,
      {
        stockId: String(batch._id),
        batchNumber: batch.batchNumber,
        remaining: fromMilli(left),
      },
    )
  }

  private async unreserved(movement: BatchMovement): Promise<Conflict | NotFound> {
    const batch = await this.find(movement)
    if (!batch) return new NotFound('The batch')
    const details = { stockId: String(batch._id), batchNumber: batch.batchNumber }
    return new Conflict('NOT_RESERVED', `Batch ${batch.batchNumber} does not hold that quantity.`, details)
  }

  private find(movement: BatchMovement): Promise<StockDocument | null> {
    return this.stock.findOne({ _id: movement.stockId, product: movement.productId }).lean<StockDocument>()
  }
}
