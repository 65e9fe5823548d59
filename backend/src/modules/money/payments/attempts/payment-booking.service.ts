import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees } from '../../../../kernel/amounts/money.js'
import { SettlePayment } from '../../../sales/orders/money/settle-payment.service.js'
import { OrderNews } from '../../../sales/orders/store/order-news.service.js'
import { ClosedMonths } from '../../closed-months/closed-months.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { FINDING_NOTES, type PaymentFacts } from '../domain/attempt.js'
import { type Disposition } from '../domain/disposition.js'
import { UNDECIDED_PAYMENT } from '../domain/guards.js'
import { Refunds } from '../refunds/refunds.service.js'
import { type StoredAttempt } from '../schemas/attempt.schema.js'
import { PaymentDocument } from '../schemas/payment.schema.js'

/** Decisions that the rules make; only a person decides to return held money. */
type Decided = Exclude<Disposition, 'returned'>

/** Decides about money that came in: it pays its order, waits for a person, or is refunded. */
@Injectable()
export class PaymentBooking {
  constructor(
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly orders: SettlePayment,
    private readonly cases: PaymentCases,
    private readonly refunds: Refunds,
    private readonly news: OrderNews,
    private readonly months: ClosedMonths,
  ) {}

  /**
   * Stores one row for each success of a reading, with a decision that is made once: the order it pays, or the
   * reason for its refund. Joins the caller's transaction.
   */
  async book(attempt: StoredAttempt, successes: readonly PaymentFacts[]): Promise<void> {
    for (const success of successes) await this.bookOne(attempt, success)
  }

  private async bookOne(attempt: StoredAttempt, success: PaymentFacts): Promise<void> {
    const at = await this.months.bookingMoment(success.at)
    // Most often it pays its order. The row says so at once then, and no second write is needed.
    const expected = isSettledBy(attempt, success) ? 'applied' : 'held'
    const { _id, ...row } = rowOf(attempt, success, at)
    const before = await this.payments
      .findOneAndUpdate(
        { _id },
        { $setOnInsert: { ...row, disposition: expected } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean()
    if (before && !UNDECIDED_PAYMENT.holds(before)) return
    const disposition = await this.dispose(attempt, success, at)
    if (disposition !== (before ? before.disposition : expected))
      await this.payments.updateOne({ _id }, { $set: { disposition } })
    if (disposition === 'extra' || disposition === 'late') await this.giveBack(attempt, success, disposition)
  }

  private async dispose(attempt: StoredAttempt, success: PaymentFacts, at: Date): Promise<Decided> {
    if (attempt.status !== 'paid') return 'held'
    if (!isSettledBy(attempt, success)) return this.disposeSecond(attempt, success)
    const { outcome } = await this.orders.markPaid(attempt.orderId, {
      at,
      amountPaise: success.amountPaise,
      paymentId: success.paymentId,
    })
    if (outcome === 'paid') return 'applied'
    return outcome === 'already-paid' ? 'extra' : 'late'
  }

  /** A payment in another currency cannot be refunded by amount alone, so a person decides. */
  private async disposeSecond(attempt: StoredAttempt, success: PaymentFacts): Promise<Decided> {
    const { paymentId, amountPaise: gotPaise, currency } = success
    if (currency === attempt.currency) return 'extra'
    const note = FINDING_NOTES['amount-mismatch']
    await this.cases.raise(attempt, { reason: 'amount-mismatch', paymentId, gotPaise, currency, note })
    return 'held'
  }

  private async giveBack(
    attempt: StoredAttempt,
    { paymentId, amountPaise, currency }: PaymentFacts,
    disposition: 'extra' | 'late',
  ): Promise<void> {
    const isExtra = disposition === 'extra'
    const note = isExtra
      ? `Order ${attempt.orderId} was paid already; ${formatRupees(amountPaise)} came a second time and goes back.`
      : `Order ${attempt.orderId} could no longer be fulfilled when ${formatRupees(amountPaise)} came; it goes back.`
    const reason = isExtra ? 'double-payment' : 'late-payment'
    await this.cases.raise(attempt, { reason, paymentId, gotPaise: amountPaise, currency, note })
    await this.refunds.due({
      paymentId,
      amountPaise,
      purpose: disposition,
      isSecondInSession: paymentId !== attempt.paymentId,
      note: `Refund for order ${attempt.orderId}`,
    })
    await this.news.surplus(attempt.orderId, { about: paymentId, paise: amountPaise })
  }
}

const isSettledBy = (attempt: StoredAttempt, { paymentId }: PaymentFacts): boolean =>
  attempt.status === 'paid' && paymentId === attempt.paymentId

/** The row of a payment that came in. */
export function rowOf(attempt: StoredAttempt, { paymentId, amountPaise, currency }: PaymentFacts, at: Date) {
  const { _id, reference, order, orderId } = attempt
  const of = { attempt: _id, reference, order, orderId }
  return { _id: paymentId, ...of, amountPaise, currency, at, refundablePaise: amountPaise }
}
