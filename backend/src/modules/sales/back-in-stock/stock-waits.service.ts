import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { HOUR_MS } from '../../../kernel/dates/durations.js'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Throttles } from '../../office/auth/throttles.service.js'
import { jarsForSale } from '../../stock/catalog/domain/for-sale.js'
import { Products, type StoredProduct } from '../../stock/catalog/products.service.js'
import { MOST_WAITED_FOR } from './domain/turns.js'
import { StockWaitDocument } from './schemas/stock-wait.schema.js'

const ASKS = { name: 'stock-waits-hour', count: 60, windowMs: HOUR_MS }
/** The products that most people wait for, for the staff. */
const MOST_LISTED = 100

export interface WaitedFor {
  product: StoredProduct
  waiting: number
}

/** Who waits for what: asking, thinking better of it, and how many there are. */
@Injectable()
export class StockWaits {
  constructor(
    @InjectModel(StockWaitDocument.name) private readonly waits: Model<StockWaitDocument>,
    private readonly products: Products,
    private readonly throttles: Throttles,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts the customer at the end of the queue of a product (`Id` or `_id`); who stands in it already keeps the place.
   * @throws NotFound; Conflict IN_STOCK, WAITS_FULL; TooManyRequests
   */
  async ask(userId: string, productId: string): Promise<void> {
    await this.throttles.spend(ASKS, userId, 'You have asked for too many products.')
    const sold = await this.sold(productId)
    if (jarsForSale(sold) > 0)
      throw new Conflict('IN_STOCK', 'There are jars of it. You can put it into the cart now.')
    try {
      await this.transactions.run(() => this.queue(userId, sold._id))
    } catch (error) {
      // The same tap sent twice: the other one has queued.
      if (!isDuplicateKey(error)) throw error
    }
  }

  /** Takes the customer out of the queue; twice is as good as once. @throws NotFound for an unknown product */
  async withdraw(userId: string, productId: string): Promise<void> {
    const { _id: product } = await this.products.resolve(productId)
    await this.waits.deleteOne({ userId, product, toldAt: null })
  }

  /** What a customer waits for, the newest first. */
  async of(userId: string): Promise<StoredProduct[]> {
    const waits = await this.waits
      .find({ userId, toldAt: null })
      .sort({ askedAt: -1 })
      .limit(MOST_WAITED_FOR)
      .lean<StockWaitDocument[]>()
    const products = await this.products.byIds(waits.map(({ product }) => product))
    return waits.flatMap(({ product }) => products.get(String(product)) ?? [])
  }

  /** Products that somebody waits for, those that most wait for first; at most a hundred. */
  async counts(): Promise<WaitedFor[]> {
    const ids = await this.waits.distinct('product', { toldAt: null })
    const products = await this.products.byIds(ids)
    const found: WaitedFor[] = []
    for (const product of products.values())
      found.push({
        product,
        waiting: await this.waits.countDocuments({ product: product._id, toldAt: null }),
      })
    return found.sort((a, b) => b.waiting - a.waiting).slice(0, MOST_LISTED)
  }

  private async queue(userId: string, product: Types.ObjectId): Promise<void> {
    const askedAt = this.clock.now()
    const others = { userId, product: { $ne: product }, toldAt: null }
    if ((await this.waits.countDocuments(others)) >= MOST_WAITED_FOR)
      throw new Conflict(
        'WAITS_FULL',
        `You wait for ${MOST_WAITED_FOR} products already. Take one back first.`,
      )
    const again = await this.waits.updateOne(
      { userId, product, toldAt: { $ne: null } },
      { $set: { askedAt, toldAt: null } },
    )
    if (again.matchedCount === 1) return
    await this.waits.updateOne(
      { userId, product },
      { $setOnInsert: { askedAt, toldAt: null } },
      { upsert: true },
    )
  }

  private async sold(productId: string): Promise<StoredProduct> {
    const product = await this.products.resolve(productId)
    if (product.materialType !== 'FG' || !product.activeFlag) throw new NotFound('The product')
    return product
  }
}
