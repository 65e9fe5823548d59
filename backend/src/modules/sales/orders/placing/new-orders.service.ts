import { randomBytes } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import mongoose from 'mongoose'
import { type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { istDayCode } from '../../../../kernel/dates/ist.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import {
  EXTERNAL_ID_BYTES,
  externalIdFrom,
  ORDER_ID_BYTES,
  orderIdFrom,
} from '../../../../kernel/text/order-ids.js'
import { type CatalogueLists, nameInWords } from '../../../office/settings/domain/catalogue-lists.js'
import { OutOfStock } from '../../../stock/catalog/domain/out-of-stock.js'
import { type StoredProduct } from '../../../stock/catalog/products.service.js'
import {
  type Agreement,
  availableJars,
  type PriceChange,
  type QuantityChange,
  quantityChanges,
  untoldChanges,
} from '../cart/domain/cart.js'
import { deliveryTax, orderTotals, snapshotLine } from '../domain/order.js'
import { type NewOrder, OrderStore, type TakenField } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { type QuotedCart } from './checkout.service.js'
import { DeskHolds } from './desk-holds.service.js'
import { type HoldingOrder, Holds } from './holds.service.js'

/** The values from which a quoted basket becomes an order. */
export interface Start {
  quoted: QuotedCart
  requestKey: string
  at: Date
  /** The figures that the customer saw and accepts; absent for staff, who see current prices. */
  agreed?: Agreement
  /** The unpaid orders of a customer who places it (`Holds.admit`). */
  waiting?: readonly HoldingOrder[]
  /** How staff took the order; absent when a customer placed it. */
  taken?: Partial<Pick<NewOrder, TakenField>> & {
    by?: string
    /** A packer took it, and it is paid later: then it keeps only so many jars. */
    isBounded?: boolean
  }
}

/** How often placing an order starts over when its data change meanwhile. */
export const STARTS = 3

/** Prices differ from those that the customer saw; names old and new, in rupees. */
export class PriceChanged extends Conflict {
  constructor(
    readonly changes: readonly PriceChange[],
    lists: CatalogueLists,
    /** The prices that the refusal names, which the customer has then seen. */
    readonly told: { lines: readonly Paise[]; deliveryPaise: Paise },
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

/** The cart has other jars than the customer saw, as after a change in another tab; names old and new. */
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

/** The ids of a new order. */
export function newIds(at: Date): Pick<NewOrder, '_id' | 'orderId' | 'externalId'> {
  return {
    _id: new mongoose.Types.ObjectId(),
    orderId: orderIdFrom(randomBytes(ORDER_ID_BYTES)),
    externalId: externalIdFrom(istDayCode(at), randomBytes(EXTERNAL_ID_BYTES)),
  }
}

/**
 * What every order begins with, whoever took it: its stock is held, its prices and taxes are fixed
 * (docs/domain/orders.md#placing-an-order).
 */
@Injectable()
export class NewOrders {
  constructor(
    private readonly holds: Holds,
    private readonly deskHolds: DeskHolds,
    private readonly store: OrderStore,
  ) {}

  /**
   * Makes the order of a quoted basket in the caller's transaction, which goes on to read it.
   * @throws Moved when a product was sold out or edited since the quote; Conflict PRICE_CHANGED | CART_CHANGED | NOT_SOLD | OUT_OF_STOCK | HOLD_LIMIT
   */
  async insert(start: Start): Promise<StoredOrder> {
    return this.store.insert(await this.make(start))
  }

  /** As `insert`, for a transaction that does not read the order. */
  async append(start: Start): Promise<StoredOrder> {
    return this.store.append(await this.make(start))
  }

  private async make({ quoted, requestKey, at, agreed = {}, waiting = [], taken }: Start): Promise<NewOrder> {
    const { cart, lines, quote, gst, gstRatePercent: ratePercent } = quoted
    const { by = null, isBounded = false, ...fields } = taken ?? {}
    const userId = String(cart.userId)
    const jarsOfCart = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    // An owner knows for whom jars are kept.
    if (!taken) await this.holds.admit(waiting, jarsOfCart)
    else if (isBounded && by !== null) await this.deskHolds.admit({ userId, by, jars: jarsOfCart })
    demandSold(quoted)
    demandAgreed(quoted, agreed)
    const rule = gst && { interState: gst.interState, ratePercent, hsnCode: gst.hsnCode }
    const items = lines.map(({ line, product }) => snapshotLine(product, line.quantity, rule))
    await this.holds.holdAsRead(items, new Map(lines.map(({ product }) => [String(product._id), product])))
    return {
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
      buyer: cart.buyer ?? null,
      items,
      ...orderTotals(items, quote.amountPaise),
      sparedDeliveryPaise: quote.sparedPaise,
      gst,
      deliveryTax: deliveryTax(items, quote.amountPaise, rule),
      cancellationPercent: quoted.cancellationPercent,
      held: true,
      holdUntil: await this.holds.until({ orderDate: at }, at),
      timeline: [{ event: 'Placed', at, by }],
      ...fields,
    }
  }
}

/** @throws Conflict NOT_SOLD | OUT_OF_STOCK for the first line whose jars cannot be held */
function demandSold({ cart, lines, catalogue }: QuotedCart): void {
  if (lines.length < cart.lines.length) throw new Conflict('NOT_SOLD', 'A product is no longer sold.')
  const blocked = lines.find(({ problem }) => problem !== null && problem !== 'PRICE_CHANGED')
  if (!blocked) return
  const { product, problem } = blocked
  throw problem === 'NOT_SOLD'
    ? notSold(product, catalogue)
    : new OutOfStock(product, availableJars(product), catalogue)
}

/** @throws Conflict CART_CHANGED, PriceChanged when these are not the jars and prices that the customer agreed to */
function demandAgreed(
  { cart, lines, quote, catalogue }: QuotedCart,
  { seen, acceptChanges }: Agreement,
): void {
  const quantities = seen ? quantityChanges(lines, seen) : []
  if (quantities.length > 0) throw new QuantitiesChanged(quantities, catalogue)
  const seenDeliveryPaise = seen?.deliveryPaise ?? cart.seenDeliveryPaise
  const changes = [...untoldChanges(lines, seen), ...deliveryChange(seenDeliveryPaise, quote.amountPaise)]
  if (changes.length === 0 || acceptChanges) return
  const newPrices = new Map(changes.map(({ Id, newPaise }) => [Id, newPaise]))
  throw new PriceChanged(changes, catalogue, {
    lines: lines.map(({ line, product: { Id } }) => newPrices.get(Id) ?? line.seenPaise),
    deliveryPaise: quote.amountPaise,
  })
}

const notSold = ({ Id, name }: StoredProduct, lists: CatalogueLists): Conflict =>
  new Conflict('NOT_SOLD', `${nameInWords(name, lists)} is no longer sold.`, { Id, name })

function deliveryChange(oldPaise: Paise | null, newPaise: Paise): PriceChange[] {
  return oldPaise === null || oldPaise === newPaise
    ? []
    : [{ Id: null, name: 'Delivery', oldPaise, newPaise }]
}
