import { Injectable } from '@nestjs/common'
import { Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { assertTransition } from '../../../../kernel/states/transitions.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { awaitedParcels, jarsOut } from '../domain/aftercare/returned-jars.js'
import { DELIVERY, ORDER } from '../domain/machines.js'
import { creditOf, receivedFor, refundLeft } from '../domain/money/credit.js'
import { refundOnCancellation } from '../domain/order.js'
import { Holds } from '../placing/holds.service.js'
import { type ReturnedJarsDocument } from '../schemas/returned-jars.schema.js'
import { type OrderChanges } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { type CareOutcome, type CareRequest, CareWrites, type TakenParcel } from './care-writes.service.js'

/** Amounts of a refund: everything that was paid, or that less the cancellation charge. */
export const GIVES = ['everything', 'less-charge'] as const
export type Give = (typeof GIVES)[number]

/** The reason that the customer reads. */
const DID_NOT_ARRIVE = 'The parcel did not arrive.'

/**
 * Decides how the customer gets what a parcel did not bring
 * (docs/domain/orders.md#parcels-that-need-somebody).
 */
@Injectable()
export class SettleParcel {
  constructor(
    private readonly writes: CareWrites,
    private readonly holds: Holds,
    private readonly settings: Settings,
  ) {}

  /**
   * Sends the order again: its jars are held again, and it waits for batches, packing and booking like any
   * other.
   * @throws NotFound, OutOfStock, Conflict COURIER_STEP
   */
  reship(request: CareRequest): Promise<StoredOrder> {
    return this.writes.run(request, 'reship', async ({ order, parcel, now }) => {
      assertTransition(DELIVERY, order.deliveryStatus, 'Pending')
      const items = order.items.map((item) => ({ ...item, allocations: [] }))
      await this.holds.hold(items)
      const lost = lostJars(order, parcel.reference, now, request.by)
      const changes: OrderChanges = {
        items,
        // The new box is empty.
        packing: null,
        returnedJars: [...order.returnedJars, ...lost],
        deliveryStatus: 'Pending',
        held: true,
        waybill: null,
        shipment: null,
        courierStatus: null,
        trackedAt: null,
      }
      const care = { settledAs: 'reship', settledAt: now } as const
      return { care, forAll: true, changes, event: { event: 'Sent again', detail: parcel.waybill } }
    })
  }

  /**
   * Cancels the order, which then waits for its refund like any cancelled order.
   * @throws NotFound, Conflict COURIER_STEP
   */
  async refund(request: CareRequest, give: Give): Promise<StoredOrder> {
    const { cancellationPercent } = await this.settings.current()
    return this.writes.run(request, 'refund', ({ order, now }): CareOutcome => {
      assertTransition(DELIVERY, order.deliveryStatus, 'Cancelled')
      assertTransition(ORDER, order.orderStatus, 'Cancelled')
      const cancelled = {
        orderStatus: 'Cancelled',
        deliveryStatus: 'Cancelled',
        refundPaise: refundOf(order, give, cancellationPercent),
        cancelledAt: now,
        cancelledBy: 'staff',
        cancelReason: DID_NOT_ARRIVE,
      } as const
      const creditNoteDue = order.creditNoteDue || creditOf({ ...order, ...cancelled }) !== null
      return {
        care: { settledAs: 'refund', settledAt: now },
        forAll: true,
        changes: { ...cancelled, creditNoteDue },
        event: { event: 'Cancelled', detail: DID_NOT_ARRIVE },
        told: { give },
      }
    })
  }

  /**
   * Records that a part of the order was replaced or refunded apart from the parcel. The order is
   * delivered when everything else is.
   * @throws NotFound, Conflict COURIER_STEP
   */
  madeGood(request: CareRequest, note: string): Promise<StoredOrder> {
    return this.writes.run(request, 'madeGood', ({ order, parcel, now }: TakenParcel): CareOutcome => {
      const others = awaitedParcels(order.parcels).filter(({ reference }) => reference !== parcel.reference)
      const arrived = others.every(({ progress }) => progress === 'delivered')
      return {
        care: { settledAs: 'made-good', settledAt: now },
        changes: arrived ? { deliveryStatus: 'Delivered', orderStatus: 'Completed' } : {},
        event: { event: 'Made good', detail: note },
        told: { note },
      }
    })
  }
}

/** The refund: never more than was paid, less earlier refunds. */
export function refundOf(order: StoredOrder, give: Give, percent: number): Paise {
  return refundLeft(order, give === 'everything' ? receivedFor(order) : refundOnCancellation(order, percent))
}

/**
 * Jars that are removed from the order's lines but are in no other place. They are recorded, so that no
 * jar of a batch disappears from the books.
 */
function lostJars(order: StoredOrder, parcel: string, at: Date, by: string): ReturnedJarsDocument[] {
  return jarsOut(order).map(({ line, stockId, batchNumber, quantityMilli }) => ({
    parcel,
    line,
    stockId: new Types.ObjectId(stockId),
    batchNumber,
    backMilli: NO_QUANTITY,
    writtenOffMilli: quantityMilli,
    reason: 'Lost by the courier',
    at,
    by,
  }))
}
