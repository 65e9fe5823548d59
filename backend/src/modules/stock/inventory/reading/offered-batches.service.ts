import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model, type QueryFilter, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { arrivesBy } from '../../../office/settings/domain/delivery-days.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { leastDays, shelfLeft } from '../domain/batch-dates.js'
import { COUNTED, isExpired, unexpired } from '../domain/standing.js'
import { StockDocument } from '../schemas/stock.schema.js'
import { type StoredBatch } from './stock.queries.js'

/** A batch that an order may be packed from, and how its day stands to the customer's. */
export interface OfferedBatch {
  batch: StoredBatch
  /** Days until its best-before day after it arrived; null without one. */
  daysLeft: number | null
  /** These are fewer than a customer should have. */
  nearItsDay: boolean
}

/** How much of a product can be taken from stock, and its last price. */
export interface Shelf {
  /** Those that may be used and hold something, earliest best before first. */
  batches: Pick<StoredBatch, 'remainingMilli' | 'pricePaise'>[]
  /** Of the newest batch, even if nothing is left of it. */
  lastPaise: Paise
}

const OUTLINE = {
  product: 1,
  batchNumber: 1,
  remainingMilli: 1,
  bestBefore: 1,
  expiryOverride: 1,
} as const

/** What is left of a batch that may be used. */
export type UsableBatch = Pick<StockDocument, '_id' | keyof typeof OUTLINE>

/** The order in which batches are offered: the earliest best before first. */
const FEFO = { fefoDay: 1, receivedOn: 1, _id: 1 } as const
/** Batches of one product that are offered. */
const MOST_OFFERED = 200
/** The price of what lies further back no longer tells what the next kilogram costs. */
const MOST_PRICED = 5000

/** What may be taken from stock, the earliest best before first (docs/domain/orders.md#first-expired-first-out). */
@Injectable()
export class OfferedBatches {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly products: Products,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Batches of a product that an order may be packed from. Batches of jars that are near their day come last. */
  async list(
    product: Pick<StoredProduct, '_id' | 'materialType' | 'shelfLifeDays'>,
  ): Promise<OfferedBatch[]> {
    const settings = await this.settings.current()
    const arrival = arrivesBy(istDay(this.clock.now()), settings)
    const least = leastDays(product.shelfLifeDays, settings.shelfLifeAtDelivery)
    const found = await this.usable({ product: product._id }, MOST_OFFERED)
    const offered = found.map((batch) => {
      const { daysLeft, nearItsDay } = shelfLeft(batch.bestBefore, arrival, least)
      // Material stays in the workshop, so no customer waits for it.
      return { batch, daysLeft, nearItsDay: nearItsDay && product.materialType === 'FG' }
    })
    return [...offered.filter((one) => !one.nearItsDay), ...offered.filter((one) => one.nearItsDay)]
  }

  /** As `of`; none for a product that was deleted. */
  async ofProduct(productId: Types.ObjectId): Promise<OfferedBatch[]> {
    const product = (await this.products.byIds([productId])).get(String(productId))
    return product ? this.list(product) : []
  }

  /** Batches of all products that may be used and hold something, at most so many. */
  async ofAll(limit: number): Promise<StoredBatch[]> {
    return this.usable({}, limit)
  }

  /**
   * Batches of a product that may be used and hold something, and also the batches (hex) that the caller has set aside,
   * even if nothing else is left of them: the caller may use its own share.
   */
  async forHolder(productId: string, held: readonly string[]): Promise<StoredBatch[]> {
    const some = { $or: [{ remainingMilli: { $gt: NO_QUANTITY } }, { _id: { $in: [...held] } }] }
    const usable = unexpired(istDay(this.clock.now()))
    return this.stock
      .find({ product: productId, ...COUNTED.filter, $and: [usable, some] } as QueryFilter<StockDocument>)
      .sort(FEFO)
      .limit(MOST_OFFERED)
      .lean<StockDocument[]>()
  }

  /** Outlines of every batch with something left that is neither frozen nor expired. */
  async outlines(today: IstDay): Promise<UsableBatch[]> {
    const found = await this.stock
      .find({ remainingMilli: { $gt: NO_QUANTITY }, ...COUNTED.filter }, OUTLINE)
      .sort(FEFO)
      // The index that holds only batches with something left; without the hint all used-up batches are read too.
      .hint(FEFO)
      .lean<UsableBatch[]>()
    return found.filter((batch) => !isExpired(batch, today))
  }

  /** Shelves of products, all by `_id` (hex); a product that never had a batch is absent. */
  async shelves(products: readonly string[]): Promise<Map<string, Shelf>> {
    const ids = products.map((id) => new mongoose.Types.ObjectId(id))
    const shelves = new Map<string, Shelf>()
    const [newest, usable] = await Promise.all([
      Promise.all(ids.map((id) => this.newest(id))),
      this.usable({ product: { $in: ids } }, MOST_PRICED),
    ])
    for (const batch of newest)
      if (batch) shelves.set(String(batch.product), { batches: [], lastPaise: batch.pricePaise })
    for (const { product, remainingMilli, pricePaise } of usable)
      shelves.get(String(product))?.batches.push({ remainingMilli, pricePaise })
    return shelves
  }

  private async usable(filter: QueryFilter<StockDocument>, limit: number): Promise<StoredBatch[]> {
    const today = istDay(this.clock.now())
    return this.stock
      .find({ ...filter, ...COUNTED.filter, ...unexpired(today), remainingMilli: { $gt: NO_QUANTITY } })
      .sort(FEFO)
      .limit(limit)
      .lean<StockDocument[]>()
  }

  /** One look into the index for each product, since a product may have had thousands of batches. */
  private newest(product: mongoose.Types.ObjectId) {
    return this.stock
      .findOne({ product }, { product: 1, pricePaise: 1 })
      .sort({ receivedOn: -1, _id: -1 })
      .lean<Pick<StockDocument, 'product' | 'pricePaise'>>()
  }
}
