import { Injectable } from '@nestjs/common'
import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Accounts } from '../../../office/auth/accounts.service.js'
import { type CatalogueLists, nameInWords } from '../../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { type NamedProduct, Products, type StoredProduct } from '../../../stock/catalog/products.service.js'
import { type DeliveryQuote, DeliveryQuotes } from '../../shipping/delivery-quotes.service.js'
import { type CartAddressField, Carts, type StoredCart } from '../cart/carts.service.js'
import { pricedLines, type ShownLine } from '../cart/domain/cart.js'
import { type Handover } from '../domain/channel.js'
import { type OrderGst, orderGst } from '../domain/gst.js'
import { type HoldingOrder, Holds } from './holds.service.js'

/** What a customer wants to buy: a cart, or what staff entered. */
export type Basket = Pick<StoredCart, 'userId' | 'lines' | 'seenDeliveryPaise' | 'buyer' | CartAddressField>

/** A basket that can be placed, with its current delivery charge. */
export interface QuotedCart<C extends Basket = Basket> {
  cart: C
  buyer: { mobileNumber: string; email: string }
  /** At the prices of its products as they were read for the quote; a product that is gone has no line. */
  lines: ShownLine<NamedProduct>[]
  quote: DeliveryQuote
  /** GST by today's setting and the place of supply. */
  gst: OrderGst | null
  /** Percent for products without a rate of their own. */
  gstRatePercent: number
  /** The percentage that a cancellation of this order keeps. */
  cancellationPercent: number
  /** The names of products in sentences. */
  catalogue: CatalogueLists
}

/** What the caller has just read. */
interface AtHand {
  products?: readonly StoredProduct[]
  buyer?: QuotedCart['buyer']
}

/** A cart to be placed; `waiting` is for `Holds.admit`. */
interface CartToPlace extends AtHand {
  cart: StoredCart
  waiting: readonly HoldingOrder[]
}

/** Checks a basket and asks the courier before an order is placed. */
@Injectable()
export class Checkout {
  constructor(
    private readonly carts: Carts,
    private readonly holds: Holds,
    private readonly products: Products,
    private readonly quotes: DeliveryQuotes,
    private readonly settings: Settings,
    private readonly accounts: Accounts,
  ) {}

  /** A customer's cart with all that placing it asks of the database before its transaction, in one read. */
  async cartOf(userId: string): Promise<CartToPlace> {
    const { waiting = [], ...found } = await this.carts.withProducts<Omit<CartToPlace, 'cart'>>(userId, [
      ...this.accounts.buyerBeside('cart.userId'),
      this.holds.beside('cart.userId'),
    ])
    return { ...found, waiting }
  }

  /**
   * Checks the cart (docs/domain/orders.md#placing-an-order) and asks for the delivery charge, which is 0
   * for a pick-up. Call it outside transactions. What is `atHand` is not read again.
   * @throws InvalidInput with the sentences of the contract, PinNotServiceable.
   */
  async quote<C extends Basket>(cart: C, handover: Handover, atHand: AtHand = {}): Promise<QuotedCart<C>> {
    requireComplete(cart)
    const products = await this.products.byIds(
      cart.lines.map((line) => line.productId),
      atHand.products,
    )
    const { lines, grossGrams, goodsPaise } = pricedLines(cart, products)
    const settings = await this.settings.current()
    const { maxQuantityPerItem, cancellationPercent, gst: usual, address, catalogue } = settings
    for (const { line, product } of lines) {
      if (line.quantity < 1) throw new InvalidInput('You must order at least one jar.')
      if (line.quantity > maxQuantityPerItem)
        throw new InvalidInput(`You can order at most ${maxQuantityPerItem} of one product.`, {
          quantity: `${nameInWords(product.name, catalogue)}: at most ${maxQuantityPerItem}.`,
        })
    }
    const { mobileNumber, email } = atHand.buyer ?? (await this.accounts.profileOf(cart.userId))
    const quote =
      handover === 'pickup'
        ? { amountPaise: NO_MONEY, sparedPaise: NO_MONEY, isFallback: false, state: address.state }
        : await this.quotes.quote(
            { postalCode: cart.postalCode, weightGrams: grossGrams, goodsPaise },
            { placing: String(cart.userId) },
          )
    const gst = orderGst(usual, address.state, quote.state || cart.state)
    const buyer = { mobileNumber, email }
    const terms = { gst, gstRatePercent: usual.ratePercent, cancellationPercent, catalogue }
    return { cart, buyer, lines, quote, ...terms }
  }
}

function requireComplete(cart: Basket): void {
  if (cart.lines.length === 0) throw new InvalidInput('Your cart is empty!', {}, 'CART_EMPTY')
  if (!cart.address || !/^\d{6}$/.test(cart.postalCode))
    throw new InvalidInput('Please enter a valid address and pin code before placing an order.', {
      ...(cart.address ? {} : { address: 'Please enter an address.' }),
      ...(/^\d{6}$/.test(cart.postalCode) ? {} : { pin: 'Please enter a valid 6-digit pin code.' }),
    })
  if (!cart.contactName || !cart.contactNumber)
    throw new InvalidInput('Please enter contact name and number before placing an order.', {
      ...(cart.contactName ? {} : { contactName: 'Please enter a name.' }),
      ...(cart.contactNumber ? {} : { contactNumber: 'Please enter a number.' }),
    })
}
