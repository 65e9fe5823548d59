import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees } from '../../kernel/money.js'
import { Clock } from '../../platform/clock.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { Orders } from '../orders/orders.service.js'
import {
  type Finding,
  type PaymentFacts,
  type ProviderFacts,
  transition,
  type Verdict,
} from './domain/attempt.js'
import { nextCheck } from './domain/checks.js'
import { PaymentReviews } from './payment-reviews.service.js'
import { Refunds } from './refunds.service.js'
import { AttemptDocument, type AttemptRecord } from './schemas/attempt.schema.js'
import { type Disposition, PaymentDocument } from './schemas/payment.schema.js'

export interface Settled {
  attempt: AttemptRecord
  verdict: Verdict
}

/** What the rules decide; giving held money back is a person's decision. */
type Decided = Exclude<Disposition, 'returned'>

const FINDING_NOTES: Readonly<Record<Finding['reason'], string>> = {
  'amount-mismatch': 'The amount or currency at the provider is not what was charged.',
  'paid-without-payment': 'The provider calls the order paid but lists no successful payment.',
  'payment-without-paid': 'A payment succeeded but the provider does not call the order paid yet.',
}

/**
 * The one place where money becomes a paid order: webhook, redirect and reconciler all hand their reading of the
 * provider to `apply` (statement 6).
 */
@Injectable()
export class Settlement {
  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly orders: Orders,
    private readonly reviews: PaymentReviews,
    private readonly refunds: Refunds,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Books a reading of the provider, all or nothing; joins the caller's transaction. Repeating it changes nothing.
   * `seen` is the attempt as the caller knows it; what is stored decides.
   */
  apply(seen: AttemptRecord, facts: ProviderFacts): Promise<Settled> {
    return this.transactions.run(async () => {
      const { attempt, verdict } = (await this.pay(seen, facts)) ?? (await this.take(seen.reference, facts))
      for (const success of verdict.successes) await this.book(attempt, success)
      if (attempt.status === 'paid') return { attempt, verdict }
      for (const finding of verdict.findings)
        await this.reviews.raise(attempt, { ...finding, note: FINDING_NOTES[finding.reason] })
      return { attempt, verdict }
    })
  }

  /**
   * Most readings say that an unpaid attempt is paid: one write, if it still is what was seen.
   * @returns null for any other reading, and when a rival came first.
   */
  private async pay(seen: AttemptRecord, facts: ProviderFacts): Promise<Settled | null> {
    const verdict = transition(seen.status, seen, facts)
    if (!becomesPaid(seen, verdict)) return null
    const attempt = await this.attempts
      .findOneAndUpdate(
        { _id: seen._id, status: seen.status },
        { $set: this.after(seen, verdict), $inc: { readings: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
    if (!attempt) return null
    // Nothing was found amiss before the first reading.
    if (attempt.readings > 1) await this.reviews.settleDelays(attempt.reference)
    return { attempt, verdict }
  }

  private async take(reference: string, facts: ProviderFacts): Promise<Settled> {
    // The first write of a settlement is to its attempt: rivals wait here, before doing work to undo.
    const before = await this.attempts
      .findOneAndUpdate({ reference }, { $inc: { readings: 1 } }, { returnDocument: 'after' })
      .lean()
    if (!before) throw new Error(`No attempt has the reference ${reference}`)
    const verdict = transition(before.status, before, facts)
    const after = this.after(before, verdict)
    await this.attempts.updateOne({ _id: before._id }, { $set: after })
    if (becomesPaid(before, verdict)) await this.reviews.settleDelays(reference)
    const { status } = after
    if (status !== before.status && (status === 'failed' || status === 'dropped'))
      await this.orders.paymentFailed(before.orderId, this.clock.now())
    return { attempt: { ...before, ...after }, verdict }
  }

  /** What a verdict makes of an attempt. */
  private after(before: AttemptRecord, verdict: Verdict) {
    const now = this.clock.now()
    const { status, settledBy } = verdict
    const isPaid = becomesPaid(before, verdict)
    const after = {
      status,
      paymentId: isPaid ? (settledBy?.paymentId ?? null) : before.paymentId,
      paidAt: isPaid ? (settledBy?.at ?? now) : before.paidAt,
    }
    return { ...after, nextCheckAt: nextCheck({ ...before, ...after }, now) }
  }

  /** One row for each success, decided once: what it paid, or why it goes back. */
  private async book(attempt: AttemptRecord, success: PaymentFacts): Promise<void> {
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
    if (stored.disposition !== 'held') return
    const disposition = await this.dispose(attempt, success, at)
    if (disposition === 'held') return
    await this.payments.updateOne({ _id: paymentId, disposition: 'held' }, { $set: { disposition } })
    if (disposition !== 'applied') await this.giveBack(attempt, success, disposition)
  }

  private async dispose(attempt: AttemptRecord, success: PaymentFacts, at: Date): Promise<Decided> {
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
  private async disposeSecond(attempt: AttemptRecord, success: PaymentFacts): Promise<Decided> {
    const { paymentId, amountPaise: gotPaise, currency } = success
    if (currency === attempt.currency) return 'extra'
    const note = FINDING_NOTES['amount-mismatch']
    await this.reviews.raise(attempt, { reason: 'amount-mismatch', paymentId, gotPaise, currency, note })
    return 'held'
  }

  private async giveBack(
    attempt: AttemptRecord,
    { paymentId, amountPaise, currency }: PaymentFacts,
    disposition: 'extra' | 'late',
  ): Promise<void> {
    const isExtra = disposition === 'extra'
    const note = isExtra
      ? `Order ${attempt.orderId} was paid already; ${formatRupees(amountPaise)} came a second time and goes back.`
      : `Order ${attempt.orderId} could no longer be fulfilled when ${formatRupees(amountPaise)} came; it goes back.`
    const reason = isExtra ? 'double-payment' : 'late-payment'
    await this.reviews.raise(attempt, { reason, paymentId, gotPaise: amountPaise, currency, note })
    await this.refunds.due({
      paymentId,
      amountPaise,
      purpose: disposition,
      isSecondInSession: paymentId !== attempt.paymentId,
      note: `Refund for order ${attempt.orderId}`,
    })
  }
}

const becomesPaid = (before: AttemptRecord, { status }: Verdict): boolean =>
  status === 'paid' && before.status !== 'paid'
