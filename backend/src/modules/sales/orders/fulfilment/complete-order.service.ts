import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { lateWork } from '../domain/fulfilment/parcel-care.js'
import { DELIVERABLE, HANDABLE } from '../domain/guards.js'
import { CAME_BACK, cameBack, whyNot } from '../domain/staff-steps.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { Allocations } from './allocations.service.js'
import { AssignByFefo } from './assign-by-fefo.service.js'

/**
 * Records that the customer has the jars: handed over the counter, or delivered by a parcel whose arrival
 * tracking missed.
 */
@Injectable()
export class CompleteOrder {
  constructor(
    private readonly store: OrderStore,
    private readonly assigning: AssignByFefo,
    private readonly allocations: Allocations,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Hands over the jars at the counter, so that they leave their batches. Repeating it changes nothing.
   * Joins the caller's transaction.
   * @throws NotFound, Conflict INVALID_TRANSITION | BATCH_QUARANTINED | BATCH_EXPIRED
   */
  handOver(orderId: string, by: string): Promise<StoredOrder> {
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

  /**
   * As `handOver`, for jars that were not packed before. A batch near its day is sold too, since the day
   * is printed on the jar.
   */
  async assignAndHandOver(orderId: string, by: string): Promise<StoredOrder> {
    await this.assigning.assign(orderId, true, by, false)
    return this.handOver(orderId, by)
  }

  /** Records that a parcel arrived. @throws NotFound, Conflict INVALID_TRANSITION */
  deliver(orderId: string, by: string): Promise<StoredOrder> {
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.store.lock(orderId, DELIVERABLE.filter)
      if (!order) throw notShipped(await this.store.find(orderId))
      if (cameBack(order))
        throw new Conflict('INVALID_TRANSITION', CAME_BACK, { deliveryStatus: order.deliveryStatus })
      const courierWork = lateWork(order.parcels)
      const changes = { deliveryStatus: 'Delivered', orderStatus: 'Completed', courierWork } as const
      return this.store.write(order, changes, [{ event: 'Delivered', at, by }])
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

function notShipped(order: StoredOrder): Conflict {
  const { orderId, deliveryStatus } = order
  const reason = whyNot(order).deliver ?? `Order ${orderId} is ${deliveryStatus}.`
  return new Conflict('INVALID_TRANSITION', reason, { deliveryStatus })
}
