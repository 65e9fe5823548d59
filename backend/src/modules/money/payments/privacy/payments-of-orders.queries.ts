import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { AttemptDocument } from '../schemas/attempt.schema.js'
import { PaymentDocument } from '../schemas/payment.schema.js'
import { RefundDocument } from '../schemas/refund.schema.js'

/** What a customer is told of the money of their orders; newest first. */
@Injectable()
export class PaymentsOfOrders {
  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
  ) {}

  async collect(order: { $in: AttemptDocument['order'][] }): Promise<unknown> {
    const attempts = await this.attempts.find({ order }).sort({ _id: -1 }).lean<AttemptDocument[]>()
    const payments = await this.payments.find({ order }).sort({ at: -1 }).lean<PaymentDocument[]>()
    const refunds = await this.refunds.find({ order }).sort({ _id: -1 }).lean<RefundDocument[]>()
    return {
      attempts: attempts.map(({ orderId, amountPaise, customer, status, createdAt }) => {
        return { orderId, amount: paiseToRupees(amountPaise), customer, status, createdAt }
      }),
      payments: payments.map(({ _id, orderId, amountPaise, currency, at }) => {
        return { paymentId: _id, orderId, amount: paiseToRupees(amountPaise), currency, at }
      }),
      refunds: refunds.map(({ orderId, amountPaise, status, createdAt, settledAt }) => {
        return { orderId, amount: paiseToRupees(amountPaise), status, createdAt, settledAt }
      }),
    }
  }
}
