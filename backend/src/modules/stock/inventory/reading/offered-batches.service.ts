import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model, type QueryFilter, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { groupBy } from '../../../../kernel/group-by.js'
import { Clock } from '../../../../platform/clock.js'
import { arrivesBy } from '../../../office/settings/domain/delivery-days.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { type BatchDays, NextBatches } from '../../catalog/next-batches.service.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { batchOfNext, isExpired, leastDays, shelfLeft, unexpired } from '../domain/batch-dates.js'
import { COUNTED } from '../domain/standing.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { type StoredBatch } from './batch.queries.js'

/**
 * A batch from which an order may be packed, and how its best-before day compares with what the customer
 * should get.
 */
export interface OfferedBatch {
  batch: StoredBatch
  /** Days from arrival until the best-before day; null without such a day. */
  daysLeft: number | null
  /** Fewer days are left than a customer should get. */
  nearItsDay: boolean
}

type Offerable = Pick<StoredProduct, '_id' | 'materialType' | 'shelfLifeDays'>

/** The quantity of a product that can be taken from stock, and its last price. */
export interface Shelf {
  /** Usable batches with something left, earliest best before first. */
  batches: Pick<StoredBatch, 'remainingMilli' | 'pricePaise'>[]
  /** Price of the newest batch, even if nothing is left of it. */
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
export type UsableBatch = Pick<BatchDocument, '_id' | keyof typeof OUTLINE>

/** The order in which batches are offered: the earliest best before first. */
const FEFO = { fefoDay: 1, receivedOn: 1, _id: 1 } as const
/** Most batches of one product that are offered. */
const MOST_OFFERED = 200
/** Most batches that are priced: prices further back do not tell what the next kilogram costs. */
const MOST_PRICED = 5000

/**
 * Stock that may be taken, the earliest best before first (docs/domain/orders.md#first-expired-first-out).
 */
@Injectable()
export class OfferedBatches implements OnModuleInit {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly products: Products,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly next: NextBatches,
  ) {}

  onModuleInit(): void {
    this.next.register('daysOf', (jars) => this.daysOfNext(jars))
  }

  /**
   * Batches from which an order of a product may be packed. Batches of jars that are near their
   * best-before day come last.
   */
  async list(product: Offerable): Promise<OfferedBatch[]> {
    return (await this.offer())(product, await this.usable({ product: product._id }, MOST_OFFERED))
  }

  /**
   * The days of the batch from which an order of each of these jars that is placed now would be packed: the first that has
   * more left than the orders before it still take. By `_id` (hex) of the jar; absent where nobody can order, or no batch
   * has enough.
   */
  private async daysOfNext(jars: readonly StoredProduct[]): Promise<Map<string, BatchDays>> {
    const offer = await this.offer()
    const found = await this.usable({ product: { $in: jars.map(({ _id }) => _id) } }, MOST_PRICED)
    const batches = groupBy(found, ({ product }) => String(product))
    const days = new Map<string, BatchDays>()
    for (const jar of jars.filter(({ soldOut }) => !soldOut)) {
      const key = String(jar._id)
      const offered = offer(jar, batches.get(key) ?? []).map(({ batch }) => batch)
      const next = batchOfNext(offered, jar.committedMilli)
      if (next) days.set(key, { madeOn: next.receivedOn, bestBefore: next.bestBefore })
    }
    return days
  }

  /** Orders the usable batches of a product as they are offered. */
  private async offer(): Promise<(product: Offerable, batches: readonly StoredBatch[]) => OfferedBatch[]> {
    const settings = await this.settings.current()
    const arrival = arrivesBy(istDay(this.clock.now()), settings)
    return ({ materialType, shelfLifeDays }, batches) => {
      const least = leastDays(shelfLifeDays, settings.shelfLifeAtDelivery)
      const offered = batches.map((batch) => {
        const { daysLeft, nearItsDay } = shelfLeft(batch.bestBefore, arrival, least)
        // Only jars are near their day: material stays in the workshop, and no customer waits for it.
        return { batch, daysLeft, nearItsDay: nearItsDay && materialType === 'FG' }
      })
      return [...offered.filter((one) => !one.nearItsDay), ...offered.filter((one) => one.nearItsDay)]
    }
  }

  /** As `list` by the product's `_id`; empty when the product was deleted. */
  async ofProduct(productId: Types.ObjectId): Promise<OfferedBatch[]> {
    const product = (await this.products.byIds([productId])).get(String(productId))
    return product ? this.list(product) : []
  }

  /** Usable batches of all products with something left, at most `limit`. */
  async ofAll(limit: number): Promise<StoredBatch[]> {
    return this.usable({}, limit)
  }

  /**
   * Usable batches of a product with something left, and the batches (hex) that the caller has reserved
   * from, even if nothing else is left of them: the caller may use its own share.
   */
  async forHolder(productId: string, held: readonly string[]): Promise<StoredBatch[]> {
    const some = { $or: [{ remainingMilli: { $gt: NO_QUANTITY } }, { _id: { $in: [...held] } }] }
    const usable = unexpired(istDay(this.clock.now()))
    return this.batches
      .find({ product: productId, ...COUNTED.filter, $and: [usable, some] } as QueryFilter<BatchDocument>)
      .sort(FEFO)
      .limit(MOST_OFFERED)
      .lean<BatchDocument[]>()
  }

  /** Outlines of every batch with something left that is neither frozen nor expired. */
  async outlines(today: IstDay): Promise<UsableBatch[]> {
    const found = await this.batches
      .find({ remainingMilli: { $gt: NO_QUANTITY }, ...COUNTED.filter }, OUTLINE)
      .sort(FEFO)
      // The hinted index holds only batches with something left; without the hint all used-up batches are
      // read too.
      .hint(FEFO)
      .lean<UsableBatch[]>()
    return found.filter((batch) => !isExpired(batch, today))
  }

  /** Shelves of products, by `_id` (hex); a product that never had a batch is absent. */
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

  private async usable(filter: QueryFilter<BatchDocument>, limit: number): Promise<StoredBatch[]> {
    const today = istDay(this.clock.now())
    return this.batches
      .find({ ...filter, ...COUNTED.filter, ...unexpired(today), remainingMilli: { $gt: NO_QUANTITY } })
      .sort(FEFO)
      .limit(limit)
      .lean<BatchDocument[]>()
  }

  /** One index lookup for each product, since a product may have had thousands of batches. */
  private newest(product: mongoose.Types.ObjectId) {
    return this.batches
      .findOne({ product }, { product: 1, pricePaise: 1 })
      .sort({ receivedOn: -1, _id: -1 })
      .lean<Pick<BatchDocument, 'product' | 'pricePaise'>>()
  }
}
