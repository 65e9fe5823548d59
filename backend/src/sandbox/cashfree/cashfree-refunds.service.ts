import { randomInt } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addPaise, type Paise, sumPaise } from '../../kernel/amounts/money.js'
import { Clock } from '../../platform/clock.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { CashfreeOrders } from './cashfree-orders.service.js'
import { CashfreeWebhooks } from './cashfree-webhooks.service.js'
import { type NewRefund, validateRefund } from './domain/validate.js'
import { VendorError } from './domain/vendor-error.js'
import { refundEvent, wireRefund } from './domain/wire.js'
import {
  CashfreeOrder,
  CashfreePayment,
  CashfreeRefund,
  type RefundStatus,
} from './schemas/cashfree-records.schema.js'

/** A standard refund is on its way for a minute of the application's time, then through. */
const ON_ITS_WAY_MS = 60_000
/** In the vendor's sandbox the note can force the result. */
const FORCED: Readonly<Record<string, RefundStatus>> = {
  SUCCESS: 'SUCCESS',
  FAILED: 'CANCELLED',
  PENDING: 'PENDING',
}

@Injectable()
export class CashfreeRefunds {
  constructor(
    @InjectModel(CashfreeRefund.name) private readonly refunds: Model<CashfreeRefund>,
    @InjectModel(CashfreePayment.name) private readonly payments: Model<CashfreePayment>,
    private readonly orders: CashfreeOrders,
    private readonly webhooks: CashfreeWebhooks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws VendorError 400 (more than was captured), 404, 409 refund_already_exists */
  async create(orderId: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const wanted = validateRefund(body)
    await this.orders.find(orderId)
    const refund = await this.transactions.run(() => this.insert(orderId, wanted))
    return wireRefund(refund)
  }

  async list(orderId: string): Promise<Record<string, unknown>[]> {
    await this.orders.find(orderId)
    const refunds = await this.refunds.find({ orderId }).sort({ createdAt: 1 }).limit(200).lean()
    return Promise.all(refunds.map((refund) => this.get(orderId, refund._id)))
  }

  /** @throws VendorError 404 */
  async get(orderId: string, refundId: string): Promise<Record<string, unknown>> {
    const refund = await this.refunds.findOne({ _id: refundId, orderId }).lean()
    if (!refund) throw new VendorError(404, 'refund_not_found', 'refund does not exist')
    const isThrough = this.clock.now().getTime() - refund.createdAt.getTime() >= ON_ITS_WAY_MS
    if (refund.status !== 'PENDING' || FORCED[refund.note] !== undefined || !isThrough)
      return wireRefund(refund)
    await this.refunds.updateOne({ _id: refundId, status: 'PENDING' }, { $set: { status: 'SUCCESS' } })
    return wireRefund({ ...refund, status: 'SUCCESS' })
  }

  /** Control: what the bank decides about a refund, told by webhook. @returns null for an unknown refund. */
  async decide(refundId: string, status: RefundStatus): Promise<Record<string, unknown> | null> {
    const refund = await this.refunds
      .findByIdAndUpdate(refundId, { $set: { status } }, { returnDocument: 'after' })
      .lean()
    if (!refund) return null
    const order: CashfreeOrder = await this.orders.find(refund.orderId)
    await this.webhooks.send(order, refundEvent(refund, this.clock.now()))
    return wireRefund(refund)
  }

  private async insert(orderId: string, { refundId, note, ...wanted }: NewRefund): Promise<CashfreeRefund> {
    if (await this.refunds.exists({ _id: refundId }))
      throw new VendorError(409, 'refund_already_exists', 'refund with same id is already present')
    const captured = await this.payments.find({ orderId, status: 'SUCCESS' }).sort({ at: 1 }).lean()
    const given = await this.refunds.find({ orderId, status: { $ne: 'CANCELLED' } }).lean()
    const sum = (rows: readonly { amountPaise: Paise }[]) => sumPaise(rows.map((row) => row.amountPaise))
    const payment = captured[0]
    if (!payment) throw new VendorError(400, 'order_not_paid', 'refunds need a paid order')
    if (addPaise(sum(given), wanted.amountPaise) > sum(captured))
      throw new VendorError(400, 'refund_amount_invalid', 'refund_amount : is more than what was captured')
    const [refund] = await this.refunds.create([
      {
        _id: refundId,
        cfRefundId: String(randomInt(1e9, 1e10)),
        orderId,
        paymentId: payment._id,
        note,
        ...wanted,
        status: FORCED[note] ?? 'PENDING',
        createdAt: this.clock.now(),
      },
    ])
    if (!refund) throw new Error('The refund was not stored')
    return refund.toObject()
  }
}
