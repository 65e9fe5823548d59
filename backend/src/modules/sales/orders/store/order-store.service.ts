import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type mongo, type QueryFilter, Types } from 'mongoose'
import { DAY_MS, type IstDay, istDay } from '../../../../kernel/dates/ist.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { type Conditions } from '../../../../kernel/states/guards.js'
import { toOrderId } from '../../../../kernel/text/order-ids.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { courierTakes } from '../domain/fulfilment/parcels.js'
import { PAID } from '../domain/guards.js'
import { type OrderState } from '../domain/order-state.js'
import { changesWords, orderWords } from '../domain/order-words.js'
import { type TimelineFact } from '../domain/timeline.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type OrderItemDocument } from '../schemas/order-item.schema.js'
import { SalesChangeDocument } from '../schemas/sales-change.schema.js'
import { CustomerOrders } from './customer-orders.service.js'
import { OrderNews } from './order-news.service.js'
import { type StoredOrder } from './stored-order.js'

export type OrderGuard = QueryFilter<OrderDocument>
/** The fields that every new order needs. */
export type NewOrder = Pick<OrderDocument, RequiredField> & {
  items: readonly OrderItemDocument[]
  timeline: readonly NewFact[]
} & Partial<Pick<OrderDocument, TakenField | 'sparedDeliveryPaise' | 'buyer'>>
/** The fields that describe how staff took an order. */
export type TakenField = 'channel' | 'takenBy' | 'handover' | 'replaces' | 'paidBy' | 'paymentStatus'
type RequiredField =
  | '_id'
  | 'orderId'
  | 'externalId'
  | 'userId'
  | 'requestKey'
  | 'orderDate'
  | 'mobileNumber'
  | 'email'
  | 'contactName'
  | 'contactNumber'
  | 'address'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'totalPaise'
  | 'deliveryPaise'
  | 'finalPaise'
  | 'gst'
  | 'deliveryTax'
  | 'cancellationPercent'
  | 'held'
  | 'holdUntil'
/** An event of the timeline; `by` names only staff. */
export type NewFact = Pick<TimelineFact, 'event' | 'at'> & Partial<TimelineFact>
export type OrderChanges = Partial<Omit<OrderDocument, '_id' | 'timeline' | 'revision' | 'words'>>

/** Filter for an order named by its `_id` or its orderId, as in paths and bodies. */
export function named(orderId: string): OrderGuard {
  return /^[0-9a-f]{24}$/i.test(orderId)
    ? { _id: new Types.ObjectId(orderId) }
    : { orderId: toOrderId(orderId) }
}

const WRITTEN = { returnDocument: 'after', runValidators: true } as const

/** A change of one of these changes what is kept of the customer's orders. */
const OF_CUSTOMER = [
  'orderStatus',
  'paymentStatus',
  'paidPaise',
  'refundPaise',
  'credits',
  'creditedPaise',
  'issueStatus',
  'deletedAt',
  'contactName',
  'contactNumber',
  'city',
] as const satisfies readonly (keyof OrderChanges)[]

const factOf = (fact: NewFact): TimelineFact => ({ by: null, detail: null, ...fact })

const updateOf = <Fact extends NewFact>(changes: OrderChanges, events: readonly Fact[]) => ({
  $set: { ...changes, ...askingRating(events) },
  ...(events.length > 0 ? { $push: { timeline: { $each: [...events] } } } : {}),
})

/** A week with the jars is enough to say what they are like (docs/domain/messages.md#reminders). */
const DAYS_TO_TASTE = 7

function askingRating(events: readonly NewFact[]): OrderChanges {
  const there = events.find(({ event }) => event === 'Delivered' || event === 'Handed over')
  return there ? { askRatingAt: new Date(there.at.getTime() + DAYS_TO_TASTE * DAY_MS) } : {}
}

/**
 * Orders as stored, and the two writes that every use case is made of. What they add to the timeline, and where they
 * see a parcel, is told to the customer and to staff in the same transaction (docs/domain/messages.md#events).
 */
