import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { ANONYMOUS } from '../../kernel/anonymous.js'
import { Conflict } from '../../kernel/errors.js'
import { paiseToRupees } from '../../kernel/money.js'
import { type DataSubject, PersonalData, type PersonalDataHolder } from '../auth/personal-data.service.js'
import { CustomerOrders } from '../orders/customer-orders.service.js'
import { AttemptDocument } from './schemas/attempt.schema.js'
import { PaymentEventDocument } from './schemas/payment-event.schema.js'
import { PaymentReviewDocument } from './schemas/payment-review.schema.js'
import { PaymentDocument } from './schemas/payment.schema.js'
import { RefundDocument } from './schemas/refund.schema.js'

const NOBODY = { id: ANONYMOUS, name: ANONYMOUS, phone: ANONYMOUS, email: '' } as const

/** Payments' share of a person's data. Sums and references are books; who paid is told by the provider's records. */
@Injectable()
export class PaymentsPersonalData implements PersonalDataHolder, OnModuleInit {
  readonly name = 'payments'

  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    @InjectModel(PaymentEventDocument.name) private readonly events: Model<PaymentEventDocument>,
    @InjectModel(PaymentReviewDocument.name) private readonly reviews: Model<PaymentReviewDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    private readonly customerOrders: CustomerOrders,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register(this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const order = { $in: await this.customerOrders.idsOf(userId) }
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

  /**
   * Takes the customer off the attempts and drops the provider's messages, whose bodies name the customer.
   * @throws Conflict REFUND_DUE | PAYMENT_UNDER_REVIEW while money is on its way back or looked at.
   */
  async erase({ userId }: DataSubject): Promise<void> {
    const order = { $in: await this.customerOrders.idsOf(userId) }
    await this.assertSettled(order)
    const references = await this.attempts.distinct('reference', { order })
    await this.attempts.updateMany({ order }, { $set: { customer: NOBODY }, $inc: { readings: 1 } })
    await this.events.updateMany({ reference: { $in: references } }, { $set: { body: ANONYMOUS } })
  }

  private async assertSettled(order: { $in: AttemptDocument['order'][] }): Promise<void> {
    const refund = await this.refunds.findOne({ order, nextCheckAt: { $ne: null } }).lean<RefundDocument>()
    if (refund)
      throw new Conflict(
        'REFUND_DUE',
        `Money for order ${refund.orderId} is on its way back to you. Your account can be deleted once it is there.`,
        { orderId: refund.orderId },
      )
    const review = await this.reviews.findOne({ order, state: 'open' }).lean<PaymentReviewDocument>()
    if (review)
      throw new Conflict(
        'PAYMENT_UNDER_REVIEW',
        `We are looking at a payment for order ${review.orderId}. Your account can be deleted once that is settled.`,
        { orderId: review.orderId },
      )
  }
}
