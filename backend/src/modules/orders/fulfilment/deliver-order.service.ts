import { Injectable } from '@nestjs/common'
import { assertTransition } from '../../../kernel/transitions.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { DELIVERABLE } from '../domain/guards.js'
import { DELIVERY } from '../domain/machines.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Staff record that a parcel arrived, where tracking missed it. */
@Injectable()
export class DeliverOrder {
  constructor(
    private readonly store: OrderStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Conflict INVALID_TRANSITION */
  execute(orderId: string, by: string): Promise<StoredOrder> {
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const order = (await this.store.lock(orderId, DELIVERABLE.filter)) ?? (await this.store.find(orderId))
      assertTransition(DELIVERY, order.deliveryStatus, 'Delivered')
      const changes = { deliveryStatus: 'Delivered', orderStatus: 'Completed' } as const
      return this.store.write(order, changes, [{ event: 'Delivered', at, by }])
    })
  }
}
