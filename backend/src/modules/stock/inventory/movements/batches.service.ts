import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types } from 'mongoose'
import { type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Availability } from '../../catalog/availability.service.js'
import { isExpired, unexpired } from '../domain/batch-dates.js'
import { movementDelta, type MovementKind } from '../domain/ledger.js'
import { COUNTED } from '../domain/standing.js'
import { type StoredBatch } from '../reading/batch.queries.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { insufficient, unreserved, unusable } from './batch-refusals.js'
import { type Cause, StockLedger } from './stock-ledger.service.js'

/** A quantity of one batch that moves because of a line of a document. */
export interface BatchMovement {
  stockId: Types.ObjectId | string
  productId: Types.ObjectId | string
  /** Thousandths, more than 0. */
  quantityMilli: Milli
  cause: Cause
  /** Mobile number of the person, or the name of the job. */
  by: string
  /** When the movement happened; the current time if not given. */
  at?: Date
}

/**
 * Movements of batches for orders and production. Each writes batch, ledger row and the product's counters
 * together or not at all, and joins the transaction of the document it serves.
 */
@Injectable()
export class Batches {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly ledger: StockLedger,
    private readonly availability: Availability,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Reserves a held quantity in a batch (assign-stock).
   * @throws Conflict INSUFFICIENT_BATCH when less remains, BATCH_QUARANTINED, BATCH_EXPIRED; NotFound when
   * the batch is not of that product.
   */
  async allocate(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.setAside('allocate', movement)
      await this.availability.allocated(movement.productId, movement.quantityMilli)
      return batch
    })
  }

  /**
   * Returns an allocated quantity to its batch (unassign-stock, cancellation); the order still holds it.
   * @throws Conflict NOT_RESERVED, NotFound
   */
  async unallocate(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.giveBack('unallocate', movement)
      const { productId, quantityMilli } = movement
      await this.availability.unallocated(
        productId,
        quantityMilli,
        COUNTED.holds(batch) ? quantityMilli : NO_QUANTITY,
      )
      return batch
    })
  }

  /**
   * Uses an allocated quantity that left with its shipment. A parcel for which the courier was called
   * leaves, even if its batch was frozen meanwhile.
   * @throws Conflict NOT_RESERVED, NotFound
   */
  async ship(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(() => this.leave('ship', movement, {}))
  }

  /**
   * Reserves again, for its order, what a shipment used that was cancelled before it left, even if the
   * batch was frozen meanwhile.
   * @throws Conflict NOT_RESERVED, NotFound
   */
  async unship(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.move('unship', movement, { usedMilli: { $gte: movement.quantityMilli } })
      if (!batch) throw unreserved(await this.find(movement))
      return batch
    })
  }

  /**
   * Returns jars that had left with an order to their shelf. They count as on hand if their batch may be
   * used.
   * @throws Conflict NOT_RESERVED when the batch has given out fewer, NotFound
   */
  async takeBack(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const open = { noStockConfirmed: false, emptied: null }
      const batch = await this.move('return', movement, { usedMilli: { $gte: movement.quantityMilli } }, open)
      if (!batch) throw unreserved(await this.find(movement))
      if (COUNTED.holds(batch)) await this.availability.received(movement.productId, movement.quantityMilli)
      return batch
    })
  }

  /**
   * Reserves a quantity for a production run, so that it is no longer available.
   * @throws Conflict INSUFFICIENT_BATCH when less remains, BATCH_QUARANTINED, BATCH_EXPIRED; NotFound when
   * the batch is not of that product.
   */
  async reserve(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.setAside('reserve', movement)
      await this.availability.removed(movement.productId, movement.quantityMilli)
      return batch
    })
  }

  /** Returns a quantity that was reserved for production. @throws Conflict NOT_RESERVED, NotFound */
  async release(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.giveBack('release', movement)
      if (COUNTED.holds(batch)) await this.availability.received(movement.productId, movement.quantityMilli)
      return batch
    })
  }

  /**
   * Uses a quantity that was reserved for production.
   * @throws Conflict NOT_RESERVED, BATCH_QUARANTINED, BATCH_EXPIRED, NotFound
   */
  async consume(movement: BatchMovement): Promise<StoredBatch> {
    return this.transactions.run(() => this.leave('consume', movement, this.usable(movement)))
  }

  /**
   * Checks that none of these batches is frozen or expired. Call it before a step that cannot be undone, such as
   * calling the courier.
   * @throws Conflict BATCH_QUARANTINED, BATCH_EXPIRED
   */
  async demandUsable(stockIds: readonly Types.ObjectId[]): Promise<void> {
    const today = istDay(this.clock.now())
    for (const batch of await this.batches.find({ _id: { $in: [...stockIds] } }).lean<BatchDocument[]>())
      if (batch.quarantine !== null || isExpired(batch, today)) throw unusable(batch)
  }

  private usable({ at }: BatchMovement): QueryFilter<BatchDocument> {
    return { quarantine: null, ...unexpired(istDay(at ?? this.clock.now())) }
  }

  private async setAside(kind: 'allocate' | 'reserve', movement: BatchMovement): Promise<StoredBatch> {
    const batch = await this.move(kind, movement, {
      ...this.usable(movement),
      noStockConfirmed: false,
      remainingMilli: { $gte: movement.quantityMilli },
    })
    if (batch) return batch
    throw insufficient(await this.find(movement), istDay(movement.at ?? this.clock.now()))
  }

  private async leave(
    kind: 'ship' | 'consume',
    movement: BatchMovement,
    condition: QueryFilter<BatchDocument>,
  ): Promise<StoredBatch> {
    const batch = await this.move(kind, movement, {
      ...condition,
      reservedMilli: { $gte: movement.quantityMilli },
    })
    if (batch) return batch
    const found = await this.find(movement)
    const today = istDay(movement.at ?? this.clock.now())
    const refused = kind === 'consume' && (found.quarantine !== null || isExpired(found, today))
    throw refused ? unusable(found) : unreserved(found)
  }

  /**
   * When a quantity returns to a batch that was confirmed as used up, the batch is open again with just
   * that quantity.
   */
  private async giveBack(kind: 'unallocate' | 'release', movement: BatchMovement): Promise<StoredBatch> {
    const set = { noStockConfirmed: false, emptied: null }
    const batch = await this.move(kind, movement, { reservedMilli: { $gte: movement.quantityMilli } }, set)
    if (!batch) throw unreserved(await this.find(movement))
    return batch
  }

  private async move(
    kind: MovementKind,
    { stockId, productId, quantityMilli, cause, by, at }: BatchMovement,
    condition: QueryFilter<BatchDocument>,
    set?: { noStockConfirmed: boolean; emptied: null },
  ): Promise<StoredBatch | null> {
    if (!Number.isSafeInteger(quantityMilli) || quantityMilli <= 0)
      throw new RangeError('A movement is a whole number of thousandths above 0')
    const delta = movementDelta(kind, quantityMilli)
    const conditions = { product: productId, ...condition }
    return this.ledger.change({
      stockId,
      kind,
      delta,
      condition: conditions,
      cause,
      by,
      at,
      ...(set ? { set } : {}),
    })
  }

  /** @throws NotFound */
  private async find({ stockId, productId }: BatchMovement): Promise<BatchDocument> {
    const batch = await this.batches.findOne({ _id: stockId, product: productId }).lean<BatchDocument>()
    if (!batch) throw new NotFound('The batch')
    return batch
  }
}
