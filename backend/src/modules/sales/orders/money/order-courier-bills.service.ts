import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { istDay } from '../../../../kernel/dates/ist.js'
import { type ParcelBill } from '../domain/fulfilment/parcels.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { SalesChangeDocument } from '../schemas/sales-change.schema.js'

/** Records what the courier's invoices charge for parcels (docs/domain/courier.md#invoices). */
@Injectable()
export class OrderCourierBills {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    @InjectModel(SalesChangeDocument.name) private readonly sales: Model<SalesChangeDocument>,
  ) {}

  /**
   * Joins the caller's transaction. Days whose delivery cost changed are summed up again.
   * @param bills by waybill; null takes a bill away
   */
  async note(
    bills: readonly { order: Types.ObjectId; waybill: string; bill: ParcelBill | null }[],
  ): Promise<void> {
    const byWaybill = new Map(bills.map(({ waybill, bill }) => [waybill, bill]))
    const days = new Set<ReturnType<typeof istDay>>()
    for (const id of new Set(bills.map(({ order }) => String(order)))) {
      const order = await this.orders
        .findOneAndUpdate({ _id: id }, { $inc: { revision: 1 } }, { returnDocument: 'after' })
        .lean<OrderDocument>()
      if (!order) continue
      const parcels = order.parcels.map((parcel) => {
        const bill = byWaybill.get(parcel.waybill ?? '')
        return bill === undefined ? parcel : { ...parcel, billed: bill }
      })
      await this.orders.updateOne({ _id: id }, { $set: { parcels } })
      days.add(istDay(order.orderDate))
    }
    if (days.size > 0) await this.sales.insertMany([...days].map((day) => ({ day })))
  }
}
