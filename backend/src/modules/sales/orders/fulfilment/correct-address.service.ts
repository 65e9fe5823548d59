import { Injectable } from '@nestjs/common'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { changesBetween } from '../../../office/audit/domain/changes.js'
import { CORRECTABLE } from '../domain/guards.js'
import { whyNot } from '../domain/staff-steps.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { ShipmentPlans } from './shipment-plans.service.js'

export type Address = Pick<
  StoredOrder,
  'contactName' | 'contactNumber' | 'address' | 'city' | 'state' | 'postalCode'
>

/**
 * Lets staff correct the address of an order until the courier is called
 * (docs/domain/orders.md#correcting-an-address).
 */
@Injectable()
export class CorrectAddress {
  constructor(
    private readonly store: OrderStore,
    private readonly plans: ShipmentPlans,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, InvalidInput (state), Conflict INVALID_TRANSITION, PinNotServiceable */
  async correct(orderId: string, address: Address, by: string): Promise<StoredOrder> {
    const { differencePaise, order: asked } = await this.plans.toAnotherPlace(orderId, address.postalCode)
    demandSamePlaceOfSupply(asked, address.state)
    const at = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.store.lock(orderId, CORRECTABLE.filter)
      if (!order) throw refused(await this.store.find(orderId))
      const before = Object.fromEntries(
        Object.keys(address).map((field) => [field, order[field as keyof Address]]),
      )
      const changes = changesBetween(before, address)
      if (changes.length === 0) return order
      const deliveryDifferencePaise =
        address.postalCode === order.postalCode ? (order.deliveryDifferencePaise ?? null) : differencePaise
      await this.audit.record({
        action: 'order.correct-address',
        subject: `order:${order.orderId}`,
        changes,
      })
      return this.store.write(order, { ...address, deliveryDifferencePaise }, [
        { event: 'Address corrected', at, by, detail: changes.map(({ field }) => field).join(', ') },
      ])
    })
  }
}

/** The state must stay: the order was taxed for it, perhaps on an invoice. */
function demandSamePlaceOfSupply({ gst }: StoredOrder, state: string): void {
  const placeOfSupply = gst?.placeOfSupply ?? ''
  if (placeOfSupply !== '' && state.toLowerCase() !== placeOfSupply.toLowerCase())
    throw new InvalidInput('The tax of this order is that of another state.', {
      state: `Its GST is that of ${placeOfSupply}. For another state, place a new order.`,
    })
}

function refused(order: StoredOrder): Conflict {
  const reason = whyNot(order).correctAddress ?? 'It changed while you wrote. Look again.'
  return new Conflict('INVALID_TRANSITION', reason, { deliveryStatus: order.deliveryStatus })
}
