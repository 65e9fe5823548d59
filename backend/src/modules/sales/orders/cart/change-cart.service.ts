import { Injectable } from '@nestjs/common'
import { InvalidInput, NotFound } from '../../../../kernel/errors/errors.js'
import { type CatalogueLists } from '../../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { OutOfStock } from '../../../stock/catalog/domain/out-of-stock.js'
import { Products, type StoredProduct } from '../../../stock/catalog/products.service.js'
import { type Asker, AskingLimits } from '../../shipping/asking-limits.service.js'
import { DeliveryQuotes } from '../../shipping/delivery-quotes.service.js'
import { pricedLines } from './cart-view.service.js'
import {
  CART_ADDRESS_FIELDS,
  type CartAddressField,
  type CartChanges,
  Carts,
  type StoredCart,
} from './carts.service.js'
import { availableJars, isSold, quantityOf, withQuantity } from './domain/cart.js'

export type CartAddress = Partial<Record<CartAddressField, string>>

/** A cart as it is now, and the products that were read on the way. */
export interface ChangedCart {
  cart: StoredCart
  products: readonly StoredProduct[]
}

/** What a customer does to the own cart. Each change is atomic, however many come at once. */
@Injectable()
export class ChangeCart {
  constructor(
    private readonly carts: Carts,
    private readonly products: Products,
    private readonly settings: Settings,
    private readonly quotes: DeliveryQuotes,
    private readonly limits: AskingLimits,
  ) {}

  /** Adds jars to what is there. @throws NotFound, Conflict OUT_OF_STOCK, InvalidInput past the limit. */
  async add(userId: string, id: string, quantity: number): Promise<ChangedCart> {
    const product = await this.sold(id)
    const { maxQuantityPerItem, catalogue } = await this.settings.current()
    return this.change(userId, [product], (cart) => {
      const wanted = quantityOf(cart.lines, product._id) + quantity
      requireAtMost(maxQuantityPerItem, wanted)
      requireInStock(product, wanted, catalogue)
      return setLine(cart, product, wanted)
    })
  }

  /** Sets the number of jars. Fewer is always possible; more only while there are. */
  async set(userId: string, id: string, quantity: number): Promise<ChangedCart> {
    const product = await this.sold(id)
    const { maxQuantityPerItem, catalogue } = await this.settings.current()
    requireAtMost(maxQuantityPerItem, quantity)
    return this.change(userId, [product], (cart) => {
      if (quantity > quantityOf(cart.lines, product._id)) requireInStock(product, quantity, catalogue)
      return setLine(cart, product, quantity)
    })
  }

  /** Takes jars out, all of them when no number is given. Without such jars nothing happens. */
  async remove(userId: string, id: string, quantity?: number): Promise<ChangedCart> {
    const product = await this.products.resolve(id)
    return this.change(userId, [product], (cart) => {
      const present = quantityOf(cart.lines, product._id)
      return present === 0 ? null : setLine(cart, product, quantity === undefined ? 0 : present - quantity)
    })
  }

  /**
   * Sets only the given fields. A postal code is first checked with the courier, within the limits of the caller at
   * `address`; an empty one clears it.
   * @throws PinNotServiceable; nothing is stored then.
   */
  async setAddress(userId: string, given: CartAddress, address: string): Promise<ChangedCart> {
    const asker: Asker = { userId, address }
    const seen = await this.carts.find(userId)
    const products = await this.products.byIds(seen.lines.map((line) => line.productId))
    // With the cart's weight, so that the question is the one that its own answer asks next.
    if (given.postalCode)
      await this.quotes.quote(
        { postalCode: given.postalCode, weightGrams: pricedLines(seen, products).grossGrams },
        () => this.limits.mayAsk(asker),
      )
    const change = (cart: StoredCart) => {
      const changed = CART_ADDRESS_FIELDS.filter(
        (field) => given[field] !== undefined && given[field] !== cart[field],
      )
      // The same address again is no change: a second click must meet the same version.
      if (changed.length === 0) return null
      return Object.fromEntries(changed.map((field) => [field, given[field]]))
    }
    return this.change(userId, [...products.values()], change, seen)
  }

  /** One write for the change and, if it is known, for the delivery charge that the answer will show. */
  private async change(
    userId: string,
    products: readonly StoredProduct[],
    change: (cart: StoredCart) => CartChanges | null,
    seen?: StoredCart,
  ): Promise<ChangedCart> {
    const settings = await this.settings.current()
    const known = new Map(products.map((product) => [String(product._id), product]))
    const withDelivery = (cart: StoredCart): CartChanges | null => {
      const changes = change(cart)
      if (!changes) return null
      const after = { ...cart, ...changes }
      const { lines, grossGrams: weightGrams } = pricedLines(after, known)
      if (lines.length === 0 || lines.length < after.lines.length) return changes
      const delivery = this.quotes.kept({ postalCode: after.postalCode, weightGrams }, settings)
      return delivery ? { ...changes, seenDeliveryPaise: delivery.amountPaise } : changes
    }
    return { cart: await this.carts.change(userId, withDelivery, seen), products }
  }

  private async sold(id: string): Promise<StoredProduct> {
    const product = await this.products.resolve(id)
    if (!isSold(product)) throw new NotFound('The product')
    return product
  }
}

function setLine(cart: StoredCart, product: StoredProduct, quantity: number): CartChanges {
  return {
    lines: withQuantity(cart.lines, { productId: product._id, pricePaise: product.pricePaise }, quantity),
  }
}

function requireAtMost(limit: number, quantity: number): void {
  if (quantity > limit)
    throw new InvalidInput(`You can order at most ${limit} of one product.`, {
      quantity: `At most ${limit}.`,
    })
}

function requireInStock(product: StoredProduct, quantity: number, lists: CatalogueLists): void {
  const available = availableJars(product)
  if (available < quantity) throw new OutOfStock(product, available, lists)
}
