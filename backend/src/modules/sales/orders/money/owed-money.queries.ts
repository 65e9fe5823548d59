import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { REFUNDABLE } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Orders whose money is still here, although it was decided that it goes back. */
@Injectable()
export class OwedMoney {
  constructor(@InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>) {}

  /** Cancelled orders whose refund nobody has begun, or whose refund failed; the longest cancelled first. */
  cancelled(most: number): Promise<StoredOrder[]> {
    return this.orders.find(REFUNDABLE.filter).sort({ cancelledAt: 1 }).limit(most).lean<OrderDocument[]>()
  }

  /** Orders with a credit that failed, oldest first. */
  credited(most: number): Promise<StoredOrder[]> {
    return this.orders.find({ creditOwed: true }).sort({ orderDate: 1 }).limit(most).lean<OrderDocument[]>()
  }

  /** Orders by `_id`, with the numbers of their notes. */
  noted(
    ids: readonly OrderDocument['_id'][],
  ): Promise<Pick<StoredOrder, '_id' | 'creditNoteNumber' | 'credits'>[]> {
    return this.orders
      .find({ _id: { $in: [...ids] } }, { creditNoteNumber: 1, credits: 1 })
      .lean<Pick<StoredOrder, '_id' | 'creditNoteNumber' | 'credits'>[]>()
  }
}
