import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { APPLIED_PAYMENT } from '../domain/guards.js'
import { firstAskAt, refundIdOf, type RefundPurpose } from '../domain/refund.js'
import { PaymentDocument } from '../schemas/payment.schema.js'
import { RefundDocument } from '../schemas/refund.schema.js'
import { FollowRefunds } from './follow-refunds.service.js'

export interface DueRefund {
  paymentId: string
  amountPaise: Paise
  purpose: RefundPurpose
  /** The part of the order; see `RefundDocument`. */
  subject?: string
  /** The payment is a second success in one session, which the provider may reverse by itself. */
  isSecondInSession: boolean
  /** Text on the customer's statement, 3 to 100 characters. */
  note: string
  /** Mobile number of the staff member who decided it. */
  by?: string
}

/** A refund by hand is finished as soon as it is written. */
const HAND = { method: 'hand', status: 'succeeded' } as const

/** Books refunds: each is stored first, within the amount that came in; `FollowRefunds` carries it out. */
@Injectable()
export class Refunds {
  constructor(
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly following: FollowRefunds,
    private readonly cases: PaymentCases,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Books a refund once for a payment and purpose, within the payment's amount. It is carried out after
   * the surrounding transaction has committed, or by the job if that fails.
   */
  async due(wanted: DueRefund): Promise<void> {
    if (await this.cases.isReversed(wanted.paymentId)) return this.reversed(wanted.paymentId)
    await this.book(refundIdOf(wanted.paymentId, wanted.purpose), wanted)
  }

  /** The payment that made an order paid; orders from before payments were kept have none. */
  paymentOf(order: Types.ObjectId): Promise<PaymentDocument | null> {
    return this.payments
      .findOne({ order, ...APPLIED_PAYMENT.filter })
      .lean<PaymentDocument>()
      .exec()
  }

  /**
   * The id of the next refund of a payment for a purpose. It is a new one after the provider ended an earlier refund.
   */
  async nextId(paymentId: string, purpose: RefundPurpose): Promise<string> {
    const earlier = await this.refunds.countDocuments({ paymentId, purpose })
    return refundIdOf(paymentId, purpose, earlier + 1)
  }

  /**
   * As `due`, under a given id. Joins the caller's transaction.
   * @returns false when less of that payment is left to refund.
   */
  async book(refundId: string, wanted: DueRefund): Promise<boolean> {
    const { paymentId, amountPaise, purpose, subject = null, isSecondInSession, note, by = null } = wanted
    const taken = await this.claim(paymentId, amountPaise)
    if (!taken) return false
    const { reference, order, orderId } = taken
    const now = this.clock.now()
    const nextCheckAt = firstAskAt(isSecondInSession, now)
    const why = { paymentId, purpose, subject, note, by }
    await this.refunds.create([
      { _id: refundId, ...why, reference, order, orderId, amountPaise, nextCheckAt },
    ])
    if (isSecondInSession) await this.settleReversal(reference)
    if (nextCheckAt <= now) await this.transactions.afterCommit(() => this.following.tryNow(refundId))
    return true
  }

  /**
   * Books a refund that staff made in another way; it is finished as soon as it is written. Without a
   * payment through the provider there is none to lower, so only the order ensures that no more is
   * refunded than was paid. Joins the caller's transaction.
   * @returns false when less of that payment is left to refund.
   */
  async bookByHand(
    refundId: string,
    what: Pick<DueRefund, 'amountPaise' | 'purpose' | 'subject' | 'note' | 'by'>,
    { order, payment }: { order: StoredOrder; payment: PaymentDocument | null },
  ): Promise<boolean> {
    if (payment && !(await this.claim(payment._id, what.amountPaise))) return false
    const { _id, orderId, externalId } = order
    const source = { paymentId: payment?._id ?? orderId, reference: payment?.reference ?? externalId }
    const settledAt = this.clock.now()
    await this.refunds.create([
      { _id: refundId, ...HAND, settledAt, ...what, ...source, order: _id, orderId },
    ])
    return true
  }

  /**
   * Books that the provider reversed a payment by itself: nothing more of it is owed. If it had paid the
   * order, another unrefunded payment of the same attempt and amount takes its place, if there is one. A
   * payment of another attempt does not. Joins the caller's transaction.
   */
  async reversed(paymentId: string): Promise<void> {
    const payment = await this.payments.findOneAndUpdate({ _id: paymentId }, { $set: { refundablePaise: 0 } })
    const reversedOn = istDay(this.clock.now())
    await this.payments.updateOne({ _id: paymentId, reversedOn: null }, { $set: { reversedOn } })
    await this.following.drop(paymentId)
    if (!payment || !APPLIED_PAYMENT.holds(payment)) return
    const { attempt, amountPaise, currency } = payment
    const spare = await this.payments.findOne({
      attempt,
      amountPaise,
      currency,
      disposition: 'extra',
      _id: { $ne: paymentId },
    })
    if (!spare || !(await this.following.drop(spare._id))) return
    await this.payments.updateOne({ _id: paymentId }, { $set: { disposition: 'extra' } })
    const kept = { disposition: 'applied', refundablePaise: amountPaise } as const
    await this.payments.updateOne({ _id: spare._id }, { $set: kept })
  }

  /** Applies the rule above when the provider reported the reversal before the money was booked. */
  private async settleReversal(reference: string): Promise<void> {
    const applied = await this.payments.findOne({ reference, ...APPLIED_PAYMENT.filter })
    if (applied && (await this.cases.isReversed(applied._id))) await this.reversed(applied._id)
  }

  private claim(paymentId: string, amountPaise: Paise) {
    return this.payments.findOneAndUpdate(
      { _id: paymentId, refundablePaise: { $gte: amountPaise } },
      { $inc: { refundablePaise: -amountPaise } },
    )
  }
}
