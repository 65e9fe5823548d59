import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable, Logger } from '@nestjs/common'
import { Conflict } from '../../../kernel/errors.js'
import { toExternalId } from '../../../kernel/order-ids.js'
import { assertTransition } from '../../../kernel/transitions.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Settings } from '../../settings/settings.service.js'
import { Courier, CourierRefused, CourierUnavailable, type Parcel } from '../../shipping/courier.js'
import { EXISTING, SHIPPABLE } from '../domain/guards.js'
import { DELIVERY } from '../domain/machines.js'
import { type OrderGuard, OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { Allocations } from './allocations.service.js'
import { BOX_CM, parcelFigures } from './domain/parcel.js'

/** Longer than the courier may take to book and to be asked about it. */
const LEASE_MS = 60_000
const WAIT_MS = 30_000
const POLL_MS = 150

interface Claim {
  order: StoredOrder
  token: string
  /** An earlier call ended without an answer: the courier may have the parcel already. */
  hadEarlierIntent: boolean
}

/**
 * Hands a packed order to the courier: intent stored, courier called with our reference, waybill stored. Whatever fails
 * in between, and however often it is called, one parcel comes of it.
 */
@Injectable()
export class CreateShipment {
  private readonly logger = new Logger('CreateShipment')

  constructor(
    private readonly store: OrderStore,
    private readonly allocations: Allocations,
    private readonly courier: Courier,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param reference `order_extid`, orderId or _id of the order; all figures come from the stored order.
   * @throws NotFound, Conflict INVALID_TRANSITION | SHIPMENT_IN_PROGRESS, CourierRefused, CourierUnavailable
   */
  async execute(reference: string, by: string): Promise<{ waybill: string; order: StoredOrder }> {
    const deadline = performance.now() + WAIT_MS
    while (performance.now() < deadline) {
      const order = await this.find(reference)
      if (order.waybill) return { waybill: order.waybill, order }
      if (!SHIPPABLE.holds(order)) throw notPacked(order)
      const claim = await this.claim(order)
      if (claim) return this.ship(claim, by)
      // Somebody else is at it: their waybill is ours.
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

  private claim({ _id }: StoredOrder): Promise<Claim | null> {
    const now = this.clock.now()
    const token = randomUUID()
    const unclaimed: OrderGuard = {
      ...SHIPPABLE.filter,
      $or: [{ shipment: null }, { 'shipment.leaseUntil': { $lte: now } }],
    }
    return this.transactions.run(async () => {
      const taken = await this.store.lock(_id, unclaimed)
      if (!taken) return null
      const leaseUntil = new Date(now.getTime() + LEASE_MS)
      const order = await this.store.write(taken, { shipment: { token, requestedAt: now, leaseUntil } })
      return { order, token, hadEarlierIntent: taken.shipment !== null }
    })
  }

  private async ship(claim: Claim, by: string): Promise<{ waybill: string; order: StoredOrder }> {
    const { order, token } = claim
    try {
      const waybill = await this.book(claim)
      return { waybill, order: await this.keep(order, token, waybill, by) }
    } catch (error) {
      // Refused: the intent is void and the parcel may be packed anew. No answer: the next call asks before it books.
      if (error instanceof CourierRefused) await this.letGo(order, token, null)
      else await this.letGo(order, token, this.clock.now())
      throw error
    }
  }

  private async book({ order, hadEarlierIntent }: Claim): Promise<string> {
    const known = hadEarlierIntent ? await this.courier.findByReference(order.externalId) : null
    if (known) return known.waybill
    try {
      return (await this.courier.createShipment(await this.parcelOf(order))).waybill
    } catch (error) {
      if (!(error instanceof CourierUnavailable)) throw error
      this.logger.warn({ order: order.orderId, booking: 'unanswered, looking it up', reason: error.reason })
      const booked = await this.courier.findByReference(order.externalId)
      if (!booked) throw error
      return booked.waybill
    }
  }

  /** The waybill is stored, the jars leave their batches, the order is Shipped: together or not at all. */
  private keep(order: StoredOrder, token: string, waybill: string, by: string): Promise<StoredOrder> {
    const now = this.clock.now()
    return this.transactions.run(async () => {
      const mine = await this.store.lock(order._id, { 'shipment.token': token, waybill: null })
      // The lease ran out and another call found the same parcel by the same reference.
      if (!mine) return this.store.find(String(order._id))
      assertTransition(DELIVERY, mine.deliveryStatus, 'Shipped')
      await this.allocations.ship(mine, by)
      return this.store.write(mine, { waybill, held: false, deliveryStatus: 'Shipped' }, [
        { event: 'Shipment created', at: now, by, detail: waybill },
        { event: 'Shipped', at: now, by, detail: waybill },
      ])
    })
  }

  private async letGo(order: StoredOrder, token: string, leaseUntil: Date | null): Promise<void> {
    await this.transactions.run(async () => {
      const mine = await this.store.lock(order._id, { 'shipment.token': token, waybill: null })
      if (!mine?.shipment) return
      await this.store.write(mine, {
        shipment: leaseUntil === null ? null : { ...mine.shipment, leaseUntil },
      })
    })
  }

  private async parcelOf(order: StoredOrder): Promise<Parcel> {
    const { pickupLocation } = await this.settings.current()
    const { contactName, contactNumber, address, city, state, postalCode: pin } = order
    return {
      reference: order.externalId,
      recipient: { name: contactName, phone: contactNumber, address, city, state, postalCode: pin },
      pickupLocation: pickupLocation.name,
      valuePaise: order.totalPaise,
      boxCm: BOX_CM,
      ...parcelFigures(order.items),
    }
  }
}

function notPacked({ orderId, deliveryStatus }: StoredOrder): Conflict {
  return new Conflict('INVALID_TRANSITION', `Order ${orderId} is ${deliveryStatus}, not Packed.`, {
    deliveryStatus,
  })
}
