import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { jarsForSale } from '../../stock/catalog/domain/for-sale.js'
import { Products, type StoredProduct } from '../../stock/catalog/products.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { roomFor, TURN_MS } from './domain/turns.js'
import { StockWaitDocument } from './schemas/stock-wait.schema.js'

/** Told in one transaction; the rest has its turn a minute later. */
const MOST_AT_ONCE = 50

/** Those whose turn has come, and of what they are told. */
interface Turns {
  product: StoredProduct
  people: readonly Pick<StockWaitDocument, 'userId' | 'askedAt'>[]
}

/** Whose turn it is, as jars come in. */
@Injectable()
export class StockTurns {
  constructor(
    @InjectModel(StockWaitDocument.name) private readonly waits: Model<StockWaitDocument>,
    private readonly products: Products,
    private readonly orders: OrderQueries,
    private readonly clock: Clock,
  ) {}

  /** Products that somebody waits for. */
  waitedFor(): Promise<Types.ObjectId[]> {
    return this.waits.distinct('product', { toldAt: null })
  }

  /**
   * Marks those of a product as told whose turn has come; null where nobody's has. To be called in the transaction that
   * tells them. Two at once mark nobody twice: both begin with the same person, and one of them starts over.
   */
  async take(id: Types.ObjectId): Promise<Turns | null> {
    const now = this.clock.now()
    const product = (await this.products.byIds([id])).get(String(id))
    if (!product) {
      await this.waits.deleteMany({ product: id })
      return null
    }
    const room = await this.room(product, now)
    if (room === 0) return null
    const people = await this.waits
      .find({ product: id, toldAt: null })
      .sort({ askedAt: 1, _id: 1 })
      .limit(Math.min(room, MOST_AT_ONCE))
      .lean<StockWaitDocument[]>()
    for (const { _id } of people) await this.waits.updateOne({ _id }, { $set: { toldAt: now } })
    return { product, people }
  }

  private async room(product: StoredProduct, now: Date): Promise<number> {
    if (product.materialType !== 'FG' || !product.activeFlag) return 0
    const jars = jarsForSale(product)
    if (jars === 0 || jars === Number.POSITIVE_INFINITY) return Math.min(jars, MOST_AT_ONCE)
    const since = new Date(now.getTime() - TURN_MS)
    const found = await this.waits
      .find({ product: product._id, toldAt: { $gt: since } })
      .lean<StockWaitDocument[]>()
    const orders = await this.orders.timesOrdered(
      product._id,
      found.map(({ userId }) => userId),
      since,
    )
    const told = found.map(({ userId, toldAt }) => ({
      toldAt: toldAt ?? now,
      ordered: orders.some((one) => one.userId.equals(userId) && one.at >= (toldAt ?? now)),
    }))
    return roomFor(jars, told, now)
  }
}
