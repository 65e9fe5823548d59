import { Injectable } from '@nestjs/common'
import { assertTransition, sourcesOf } from '../../kernel/transitions.js'
import { Clock } from '../../platform/clock.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { DELIVERY } from './domain/machines.js'
import { type OrderRecord } from './order.record.js'
import { OrderStore } from './order-store.service.js'

/** Staff record that a parcel arrived (domain.md 6: Delivered comes from tracking or from staff). */
@Injectable()
export class DeliverOrder {
  constructor(
    private readonly store: OrderStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Conflict INVALID_TRANSITION */
  execute(orderId: string, by: string): Promise<OrderRecord> {
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const shipped = { deliveryStatus: { $in: sourcesOf(DELIVERY, 'Delivered') } }
      const order = (await this.store.take(orderId, shipped)) ?? (await this.store.find(orderId))
      assertTransition(DELIVERY, order.deliveryStatus, 'Delivered')
      const changes = { deliveryStatus: 'Delivered', orderStatus: 'Completed' } as const
      return this.store.write(order, changes, [{ event: 'Delivered', at, by }])
    })
  }
}
