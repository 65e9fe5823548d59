import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees } from '../../../../kernel/amounts/money.js'
import { Clock } from '../../../../platform/clock.js'
import { SettlePayment } from '../../../sales/orders/money/settle-payment.service.js'
import { OrderNews } from '../../../sales/orders/store/order-news.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { FINDING_NOTES, type PaymentFacts } from '../domain/attempt.js'
import { type Disposition } from '../domain/disposition.js'
import { UNDECIDED_PAYMENT } from '../domain/guards.js'
import { Refunds } from '../refunds/refunds.service.js'
import { type StoredAttempt } from '../schemas/attempt.schema.js'
import { PaymentDocument } from '../schemas/payment.schema.js'

/** What the rules decide; giving held money back is a person's decision. */
type Decided = Exclude<Disposition, 'returned'>

/** What happens to money that came in: it pays its order, waits for a person, or goes back. */
@Injectable()
export class PaymentBooking {
  constructor(
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly orders: SettlePayment,
    private readonly cases: PaymentCases,
    private readonly refunds: Refunds,
    private readonly news: OrderNews,
    private readonly clock: Clock,
  ) {}

  /**
   * One row for each success, decided once: what it paid, or why it goes back. Joins the caller's transaction.
   */
  async book(attempt: StoredAttempt, success: PaymentFacts): Promise<void> {
    const { paymentId, amountPaise, currency } = success
    const { _id, reference, order, orderId } = attempt
    const at = success.at ?? this.clock.now()
    const row = { attempt: _id, reference, order, orderId, amountPaise, currency, at }
    const stored = await this.payments
      .findOneAndUpdate(
        { _id: paymentId },
        { $setOnInsert: { ...row, disposition: 'held', refundablePaise: amountPaise } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
    if (!UNDECIDED_PAYMENT.holds(stored)) return
    const disposition = await this.dispose(attempt, success, at)
    if (disposition === 'held') return
    await this.payments.updateOne({ _id: paymentId, ...UNDECIDED_PAYMENT.filter }, { $set: { disposition } })
    if (disposition !== 'applied') await this.giveBack(attempt, success, disposition)
  }

  private async dispose(attempt: StoredAttempt, success: PaymentFacts, at: Date): Promise<Decided> {
    if (attempt.status !== 'paid') return 'held'
    if (success.paymentId !== attempt.paymentId) return this.disposeSecond(attempt, success)
    const { outcome } = await this.orders.markPaid(attempt.orderId, {
      at,
      amountPaise: success.amountPaise,
      paymentId: success.paymentId,
    })
    if (outcome === 'paid') return 'applied'
    return outcome === 'already-paid' ? 'extra' : 'late'
  }

  /** Another currency cannot be given back by amount alone: a person decides. */
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
