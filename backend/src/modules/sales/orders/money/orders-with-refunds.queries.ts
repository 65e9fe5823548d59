import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { CANCELLED, REFUND_LISTED, REFUNDABLE } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { type Page } from '../store/orders.queries.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Reads orders with a refund, due or made: cancelled ones, and those with credits. */
@Injectable()
export class OrdersWithRefunds {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
  ) {}

  /**
   * Cancelled orders that were paid. 'Completed' sorts before 'Refund Completed', so refunds that are due
   * are on the first pages.
   */
  async refundsFirst({ page, perPage }: Page): Promise<{ rows: StoredOrder[]; total: number }> {
    const [rows, total] = await Promise.all([
      this.orders
        .find(REFUND_LISTED.filter)
        .sort({ paymentStatus: 1, orderDate: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<OrderDocument[]>(),
      this.orders.countDocuments(REFUND_LISTED.filter),
    ])
    return { rows, total }
  }

  list(request: ListRequest): Promise<ListPage<StoredOrder>> {
    return readList(this.orders, { ...request, filter: { ...REFUND_LISTED.filter, ...request.filter } })
  }

  /** By orderId or _id. @throws NotFound also for an order that is not cancelled. */
  find(orderId: string): Promise<StoredOrder> {
    return this.store.find(orderId, CANCELLED.filter)
  }

  /** Cancelled orders whose refund was not started, or failed; the longest cancelled first. */
  owedOfCancelled(most: number): Promise<StoredOrder[]> {
    return this.orders.find(REFUNDABLE.filter).sort({ cancelledAt: 1 }).limit(most).lean<OrderDocument[]>()
  }

  /** Orders with a credit that failed, oldest first. */
  owedCredits(most: number): Promise<StoredOrder[]> {
    return this.orders.find({ creditOwed: true }).sort({ orderDate: 1 }).limit(most).lean<OrderDocument[]>()
  }

  /** The numbers of the credit notes of orders, by `_id`. */
  noted(
    ids: readonly OrderDocument['_id'][],
  ): Promise<Pick<StoredOrder, '_id' | 'creditNoteNumber' | 'credits'>[]> {
    return this.orders
      .find({ _id: { $in: [...ids] } }, { creditNoteNumber: 1, credits: 1 })
      .lean<Pick<StoredOrder, '_id' | 'creditNoteNumber' | 'credits'>[]>()
  }
}
