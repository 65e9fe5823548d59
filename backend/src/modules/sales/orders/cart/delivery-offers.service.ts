import { Injectable } from '@nestjs/common'
import { addPaise, multiplyMoney } from '../../../../kernel/amounts/money.js'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { multiplyWeight, sumGrams } from '../../../../kernel/amounts/weight.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Products } from '../../../stock/catalog/products.service.js'
import { type Asker, type DeliveryQuote, DeliveryQuotes } from '../../shipping/delivery-quotes.service.js'
import { Carts } from './carts.service.js'
import { availableJars, isSold, pricedLines } from './domain/cart.js'
import { type OneMore, oneMore } from './domain/one-more.js'

/** What delivery of one jar costs, and of two when that saves. */
export interface DeliveryOffer extends DeliveryQuote {
  more: OneMore | null
}

/** One jar more of a product that is in the cart, which lowers the share of each jar in the charge. */
export interface OneMoreInCart extends OneMore {
  /** The product's. */
  Id: string
}

/** Tells what delivery costs before anything is ordered, by the weights of the shop's own products. */
@Injectable()
export class DeliveryOffers {
  constructor(
    private readonly carts: Carts,
    private readonly products: Products,
    private readonly quotes: DeliveryQuotes,
    private readonly settings: Settings,
  ) {}

  /**
   * Delivery of one jar to a postal code, with what two of them cost if so many are there. A question of a postal
   * code takes three questions to the courier at most, within the limits of `asker`.
   * @throws NotFound, PinNotServiceable
   */
  async ofJar(id: string, postalCode: string, asker: Asker): Promise<DeliveryOffer> {
    const product = await this.products.resolve(id)
    if (!isSold(product)) throw new NotFound('The product')
    const quote = (count: number) => {
      const weightGrams = multiplyWeight(product.grossWeight, jars(count))
      const goodsPaise = multiplyMoney(product.pricePaise, jars(count))
      return this.quotes.quote({ postalCode, weightGrams, goodsPaise }, asker)
    }
    const { maxQuantityPerItem } = await this.settings.current()
    const hasTwo = Math.min(availableJars(product), maxQuantityPerItem) >= 2
    const one = await quote(1)
    const two = hasTwo && !one.isFallback ? await quote(2) : null
    return { ...one, more: two && oneMore({ jars: 1, ...one }, { jars: 2, ...two }) }
  }

  /**
   * The charge of a customer's cart with one more of its lightest jar that may be raised, if that lowers what each jar
   * bears of it; null while the cart cannot be charged or bought as it stands.
   */
  async ofCart(userId: string, asker: Asker): Promise<OneMoreInCart | null> {
    const { cart, products: found } = await this.carts.withProducts(userId)
    const { maxQuantityPerItem } = await this.settings.current()
    const products = await this.products.byIds([], found)
    const { lines, grossGrams, goodsPaise } = pricedLines(cart, products)
    if (cart.postalCode === '' || lines.some(({ line, product }) => availableJars(product) < line.quantity))
      return null
    const [lightest] = lines
      .filter(({ line, product }) => line.quantity < Math.min(availableJars(product), maxQuantityPerItem))
      .map(({ product }) => product)
      .sort((one, other) => one.grossWeight - other.grossWeight)
    if (!lightest) return null
    const count = lines.reduce((sum, { line }) => sum + line.quantity, 0)
    const { postalCode } = cart
    const now = await this.quotes.quote({ postalCode, weightGrams: grossGrams, goodsPaise }, asker)
    if (now.isFallback) return null
    const raised = {
      weightGrams: sumGrams([grossGrams, lightest.grossWeight]),
      goodsPaise: addPaise(goodsPaise, lightest.pricePaise),
    }
    const then = await this.quotes.quote({ postalCode, ...raised }, asker)
    const more = oneMore({ jars: count, ...now }, { jars: count + 1, ...then })
    return more && { Id: lightest.Id, ...more }
  }
}
