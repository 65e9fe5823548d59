import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { hasNewKey } from '../../../../platform/request-keys.js'
import { Carts, type StoredCart } from '../cart/carts.service.js'
import { OrderStore } from '../store/order-store.service.js'
import { type PlacedOrder, type PlaceOptions, type StoredOrder } from '../store/stored-order.js'
import { Checkout, type QuotedCart } from './checkout.service.js'
import { NewOrders, PriceChanged, STARTS } from './new-orders.service.js'

const SECOND_CLICK_MS = 60_000

/** The cart, its postal code or its weight changed after the quote, so placing starts over. */
class CartMoved extends Error {}

interface Start {
  quoted: QuotedCart<StoredCart>
  requestKey: string
  options: PlaceOptions
}

/** Turns a cart into an order, in one transaction (docs/domain/orders.md#placing-an-order). */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly carts: Carts,
    private readonly checkout: Checkout,
    private readonly orders: NewOrders,
    private readonly store: OrderStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it outside any transaction. It asks the courier for the delivery charge and then opens its own transaction, in
   * which `options.alongside` runs. If the cart changed meanwhile, it starts over.
   * @throws InvalidInput (empty cart, address, contact), Conflict PRICE_CHANGED | NOT_SOLD | OUT_OF_STOCK |
   * CART_CHANGED | ORDER_DELETED | HOLD_LIMIT, AppError PIN_NOT_SERVICEABLE.
   */
  async place({ userId }: Principal, options: PlaceOptions): Promise<PlacedOrder> {
    let requestKey: string | null = options.idempotencyKey ? `request:${options.idempotencyKey}` : null
    for (let start = 1; start <= STARTS; start++) {
      const { cart, products } = await this.carts.withProducts(userId)
      requestKey ??= this.keyOf(cart)
      // Placing empties the cart, so a version of the cart that has jars has no order yet; nor has a new key.
      const isNew = cart.lines.length > 0 && (requestKey === keyOfVersion(cart) || hasNewKey())
      const known = isNew ? null : await this.store.findBy({ userId, requestKey })
      if (known && !known.deletedAt) return { order: known, created: false }
      if (known && options.idempotencyKey)
        throw new Conflict(
          'ORDER_DELETED',
          `Order ${known.orderId} was placed with this request and deleted since.`,
        )
      const quoted = await this.checkout.quote(cart, 'courier', products)
      try {
        const order = await this.transactions.run(() =>
          this.make({ quoted, requestKey: requestKey ?? '', options }),
        )
        return { order, created: true }
      } catch (error) {
        if (error instanceof PriceChanged) await this.carts.told(cart, error.told)
        if (!startsOver(error)) throw error
        // A concurrent request of the same click may have placed the order; the next start finds it by its
        // key.
        const placed = await this.store.findBy({ userId, requestKey })
        if (placed) return { order: placed, created: false }
        if (!options.idempotencyKey) requestKey = null
      }
    }
    throw new Conflict(
      'CART_CHANGED',
      'Your cart changed while the order was placed. Please check it and try again.',
    )
  }

  /**
   * A click without a key is identified by the version of its cart. A second click may come when that cart
   * is empty.
   */
  private keyOf(cart: StoredCart): string {
    const { lines, placed } = cart
    const isSecondClick =
      lines.length === 0 && placed && this.clock.now().getTime() - placed.at.getTime() < SECOND_CLICK_MS
    return isSecondClick ? placed.requestKey : keyOfVersion(cart)
  }

  private async make({ quoted, requestKey, options }: Start): Promise<StoredOrder> {
    const at = this.clock.now()
    // Requests of the same click conflict here, before they hold any stock; so does a concurrent change of
    // the cart.
    if (!(await this.carts.empty(quoted.cart, { requestKey, at }))) throw new CartMoved()
    const order = await this.orders.make({ quoted, requestKey, at, agreed: options })
    if (!order) throw new CartMoved()
    await options.alongside?.(order)
    return order
  }
}

const keyOfVersion = ({ _id, version }: StoredCart): string => `cart:${String(_id)}:${version}`

/** A duplicate key means that an order id is taken, or that the same request runs at the same time. */
function startsOver(error: unknown): boolean {
  return error instanceof CartMoved || isDuplicateKey(error)
}
