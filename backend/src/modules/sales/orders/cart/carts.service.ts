import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { CartDocument } from './schemas/cart.schema.js'

export type StoredCart = Readonly<CartDocument>
export type CartChanges = Partial<Pick<CartDocument, 'lines' | 'seenDeliveryPaise' | CartAddressField>>
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

/** Carts as stored. Rival changes of one cart are decided by its version: the later one is worked out again. */
@Injectable()
export class Carts {
  constructor(@InjectModel(CartDocument.name) private readonly carts: Model<CartDocument>) {}

  /** The customer's cart; made on first sight. */
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
   * Applies a change that is worked out from the present cart. When another change was faster, it is worked out again.
   * `change` answers null when there is nothing to do, and may run several times. A caller that has read the cart
   * passes it as `seen`; it is used only while it is still the stored one.
   * @throws Conflict CART_BUSY when it never gets its turn.
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
      const changed = await this.carts
        .findOneAndUpdate(
          { _id: cart._id, version: cart.version },
          { $set: { ...changes, placed: null }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<CartDocument>()
      if (changed) return changed
      await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, tries * 3))
    }
    throw new Conflict('CART_BUSY', 'Your cart is being changed elsewhere. Please try again.')
  }

  /**
   * First write of a transaction that must not run at the same time as another of the same customer, such as placing an
   * order.
   */
  async meet(userId: string): Promise<void> {
    await this.carts.updateOne({ userId }, { $inc: { turns: 1 } })
  }

  async countWith(productId: Types.ObjectId): Promise<number> {
    return this.carts.countDocuments({ 'lines.productId': productId })
  }

  /** Notes which prices the customer was told. Not a change of the cart: its version stays. */
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
   * Empties the cart into an order, in the order's transaction.
   * @returns false when the cart is not the one the order was made from.
   */
  async empty(cart: StoredCart, placed: { requestKey: string; at: Date }): Promise<boolean> {
    const emptied = await this.carts.updateOne(
      { _id: cart._id, version: cart.version },
      { $set: { lines: [], placed, seenDeliveryPaise: null }, $inc: { version: 1 } },
    )
    return emptied.modifiedCount === 1
  }
}
