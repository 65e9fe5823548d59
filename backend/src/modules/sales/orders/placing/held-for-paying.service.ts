import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Carts } from '../cart/carts.service.js'
import { PAYABLE, UNPAID_AND_HELD } from '../domain/guards.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { Holds, jarsOf } from './holds.service.js'

const SECOND_MS = 1_000
/** For how long jars of an ended hold are held again, until the payment provider has opened a session. */
const OPENING_MS = 120 * SECOND_MS

/** The jars of an order that somebody tries to pay once more (docs/domain/orders.md#holds). */
@Injectable()
export class HeldForPaying {
  constructor(
    private readonly store: OrderStore,
    private readonly holds: Holds,
    private readonly carts: Carts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Before a session is opened, the jars of an expired hold are held again, for the time that paying takes. When the
   * order has held its jars for its longest time, they only have to be there.
   * @throws NotFound, Conflict NOT_PAYABLE | HOLD_LIMIT, OutOfStock (the order is kept as it is).
   */
  async holdAgain(orderId: string): Promise<StoredOrder> {
    const now = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.store.lock(orderId, PAYABLE.filter)
      if (!order) throw await this.notPayable(orderId)
      if (order.held && order.holdUntil > now) return order
      const end = await this.holds.until(order, now)
      if (end <= now) return this.lookFor(order)
      const holdUntil = new Date(Math.min(end.getTime(), now.getTime() + OPENING_MS))
      const changes = { held: true, holdUntil, archivedAt: null }
      if (order.held) return this.store.write(order, changes)
      await this.admit(order)
      await this.holds.hold(order.items)
      return this.store.write(order, changes, [{ event: 'Hold renewed', at: now }])
    })
  }

  /** How long the session is open: the jars stay so long, if the order may hold them that long. */
  async keepFor(order: StoredOrder, sessionEnd: Date): Promise<StoredOrder> {
    const latest = await this.holds.latest(order)
    const holdUntil = new Date(Math.min(sessionEnd.getTime(), latest.getTime()))
    // A session ends with the whole second after its hold.
    if (holdUntil.getTime() - order.holdUntil.getTime() < SECOND_MS) return order
    const shorter = { ...UNPAID_AND_HELD.filter, holdUntil: { $lt: holdUntil } }
    return (await this.store.lockAndWrite(String(order._id), shorter, { holdUntil }, [])) ?? order
  }

  /**
   * An account may keep only so many jars without paying; what staff took is not counted. The cart is written first, so
   * that transactions of one account conflict there.
   * @throws Conflict HOLD_LIMIT
   */
  private async admit(order: StoredOrder): Promise<void> {
    if (order.takenBy != null) return
    const userId = String(order.userId)
    await this.carts.meet(userId)
    await this.holds.admit(userId, jarsOf(order))
  }

  /** The jars are there now: a payment that comes takes them. @throws OutOfStock */
  private async lookFor(order: StoredOrder): Promise<StoredOrder> {
    if (!order.held) {
      await this.holds.hold(order.items)
      await this.holds.giveBack(order.items)
    }
    return this.store.write(order, { archivedAt: null })
  }

  private async notPayable(orderId: string): Promise<Conflict> {
    const order = await this.store.find(orderId)
    const { paymentStatus, orderStatus } = order
    const why = order.paymentReview
      ? 'Its payment is being looked at.'
      : `Its payment is ${paymentStatus.toLowerCase()}, the order is ${orderStatus.toLowerCase()}.`
    return new Conflict('NOT_PAYABLE', `Order ${order.orderId} cannot be paid. ${why}`, {
      paymentStatus,
      orderStatus,
    })
  }
}
