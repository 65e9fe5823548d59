import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type PipelineStage, type Types } from 'mongoose'
import { addMilli, fromMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { MINUTE_MS } from '../../../../kernel/dates/durations.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type HoldLimits } from '../../../office/settings/domain/shop-settings.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { Availability } from '../../../stock/catalog/availability.service.js'
import { OutOfStock } from '../../../stock/catalog/domain/out-of-stock.js'
import { type StoredProduct } from '../../../stock/catalog/products.service.js'
import { unallocatedMilli } from '../domain/fulfilment/allocation.js'
import { UNPAID_AND_HELD } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type OrderItemDocument } from '../schemas/order-item.schema.js'
import { type OrderGuard, OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'

const BATCH = 200
const HELD_JARS = { orderId: 1, 'items.quantityMilli': 1 } as const
/** Orders that staff took do not count. */
const WAITING = { ...UNPAID_AND_HELD.filter, takenBy: null } as const

/** What is read of an order that keeps jars until it is paid. */
export type HoldingOrder = Pick<StoredOrder, 'orderId' | 'items'>

type Held = readonly Pick<OrderItemDocument, 'productId' | 'quantityMilli' | 'allocations'>[]

/**
 * Holds stock for orders until they are packed, and limits how much unpaid orders may hold, and how long
 * (docs/domain/orders.md#holds).
 */
@Injectable()
export class Holds {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
    private readonly availability: Availability,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * When an unpaid order's hold ends, if it begins now; in the past when the order has used up its longest
   * hold.
   */
  async until(order: Pick<StoredOrder, 'orderDate'>, now = this.clock.now()): Promise<Date> {
    const { holdMinutes } = await this.settings.current()
    const latest = await this.latest(order)
    return new Date(Math.min(now.getTime() + holdMinutes * MINUTE_MS, latest.getTime()))
  }

  /** When the last hold of an unpaid order ends, however often its customer tries to pay. */
  async latest({ orderDate }: Pick<StoredOrder, 'orderDate'>): Promise<Date> {
    const { holdLimits } = await this.settings.current()
    return new Date(orderDate.getTime() + holdLimits.minutes * MINUTE_MS)
  }

  /**
   * Holds the stock of all lines, in the caller's transaction.
   * @returns the products after the hold, by `_id` in hex.
   * @throws OutOfStock, NotFound for a line that is not available; earlier holds are undone with the
   * transaction.
   */
  async hold(lines: Held): Promise<Map<string, StoredProduct>> {
    const products = new Map<string, StoredProduct>()
    for (const { productId, quantity } of inFixedOrder(lines))
      products.set(productId, await this.availability.hold(productId, quantity))
    return products
  }

  /**
   * Holds the stock of lines in the caller's transaction, of products as they were read. @throws Moved when one is no
   * longer available or was edited since.
   */
  async holdAsRead(lines: Held, products: ReadonlyMap<string, StoredProduct>): Promise<void> {
    for (const { productId, quantity } of inFixedOrder(lines)) {
      const product = products.get(productId)
      if (product) await this.availability.holdAsRead(product, quantity)
    }
  }

  /**
   * As `hold`, for a transaction that continues without the stock: on failure it releases what it held and
   * returns false.
   */
  async tryTake(lines: Held): Promise<boolean> {
    const taken: ReturnType<typeof inFixedOrder> = []
    try {
      for (const wanted of inFixedOrder(lines)) {
        await this.availability.hold(wanted.productId, wanted.quantity)
        taken.push(wanted)
      }
      return true
    } catch (error) {
      if (!(error instanceof OutOfStock)) throw error
      for (const { productId, quantity } of taken) await this.availability.release(productId, quantity)
      return false
    }
  }

  /** The stage of an aggregation that puts the orders with which an account holds unpaid jars into `waiting`. */
  beside(localField: string): PipelineStage.Lookup {
    const pipeline: PipelineStage.Lookup['$lookup']['pipeline'] = [
      { $match: WAITING },
      { $sort: { _id: 1 } },
      { $project: HELD_JARS },
    ]
    const from = this.orders.collection.name
    return { $lookup: { from, localField, foreignField: 'userId', pipeline, as: 'waiting' } }
  }

  /** As `beside`, in the caller's transaction. */
  waiting(userId: string): Promise<HoldingOrder[]> {
    return this.orders
      .find({ userId, ...WAITING }, HELD_JARS)
      .sort({ _id: 1 })
      .lean<HoldingOrder[]>()
      .exec()
  }

  /**
   * Refuses when an account would hold too many unpaid jars; call it before that many more are held. The caller's
   * transaction has written the account's cart after `waiting` was read, or on the condition that nobody has since:
   * transactions of one account conflict there.
   * @throws Conflict HOLD_LIMIT naming the waiting orders
   */
  async admit(waiting: readonly HoldingOrder[], jars: number): Promise<void> {
    const { holdLimits: limits, phone } = await this.settings.current()
    const named = waiting.map((order) => ({ orderId: order.orderId, jars: jarsOf(order) }))
    const refusal = holdRefusal(named, jars, { limits, phone })
    if (refusal === null) return
    throw new Conflict('HOLD_LIMIT', refusal, { orders: named, most: limits, phone })
  }

  /** Releases the quantities that no batch covers, in the caller's transaction. */
  async giveBack(lines: Held): Promise<void> {
    for (const { productId, quantity } of inFixedOrder(lines))
      await this.availability.release(productId, quantity)
  }

  /** Releases the stock of unpaid orders whose time is up; each in its own transaction. @returns how many. */
  async releaseExpired(now: Date): Promise<number> {
    const expired = { ...UNPAID_AND_HELD.filter, holdUntil: { $lte: now } }
    const due = await this.orders.find(expired, { _id: 1 }).sort({ holdUntil: 1 }).limit(BATCH).lean()
    let released = 0
    const failures: unknown[] = []
    for (const { _id } of due)
      try {
        if (await this.releaseOne(_id, expired, now)) released += 1
      } catch (error) {
        // One broken order must not keep the jars of the others held.
        failures.push(error)
      }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} holds could not be released`)
    return released
  }

  private releaseOne(orderId: Types.ObjectId, expired: OrderGuard, now: Date): Promise<boolean> {
    return this.transactions.run(async () => {
      const order = await this.store.lock(orderId, expired)
      if (!order) return false
      await this.giveBack(order.items)
      await this.store.write(order, { held: false }, [{ event: 'Hold released', at: now }])
      return true
    })
  }
}

/** An unpaid order that keeps jars from others. */
interface WaitingOrder {
  orderId: string
  jars: number
}

/**
 * Why an account may not hold so many more jars (docs/domain/orders.md#holds), with what helps: the waiting orders, and the
 * shop's number; null when it may.
 */
export function holdRefusal(
  waiting: readonly WaitingOrder[],
  jars: number,
  { limits, phone }: { limits: Pick<HoldLimits, 'orders' | 'jars'>; phone: string },
): string | null {
  const together = waiting.reduce((sum, order) => sum + order.jars, jars)
  if (waiting.length < limits.orders && together <= limits.jars) return null
  const call = `For a large order please call us: ${phone}.`
  if (waiting.length === 0)
    return `We keep at most ${limits.jars} jars for an order that is not paid. ${call}`
  const names = waiting.map(({ orderId }) => orderId).join(' and ')
  const [wait, them] =
    waiting.length === 1 ? [`Order ${names} waits for its`, 'it'] : [`Orders ${names} wait for their`, 'one']
  return `${wait} payment: please pay or delete ${them} first. We keep at most ${limits.orders} unpaid orders with ${limits.jars} jars together. ${call}`
}

/**
 * Unallocated quantity of each product, ordered by product id: transactions conflict at their first common
 * product and never deadlock.
 */
function inFixedOrder(lines: Held): { productId: string; quantity: Milli }[] {
  const wanted = new Map<string, Milli>()
  for (const line of lines) {
    const key = String(line.productId)
    wanted.set(key, addMilli(wanted.get(key) ?? NO_QUANTITY, unallocatedMilli(line)))
  }
  return [...wanted]
    .filter(([, quantity]) => quantity > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([productId, quantity]) => ({ productId, quantity }))
}

/** Number of jars in an order. */
export const jarsOf = ({ items }: Pick<StoredOrder, 'items'>): number =>
  items.reduce((sum, { quantityMilli }) => sum + fromMilli(quantityMilli), 0)
