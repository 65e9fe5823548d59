import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { REFUND_DUE } from '../domain/guards.js'
import { OrderStore } from '../store/order-store.service.js'
import { type RefundBooking, type StoredOrder } from '../store/stored-order.js'

/**
 * The refund of a cancelled order, from the order's side. By hand and through the provider, the order is locked first,
 * so that only one of them gives the money back. All methods join the caller's transaction.
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly store: OrderStore,
    private readonly transactions: Transactions,
  ) {}

  /** The order whose refund is decided. @throws NotFound */
  order(orderId: string): Promise<StoredOrder> {
    return this.store.find(orderId)
  }

  /**
   * A cancelled, paid order waits for the provider to give its money back.
   * @throws NotFound, Conflict REFUND_NOT_DUE | REFUND_UNDER_WAY
   */
  start(orderId: string, { reference, at, by }: RefundBooking): Promise<StoredOrder> {
    return this.transactions.run(async () => {
      const order = await this.store.take(orderId)
      assertDue(order)
      if (order.refundId) throw underWay(order)
      return this.store.write(order, { refundId: reference }, [
        { event: 'Refund started', at, by: by ?? null, detail: reference },
      ])
    })
  }

  /** The provider did not give the money back: the refund is due as before. */
  async failed(orderId: string, { reference, at }: RefundBooking): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.store.lock(orderId, { refundId: reference })
      if (order)
        await this.store.write(order, { refundId: null }, [{ event: 'Refund failed', at, detail: reference }])
    })
  }

  /**
   * Cancelled and paid → Refund Completed, once.
   * @throws NotFound, Conflict REFUND_NOT_DUE | REFUND_UNDER_WAY when the order waits for another refund.
   */
  complete(orderId: string, { reference, at, by, refundId }: RefundBooking): Promise<StoredOrder> {
    return this.transactions.run(async () => {
      const order = await this.store.take(orderId)
      assertDue(order)
      if (order.refundId && order.refundId !== refundId) throw underWay(order)
      const changes = {
        paymentStatus: 'Refund Completed',
        refundReference: reference,
        refundId: null,
      } as const
      return this.store.write(order, changes, [{ event: 'Refunded', at, by: by ?? null, detail: reference }])
    })
  }
}

function assertDue(order: StoredOrder): void {
  const { orderStatus, paymentStatus } = order
  if (REFUND_DUE.holds(order)) return
  const states = { orderStatus, paymentStatus }
  throw paymentStatus === 'Refund Completed'
    ? new Conflict('REFUND_NOT_DUE', `Order ${order.orderId} has been refunded already.`, states)
    : new Conflict('REFUND_NOT_DUE', `Order ${order.orderId} is not waiting for a refund.`, states)
}

function underWay({ orderId, refundId }: StoredOrder): Conflict {
  return new Conflict(
    'REFUND_UNDER_WAY',
    `The payment provider is already refunding order ${orderId}. Please wait for its answer.`,
    { refundId },
  )
}
