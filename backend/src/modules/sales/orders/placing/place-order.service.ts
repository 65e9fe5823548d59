import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Moved } from '../../../../platform/mongo/late-writes.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Carts, type StoredCart } from '../cart/carts.service.js'
import { type PlacedOrder, type PlaceOptions, type StoredOrder } from '../store/stored-order.js'
import { Checkout, type QuotedCart } from './checkout.service.js'
import { type HoldingOrder } from './holds.service.js'
import { NewOrders, PriceChanged, STARTS } from './new-orders.service.js'
import { PlacedBefore } from './placed-before.service.js'

const SECOND_CLICK_MS = 60_000

interface Start {
  quoted: QuotedCart<StoredCart>
  waiting: readonly HoldingOrder[]
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
    private readonly before: PlacedBefore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it outside any transaction. It asks the courier for the delivery charge and then opens its own transaction, in
   * which `options.alongside` runs. If the cart or a product changed meanwhile, it starts over.
   * @throws InvalidInput (empty cart, address, contact), Conflict PRICE_CHANGED | NOT_SOLD | OUT_OF_STOCK |
   * CART_CHANGED | ORDER_DELETED | HOLD_LIMIT, AppError PIN_NOT_SERVICEABLE.
   */
  async place({ userId }: Principal, options: PlaceOptions): Promise<PlacedOrder> {
    let requestKey: string | null = options.idempotencyKey ? `request:${options.idempotencyKey}` : null
    for (let start = 1; start <= STARTS; start++) {
      const { cart, waiting, ...atHand } = await this.checkout.cartOf(userId)
      const key = (requestKey ??= this.keyOf(cart))
      try {
        const quoted = await this.checkout.quote(cart, 'courier', atHand)
        const order = await this.transactions.runAtOnce(() =>
          this.make({ quoted, waiting, requestKey: key, options }),
        )
        return { order, created: true }
      } catch (error) {
        // Whatever was wrong: an earlier or concurrent request with the key may have placed the order, since when the
        // cart is another one.
        const placed = await this.before.find(key, userId, options)
        if (placed) return { order: placed, created: false }
        if (error instanceof PriceChanged) await this.carts.told(cart, error.told)
        if (!startsOver(error)) throw error
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

  private async make({ quoted, waiting, requestKey, options }: Start): Promise<StoredOrder> {
    const at = this.clock.now()
    // Requests of the same click conflict here, before they hold any stock; so does a concurrent change of
    // the cart.
    await this.carts.empty(quoted.cart, { requestKey, at })
    const order = await this.orders.append({ quoted, waiting, requestKey, at, agreed: options })
    await options.alongside?.(order)
    return order
  }
}

const keyOfVersion = ({ _id, version }: StoredCart): string => `cart:${String(_id)}:${version}`

/** A duplicate key means that an order id is taken, or that the same request runs at the same time. */
function startsOver(error: unknown): boolean {
  return error instanceof Moved || isDuplicateKey(error)
}
