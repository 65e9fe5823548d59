import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { CLAIMED, NEEDS_SOMEBODY } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type OrderGuard } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'

/** Reads parcels that need somebody, and claims that the courier has not paid. */
@Injectable()
export class CourierWorkQueries {
  constructor(@InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>) {}

  page(request: ListRequest): Promise<ListPage<StoredOrder>> {
    return this.list(NEEDS_SOMEBODY, request)
  }

  /** Sum of the claims that the courier paid in a period. */
  async claimsPaid(from: Date, until: Date): Promise<Paise> {
    const inTime = { $gte: from, $lt: until }
    const orders = await this.orders
      .find({ 'parcels.care.claim.receivedAt': inTime }, { 'parcels.care.claim': 1 })
      .lean<Pick<OrderDocument, 'parcels'>[]>()
    const paid = orders.flatMap(({ parcels }) => parcels.flatMap(({ care }) => care?.claim ?? []))
    return sumPaise(
      paid.flatMap(({ receivedAt, receivedPaise }) =>
        receivedAt && receivedPaise !== null && receivedAt >= from && receivedAt < until
          ? [receivedPaise]
          : [],
      ),
    )
  }

  claims(request: ListRequest): Promise<ListPage<StoredOrder>> {
    return this.list(CLAIMED, request)
  }

  private list(part: OrderGuard, { filter, ...request }: ListRequest): Promise<ListPage<StoredOrder>> {
    const narrowed = Object.keys(filter).length > 0 ? { $and: [part, filter] } : part
    return readList(this.orders, { ...request, filter: narrowed as Record<string, unknown> })
  }
}
