import { Injectable } from '@nestjs/common'
import { InvalidInput, NotFound } from '../../../../kernel/errors/errors.js'
import { type CatalogueLists } from '../../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { OutOfStock } from '../../../stock/catalog/domain/out-of-stock.js'
import { Products, type StoredProduct } from '../../../stock/catalog/products.service.js'
import { type Asker, DeliveryQuotes } from '../../shipping/delivery-quotes.service.js'
import { type Business } from '../domain/business.js'
import {
  CART_ADDRESS_FIELDS,
  type CartAddressField,
  type CartAndProducts,
  type CartChanges,
  Carts,
  type StoredCart,
} from './carts.service.js'
import { availableJars, isSold, pricedLines, quantityOf, withQuantity } from './domain/cart.js'

export type CartAddress = Partial<Record<CartAddressField, string>>

/** Changes a customer's own cart. Each change is atomic, however many run at once. */
@Injectable()
export class ChangeCart {
  constructor(
    private readonly carts: Carts,
    private readonly products: Products,
    private readonly settings: Settings,
    private readonly quotes: DeliveryQuotes,
  ) {}

  /** Adds jars to a line. @throws NotFound, Conflict OUT_OF_STOCK, InvalidInput past the limit. */
  async add(userId: string, id: string, quantity: number): Promise<CartAndProducts> {
    const { product, ...seen } = await this.sold(userId, id)
    const { maxQuantityPerItem, catalogue } = await this.settings.current()
    return this.change(seen, (cart) => {
      const wanted = quantityOf(cart.lines, product._id) + quantity
      requireAtMost(maxQuantityPerItem, wanted)
      requireInStock(product, wanted, catalogue)
      return setLine(cart, product, wanted)
    })
  }

  /** Sets the number of jars. It can always be lowered, but raised only while enough are in stock. */
  async set(userId: string, id: string, quantity: number): Promise<CartAndProducts> {
    const { product, ...seen } = await this.sold(userId, id)
    const { maxQuantityPerItem, catalogue } = await this.settings.current()
    requireAtMost(maxQuantityPerItem, quantity)
    return this.change(seen, (cart) => {
      if (quantity > quantityOf(cart.lines, product._id)) requireInStock(product, quantity, catalogue)
      return setLine(cart, product, quantity)
    })
  }

  /** Removes jars, or all of them when no number is given. Without such a line nothing happens. */
  async remove(userId: string, id: string, quantity?: number): Promise<CartAndProducts> {
    const { product, ...seen } = await this.withCalled(userId, id)
    return this.change(seen, (cart) => {
      const present = quantityOf(cart.lines, product._id)
      return present === 0 ? null : setLine(cart, product, quantity === undefined ? 0 : present - quantity)
    })
  }

  /**
   * Sets only the given fields. A postal code is first checked with the courier, within the limits of the
   * caller at `address`; an empty one clears it.
   * @throws PinNotServiceable; nothing is stored then.
   */
  async setAddress(userId: string, given: CartAddress, address: string): Promise<CartAndProducts> {
    const asker: Asker = { userId, address }
    const seen = await this.carts.withProducts(userId)
    // The cart's weight is included, so that the courier's answer can be reused for the cart's own answer.
    if (given.postalCode)
      await this.quotes.quote(
        { postalCode: given.postalCode, weightGrams: pricedLines(seen.cart, byId(seen.products)).grossGrams },
        asker,
      )
    const change = (cart: StoredCart) => {
      const changed = CART_ADDRESS_FIELDS.filter(
        (field) => given[field] !== undefined && given[field] !== cart[field],
      )
      // The same address again is no change: a second click must find the same version.
      if (changed.length === 0) return null
      return Object.fromEntries(changed.map((field) => [field, given[field]]))
    }
    return this.change(seen, change)
  }

  /** Sets or clears the business for which the customer buys. */
  async setBuyer(userId: string, buyer: Business | null): Promise<CartAndProducts> {
    const cart = await this.carts.change(userId, ({ buyer: before }) =>
      before?.gstin === buyer?.gstin && before?.name === buyer?.name ? null : { buyer },
    )
    return { cart, products: [] }
  }

  /** Writes the change of the cart and, if it is known, the delivery charge that the answer will show, at once. */
  private async change(
    { cart: seen, products }: CartAndProducts,
    change: (cart: StoredCart) => CartChanges | null,
  ): Promise<CartAndProducts> {
    const settings = await this.settings.current()
    const known = byId(products)
    const withDelivery = (cart: StoredCart): CartChanges | null => {
      const changes = change(cart)
      if (!changes) return null
      const after = { ...cart, ...changes }
      const { lines, grossGrams: weightGrams, goodsPaise } = pricedLines(after, known)
      if (lines.length === 0 || lines.length < after.lines.length) return changes
      const delivery = this.quotes.kept({ postalCode: after.postalCode, weightGrams, goodsPaise }, settings)
      return delivery ? { ...changes, seenDeliveryPaise: delivery.amountPaise } : changes
    }
    return { cart: await this.carts.change(String(seen.userId), withDelivery, seen), products }
  }

  private async sold(userId: string, id: string): Promise<CartAndCalled> {
    const found = await this.withCalled(userId, id)
    if (!isSold(found.product)) throw new NotFound('The product')
    return found
  }

  /** The cart and the product of an id, in one read. @throws NotFound */
  private async withCalled(userId: string, id: string): Promise<CartAndCalled> {
    const { cart, products, called } = await this.carts.withProducts<{ called: StoredProduct[] }>(userId, [
      this.products.calledBeside(id),
    ])
    const [only, another] = called ?? []
    const product = only && !another ? only : await this.products.resolve(id)
    return { cart, products: [...products, product], product }
  }
}

interface CartAndCalled extends CartAndProducts {
  product: StoredProduct
}

const byId = (products: readonly StoredProduct[]): Map<string, StoredProduct> =>
  new Map(products.map((product) => [String(product._id), product]))

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
