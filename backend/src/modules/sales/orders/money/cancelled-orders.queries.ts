import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { CANCELLED, REFUND_LISTED } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { type Page } from '../store/orders.queries.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Orders that were paid and cancelled, for the refund process. */
@Injectable()
export class CancelledOrders {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
  ) {}

  /** 'Completed' sorts before 'Refund Completed': what is due is on the first pages. */
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

  /** By orderId or _id. @throws NotFound also for one that is not cancelled. */
  find(orderId: string): Promise<StoredOrder> {
    return this.store.find(orderId, CANCELLED.filter)
  }
}
