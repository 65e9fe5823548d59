import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import mongoose from 'mongoose'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { istDayCode } from '../../../../kernel/dates/ist.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { OutOfStock } from '../../../stock/catalog/domain/out-of-stock.js'
import { type StoredProduct } from '../../../stock/catalog/products.service.js'
import { type ShownLine } from '../cart/cart-view.service.js'
import { type Agreement } from '../cart/domain/cart.js'
import { EXTERNAL_ID_BYTES, externalIdFrom, ORDER_ID_BYTES, orderIdFrom } from '../domain/identifiers.js'
import { deliveryTax, orderTotals, snapshotLine } from '../domain/order.js'
import { type NewOrder, OrderStore, type TakenField } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { type Basket, Checkout, type QuotedCart } from './checkout.service.js'
import { HoldBounds } from './hold-bounds.service.js'
import { Holds } from './holds.service.js'

/** What makes an order of a quoted basket. */
export interface Start {
  quoted: QuotedCart
  requestKey: string
  at: Date
  /** Nothing, where whoever takes the order sees today's prices. */
  agreed?: Agreement
  /** How staff took it; nothing for what a customer placed. */
  taken?: Partial<Pick<NewOrder, TakenField>> & { by?: string }
}

/** The ids that a new order is known by. */
export function newIds(at: Date): Pick<NewOrder, '_id' | 'orderId' | 'externalId'> {
  return {
    _id: new mongoose.Types.ObjectId(),
    orderId: orderIdFrom(randomBytes(ORDER_ID_BYTES)),
    externalId: externalIdFrom(istDayCode(at), randomBytes(EXTERNAL_ID_BYTES)),
  }
}

/**
 * The first steps of every order, whoever took it: its stock held, its prices and taxes of the day
 * (docs/domain.md#placing-an-order).
 */
@Injectable()
export class NewOrders {
  constructor(
    private readonly checkout: Checkout,
    private readonly holds: Holds,
    private readonly bounds: HoldBounds,
    private readonly store: OrderStore,
  ) {}

  /**
   * Joins the caller's transaction.
   * @returns null when the basket weighs other than what delivery was asked for.
   * @throws Conflict PRICE_CHANGED | CART_CHANGED | NOT_SOLD | OUT_OF_STOCK | HOLD_LIMIT
   */
  async make({ quoted, requestKey, at, agreed = {}, taken }: Start): Promise<StoredOrder | null> {
    const { cart, quote, gst, gstRatePercent: ratePercent } = quoted
    // Staff know whom they keep jars for.
    if (!taken)
      await this.bounds.admit(
        String(cart.userId),
        cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      )
    const lines = this.checkout.price(quoted, await this.hold(cart), agreed)
    if (!lines) return null
    const rule = gst && { interState: gst.interState, ratePercent, hsnCode: gst.hsnCode }
    const items = lines.map(({ line, product }: ShownLine) => snapshotLine(product, line.quantity, rule))
    const { by = null, ...fields } = taken ?? {}
    return this.store.insert({
      ...newIds(at),
      userId: cart.userId,
      requestKey,
      orderDate: at,
      ...quoted.buyer,
      contactName: cart.contactName,
      contactNumber: cart.contactNumber,
      address: cart.address,
      city: cart.city || (quote.city ?? ''),
      state: cart.state || (quote.state ?? ''),
      postalCode: cart.postalCode,
      items,
      ...orderTotals(items, quote.amountPaise),
      gst,
      deliveryTax: deliveryTax(items, quote.amountPaise, rule),
      cancellationPercent: quoted.cancellationPercent,
      held: true,
      holdUntil: await this.holds.until({ orderDate: at }, at),
      timeline: [{ event: 'Placed', at, by }],
      ...fields,
    })
  }

  /** @throws Conflict NOT_SOLD | OUT_OF_STOCK naming the product. */
  private async hold(cart: Basket): Promise<Map<string, StoredProduct>> {
    try {
      return await this.holds.hold(
        cart.lines.map(({ productId, quantity }) => ({
          productId,
          quantityMilli: jars(quantity),
          allocations: [],
        })),
      )
    } catch (error) {
      if (error instanceof OutOfStock || error instanceof NotFound)
        throw (await this.checkout.obstacleTo(cart)) ?? error
      throw error
    }
  }
}
