import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { creditOf, refundLeft } from '../domain/money/credit.js'
import { Allocations } from '../fulfilment/allocations.service.js'
import { Holds } from '../placing/holds.service.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'

/** The cancellation of a paid order that is locked. */
export interface Cancellation {
  /** The total refund, including earlier refunds. */
  backPaise: Paise
  /** The name in the stock ledger: staff by their number, a customer by an id that does not identify them. */
  stockBy: string
  cancelledBy: 'customer' | 'staff'
  reason: string | null
}

/** Applies every cancellation to its order, whoever decided it. Joins the caller's transaction. */
@Injectable()
export class TakeBack {
  constructor(
    private readonly store: OrderStore,
    private readonly holds: Holds,
    private readonly allocations: Allocations,
    private readonly clock: Clock,
  ) {}

  /** Returns the stock, computes the refund and requests the credit note. */
  async cancel(order: StoredOrder, cancellation: Cancellation): Promise<StoredOrder> {
    const { cancelledBy, reason, stockBy } = cancellation
    const at = this.clock.now()
    const items = await this.allocations.undoAll(order, stockBy)
    await this.holds.giveBack(items)
    const changes = {
      orderStatus: 'Cancelled',
      deliveryStatus: 'Cancelled',
      refundPaise: refundLeft(order, cancellation.backPaise),
      held: false,
      cancelledAt: at,
      cancelledBy,
      cancelReason: reason,
    } as const
    const creditNoteDue = order.creditNoteDue || creditOf({ ...order, ...changes }) !== null
    const by = cancelledBy === 'staff' ? stockBy : null
    return this.store.write(order, { ...changes, items, creditNoteDue }, [
      { event: 'Cancelled', at, by, detail: reason },
    ])
  }
}

export function notTakenBack(order: StoredOrder, what: 'cancelled' | 'deleted'): Conflict {
  const { orderStatus, paymentStatus, deliveryStatus } = order
  const states = `payment ${paymentStatus}, order ${orderStatus}, delivery ${deliveryStatus}`
  return new Conflict('INVALID_TRANSITION', `Order ${order.orderId} cannot be ${what} (${states}).`, {
    orderStatus,
    paymentStatus,
    deliveryStatus,
  })
}
