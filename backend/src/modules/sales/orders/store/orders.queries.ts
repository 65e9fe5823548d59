import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type PipelineStage, Types } from 'mongoose'
import { addMilli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { addIstDays, type IstDay, istDayEnd, istDayStart } from '../../../../kernel/dates/ist.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { toOrderId } from '../../../../kernel/text/order-ids.js'
import { countMatches, readList } from '../../../../platform/lists/read-list.js'
import { type Condition, type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { unallocatedMilli } from '../domain/fulfilment/allocation.js'
import {
  ARCHIVED,
  BOXABLE,
  CLAIMED,
  EXISTING,
  LISTED,
  NEEDS_SOMEBODY,
  ORDER_WORK,
  UNPAID_AND_HELD,
} from '../domain/guards.js'
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../domain/machines.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { LOTS, type OrderLots } from './order-lots.js'
import { named, type OrderGuard, OrderStore } from './order-store.service.js'
import { type CommittedQuantity, type StoredOrder } from './stored-order.js'

export interface Page {
  /** Number of the page, from 1. */
  page: number
  perPage: number
}

export interface OrderList {
  orders: StoredOrder[]
  total: number
}

/** More parcels than the shop packs in a day. */
const MOST_TO_PACK = 500
/** The fields that decide how much of a line no batch covers yet. */
const HELD_PARTS = { 'items.productId': 1, 'items.quantityMilli': 1, 'items.allocations.quantityMilli': 1 }
/** Held orders in memory at the same time. */
const HELD_AT_ONCE = 500

/** The fields that a row of the staff's list shows; a whole order is several times as large. */
const LINE_OF_LIST = {
  orderId: 1,
  externalId: 1,
  orderDate: 1,
  contactName: 1,
  mobileNumber: 1,
  city: 1,
  postalCode: 1,
  paymentStatus: 1,
  orderStatus: 1,
  deliveryStatus: 1,
  channel: 1,
  handover: 1,
  replaces: 1,
  waybill: 1,
  deletedAt: 1,
  totalPaise: 1,
  deliveryPaise: 1,
  finalPaise: 1,
  'items.quantityMilli': 1,
} as const

/** Reads of orders. */
@Injectable()
export class OrderQueries {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
  ) {}

  /**
   * A customer's own, undeleted order by orderId or _id. @throws NotFound also for another customer's
   * order.
   */
  owned(userId: string, orderId: string): Promise<StoredOrder> {
    return this.store.find(orderId, { userId, ...EXISTING.filter })
  }

  /**
   * As `owned`, with the rows of another collection that name the order by its `_id`, in one read. @throws NotFound
   */
  async ownedBeside<Row>(
    userId: string,
    orderId: string,
    { from, foreignField }: { from: string; foreignField: string },
  ): Promise<{ order: StoredOrder; beside: Row[] }> {
    const [found] = await this.orders.collection
      .aggregate<OrderDocument & { beside: Row[] }>([
        { $match: { ...named(orderId), userId: new Types.ObjectId(userId), ...EXISTING.filter } },
        { $lookup: { from, localField: '_id', foreignField, as: 'beside' } },
      ])
      .toArray()
    if (!found) throw new NotFound('The order')
    const { beside, ...order } = found
    return { order, beside }
  }

  /** The stage of an aggregation that puts the order of a field into `orders`. */
  beside(localField: string): PipelineStage.Lookup {
    return { $lookup: { from: this.orders.collection.name, localField, foreignField: '_id', as: 'orders' } }
  }

  /** Any order by orderId or _id, deleted ones too. @throws NotFound */
  resolve(orderId: string): Promise<StoredOrder> {
    return this.store.find(orderId)
  }

  /** Orders with jars of a batch, newest first, at most `limit`. */
  withBatch(stockId: Types.ObjectId, limit: number): Promise<StoredOrder[]> {
    return this.orders
      .find({ 'items.allocations.stockId': stockId })
      .sort({ orderDate: -1, _id: -1 })
      .limit(limit)
      .lean<OrderDocument[]>()
  }

  /** Orders by `_id` (hex); unknown ones are absent. */
  byIds(ids: readonly string[]): Promise<StoredOrder[]> {
    return this.orders.find({ _id: { $in: [...ids] } }).lean<OrderDocument[]>()
  }

  /** When these customers ordered a product since then. */
  async timesOrdered(
    productId: Types.ObjectId,
    userIds: readonly Types.ObjectId[],
    since: Date,
  ): Promise<{ userId: Types.ObjectId; at: Date }[]> {
    if (userIds.length === 0) return []
    const found = await this.orders
      .find(
        { userId: { $in: [...userIds] }, orderDate: { $gte: since }, 'items.productId': productId },
        { userId: 1, orderDate: 1 },
      )
      .lean<OrderDocument[]>()
    return found.map(({ userId, orderDate: at }) => ({ userId, at }))
  }

  /** The accounts of orders by `_id` (both hex). */
  async owners(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.orders.find({ _id: { $in: [...ids] } }, { userId: 1 }).lean<OrderDocument[]>()
    return new Map(found.map(({ _id, userId }) => [String(_id), String(userId)]))
  }

  /** Orders by orderId; unknown and deleted ones are absent. */
  byOrderIds(orderIds: readonly string[]): Promise<StoredOrder[]> {
    return this.orders
      .find({ orderId: { $in: orderIds.map(toOrderId) }, ...EXISTING.filter })
      .lean<OrderDocument[]>()
  }

  /** Packed orders with a jar that is not in the box yet, the oldest first, at most a day's orders. */
  waitingForTheBox(): Promise<StoredOrder[]> {
    return this.orders
      .find({ ...LISTED.filter, ...BOXABLE.filter, 'packing.doneAt': null })
      .sort({ orderDate: 1, _id: 1 })
      .limit(MOST_TO_PACK)
      .lean<OrderDocument[]>()
  }

  /** Orders with jars of one of the batches, by the batches' `_id` (hex), at most `limit`. */
  withBatches(stockIds: readonly string[], limit: number): Promise<OrderLots[]> {
    return this.orders
      .find({ 'items.allocations.stockId': { $in: [...stockIds] } }, LOTS)
      .limit(limit)
      .batchSize(limit)
      .lean<OrderLots[]>()
  }

  /** A customer's orders, newest first. */
  ofCustomer(userId: string, page: Page): Promise<OrderList> {
    return this.list({ userId, ...LISTED.filter }, page)
  }

  /** Orders of a range of Indian days, both included, newest first; those in the lists, or those archived. */
  placedBetween(
    range: { from: IstDay; to: IstDay; deliveryStatus?: DeliveryStatus | undefined; archived?: boolean },
    page: Page,
  ): Promise<OrderList> {
    const orderDate = { $gte: istDayStart(range.from), $lt: istDayEnd(range.to) }
    const status = range.deliveryStatus ? { deliveryStatus: range.deliveryStatus } : {}
    const shown = range.archived ? { ...EXISTING.filter, ...ARCHIVED.filter } : LISTED.filter
    return this.list({ ...status, orderDate, ...shown }, page)
  }

  /** A page of all orders, deleted ones too, without the fields that only their cards show. */
  page(request: ListRequest): Promise<ListPage<StoredOrder>> {
    return readList(this.orders, request, LINE_OF_LIST)
  }

  /** How many orders match each of the filters. */
  counts(filters: readonly Condition[]): Promise<number[]> {
    return countMatches(this.orders, filters)
  }

  /**
   * The date range of the staff's list: by default it ends today, and begins seven days before its last
   * day.
   */
  rangeOf(
    { fromDate, toDate }: { fromDate?: IstDay; toDate?: IstDay },
    today: IstDay,
  ): { from: IstDay; to: IstDay } {
    const to = toDate ?? today
    return { from: fromDate ?? addIstDays(to, -7), to }
  }

  /** Quantities that are held and not yet in a batch, by product. */
  async committedByProduct(): Promise<CommittedQuantity[]> {
    const committed = new Map<string, CommittedQuantity>()
    const holding = this.orders.find({ held: true }, HELD_PARTS).lean<Pick<OrderDocument, 'items'>[]>()
    for await (const { items } of holding.cursor({ batchSize: HELD_AT_ONCE }))
      for (const item of items) {
        const key = String(item.productId)
        const before = committed.get(key)?.quantityMilli ?? NO_QUANTITY
        const quantityMilli = addMilli(before, unallocatedMilli(item))
        committed.set(key, { productId: item.productId, quantityMilli })
      }
    return [...committed.values()]
  }

  /** Number of orders that name a product, deleted ones too. */
  async countWith(productId: Types.ObjectId): Promise<number> {
    return this.orders.countDocuments({ 'items.productId': productId })
  }

  /** Number of orders by what they wait for (back-office dashboard). */
  async waiting(): Promise<Record<'toPack' | 'toShip' | 'unpaid' | 'courierWork' | 'courierClaims', number>> {
    const [toPack, toShip, unpaid, courierWork, courierClaims] = await Promise.all([
      this.orders.countDocuments(ORDER_WORK['to-pack']),
      this.orders.countDocuments(ORDER_WORK['to-ship']),
      this.orders.countDocuments(ORDER_WORK.unpaid),
      this.orders.countDocuments(NEEDS_SOMEBODY),
      this.orders.countDocuments(CLAIMED),
    ])
    return { toPack, toShip, unpaid, courierWork, courierClaims }
  }

  /** Number of orders by state, deleted and archived ones too. Each count comes from an index alone. */
  async countByState(): Promise<{
    delivery: Record<DeliveryStatus, number>
    payment: Record<PaymentStatus, number>
    holds: number
  }> {
    const [delivery, payment, holds] = await Promise.all([
      countEach(DELIVERY_STATUSES, (deliveryStatus) => this.orders.countDocuments({ deliveryStatus })),
      countEach(PAYMENT_STATUSES, (paymentStatus) => this.orders.countDocuments({ paymentStatus })),
      this.orders.countDocuments(UNPAID_AND_HELD.filter),
    ])
    return { delivery, payment, holds }
  }

  private async list(filter: OrderGuard, { page, perPage }: Page): Promise<OrderList> {
    const [orders, total] = await Promise.all([
      this.orders
        .find(filter)
        .sort({ orderDate: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<OrderDocument[]>(),
      this.orders.countDocuments(filter),
    ])
    return { orders, total }
  }

  /** `_id` of every order of a customer, deleted ones too, even after the name was removed from them. */
  async idsOfCustomer(userId: string): Promise<Types.ObjectId[]> {
    const found = await this.orders.find({ userId }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>()
    return found.map(({ _id }) => _id)
  }
}

async function countEach<T extends string>(
  states: readonly T[],
  count: (state: T) => Promise<number>,
): Promise<Record<T, number>> {
  const counted = await Promise.all(states.map(async (state) => [state, await count(state)]))
  return Object.fromEntries(counted) as Record<T, number>
}
