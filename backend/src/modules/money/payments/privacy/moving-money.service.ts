import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { FOLLOWED_REFUND, OPEN_CASE } from '../domain/guards.js'
import { type AttemptDocument } from '../schemas/attempt.schema.js'
import { PaymentCaseDocument } from '../schemas/payment-case.schema.js'
import { RefundDocument } from '../schemas/refund.schema.js'

/** Money that is still moving: while there is some, its owner must stay known. */
@Injectable()
export class MovingMoney {
  constructor(
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    @InjectModel(PaymentCaseDocument.name) private readonly cases: Model<PaymentCaseDocument>,
  ) {}

  /** @throws Conflict REFUND_DUE | PAYMENT_UNDER_REVIEW */
  async assertNone(order: { $in: AttemptDocument['order'][] }): Promise<void> {
    const refund = await this.refunds.findOne({ order, ...FOLLOWED_REFUND.filter }).lean<RefundDocument>()
    if (refund)
      throw new Conflict(
        'REFUND_DUE',
        `Money for order ${refund.orderId} is on its way back to you. Your account can be deleted once it is there.`,
        { orderId: refund.orderId },
      )
    const paymentCase = await this.cases.findOne({ order, ...OPEN_CASE.filter }).lean<PaymentCaseDocument>()
    if (paymentCase)
      throw new Conflict(
        'PAYMENT_UNDER_REVIEW',
        `We are looking at a payment for order ${paymentCase.orderId}. Your account can be deleted once that is settled.`,
        { orderId: paymentCase.orderId },
      )
  }
}
