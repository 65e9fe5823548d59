import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Courier, type TrackedParcel } from '../../shipping/courier.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { stepsTo } from './domain/parcel.js'

/** What the courier answers about at a time, and how many such questions a run asks. */
const WAYBILLS_AT_A_TIME = 50
const QUESTIONS = 20

/** Follows parcels: the courier's tracking is the only word on where they are (docs/domain.md#shipping). */
@Injectable()
export class TrackShipments {
  private readonly logger = new Logger('TrackShipments')

  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
    private readonly courier: Courier,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** All parcels on their way, the longest unseen first. @returns how many were asked about and how many moved. */
  async followAll(): Promise<{ asked: number; moved: number }> {
    const started = this.clock.now()
    let asked = 0
    let moved = 0
    for (let question = 0; question < QUESTIONS; question++) {
      const waybills = await this.due(started)
      if (waybills.length === 0) break
      asked += waybills.length
      moved += await this.follow(waybills)
    }
    return { asked, moved }
  }

  /** Reads the tracking of these waybills and moves their orders. @throws CourierUnavailable. @returns how many moved. */
  async follow(waybills: readonly string[]): Promise<number> {
    const parcels = await this.courier.track(waybills)
    let moved = 0
    for (const parcel of parcels) if (await this.apply(parcel)) moved += 1
    // Also those that the courier does not know: they must not stay first in the queue.
    await this.orders.updateMany(
      { waybill: { $in: [...waybills] } },
      { $set: { trackedAt: this.clock.now() } },
    )
    return moved
  }

  /** True when an order has this waybill. */
  async isOurs(waybill: string): Promise<boolean> {
    return (await this.orders.exists({ waybill })) !== null
  }

  private async due(before: Date): Promise<string[]> {
    const found = await this.orders
      .find(
        {
          waybill: { $type: 'string' },
          deliveryStatus: { $in: ['Packed', 'Shipped'] },
          $or: [{ trackedAt: null }, { trackedAt: { $lt: before } }],
        },
        { waybill: 1 },
      )
      .sort({ trackedAt: 1 })
      .limit(WAYBILLS_AT_A_TIME)
      .lean<{ waybill: string }[]>()
    return found.map(({ waybill }) => waybill)
  }

  private async apply(parcel: TrackedParcel): Promise<boolean> {
    const found = whereItIs(parcel)
    if (found === 'unknown') {
      this.logger.warn({ waybill: parcel.waybill, unknownStatus: parcel.status })
      return false
    }
    const at = parcel.at ?? this.clock.now()
    return this.transactions.run(async () => {
      const known = await this.store.findBy({ waybill: parcel.waybill })
      if (!known) return false
      const steps = found === 'with us' ? [] : stepsTo(known.deliveryStatus, found)
      if (steps.length === 0 && known.courierStatus === parcel.status) return false
      const order = await this.store.lock(known._id, { deliveryStatus: known.deliveryStatus })
      if (!order) return false
      const last = steps.at(-1)
      await this.store.write(
        order,
        {
          courierStatus: parcel.status,
          ...(last ? { deliveryStatus: last } : {}),
          ...(last === 'Delivered' ? { orderStatus: 'Completed' } : {}),
        },
        steps.map((event) => ({ event, at, detail: event === 'Shipped' ? parcel.waybill : null })),
      )
      return steps.length > 0
    })
  }
}

/** A parcel on its way back, or lost, has been shipped and is not delivered. */
function whereItIs({ progress }: TrackedParcel): 'with us' | 'Shipped' | 'Delivered' | 'unknown' {
  switch (progress) {
    case 'booked':
    case 'cancelled':
      return 'with us'
    case 'moving':
    case 'returning':
    case 'returned':
    case 'lost':
      return 'Shipped'
    case 'delivered':
      return 'Delivered'
    case 'unknown':
      return 'unknown'
  }
}
