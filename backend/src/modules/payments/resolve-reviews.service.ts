import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../kernel/errors.js'
import { Orders, type PaidOutcome } from '../orders/orders.service.js'
import { Attempts } from './attempts.service.js'
import { type ReviewDetail } from './payment-reviews.queries.js'
import { PaymentReviews } from './payment-reviews.service.js'
import { RefundOutcome } from './refund-outcome.service.js'
import { Refunds } from './refunds.service.js'
import { PaymentDocument } from './schemas/payment.schema.js'

/** What staff's decisions about a payment to look at do. Each joins the transaction that took the matter. */
@Injectable()
export class ResolveReviews {
  constructor(
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly attempts: Attempts,
    private readonly refunds: Refunds,
    private readonly reviews: PaymentReviews,
    private readonly outcome: RefundOutcome,
    private readonly orders: Orders,
  ) {}

  /** The money goes back; the matter is settled once it is there. The order can then be paid again. */
  async refund({ review, payment }: ReviewDetail, by: string): Promise<void> {
    if (!payment) return
    await this.payments.updateOne({ _id: payment._id }, { $set: { disposition: 'returned' } })
    const refundId = await this.refunds.nextId(payment._id, 'staff')
    const note = `Refund for order ${review.orderId}`
    const amountPaise = payment.refundablePaise
    const decided = { paymentId: payment._id, amountPaise, purpose: 'staff', note, by } as const
    if (!(await this.refunds.book(refundId, { ...decided, isSecondInSession: false })))
      throw new Conflict('REFUND_EXCEEDS_PAYMENT', 'That money is already on its way back.')
    await this.endAttempt(review.reference)
  }

  /**
   * The money pays the order, though it is not what was charged; what is more than the price goes back.
   * @throws Conflict ORDER_TAKES_NO_PAYMENT with the reason
   */
  async accept({ review, payment, order }: ReviewDetail, by: string): Promise<void> {
    if (!payment) return
    const { _id: paymentId, amountPaise, at } = payment
    const paid = await this.orders.markPaid(review.orderId, { at, amountPaise, paymentId })
    if (paid.outcome !== 'paid') throw refused(review.orderId, paid)
    await this.payments.updateOne({ _id: paymentId }, { $set: { disposition: 'applied' } })
    await this.attempts.settleBy(review.reference, { paymentId, at })
    const excess = amountPaise - order.finalPaise
    if (excess > 0)
      await this.refunds.book(await this.refunds.nextId(paymentId, 'excess'), {
        paymentId,
        amountPaise: excess,
        purpose: 'excess',
        isSecondInSession: false,
        note: `Paid above the price of order ${review.orderId}`,
        by,
      })
    await this.reviews.settleAccepted(review, `Accepted as payment of the order by ${by}.`)
    await this.outcome.clearOrder(review.orderId, by)
  }

  /** Staff settled it in another way, told by their note. */
  async resolve({ review }: ReviewDetail, note: string, by: string): Promise<void> {
    await this.reviews.close(review._id, `${note} (${by})`)
    await this.outcome.clearOrder(review.orderId, by)
    if (!(await this.reviews.isOpenFor(review.orderId))) await this.endAttempt(review.reference)
  }

  /** Nothing more is expected of it, so the customer may try anew; a late PAID would still be believed. */
  private async endAttempt(reference: string): Promise<void> {
    const attempt = await this.attempts.byReference(reference)
    if (attempt && attempt.status !== 'paid') await this.attempts.giveUp(attempt)
  }
}

function refused(orderId: string, paid: PaidOutcome): Conflict {
  const why =
    paid.outcome === 'needs-review'
      ? { DELETED: 'it was deleted', CANCELLED: 'it was cancelled', STOCK_GONE: 'its jars are sold' }[
          paid.reason
        ]
      : 'it is paid already'
  return new Conflict('ORDER_TAKES_NO_PAYMENT', `Order ${orderId} cannot take the money: ${why}.`)
}
