import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { SlidingLimits } from '../../../../platform/sliding-limits.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Courier, CourierUnavailable } from '../../shipping/courier.js'
import { type TrackedParcel } from '../../shipping/domain/tracked-parcel.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { followed } from './domain/following.js'

/** Most waybills in one question to the courier. */
const WAYBILLS_AT_A_TIME = 50
/** Most questions in one run, enough for ten thousand parcels. The rest comes first in the next run. */
const QUESTIONS = 200
/** The courier allows 750 questions in five minutes from all processes and pages together. */
const LIMIT = { count: 500, windowMs: 5 * 60_000 }
/**
 * A run continues after a question that fails, since a single parcel may be the reason. After this many
 * failures it ends: the courier cannot be reached.
 */
const FAILURES_BORNE = 3

/** For so many days after its customer was served, the courier is asked about a parcel that did not arrive. */
const DAYS_AFTER_SERVED = 60

type Due = Pick<StoredOrder, '_id' | 'parcels' | 'trackedAt'>

/**
 * Tracks parcels: the courier's tracking is the only source for where they are
 * (docs/domain/orders.md#shipping).
 */
@Injectable()
export class TrackShipments {
  private readonly logger = new Logger('TrackShipments')
  private readonly limits: SlidingLimits

  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
    private readonly courier: Courier,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    this.limits = new SlidingLimits(LIMIT, clock)
  }

  /**
   * Asks about all parcels on their way, first those not tracked for longest; then about those whose customers were
   * served, since they may come back all the same. Parcels that fail, or exceed the limit, keep their place in the
   * queue.
   * @returns how many were asked about and how many moved. @throws CourierUnavailable
   */
  async followAll(): Promise<{ asked: number; moved: number }> {
    const started = this.clock.now()
    const passed: Types.ObjectId[] = []
    const failures: CourierUnavailable[] = []
    let asked = 0
    let moved = 0
    for (let question = 0; question < QUESTIONS && failures.length < FAILURES_BORNE; question++) {
      const underWay = await this.due(UNDER_WAY, started, passed)
      const due = underWay.length > 0 ? underWay : await this.due(outSince(started), started, passed)
      if (due.length === 0 || !this.mayAsk()) break
      const waybills = due.flatMap(waybillsOf).slice(0, WAYBILLS_AT_A_TIME)
      try {
        moved += await this.ask(due, waybills)
        asked += waybills.length
      } catch (error) {
        if (!(error instanceof CourierUnavailable)) throw error
        failures.push(error)
        passed.push(...due.map(({ _id }) => _id))
      }
    }
    if (failures[0]) throw failures[0]
    return { asked, moved }
  }

  /** Reads the tracking of one waybill and updates its order. @throws CourierUnavailable */
  async follow(waybill: string): Promise<void> {
    const due = await this.orders
      .find({ 'parcels.waybill': waybill }, { parcels: 1, trackedAt: 1 })
      .lean<Due[]>()
    // When scans come too fast, the next run asks about this waybill first.
    if (this.mayAsk()) await this.ask(due, [waybill])
    else await this.orders.updateMany({ 'parcels.waybill': waybill }, { $set: { trackedAt: null } })
  }

  /** Whether an order has this waybill. */
  async isOurs(waybill: string): Promise<boolean> {
    return (await this.orders.exists({ 'parcels.waybill': waybill })) !== null
  }

  private mayAsk(): boolean {
    return this.limits.spend('tracking') === 0
  }

  /** As many orders as one question covers; at least one. */
  private async due(which: object, before: Date, passed: readonly Types.ObjectId[]): Promise<Due[]> {
    const found = await this.orders
      .find(
        { ...which, ...(passed.length > 0 ? { _id: { $nin: [...passed] } } : {}) },
        {
          'parcels.waybill': 1,
          'parcels.cancelledAt': 1,
          'parcels.care': 1,
          'parcels.progress': 1,
          trackedAt: 1,
        },
      )
      .sort({ trackedAt: 1, _id: 1 })
      .limit(WAYBILLS_AT_A_TIME)
      .lean<Due[]>()
    const due: Due[] = []
    let waybills = 0
    for (const order of found) {
      if (order.trackedAt !== null && order.trackedAt >= before) break
      waybills += waybillsOf(order).length
      if (waybills > WAYBILLS_AT_A_TIME && due.length > 0) break
      due.push(order)
    }
    return due
  }

  private async ask(due: readonly Due[], waybills: readonly string[]): Promise<number> {
    const answers = waybills.length > 0 ? await this.courier.track(waybills) : []
    for (const { waybill, progress, status } of answers)
      if (progress === 'unknown') this.logger.warn({ waybill, unknownStatus: status })
    const { stuckDays } = await this.settings.current()
    let moved = 0
    const ids = due.map(({ _id }) => _id)
    for (const order of await this.orders.find({ _id: { $in: ids } }).lean<OrderDocument[]>())
      if (
        followed(order, answers, { now: this.clock.now(), stuckDays }) &&
        (await this.apply(order, answers, stuckDays))
      )
        moved += 1
    // Includes waybills that the courier does not know, which must not stay first in the queue.
    await this.orders.updateMany(
      { _id: { $in: ids } },
      { $set: { trackedAt: this.clock.now() } },
      { timestamps: false },
    )
    return moved
  }

  /**
   * Reads the order again, since it may have been delivered, cancelled or tracked meanwhile. @returns
   * whether it moved
   */
  private apply(
    { _id }: StoredOrder,
    answers: readonly TrackedParcel[],
    stuckDays: number,
  ): Promise<boolean> {
    const now = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.store.lock(_id, {})
      const result = order && followed(order, answers, { now, stuckDays })
      if (!result) return false
      await this.store.write(order, result.changes, result.events)
      return result.moved
    })
  }
}

const UNDER_WAY = { deliveryStatus: 'Shipped' }

/** Orders that are not under way, with a parcel that is still out although its customer was served. */
const outSince = (now: Date) => ({
  'parcels.care.settledAs': { $type: 'string' },
  deliveryStatus: { $ne: 'Shipped' },
  parcels: {
    $elemMatch: {
      cancelledAt: null,
      progress: { $nin: ['delivered', 'returned'] },
      'care.settledAt': { $gte: new Date(now.getTime() - DAYS_AFTER_SERVED * DAY_MS) },
    },
  },
})

/** Waybills of parcels whose tracking may still change. One that was given up may come back, after others were sent. */
function waybillsOf({ parcels }: Pick<StoredOrder, 'parcels'>): string[] {
  return parcels.flatMap(({ waybill, cancelledAt, progress }) =>
    waybill === null || cancelledAt !== null || progress === 'delivered' || progress === 'returned'
      ? []
      : [waybill],
  )
}
