import { Injectable } from '@nestjs/common'
import { NO_MONEY, type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Accounts } from '../../../office/auth/accounts.service.js'
import { type CatalogueLists, nameInWords } from '../../../office/settings/domain/catalogue-lists.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { OutOfStock } from '../../../stock/catalog/domain/out-of-stock.js'
import { Products, type StoredProduct } from '../../../stock/catalog/products.service.js'
import { AskingLimits } from '../../shipping/asking-limits.service.js'
import { type DeliveryQuote, DeliveryQuotes } from '../../shipping/delivery-quotes.service.js'
import { pricedLines, type ShownLine } from '../cart/cart-view.service.js'
import { type CartAddressField, Carts, type StoredCart } from '../cart/carts.service.js'
import {
  type Agreement,
  availableJars,
  isSold,
  type PriceChange,
  type QuantityChange,
  quantityChanges,
  untoldChanges,
} from '../cart/domain/cart.js'
import { type Handover } from '../domain/channel.js'
import { type OrderGst, orderGst } from '../domain/gst.js'

/** What somebody wants to buy: a cart, or what staff entered. */
export type Basket = Pick<StoredCart, 'userId' | 'lines' | 'seenDeliveryPaise' | CartAddressField>

/** A basket fit to be placed, with what its delivery costs now. */
export interface QuotedCart<C extends Basket = Basket> {
  cart: C
  buyer: { mobileNumber: string; email: string }
  grossGrams: Grams
  quote: DeliveryQuote
  /** GST by today's setting and the place that the parcel goes to. */
  gst: OrderGst | null
  /** Percent of products without a rate of their own. */
  gstRatePercent: number
  /** What a cancellation of this order will keep. */
  cancellationPercent: number
  /** What products are called in sentences. */
  catalogue: CatalogueLists
}

/** Prices differ from those the customer was told; names old and new, in rupees. */
export class PriceChanged extends Conflict {
  constructor(
    readonly changes: readonly PriceChange[],
    lists: CatalogueLists,
  ) {
    const named = changes.map(
      ({ name, oldPaise, newPaise }) =>
        `${nameInWords(name, lists)}: ₹${paiseToRupees(oldPaise)} is now ₹${paiseToRupees(newPaise)}`,
    )
    super('PRICE_CHANGED', `Prices have changed since you looked. ${named.join('; ')}.`, {
      changes: changes.map(({ Id, name, oldPaise, newPaise }) => ({
        Id,
        name,
        oldPrice: paiseToRupees(oldPaise),
        newPrice: paiseToRupees(newPaise),
      })),
    })
  }
}

/** The cart has other jars than its customer saw, as after a change in another tab; names old and new. */
class QuantitiesChanged extends Conflict {
  constructor(changes: readonly QuantityChange[], lists: CatalogueLists) {
    const named = changes.map(
      ({ name, oldQuantity, newQuantity }) =>
        `${nameInWords(name, lists)}: quantity ${oldQuantity} is now ${newQuantity}`,
    )
    super('CART_CHANGED', `Your cart has changed since you looked. ${named.join('; ')}.`, {
      changes: changes.map((change) => ({ ...change })),
    })
  }
}

/** What turns a cart into the figures of an order. */
@Injectable()
export class Checkout {
  constructor(
    private readonly carts: Carts,
    private readonly products: Products,
    private readonly quotes: DeliveryQuotes,
    private readonly settings: Settings,
    private readonly accounts: Accounts,
    private readonly limits: AskingLimits,
  ) {}

