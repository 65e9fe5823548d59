import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { type Role } from '../../../../kernel/access/permissions.js'
import { Registry } from '../../../../platform/registry.js'

/** What is new in the issue of an order, for its customer. */
export interface IssueOfOrder {
  order: Types.ObjectId
  /** Answers of the shop that the customer has not read. */
  unread: number
  lastMessage: { message: string; role: Role; timestamp: Date } | null
}

type NewsOfOrders = (orders: readonly Types.ObjectId[]) => Promise<readonly IssueOfOrder[]>

/** News of the orders' issues: as `ItemReviews`, of the support module. */
@Injectable()
export class IssueNews extends Registry<{ ofOrders: NewsOfOrders }> {
  /** The news of an order's issue by the order's `_id`; absent where there is none. */
  async find(orders: readonly Types.ObjectId[]): Promise<Map<string, IssueOfOrder>> {
    const news = orders.length === 0 ? [] : await this.share('ofOrders')(orders)
    return new Map(news.map((one) => [String(one.order), one]))
  }
}
