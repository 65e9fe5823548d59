import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types, type UpdateQuery } from 'mongoose'
import { type Milli, NO_QUANTITY, subtractMilli } from '../../../kernel/amounts/quantity.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Settings } from '../../office/settings/settings.service.js'
import { OutOfStock } from './domain/out-of-stock.js'
import { ProductDocument, type StoredProduct } from './schemas/product.schema.js'

type Reference = Types.ObjectId | string

/** Mongoose checks the moves of one write without a pause: so many take a few milliseconds. */
const MOVES_AT_A_TIME = 250

/** The condition of a hold. */
const sellable = (quantity: Milli) => ({
  materialType: 'FG' as const,
  activeFlag: true,
  soldOut: { $ne: true },
  $or: [{ unlimitedStock: true }, { availableMilli: { $gte: quantity } }],
})

const heldMore = (quantity: Milli) => ({ $inc: { committedMilli: quantity, availableMilli: -quantity } })

/** A counter would have gone below zero: a fault of this program, never a customer's. */
export class AvailabilityBroken extends Error {
  constructor(productId: Reference, movement: string, quantity: Milli) {
    super(
      `Stock counters of product ${String(productId)} do not allow "${movement}" of ${quantity} thousandths`,
    )
    this.name = 'AvailabilityBroken'
  }
}

/**
 * The stock counters of a product (docs/domain/catalogue.md#product-counters): available = onHand - committed. Each movement is
 * one conditional update, so that the database decides between callers at the same moment. Call it inside the
 * transaction of the document that it serves.
 */
@Injectable()
export class Availability {
  constructor(
    @InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Holds a quantity for an order.
   * @returns the product after the hold, with the stock that is left.
   * @throws OutOfStock when less is available or the product is not sold; NotFound.
   */
  async hold(productId: Reference, quantity: Milli): Promise<StoredProduct> {
    const held = await this.products
      .findOneAndUpdate({ _id: productId, ...sellable(quantity) }, heldMore(quantity), {
        timestamps: false,
        returnDocument: 'after',
      })
      .lean<ProductDocument>()
    if (!held) throw await this.refusal(productId)
    return held
  }

  /**
   * As `hold`, of a product that was read before the transaction. @throws Moved when less is available, it is not sold,
   * or anything of it but its stock has changed since.
   */
  holdAsRead({ _id, pricePaise, updatedAt }: StoredProduct, quantity: Milli): Promise<void> {
    return this.transactions.change(
      this.products,
      { _id, pricePaise, updatedAt, ...sellable(quantity) },
      heldMore(quantity),
    )
  }

  /** Releases a hold, after an order was cancelled, deleted or has expired. */
  async release(productId: Reference, quantity: Milli): Promise<void> {
    await this.require(
      'release',
      productId,
      quantity,
      { committedMilli: { $gte: quantity } },
      {
        committedMilli: -quantity,
        availableMilli: quantity,
      },
    )
  }

  /** Moves a held quantity to a batch: it leaves both what is on hand and what is committed. */
  async allocated(productId: Reference, quantity: Milli): Promise<void> {
    const enough = { committedMilli: { $gte: quantity }, onHandMilli: { $gte: quantity } }
    await this.require('allocate', productId, quantity, enough, {
      onHandMilli: -quantity,
      committedMilli: -quantity,
    })
  }

  /**
   * Reverse of `allocated`: the quantity is still held for the order, and counts as on hand again if its
   * batch may be used. A quantity of a frozen batch does not count: then `available` may be below zero,
   * until the order gets other jars.
   */
  async unallocated(productId: Reference, quantity: Milli, backOnHand: Milli): Promise<void> {
    await this.require(
      'unallocate',
      productId,
      quantity,
      {},
      {
        onHandMilli: backOnHand,
        committedMilli: quantity,
        availableMilli: backOnHand - quantity,
      },
    )
  }

  /** Adds a quantity of a new batch, or one that came back to a batch. */
  async received(productId: Reference, quantity: Milli): Promise<void> {
    await this.require(
      'receive',
      productId,
      quantity,
      {},
      {
        onHandMilli: quantity,
        availableMilli: quantity,
      },
    )
  }

  /** Adds the quantities of many new batches, by product `_id` (hex). */
  async allReceived(quantities: ReadonlyMap<string, Milli>): Promise<void> {
    const moves = [...quantities].map(([productId, quantity]) => ({
      updateOne: {
        filter: { _id: productId },
        update: { $inc: { onHandMilli: quantity, availableMilli: quantity } },
        timestamps: false,
      },
    }))
    let found = 0
    for (let from = 0; from < moves.length; from += MOVES_AT_A_TIME)
      found += (await this.products.bulkWrite(moves.slice(from, from + MOVES_AT_A_TIME))).matchedCount
    if (found !== moves.length)
      throw new Error(`Stock came in for ${moves.length} products, of which ${found} are there`)
  }

  /**
   * Removes a quantity for anything but an order: production, deletion of a batch, a count.
   * @throws OutOfStock when orders hold the quantity.
   */
  async removed(productId: Reference, quantity: Milli): Promise<void> {
    const free = {
      onHandMilli: { $gte: quantity },
      $or: [{ unlimitedStock: true }, { availableMilli: { $gte: quantity } }],
    }
    const moved = await this.move(productId, free, { onHandMilli: -quantity, availableMilli: -quantity })
    if (!moved) throw await this.refusal(productId)
  }

  /**
   * Corrects the quantity on hand, after a count, a loss, or a change of a batch's usability. It records a
   * fact, so no order can prevent it. If less is left than orders hold, `available` is below zero and
   * shows how much is missing.
   */
  async found(productId: Reference, change: Milli): Promise<void> {
    if (change === 0) return
    const condition = change < 0 ? { onHandMilli: { $gte: subtractMilli(NO_QUANTITY, change) } } : {}
    await this.require('count', productId, change, condition, {
      onHandMilli: change,
      availableMilli: change,
    })
  }

  private async move(
    productId: Reference,
    condition: QueryFilter<ProductDocument>,
    change: UpdateQuery<ProductDocument>['$inc'],
  ): Promise<boolean> {
    const result = await this.products.updateOne(
      { _id: productId, ...condition },
      { $inc: change },
      { timestamps: false },
    )
    return result.modifiedCount === 1
  }

  private async require(
    movement: string,
    productId: Reference,
    quantity: Milli,
    condition: QueryFilter<ProductDocument>,
    change: UpdateQuery<ProductDocument>['$inc'],
  ): Promise<void> {
    if (!(await this.move(productId, condition, change)))
      throw new AvailabilityBroken(productId, movement, quantity)
  }

  private async refusal(productId: Reference): Promise<NotFound | OutOfStock> {
    const product = await this.products
      .findById(productId, { Id: 1, name: 1, activeFlag: 1, materialType: 1, soldOut: 1, availableMilli: 1 })
      .lean()
    if (!product) return new NotFound('The product')
    const sold = (product.activeFlag && !product.soldOut) || product.materialType !== 'FG'
    const left = sold ? Math.max(0, Math.floor(product.availableMilli / 1000)) : 0
    return new OutOfStock(product, left, (await this.settings.current()).catalogue)
  }
}