  /**
   * Checks the cart (docs/domain.md#placing-an-order) and asks what delivery costs; what is picked up costs none. Outside of transactions.
   * @throws InvalidInput with the sentences of the contract, PinNotServiceable.
   */
  async quote<C extends Basket>(cart: C, handover: Handover = 'courier'): Promise<QuotedCart<C>> {
    requireComplete(cart)
    const products = await this.products.byIds(cart.lines.map((line) => line.productId))
    const { lines, grossGrams } = pricedLines(cart, products)
    const settings = await this.settings.current()
    const { maxQuantityPerItem, cancellationPercent, gst: usual, address, catalogue } = settings
    for (const { line, product } of lines) {
      if (line.quantity < 1) throw new InvalidInput('You must order at least one jar.')
      if (line.quantity > maxQuantityPerItem)
        throw new InvalidInput(`You can order at most ${maxQuantityPerItem} of one product.`, {
          quantity: `${nameInWords(product.name, catalogue)}: at most ${maxQuantityPerItem}.`,
        })
    }
    const { mobileNumber, email } = await this.accounts.profileOf(cart.userId)
    const quote =
      handover === 'pickup'
        ? { amountPaise: NO_MONEY, isFallback: false, state: address.state }
        : await this.quotes.quote({ postalCode: cart.postalCode, weightGrams: grossGrams }, () =>
            this.limits.mayAskToPlace(String(cart.userId)),
          )
    const gst = orderGst(usual, address.state, quote.state || cart.state)
    const buyer = { mobileNumber, email }
    const terms = { gst, gstRatePercent: usual.ratePercent, cancellationPercent, catalogue }
    return { cart, buyer, grossGrams, quote, ...terms }
  }

  /**
   * The lines of the cart at the prices of the products that were held for them; null when their weight is not the one
   * that delivery was quoted for.
   * @throws Conflict NOT_SOLD naming the product, CART_CHANGED, PriceChanged.
   */
  price(
    { cart, quote, grossGrams, catalogue }: QuotedCart,
    held: ReadonlyMap<string, StoredProduct>,
    { seen, acceptChanges }: Agreement,
  ): ShownLine[] | null {
    const priced = pricedLines(cart, held)
    for (const { product } of priced.lines) if (!isSold(product)) throw notSold(product, catalogue)
    const quantities = seen ? quantityChanges(priced.lines, seen) : []
    if (quantities.length > 0) throw new QuantitiesChanged(quantities, catalogue)
    const seenDeliveryPaise = seen?.deliveryPaise ?? cart.seenDeliveryPaise
    const changes = [
      ...untoldChanges(priced.lines, seen),
      ...deliveryChange(seenDeliveryPaise, quote.amountPaise),
    ]
    if (changes.length > 0 && !acceptChanges) throw new PriceChanged(changes, catalogue)
    return priced.grossGrams === grossGrams ? priced.lines : null
  }

  /**
   * Why the jars of a cart cannot be held, by the first line with a reason. It is null when all of them could be held
   * by now.
   */
  async obstacleTo(cart: Pick<Basket, 'lines'>): Promise<Conflict | null> {
    const products = await this.products.byIds(cart.lines.map((line) => line.productId))
    const { lines } = pricedLines(cart, products)
    if (lines.length < cart.lines.length) return new Conflict('NOT_SOLD', 'A product is no longer sold.')
    const blocked = lines.find(({ problem }) => problem !== null && problem !== 'PRICE_CHANGED')
    if (!blocked) return null
    const { product, problem } = blocked
    const { catalogue } = await this.settings.current()
    return problem === 'NOT_SOLD'
      ? notSold(product, catalogue)
      : new OutOfStock(product, availableJars(product), catalogue)
  }

  /** After a refusal that named them: the customer has seen these prices. */
  async told({ cart, quote }: QuotedCart<StoredCart>, { changes }: PriceChanged): Promise<void> {
    const products = await this.products.byIds(cart.lines.map((line) => line.productId))
    const newPrices = new Map(changes.map((change) => [change.Id, change.newPaise]))
    await this.carts.told(cart, {
      lines: cart.lines.map((line) => {
        const id = products.get(String(line.productId))?.Id ?? null
        return (id === null ? undefined : newPrices.get(id)) ?? line.seenPaise
      }),
      deliveryPaise: quote.amountPaise,
    })
  }
}

const notSold = ({ Id, name }: StoredProduct, lists: CatalogueLists): Conflict =>
  new Conflict('NOT_SOLD', `${nameInWords(name, lists)} is no longer sold.`, { Id, name })

function deliveryChange(oldPaise: Paise | null, newPaise: Paise): PriceChange[] {
  return oldPaise === null || oldPaise === newPaise
    ? []
    : [{ Id: null, name: 'Delivery', oldPaise, newPaise }]
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
