import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, Types } from 'mongoose'
import { ANONYMOUS, UNNAMED } from '../../../../kernel/text/anonymous.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { EXISTING } from '../domain/guards.js'
import { CustomerChangeDocument } from '../schemas/customer-change.schema.js'
import { OrderDocument } from '../schemas/order.schema.js'

/** What an order tells of its customer. */
const TOLD = {
  userId: 1,
  orderId: 1,
  orderDate: 1,
  mobileNumber: 1,
  contactName: 1,
  contactNumber: 1,
  email: 1,
  address: 1,
  city: 1,
  state: 1,
  postalCode: 1,
  orderStatus: 1,
  deliveryStatus: 1,
  paymentStatus: 1,
  paidBy: 1,
  finalPaise: 1,
  paidPaise: 1,
  refundPaise: 1,
  credits: 1,
  creditedPaise: 1,
  issueStatus: 1,
  deletedAt: 1,
  archivedAt: 1,
} as const
export type CustomerOrder = Readonly<Pick<OrderDocument, keyof typeof TOLD | '_id'>>

/** Orders that a customer deleted, and those without a name or whose name went with the account, are nobody's here. */
const NAMED = { ...EXISTING.filter, mobileNumber: { $nin: [ANONYMOUS, UNNAMED] } } as const

/** Orders as those of their customers; and whose have changed since somebody looked. */
@Injectable()
export class CustomerOrders {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    @InjectModel(CustomerChangeDocument.name) private readonly changes: Model<CustomerChangeDocument>,
    private readonly transactions: Transactions,
  ) {}

  /** The orders of some customers (hex ids), newest first. */
  async of(userIds: readonly string[]): Promise<CustomerOrder[]> {
    return this.orders
      .find({ userId: { $in: [...userIds] }, ...NAMED }, TOLD)
      .sort({ userId: 1, orderDate: -1, _id: -1 })
      .lean<OrderDocument[]>()
  }

  /** Customers (hex ids) behind `after`, in the order of their ids, from the next `most` orders; none at the end. */
  async nextCustomers(after: string | null, most: number): Promise<string[]> {
    const rows = await this.orders
      .find(after === null ? {} : { userId: { $gt: new Types.ObjectId(after) } }, { userId: 1 })
      .sort({ userId: 1, orderDate: -1, _id: -1 })
      .limit(most)
      .lean<Pick<OrderDocument, 'userId'>[]>()
    return [...new Set(rows.map(({ userId }) => String(userId)))]
  }

  /** In the transaction that changes their orders, or what is known of them. */
  async changed(userIds: readonly (string | Types.ObjectId)[]): Promise<void> {
    await this.transactions.append(
      this.changes,
      userIds.map((userId) => ({ _id: new Types.ObjectId(), userId: new Types.ObjectId(userId) })),
    )
  }

  /** Customers (hex ids) with changed orders, from at most `most` changes. */
  async stale(most: number): Promise<string[]> {
    const rows = await this.changes.find().limit(most).lean<CustomerChangeDocument[]>()
    return [...new Set(rows.map(({ userId }) => String(userId)))]
  }

  /** In the transaction that reads their orders: what it has seen is dealt with. */
  async settled(userIds: readonly string[]): Promise<void> {
    await this.changes.deleteMany({ userId: { $in: [...userIds] } })
  }
}