@Injectable()
export class OrderStore {
  /** An order of the schema's defaults. */
  private readonly blank: OrderDocument

  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    @InjectModel(SalesChangeDocument.name) private readonly sales: Model<SalesChangeDocument>,
    private readonly customers: CustomerOrders,
    private readonly news: OrderNews,
    private readonly transactions: Transactions,
  ) {
    this.blank = new orders().toObject()
  }

  /** @throws NotFound */
  async find(orderId: string, guard: OrderGuard = {}): Promise<StoredOrder> {
    const order = await this.orders.findOne({ ...named(orderId), ...guard }).lean<OrderDocument>()
    if (!order) throw new NotFound('The order')
    return order
  }

  async findBy(filter: OrderGuard): Promise<StoredOrder | null> {
    return this.orders.findOne(filter).lean<OrderDocument>()
  }

  /** Inserts a new order; statuses and missing fields get their initial values. */
  async insert(order: NewOrder): Promise<StoredOrder> {
    const inserted = this.documentOf(order)
    await this.orders.insertMany([inserted], { lean: true })
    await this.noteInserted(inserted)
    return inserted
  }

  /** As `insert`, at the end of a transaction that does not read the order. */
  async append(order: NewOrder): Promise<StoredOrder> {
    const inserted = this.documentOf(order)
    await this.transactions.append(this.orders, [inserted])
    await this.noteInserted(inserted)
    return inserted
  }

  private async noteInserted(order: StoredOrder): Promise<void> {
    await this.customers.changed([order.userId])
    await this.news.tell(order, order.timeline)
  }

  /** As the schema would make it, but for its checks: the values are of their types. */
  private documentOf(order: NewOrder): OrderDocument {
    const timeline = order.timeline.map(factOf)
    const now = new Date()
    const times = { createdAt: now, updatedAt: now }
    const document = { ...this.blank, ...order, ...times, items: [...order.items], timeline }
    return { ...document, words: orderWords(document) }
  }

  /**
   * First write of a transaction: locks the order if it still meets `guard`; null when it does not. Other
   * transactions conflict here, before they have written any stock.
   */
  async lock(orderId: string | Types.ObjectId, guard: OrderGuard): Promise<StoredOrder | null> {
    return this.orders
      .findOneAndUpdate(
        { ...named(String(orderId)), ...guard },
        { $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean<OrderDocument>()
  }

  /** As `lock`, for callers that check the state of the order themselves. @throws NotFound */
  async take(orderId: string, guard: OrderGuard = {}): Promise<StoredOrder> {
    const order = await this.lock(orderId, guard)
    if (!order) throw new NotFound('The order')
    return order
  }

  /**
   * Last write of a transaction that took the order. If it makes or undoes a sale, says which batches a sale was taken
   * from, or what the courier takes for it, that is noted for the reports.
   * @param isTold false when everybody already knows the events
   */
  async write(
    taken: StoredOrder,
    changes: OrderChanges,
    events: readonly NewFact[] = [],
    isTold = true,
  ): Promise<StoredOrder> {
    const written = await this.orders
      .findOneAndUpdate({ _id: taken._id }, updateOf(changes, events), WRITTEN)
      .orFail()
      .lean<OrderDocument>()
    await this.noteSale(written, changes, courierTakes(taken.parcels) !== courierTakes(written.parcels))
    await this.keepWords(written, changes)
    await this.noteCustomer(written, changes)
    if (isTold) await this.news.tell(written, events, taken)
    return written
  }

  /**
   * `lock` and `write` in one, for changes that do not depend on the rest of the order. null when it does
   * not meet `guard`.
   */
  async lockAndWrite(
    orderId: string,
    guard: OrderGuard,
    changes: OrderChanges,
    events: readonly NewFact[],
  ): Promise<StoredOrder | null> {
    const update = { ...updateOf(changes, events), $inc: { revision: 1 } }
    const written = await this.orders
      .findOneAndUpdate({ ...named(orderId), ...guard }, update, WRITTEN)
      .lean<OrderDocument>()
    if (!written) return null
    await this.noteSale(written, changes)
    await this.keepWords(written, changes)
    await this.noteCustomer(written, changes)
    await this.news.tell(written, events)
    return written
  }

  /**
   * As `lockAndWrite`, of an order that was read before the transaction and meets the guard. @throws Moved when it was
   * written since
   */
  async writeAsRead(
    order: StoredOrder,
    guard: Conditions<OrderState>,
    changes: OrderChanges,
    events: readonly NewFact[],
  ): Promise<StoredOrder> {
    const facts = events.map(factOf)
    const written = { ...order, ...changes, timeline: [...order.timeline, ...facts] }
    const { $set, ...pushed } = updateOf(changes, facts)
    const words = changesWords(changes) ? { words: orderWords(written) } : {}
    await this.transactions.change(
      this.orders,
      { ...(guard as mongo.Filter<OrderDocument>), _id: order._id, revision: order.revision },
      { ...pushed, $set: { ...$set, ...words, updatedAt: new Date() }, $inc: { revision: 1 } },
    )
    await this.noteSale(written, changes)
    await this.noteCustomer(written, changes)
    await this.news.tell(written, events)
    return written
  }

  /** Search words follow the order's contents: every write computes them anew when needed. */
  private async keepWords(order: StoredOrder, changes: OrderChanges): Promise<void> {
    if (!changesWords(changes)) return
    const { _id, revision } = order
    await this.orders.updateOne({ _id, revision }, { $set: { words: orderWords(order) } })
  }

  private async noteCustomer({ userId }: StoredOrder, changes: OrderChanges): Promise<void> {
    if (OF_CUSTOMER.some((field) => field in changes)) await this.customers.changed([userId])
  }

  private async noteSale(
    order: StoredOrder,
    { paymentStatus, orderStatus, items, credits }: OrderChanges,
    isOtherCourierCost = false,
  ) {
    const isCancelled = orderStatus === 'Cancelled'
    const isOtherCost = (items !== undefined || isOtherCourierCost) && PAID.holds(order)
    const days = new Set<IstDay>()
    if (paymentStatus === 'Completed' || isCancelled || isOtherCost) days.add(istDay(order.orderDate))
    // A credit counts on the day of its refund, and for a cancelled order in any case.
    for (const { doneAt, noteNumber } of isCancelled ? order.credits : (credits ?? []))
      if (doneAt && (isCancelled || !noteNumber)) days.add(istDay(doneAt))
    await this.transactions.append(
      this.sales,
      [...days].map((day) => ({ _id: new Types.ObjectId(), day })),
    )
  }
}
