import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { DELIVERABLE } from '../domain/guards.js'
import { CAME_BACK, cameBack, whyNot } from '../domain/staff-steps.js'
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
      const order = await this.store.lock(orderId, DELIVERABLE.filter)
      if (!order) throw notShipped(await this.store.find(orderId))
      if (cameBack(order))
        throw new Conflict('INVALID_TRANSITION', CAME_BACK, { deliveryStatus: order.deliveryStatus })
      const changes = { deliveryStatus: 'Delivered', orderStatus: 'Completed', courierWork: null } as const
      return this.store.write(order, changes, [{ event: 'Delivered', at, by }])
    })
  }
}

function notShipped(order: StoredOrder): Conflict {
  const { orderId, deliveryStatus } = order
  const reason = whyNot(order).deliver ?? `Order ${orderId} is ${deliveryStatus}.`
  return new Conflict('INVALID_TRANSITION', reason, { deliveryStatus })
}
