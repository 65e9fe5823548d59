import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { paiseToRupees } from '../../../kernel/amounts/money.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { ANONYMOUS } from '../../../kernel/text/anonymous.js'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../office/auth/privacy/personal-data.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { FOLLOWED_REFUND, OPEN_CASE } from './domain/guards.js'
import { AttemptDocument } from './schemas/attempt.schema.js'
import { PaymentDocument } from './schemas/payment.schema.js'
import { PaymentCaseDocument } from './schemas/payment-case.schema.js'
import { PaymentEventDocument } from './schemas/payment-event.schema.js'
import { RefundDocument } from './schemas/refund.schema.js'

/** The money of a customer's orders. */
@Injectable()
export class MoneyOfOrders {
  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    @InjectModel(PaymentCaseDocument.name) private readonly cases: Model<PaymentCaseDocument>,
  ) {}

  /** What its owner is told; newest first. */
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

  /** While money is still moving, its owner must stay known. @throws Conflict REFUND_DUE | PAYMENT_UNDER_REVIEW */
  async demandSettled(order: { $in: AttemptDocument['order'][] }): Promise<void> {
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

const NOBODY = { id: ANONYMOUS, name: ANONYMOUS, phone: ANONYMOUS, email: '' } as const

/** Payments' share of a person's data. Sums and references are books; who paid is told by the provider's records. */
@Injectable()
export class PaymentsPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    @InjectModel(PaymentEventDocument.name) private readonly events: Model<PaymentEventDocument>,
    private readonly money: MoneyOfOrders,
    private readonly orders: OrderQueries,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('payments', this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const order = { $in: await this.orders.idsOfCustomer(userId) }
    return this.money.collect(order)
  }

  /**
   * Takes the customer off the attempts and drops the provider's messages, whose bodies name the customer.
   * @throws Conflict REFUND_DUE | PAYMENT_UNDER_REVIEW while money is on its way back or looked at.
   */
  async erase({ userId }: DataSubject): Promise<void> {
    const order = { $in: await this.orders.idsOfCustomer(userId) }
    await this.money.demandSettled(order)
    const references = await this.attempts.distinct('reference', { order })
    await this.attempts.updateMany({ order }, { $set: { customer: NOBODY }, $inc: { readings: 1 } })
    await this.events.updateMany({ reference: { $in: references } }, { $set: { body: ANONYMOUS } })
  }
}
