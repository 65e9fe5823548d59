import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { assertTransition } from '../../../../kernel/states/transitions.js'
import { Clock } from '../../../../platform/clock.js'
import { Courier, CourierUnavailable } from '../../shipping/courier.js'
import { type TrackedParcel } from '../../shipping/domain/tracked-parcel.js'
import { lateWork } from '../domain/fulfilment/parcel-care.js'
import { liveParcels, type Parcel } from '../domain/fulfilment/parcels.js'
import { BOOKING_CANCELLABLE } from '../domain/guards.js'
import { DELIVERY } from '../domain/machines.js'
import { PICKED_UP, whyNot } from '../domain/staff-steps.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { Allocations } from './allocations.service.js'
import { CourierLeases, type Lease } from './courier-leases.service.js'

const STILL_HERE: readonly TrackedParcel['progress'][] = ['booked', 'cancelled']

/**
 * Cancels a booking until the courier has come. Each parcel is cancelled at the courier and recorded here.
 * With the last one the jars return to the order, which is Packed again (docs/domain/orders.md#shipping).
 */
@Injectable()
export class CancelBooking {
  constructor(
    private readonly store: OrderStore,
    private readonly allocations: Allocations,
    private readonly courier: Courier,
    private readonly leases: CourierLeases,
    private readonly clock: Clock,
  ) {}

  /**
   * A repeated call continues an interrupted one, or answers with the order unchanged.
   * @throws NotFound, Conflict INVALID_TRANSITION | SHIPMENT_IN_PROGRESS, CourierRefused,
   * CourierUnavailable
   */
  async cancel(orderId: string, by: string): Promise<StoredOrder> {
    const lease = await this.leases.acquire(orderId, BOOKING_CANCELLABLE.filter)
    if (!lease) return this.withoutLease(orderId)
    try {
      const parcels = liveParcels(lease.order.parcels)
      const known = await this.known(parcels)
      if (known.some((one) => one && !STILL_HERE.includes(one.progress)))
        throw new Conflict('INVALID_TRANSITION', PICKED_UP, { deliveryStatus: lease.order.deliveryStatus })
      let order: StoredOrder | null = lease.order
      for (const [at, parcel] of parcels.entries())
        if (order !== null) {
          const waybill: string | null = known[at]?.waybill ?? parcel.waybill
          if (waybill !== null && known[at]?.progress !== 'cancelled') await this.cancelWaybill(waybill)
          order = await this.note(lease, { ...parcel, waybill }, by)
        }
      return order ?? (await this.store.find(orderId))
    } catch (error) {
      await this.leases.under(lease, (mine) => this.store.write(mine, this.leases.ended(mine)))
      throw error
    }
  }

  /**
   * Answers without the lease: the booking is already cancelled, cannot be, or another process is
   * cancelling it.
   */
  private async withoutLease(orderId: string): Promise<StoredOrder> {
    const order = await this.store.find(orderId)
    const wasBooked = order.parcels.length > 0
    if (order.deliveryStatus === 'Packed' && order.shipment === null && wasBooked) return order
    const reason = whyNot(order).cancelBooking
    if (reason !== null)
      throw new Conflict('INVALID_TRANSITION', reason, { deliveryStatus: order.deliveryStatus })
    throw new Conflict(
      'SHIPMENT_IN_PROGRESS',
      'The courier is being asked about this shipment. Please look again in a minute.',
    )
  }

  /** What the courier knows of these parcels, including one whose booking had no answer. */
  private async known(parcels: readonly Parcel[]): Promise<(TrackedParcel | null)[]> {
    const known: (TrackedParcel | null)[] = []
    for (const { reference } of parcels) known.push(await this.courier.findByReference(reference))
    return known
  }

  private async cancelWaybill(waybill: string): Promise<void> {
    try {
      await this.courier.cancel(waybill)
    } catch (error) {
      if (!(error instanceof CourierUnavailable)) throw error
      const [found] = await this.courier.track([waybill])
      if (found?.progress !== 'cancelled') throw error
    }
  }

  private note(lease: Lease, gone: Parcel, by: string): Promise<StoredOrder | null> {
    const at = this.clock.now()
    return this.leases.under(lease, async (mine) => {
      const parcels = mine.parcels.map((one) =>
        one.reference === gone.reference
          ? { ...one, waybill: gone.waybill, cancelledAt: at, progress: 'cancelled' as const, progressAt: at }
          : one,
      )
      const detail = gone.waybill ?? gone.reference
      const live = liveParcels(parcels)
      if (live.length > 0) {
        const waybill = mine.waybill && (live[0]?.waybill ?? null)
        return this.store.write(mine, { parcels, waybill, ...this.leases.longer(mine) }, [
          { event: 'Parcel cancelled', at, by, detail },
        ])
      }
      const wasShipped = mine.deliveryStatus === 'Shipped'
      if (wasShipped) {
        assertTransition(DELIVERY, mine.deliveryStatus, 'Packed')
        await this.allocations.unship(mine, by)
      }
      return this.store.write(
        mine,
        {
          parcels,
          waybill: null,
          courierStatus: null,
          trackedAt: null,
          shipment: null,
          courierWork: lateWork(parcels),
          held: true,
          deliveryStatus: 'Packed',
        },
        [{ event: wasShipped ? 'Shipment cancelled' : 'Parcel cancelled', at, by, detail }],
      )
    })
  }
}
