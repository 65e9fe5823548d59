import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type PipelineStage, Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Products, type StoredProduct } from '../../../stock/catalog/products.service.js'
import { CartDocument } from './schemas/cart.schema.js'

export type StoredCart = Readonly<CartDocument>
/** A cart with products that were read beside it. */
export interface CartAndProducts {
  cart: StoredCart
  products: readonly StoredProduct[]
}
export type CartChanges = Partial<
  Pick<CartDocument, 'lines' | 'seenDeliveryPaise' | 'buyer' | CartAddressField>
>
export const CART_ADDRESS_FIELDS = [
  'contactName',
  'contactNumber',
  'address',
  'city',
  'state',
  'postalCode',
] as const
export type CartAddressField = (typeof CART_ADDRESS_FIELDS)[number]

const TRIES = 40
const LONGEST_PAUSE_MS = 25

/**
 * Stores carts. Each change is conditional on the cart's version; when another change was faster, it is
 * computed again.
 */
@Injectable()
export class Carts {
  constructor(
    @InjectModel(CartDocument.name) private readonly carts: Model<CartDocument>,
    private readonly products: Products,
    private readonly transactions: Transactions,
  ) {}

  /** The customer's cart; created when it is first read. */
  async find(userId: string): Promise<StoredCart> {
    const found = await this.carts.findOne({ userId }).lean<CartDocument>()
    if (found) return found
    try {
      return (await this.carts.create({ userId })).toObject()
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return this.carts.findOne({ userId }).orFail().lean<CartDocument>()
    }
  }

  /**
   * The customer's cart with the products of its lines, in one read; created as by `find`.
   * @param beside joins more (`B`) to the cart, which is in the field `cart`; absent when the cart is created
   */
  async withProducts<B extends object = object>(
    userId: string,
    beside: readonly (PipelineStage.Lookup | PipelineStage.Set)[] = [],
  ): Promise<CartAndProducts & Partial<B>> {
    const [found] = await this.carts.collection
      .aggregate<CartAndProducts & B>([
        { $match: { userId: new Types.ObjectId(userId) } },
        { $project: { _id: 0, cart: '$$ROOT' } },
        this.products.beside('cart.lines.productId'),
        ...beside,
      ])
      .toArray()
    return found ?? { cart: await this.find(userId), products: [], ...({} as Partial<B>) }
  }

  /**
   * Applies a change that is computed from the current cart. When another change was faster, it is
   * computed again. `change` returns null when there is nothing to do, and may run several times. A caller
   * that has read the cart passes it as `seen`; it is used only while it equals the stored one.
   * @throws Conflict CART_BUSY when other changes are always faster.
   */
  async change(
    userId: string,
    change: (cart: StoredCart) => CartChanges | null,
    seen?: StoredCart,
  ): Promise<StoredCart> {
    for (let tries = 1; tries <= TRIES; tries++) {
      const cart = tries === 1 && seen ? seen : await this.find(userId)
      const changes = change(cart)
      if (!changes) return cart
      // By the driver, outside of any transaction: the values are of their types, and mongoose would cast them again.
      const changed = await this.carts.collection.findOneAndUpdate(
        { _id: cart._id, version: cart.version },
        { $set: { ...changes, placed: null }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      if (changed) return changed as StoredCart
      await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, tries * 3))
    }
    throw new Conflict('CART_BUSY', 'Your cart is being changed elsewhere. Please try again.')
  }

  /**
   * First write of a transaction that must not run at the same time as another of the same customer, such
   * as placing an order.
   */
  async meet(userId: string): Promise<void> {
    await this.carts.updateOne({ userId }, { $inc: { turns: 1 } })
  }

  async countWith(productId: Types.ObjectId): Promise<number> {
    return this.carts.countDocuments({ 'lines.productId': productId })
  }

  /** Stores the prices that the customer was shown. This is not a change of the cart: its version stays. */
  async told(
    cart: StoredCart,
    prices: { lines: readonly Paise[]; deliveryPaise: Paise | null },
  ): Promise<void> {
    const set: Record<string, Paise | null> = {}
    for (const [index, line] of cart.lines.entries()) {
      const price = prices.lines[index]
      if (price !== undefined && price !== line.seenPaise) set[`lines.${index}.seenPaise`] = price
    }
    if (prices.deliveryPaise !== cart.seenDeliveryPaise) set.seenDeliveryPaise = prices.deliveryPaise
    if (Object.keys(set).length > 0)
      await this.carts.updateOne({ _id: cart._id, version: cart.version }, { $set: set })
  }

  /**
   * Empties the cart that becomes an order, in the order's transaction. @throws Moved when the cart has changed since the
   * order was made from it, or another order began to hold jars for its customer.
   */
  empty({ _id, version, turns }: StoredCart, placed: { requestKey: string; at: Date }): Promise<void> {
    return this.transactions.change(
      this.carts,
      { _id, version, turns },
      { $set: { lines: [], placed, seenDeliveryPaise: null }, $inc: { version: 1 } },
    )
  }
}
