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
/** How long jars of an ended hold are held again while the payment provider opens a session. */
const OPENING_MS = 120 * SECOND_MS

/** Holds the jars of an order that its customer tries to pay again (docs/domain/orders.md#holds). */
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
   * Before a session is opened, holds the jars of an expired hold again for the time that paying takes.
   * When the order has used up its longest hold, the jars only have to be in stock.
   * @throws NotFound, Conflict NOT_PAYABLE | HOLD_LIMIT, OutOfStock (the order does not change).
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

  /** Holds the jars as long as the session is open, if the order may hold them that long. */
  async keepFor(order: StoredOrder, sessionEnd: Date): Promise<StoredOrder> {
    const latest = await this.holds.latest(order)
    const holdUntil = new Date(Math.min(sessionEnd.getTime(), latest.getTime()))
    // A session ends at the next whole second after its hold, so smaller differences are ignored.
    if (holdUntil.getTime() - order.holdUntil.getTime() < SECOND_MS) return order
    const shorter = { ...UNPAID_AND_HELD.filter, holdUntil: { $lt: holdUntil } }
    return (await this.store.lockAndWrite(String(order._id), shorter, { holdUntil }, [])) ?? order
  }

  /**
   * Refuses when the account would hold too many unpaid jars; orders that staff took do not count. The
   * cart is written first, so that transactions of one account conflict there.
   * @throws Conflict HOLD_LIMIT
   */
  private async admit(order: StoredOrder): Promise<void> {
    if (order.takenBy != null) return
    const userId = String(order.userId)
    await this.carts.meet(userId)
    await this.holds.admit(await this.holds.waiting(userId), jarsOf(order))
  }

  /** Checks that the jars are in stock now, for a payment that may come. @throws OutOfStock */
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
