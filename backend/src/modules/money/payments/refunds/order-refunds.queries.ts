import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { REFUNDABLE } from '../../../sales/orders/domain/guards.js'
import { RefundOrder } from '../../../sales/orders/money/refund-order.service.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { APPLIED_PAYMENT } from '../domain/guards.js'
import { LEAST_REFUND_PAISE } from '../domain/refund.js'
import { PaymentDocument } from '../schemas/payment.schema.js'
import { RefundDocument, type StoredRefund } from '../schemas/refund.schema.js'

/** A cancelled order with the state of its refund. */
export interface RefundRow {
  order: StoredOrder
  /** The newest refund of the order. */
  refund: StoredRefund | null
  /** The payment of the order has enough left for the provider to refund. */
  providerCanRefund: boolean
}

/** Reads cancelled orders that were paid, for the refund process. */
@Injectable()
export class OrderRefundQueries {
  constructor(
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    private readonly orders: RefundOrder,
  ) {}

  /** Orders whose refund is due come first, newest first. */
  async page(page: { page: number; perPage: number }): Promise<{ rows: RefundRow[]; total: number }> {
    const { rows, total } = await this.orders.refundsFirst(page)
    return { rows: await this.withRefunds(rows), total }
  }

  async list(request: ListRequest): Promise<ListPage<RefundRow>> {
    const page = await this.orders.list(request)
    return { ...page, rows: await this.withRefunds(page.rows) }
  }

  /** @throws NotFound also for an order that is not cancelled. */
  async one(orderId: string): Promise<RefundRow> {
    const order = await this.orders.cancelled(orderId)
    const [row] = await this.withRefunds([order])
    if (!row) throw new NotFound('The refund')
    return row
  }

  private async withRefunds(orders: readonly StoredOrder[]): Promise<RefundRow[]> {
    const order = { $in: orders.map(({ _id }) => _id) }
    const payments = await this.payments.find({ order, ...APPLIED_PAYMENT.filter }).lean<PaymentDocument[]>()
    const refunds = await this.refunds
      .find({ order, purpose: 'cancelled' })
      .sort({ createdAt: 1 })
      .lean<StoredRefund[]>()
    const left = new Map(payments.map((payment) => [String(payment.order), payment.refundablePaise]))
    const last = new Map(refunds.map((refund) => [String(refund.order), refund]))
    return orders.map((record) => {
      const key = String(record._id)
      const amount = record.refundPaise ?? 0
      return {
        order: record,
        refund: last.get(key) ?? null,
        providerCanRefund:
          REFUNDABLE.holds(record) && amount >= LEAST_REFUND_PAISE && (left.get(key) ?? 0) >= amount,
      }
    })
  }
}
