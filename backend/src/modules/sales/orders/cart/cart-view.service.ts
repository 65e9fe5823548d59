import { Injectable } from '@nestjs/common'
import { addPaise, NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { type NamedProduct, Products, type StoredProduct } from '../../../stock/catalog/products.service.js'
import {
  type Asker,
  type DeliveryQuote,
  DeliveryQuotes,
  PinNotServiceable,
  type QuotedParcel,
} from '../../shipping/delivery-quotes.service.js'
import { Carts, type StoredCart } from './carts.service.js'
import { pricedLines, type ShownLine } from './domain/cart.js'

/** A cart at today's prices. */
export interface ShownCart {
  cart: StoredCart
  lines: ShownLine<NamedProduct>[]
  /** null while there is no postal code, no line, or no way there. */
  delivery: DeliveryQuote | null
  totalPaise: Paise
  finalPaise: Paise
  grossGrams: Grams
  itemCount: number
}

/** What a customer is shown of the own cart. Showing counts as telling: prices shown are prices agreed to. */
@Injectable()
export class CartView {
  constructor(
    private readonly carts: Carts,
    private readonly products: Products,
    private readonly quotes: DeliveryQuotes,
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
    const { lines, grossGrams, goodsPaise } = pricedLines(cart, products)
    const delivery =
      lines.length > 0 && cart.postalCode !== ''
        ? await this.quote({ postalCode: cart.postalCode, weightGrams: grossGrams, goodsPaise }, asker)
        : null
    await this.carts.told(cart, {
      // Prices by position in the stored cart, where a line without a product keeps its position.
      lines: cart.lines.map((line) => products.get(String(line.productId))?.pricePaise ?? line.seenPaise),
      deliveryPaise: delivery?.amountPaise ?? null,
    })
    return {
      cart,
      lines,
      delivery,
      totalPaise: goodsPaise,
      finalPaise: addPaise(goodsPaise, delivery?.amountPaise ?? NO_MONEY),
      grossGrams,
      itemCount: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    }
  }

  private async quote(parcel: QuotedParcel, asker: Asker): Promise<DeliveryQuote | null> {
    try {
      return await this.quotes.quote(parcel, asker)
    } catch (error) {
      if (error instanceof PinNotServiceable) return null
      throw error
    }
  }
}
