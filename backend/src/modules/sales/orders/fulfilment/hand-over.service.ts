import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { HANDABLE } from '../domain/guards.js'
import { whyNot } from '../domain/staff-steps.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { Allocations } from './allocations.service.js'

/** The customer took the jars from the counter: they leave their batches, and the order is done. */
@Injectable()
export class HandOver {
  constructor(
    private readonly store: OrderStore,
    private readonly allocations: Allocations,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Said again of what was handed over, it changes nothing. Joins the caller's transaction.
   * @throws NotFound, Conflict INVALID_TRANSITION | BATCH_QUARANTINED | BATCH_EXPIRED
   */
  execute(orderId: string, by: string): Promise<StoredOrder> {
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.store.lock(orderId, HANDABLE.filter)
      if (!order) return this.handedOver(orderId)
      await this.allocations.demandUsable(order)
      await this.allocations.ship(order, by)
      const changes = { held: false, deliveryStatus: 'Delivered', orderStatus: 'Completed' } as const
      return this.store.write(order, changes, [{ event: 'Handed over', at, by }])
    })
  }

  private async handedOver(orderId: string): Promise<StoredOrder> {
    const order = await this.store.find(orderId)
    if (order.handover === 'pickup' && order.deliveryStatus === 'Delivered') return order
    const { deliveryStatus, paymentStatus } = order
    const why = whyNot(order).handOver ?? 'Somebody else is changing it now.'
    throw new Conflict('INVALID_TRANSITION', `Order ${order.orderId} cannot be handed over. ${why}`, {
      deliveryStatus,
      paymentStatus,
    })
  }
}
