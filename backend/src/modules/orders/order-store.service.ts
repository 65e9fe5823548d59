import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types } from 'mongoose'
import { NotFound } from '../../kernel/errors.js'
import { istDay } from '../../kernel/ist.js'
import { normalOrderId } from './domain/identifiers.js'
import { type TimelineFact } from './domain/timeline.js'
import { type OrderRecord } from './order.record.js'
import { OrderDocument, type OrderItemDocument } from './schemas/order.schema.js'
import { SalesChangeDocument } from './schemas/sales-change.schema.js'

export type OrderGuard = QueryFilter<OrderDocument>
/** What an order cannot be without. */
export type NewOrder = Pick<OrderDocument, RequiredField> & {
  items: readonly OrderItemDocument[]
  timeline: readonly NewFact[]
}
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
  | 'pin'
  | 'totalPaise'
  | 'deliveryPaise'
  | 'finalPaise'
  | 'gst'
  | 'deliveryTax'
  | 'cancellationPercent'
  | 'held'
  | 'holdUntil'
/** An event of the timeline; `by` names staff only. */
export type NewFact = Pick<TimelineFact, 'event' | 'at'> & Partial<TimelineFact>
export type OrderChanges = Partial<Omit<OrderDocument, '_id' | 'timeline' | 'revision'>>

/** Paths and payloads name an order by its `_id` or by its orderId. */
export function named(orderId: string): OrderGuard {
  return /^[0-9a-f]{24}$/i.test(orderId) ? { _id: orderId } : { orderId: normalOrderId(orderId) }
}

/** Orders as stored, and the two writes that every use case is made of. */
@Injectable()
export class OrderStore {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    @InjectModel(SalesChangeDocument.name) private readonly sales: Model<SalesChangeDocument>,
  ) {}

  /** @throws NotFound */
  async find(orderId: string, guard: OrderGuard = {}): Promise<OrderRecord> {
    const order = await this.orders.findOne({ ...named(orderId), ...guard }).lean<OrderDocument>()
    if (!order) throw new NotFound('The order')
    return order
  }

  async findBy(filter: OrderGuard): Promise<OrderRecord | null> {
    return this.orders.findOne(filter).lean<OrderDocument>()
  }

  /** A new order; states and what is not given take their first values. */
  async insert(order: NewOrder): Promise<OrderRecord> {
    return (await new this.orders(order).save()).toObject()
  }

  /**
   * First write of a transaction: takes the order if it is still as `guard` says, so that rivals conflict here, before
   * they touched any stock. null when it is not.
   */
  async take(orderId: string | Types.ObjectId, guard: OrderGuard): Promise<OrderRecord | null> {
    return this.orders
      .findOneAndUpdate(
        { ...named(String(orderId)), ...guard },
        { $inc: { revision: 1 } },
        { returnDocument: 'after' },
      )
      .lean<OrderDocument>()
  }

  /** Last write of a transaction that took the order. What makes or undoes a sale is noted for the reports. */
  async write(
    taken: OrderRecord,
    changes: OrderChanges,
    events: readonly NewFact[] = [],
  ): Promise<OrderRecord> {
    if (changes.paymentStatus === 'Completed' || changes.orderStatus === 'Cancelled')
      await this.sales.create([{ day: istDay(taken.orderDate) }])
    return this.orders
      .findOneAndUpdate(
        { _id: taken._id },
        { $set: changes, ...(events.length > 0 ? { $push: { timeline: { $each: [...events] } } } : {}) },
        { returnDocument: 'after', runValidators: true },
      )
      .orFail()
      .lean<OrderDocument>()
  }
}
