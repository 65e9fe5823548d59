import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees, type Paise } from '../../../../kernel/amounts/money.js'
import { NotFound } from '../../../../kernel/errors/errors.js'
import { withoutStop } from '../../../../kernel/text/field-words.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { Clock } from '../../../../platform/clock.js'
import { Messages } from '../../../office/messages/messages.service.js'
import { SettlePayment } from '../../../sales/orders/money/settle-payment.service.js'
import { OPEN_CASE, UNDECIDED_CASE } from '../domain/guards.js'
import { CREDIT_PURPOSES, owedSubjects } from '../domain/refund.js'
import { type StoredAttempt } from '../schemas/attempt.schema.js'
import { type CaseReason, PaymentCaseDocument } from '../schemas/payment-case.schema.js'
import { RefundDocument } from '../schemas/refund.schema.js'

export interface Matter {
  reason: CaseReason
  paymentId: string | null
  gotPaise: Paise
  currency: string
  note: string
}

/** The list of payments to look at. Every write joins the caller's transaction. */
@Injectable()
export class PaymentCases {
  constructor(
    @InjectModel(PaymentCaseDocument.name) private readonly cases: Model<PaymentCaseDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    private readonly settling: SettlePayment,
    private readonly messages: Messages,
    private readonly clock: Clock,
  ) {}

  /** Puts a matter on the list once, however often it is met, and tells staff of it. */
  async raise(
    attempt: Pick<StoredAttempt, 'order' | 'orderId' | 'reference' | 'amountPaise'>,
    matter: Matter,
  ) {
    const { order, orderId, reference, amountPaise: expectedPaise } = attempt
    const _id = `${matter.reason}:${matter.paymentId ?? reference}`
    const raised = await this.cases.updateOne(
      { _id },
      { $setOnInsert: { ...matter, order, orderId, reference, expectedPaise, state: 'open' } },
      { upsert: true },
    )
    // A refund may fail again after somebody settled its first failure.
    if (matter.reason === 'refund-failed')
      await this.cases.updateOne(
        { _id: `refund-failed:${matter.paymentId}`, state: 'resolved' },
        { $set: { state: 'open', resolution: null, resolvedAt: null, note: matter.note } },
      )
    // Each refund that fails is told of by itself.
    else if (raised.upsertedCount === 1)
      await this.messages.toStaff('paymentCase', {
        about: _id,
        facts: {
          orderId,
          amount: formatRupees(matter.gotPaise),
          reason: withoutStop(matter.note),
          link: `/dashboard/payments/${encodeURIComponent(_id)}`,
        },
      })
  }

  /** What was only a delay between the provider's two answers is settled by the payment. */
  async settleDelays(reference: string): Promise<void> {
    await this.resolve(
      { reference, reason: { $in: ['payment-without-paid', 'paid-without-payment'] } },
      'The provider confirmed the payment.',
    )
  }

  /** Money that went back needs no person any more, unless another part of it failed and was not tried again. */
  async settleRefunded(paymentId: string, refundId: string): Promise<void> {
    const parts = await this.refunds
      .find({ paymentId, purpose: { $in: CREDIT_PURPOSES } })
      .lean<RefundDocument[]>()
    if (owedSubjects(parts).length > 0) return
    await this.resolve({ paymentId, reason: { $ne: 'refunded-by-provider' } }, `Refunded, ${refundId}.`)
  }

  /** First write of a decision, so that two decisions about one matter meet here. @throws NotFound */
  async lock(id: string): Promise<void> {
    const taken = await this.cases.updateOne({ _id: id }, { $inc: { revision: 1 } })
    if (taken.matchedCount === 0) throw new NotFound('The payment')
  }

  /** One matter is settled, for the reason told. */
  async close(id: string, resolution: string): Promise<void> {
    await this.resolve({ _id: id }, resolution)
  }

  /** Money that pays its order after all settles every question about it and about its session. */
  async settleAccepted(
    { paymentId, reference }: Pick<PaymentCaseDocument, 'paymentId' | 'reference'>,
    resolution: string,
  ): Promise<void> {
    await this.resolve({ reference, paymentId: { $in: [paymentId, null] } }, resolution)
  }

  /** Whether the provider told that it gave a payment back on its own account. */
  async isReversed(paymentId: string): Promise<boolean> {
    return (await this.cases.exists({ _id: `refunded-by-provider:${paymentId}` })) !== null
  }

  /**
   * Whether something about an order's money still has to be decided. What the provider did by itself counts as
   * decided.
   */
  async isOpenFor(orderId: OrderId): Promise<boolean> {
    const open = { orderId, ...UNDECIDED_CASE.filter }
    return (await this.cases.exists(open)) !== null
  }

  /** Once nothing about its money is open, an order can be paid again. */
  async clearOrder(orderId: OrderId, by: string | null = null): Promise<void> {
    if (await this.isOpenFor(orderId)) return
    await this.settling.clearReview(orderId, { at: this.clock.now(), by })
  }

  /** How many wait, for the cockpit. */
  openCount(): Promise<number> {
    return this.cases.countDocuments(OPEN_CASE.filter).exec()
  }

  private async resolve(filter: Record<string, unknown>, resolution: string): Promise<void> {
    await this.cases.updateMany(
      { ...filter, ...OPEN_CASE.filter },
      { $set: { state: 'resolved', resolution, resolvedAt: this.clock.now() } },
    )
  }
}
