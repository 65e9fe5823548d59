import { Injectable } from '@nestjs/common'
import { addPaise, multiplyMoney, NO_MONEY, type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { type Grams, multiplyWeight, sumGrams } from '../../../../kernel/amounts/weight.js'
import { Products, type StoredProduct } from '../../../stock/catalog/products.service.js'
import { type Asker, AskingLimits } from '../../shipping/asking-limits.service.js'
import {
  type DeliveryQuote,
  DeliveryQuotes,
  PinNotServiceable,
} from '../../shipping/delivery-quotes.service.js'
import { Carts, type StoredCart } from './carts.service.js'
import { type CartLine, type LineProblem, lineProblem } from './domain/cart.js'

export interface ShownLine {
  line: CartLine
  product: StoredProduct
  problem: LineProblem | null
  linePaise: Paise
}

/** A cart at today's prices. */
export interface ShownCart {
  cart: StoredCart
  lines: ShownLine[]
  /** null when the cart has no postal code or no line, or no courier serves the address. */
  delivery: DeliveryQuote | null
  totalPaise: Paise
  finalPaise: Paise
  grossGrams: Grams
  itemCount: number
}

/** Lines with their products, and their total weight; a product that no longer exists gives no line. */
export function pricedLines(cart: Pick<StoredCart, 'lines'>, products: ReadonlyMap<string, StoredProduct>) {
  const lines = cart.lines.flatMap((line): ShownLine[] => {
    const product = products.get(String(line.productId))
    if (!product) return []
    const linePaise = multiplyMoney(product.pricePaise, jars(line.quantity))
    return [{ line, product, problem: lineProblem(line, product), linePaise }]
  })
  const grossGrams = sumGrams(
    lines.map(({ line, product }) => multiplyWeight(product.grossWeight, jars(line.quantity))),
  )
  return { lines, grossGrams }
}

/** Shows customers their own cart. Prices that were shown count as agreed to. */
@Injectable()
export class CartView {
  constructor(
    private readonly carts: Carts,
    private readonly products: Products,
    private readonly quotes: DeliveryQuotes,
    private readonly limits: AskingLimits,
  ) {}

  /**
   * `atHand` are products that the caller has just read; questions to the courier count towards the limits
   * of `asker`.
   */
  async show(cart: StoredCart, asker: Asker, atHand: readonly StoredProduct[] = []): Promise<ShownCart> {
    const products = await this.products.byIds(
      cart.lines.map((line) => line.productId),
      atHand,
    )
    const { lines, grossGrams } = pricedLines(cart, products)
    const delivery =
      lines.length > 0 && cart.postalCode !== '' ? await this.quote(cart.postalCode, grossGrams, asker) : null
    await this.carts.told(cart, {
      // Prices by position in the stored cart, where a line without a product keeps its position.
      lines: cart.lines.map((line) => products.get(String(line.productId))?.pricePaise ?? line.seenPaise),
      deliveryPaise: delivery?.amountPaise ?? null,
    })
    const totalPaise = sumPaise(lines.map((line) => line.linePaise))
    return {
      cart,
      lines,
      delivery,
      totalPaise,
      finalPaise: addPaise(totalPaise, delivery?.amountPaise ?? NO_MONEY),
      grossGrams,
      itemCount: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    }
  }

  private async quote(postalCode: string, weightGrams: Grams, asker: Asker): Promise<DeliveryQuote | null> {
    try {
      return await this.quotes.quote({ postalCode, weightGrams }, () => this.limits.mayAsk(asker))
    } catch (error) {
      if (error instanceof PinNotServiceable) return null
      throw error
    }
  }
}
