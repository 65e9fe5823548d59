import { Injectable } from '@nestjs/common'
import { Conflict } from '../../kernel/errors.js'
import { canTransition } from '../../kernel/transitions.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { PAYMENT } from './domain/machines.js'
import { type OrderRecord, type RefundBooking } from './order.record.js'
import { OrderStore } from './order-store.service.js'

/**
 * The refund of a cancelled order, as the order sees it. By hand and through the provider both take the order first, so
 * that only one of them gives the money back. All methods join the caller's transaction.
 */
@Injectable()
export class RefundOrder {
  constructor(
    private readonly store: OrderStore,
    private readonly transactions: Transactions,
  ) {}

  /** See `Orders.startRefund`. */
  start(orderId: string, { reference, at, by }: RefundBooking): Promise<OrderRecord> {
    return this.transactions.run(async () => {
      const order = await this.taken(orderId)
      assertDue(order)
      if (order.refundId) throw underWay(order)
      return this.store.write(order, { refundId: reference }, [
        { event: 'Refund started', at, by: by ?? null, detail: reference },
      ])
    })
  }

  /** See `Orders.refundFailed`. */
  async failed(orderId: string, { reference, at }: RefundBooking): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.store.take(orderId, { refundId: reference })
      if (order)
        await this.store.write(order, { refundId: null }, [{ event: 'Refund failed', at, detail: reference }])
    })
  }

  /** See `Orders.markRefunded`. */
  complete(orderId: string, { reference, at, by, refundId }: RefundBooking): Promise<OrderRecord> {
    return this.transactions.run(async () => {
      const order = await this.taken(orderId)
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

  private async taken(orderId: string): Promise<OrderRecord> {
    return (await this.store.take(orderId, {})) ?? this.store.find(orderId)
  }
}

function assertDue(order: OrderRecord): void {
  const { orderStatus, paymentStatus } = order
  if (canTransition(PAYMENT, paymentStatus, 'Refund Completed') && orderStatus === 'Cancelled') return
  const states = { orderStatus, paymentStatus }
  throw paymentStatus === 'Refund Completed'
    ? new Conflict('REFUND_NOT_DUE', `Order ${order.orderId} has been refunded already.`, states)
    : new Conflict('REFUND_NOT_DUE', `Order ${order.orderId} is not waiting for a refund.`, states)
}

function underWay({ orderId, refundId }: OrderRecord): Conflict {
  return new Conflict(
    'REFUND_UNDER_WAY',
    `The payment provider is already refunding order ${orderId}. Please wait for its answer.`,
    { refundId },
  )
}
