import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type ListPage, type ListRequest } from '../../platform/http/simple-rest.js'
import { readList } from '../../platform/mongo/read-list.js'
import { type OrderRecord } from './order.record.js'
import { OrderStore } from './order-store.service.js'
import { type Page } from './orders.queries.js'
import { OrderDocument } from './schemas/order.schema.js'

const CANCELLED = { orderStatus: 'Cancelled' } as const

/** Orders that were paid and cancelled, for the refund process. */
@Injectable()
export class CancelledOrders {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
  ) {}

  /** 'Completed' sorts before 'Refund Completed': what is due is on the first pages. */
  async refundsFirst({ page, perPage }: Page): Promise<{ rows: OrderRecord[]; total: number }> {
    const [rows, total] = await Promise.all([
      this.orders
        .find(CANCELLED)
        .sort({ paymentStatus: 1, orderDate: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<OrderDocument[]>(),
      this.orders.countDocuments(CANCELLED),
    ])
    return { rows, total }
  }

  list(request: ListRequest): Promise<ListPage<OrderRecord>> {
    return readList(this.orders, { ...request, filter: { ...CANCELLED, ...request.filter } })
  }

  /** By orderId or _id. @throws NotFound also for one that is not cancelled. */
  find(orderId: string): Promise<OrderRecord> {
    return this.store.find(orderId, CANCELLED)
  }
}
