import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { istDay } from '../../../../kernel/dates/ist.js'
import { type OrderPayout } from '../domain/money/order-payout.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { SalesChangeDocument } from '../schemas/sales-change.schema.js'

/** Records what the provider kept of orders, by its report (docs/domain/payments.md#payouts). */
@Injectable()
export class OrderPayouts {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    @InjectModel(SalesChangeDocument.name) private readonly sales: Model<SalesChangeDocument>,
  ) {}

  /** Joins the caller's transaction. Days whose fees changed are summed up again. */
  async note(payouts: readonly { order: Types.ObjectId; payout: OrderPayout }[]): Promise<void> {
    if (payouts.length === 0) return
    await this.orders.bulkWrite(
      payouts.map(({ order: _id, payout }) => ({
        updateOne: { filter: { _id }, update: { $set: { payout }, $inc: { revision: 1 } } },
      })),
    )
    const found = await this.orders
      .find({ _id: { $in: payouts.map(({ order }) => order) } }, { orderDate: 1 })
      .lean<Pick<OrderDocument, 'orderDate'>[]>()
    const days = new Set(found.map(({ orderDate }) => istDay(orderDate)))
    await this.sales.insertMany([...days].map((day) => ({ day })))
  }
}
