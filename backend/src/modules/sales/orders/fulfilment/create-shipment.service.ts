import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { assertTransition } from '../../../../kernel/states/transitions.js'
import { toExternalId } from '../../../../kernel/text/order-ids.js'
import { Clock } from '../../../../platform/clock.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { CourierRefused, ReferenceSpent } from '../../shipping/courier.js'
import {
  liveParcels,
  type Parcel,
  type ParcelSize,
  pastParcels,
  plannedParcels,
  renewedParcels,
} from '../domain/fulfilment/parcels.js'
import { EXISTING, SHIPPABLE } from '../domain/guards.js'
import { DELIVERY } from '../domain/machines.js'
import { type OrderChanges, OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { Allocations } from './allocations.service.js'
import { type Booking, BookParcel } from './book-parcel.service.js'
import { CourierLeases, type Lease } from './courier-leases.service.js'
import { piecesOf, suggestedParcels } from './domain/parcel.js'

const WAIT_MS = 30_000
const POLL_MS = 150

/**
 * Hands a packed order to the courier, parcel by parcel: intent and parcels stored, courier called with our reference,
 * waybill stored. Each parcel is booked once, whatever fails in between and however often this is called
 * (docs/domain/orders.md#shipping).
 */
@Injectable()
export class CreateShipment {
  constructor(
    private readonly store: OrderStore,
    private readonly allocations: Allocations,
    private readonly booking: BookParcel,
    private readonly leases: CourierLeases,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * @param reference `order_extid`, orderId or _id of the order; all figures come from the stored order.
   * @param sizes what staff say of the parcels; the settings say it when absent. A booking that began keeps its parcels.
   * @throws NotFound, InvalidInput (parcels), Conflict INVALID_TRANSITION | SHIPMENT_IN_PROGRESS | BATCH_QUARANTINED | BATCH_EXPIRED,
   * CourierRefused, CourierUnavailable
   */
  async create(
    reference: string,
    by: string,
    sizes?: readonly ParcelSize[],
  ): Promise<{ waybill: string; order: StoredOrder }> {
    const deadline = performance.now() + WAIT_MS
    while (performance.now() < deadline) {
      const order = await this.find(reference)
      if (order.waybill) return { waybill: order.waybill, order }
      if (!SHIPPABLE.holds(order)) throw notPacked(order)
      if (sizes) demandAllJars(sizes, piecesOf(order.items))
      // Before the courier has it: afterwards the parcel is theirs, whatever is decided about a batch.
      if (order.shipment === null) await this.allocations.demandUsable(order)
      const lease = await this.acquire(order, sizes)
      const shipped = lease && (await this.ship(lease, by))
      if (shipped?.waybill) return { waybill: shipped.waybill, order: shipped }
      // Another call is booking it: its waybill is the answer here too.
      await sleep(POLL_MS)
    }
    throw new Conflict(
      'SHIPMENT_IN_PROGRESS',
      'This shipment is being created. Please look again in a minute.',
    )
  }

  private async find(reference: string): Promise<StoredOrder> {
    const byExternalId = await this.store.findBy({ externalId: toExternalId(reference), ...EXISTING.filter })
    return byExternalId ?? this.store.find(reference, EXISTING.filter)
  }

  private async acquire({ _id }: StoredOrder, sizes?: readonly ParcelSize[]): Promise<Lease | null> {
    const settings = await this.settings.current()
    return this.leases.acquire(String(_id), SHIPPABLE.filter, (locked): OrderChanges => {
      const { externalId, items, parcels } = locked
      // Parcels that the courier may have been asked for are not planned again.
      if (locked.shipment !== null && liveParcels(parcels).length > 0) return {}
      const before = pastParcels(parcels)
      const planned = sizes ?? suggestedParcels(items, settings.parcels)
      return { parcels: [...before, ...plannedParcels(externalId, before, planned)] }
    })
  }

  /** null when the lease was lost to another call, which goes on with it. */
  private async ship(lease: Lease, by: string): Promise<StoredOrder | null> {
    try {
      let order: StoredOrder | null = lease.order
      for (const parcel of liveParcels(order.parcels))
        if (order !== null && parcel.waybill === null) {
          const booking = await this.booking.book(order, parcel, lease.hadEarlierIntent)
          order = await this.keep(lease, parcel, booking, by)
        }
      return order
    } catch (error) {
      if (error instanceof ReferenceSpent) {
        const renewed = await this.renew(lease, error)
        return renewed && this.ship({ ...lease, order: renewed }, by)
      }
      await this.letGo(lease, error instanceof CourierRefused)
      throw error
    }
  }

  /** Somebody took the parcel back at the courier itself: it is booked under another reference. */
  private renew(lease: Lease, { reference }: ReferenceSpent): Promise<StoredOrder | null> {
    return this.leases.under(lease, (mine) => {
      const parcels = renewedParcels(mine.externalId, mine.parcels, reference, this.clock.now())
      return this.store.write(mine, { parcels, ...this.leases.longer(mine) })
    })
  }

  /**
   * Stores the waybill. With the last one the jars leave their batches and the order is Shipped, all of it or nothing.
   */
  private keep(
    lease: Lease,
    { reference }: Parcel,
    booking: Booking,
    by: string,
  ): Promise<StoredOrder | null> {
    const now = this.clock.now()
    const { waybill } = booking
    const booked = { ...booking, bookedAt: now, progress: 'booked', progressAt: now } as const
    return this.leases.under(lease, async (mine) => {
      const parcels = mine.parcels.map((one) => (one.reference === reference ? { ...one, ...booked } : one))
      const created = { event: 'Shipment created', at: now, by, detail: waybill } as const
      const waybills = liveParcels(parcels).map((one) => one.waybill)
      if (waybills.includes(null))
        return this.store.write(mine, { parcels, ...this.leases.longer(mine) }, [created])
      assertTransition(DELIVERY, mine.deliveryStatus, 'Shipped')
      await this.allocations.ship(mine, by)
      return this.store.write(
        mine,
        {
          parcels,
          waybill: waybills[0] ?? null,
          held: false,
          deliveryStatus: 'Shipped',
          ...this.leases.ended(mine),
        },
        [created, { event: 'Shipped', at: now, by, detail: waybills.join(', ') }],
      )
    })
  }

  /**
   * Refused before any parcel was booked: the intent is void and the order may be packed again. Otherwise the intent
   * stays, and the next call asks the courier before it books what is left.
   */
  private async letGo(lease: Lease, isRefused: boolean): Promise<void> {
    await this.leases.under(lease, (mine) => {
      const begun = liveParcels(mine.parcels).some(({ waybill }) => waybill !== null)
      const isVoid = isRefused && !begun
      const parcels = pastParcels(mine.parcels)
      return this.store.write(mine, isVoid ? { shipment: null, parcels } : this.leases.ended(mine))
    })
  }
}

function demandAllJars(sizes: readonly ParcelSize[], pieces: number): void {
  const given = sizes.reduce((sum, size) => sum + size.pieces, 0)
  if (given !== pieces)
    throw new InvalidInput('The parcels do not hold the jars of the order.', {
      parcels: `The order has ${pieces} jars; these parcels hold ${given}.`,
    })
}

function notPacked({ orderId, deliveryStatus }: StoredOrder): Conflict {
  return new Conflict('INVALID_TRANSITION', `Order ${orderId} is ${deliveryStatus}, not Packed.`, {
    deliveryStatus,
  })
}
