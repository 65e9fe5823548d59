import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { addIstDays, type IstDay, istDay, istDayStart } from '../../../../kernel/dates/ist.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { type PaidClaim } from '../domain/fulfilment/parcel-care.js'
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

  /** Sum of the claims that the courier paid from one day to another, both included. */
  async claimsPaid(from: IstDay, to: IstDay): Promise<Paise> {
    return sumPaise((await this.paidClaims(from, to)).map(({ paise }) => paise))
  }

  /** The claims that the courier paid from one day to another, both included. */
  async paidClaims(from: IstDay, to: IstDay): Promise<PaidClaim[]> {
    const at = { $gte: istDayStart(from), $lt: istDayStart(addIstDays(to, 1)) }
    const orders = await this.orders
      .find({ 'parcels.care.claim.receivedAt': at })
      .select({ orderId: 1, 'parcels.reference': 1, 'parcels.care.claim': 1 })
      .lean<Pick<OrderDocument, 'orderId' | 'parcels'>[]>()
    return orders.flatMap(({ orderId, parcels }) =>
      parcels.flatMap(({ reference: parcel, care }) => {
        const claim = care?.claim
        if (!claim?.receivedAt || claim.receivedPaise === null) return []
        const day = istDay(claim.receivedAt)
        const { reference, receivedPaise: paise } = claim
        return day < from || day > to ? [] : [{ orderId, parcel, reference, day, paise }]
      }),
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
