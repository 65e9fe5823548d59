import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { SettlePayment } from '../../../sales/orders/money/settle-payment.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { FINDING_NOTES, type ProviderFacts, transition, type Verdict } from '../domain/attempt.js'
import { nextCheck } from '../domain/checks.js'
import { troubleOf } from '../domain/trouble.js'
import { AttemptDocument, type StoredAttempt } from '../schemas/attempt.schema.js'
import { PaymentBooking } from './payment-booking.service.js'

export interface Settled {
  attempt: StoredAttempt
  verdict: Verdict
}

/**
 * The one place where money makes an order paid. Webhook, redirect and reconciler all pass what they read
 * from the provider to `apply` (docs/domain/payments.md#one-function-moves-an-attempt).
 */
@Injectable()
export class Settlement {
  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    private readonly orders: SettlePayment,
    private readonly cases: PaymentCases,
    private readonly booking: PaymentBooking,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Books a reading of the provider, all or nothing; joins the caller's transaction. Repeating it changes
   * nothing. `seen` is the attempt as the caller read it; the stored attempt decides.
   */
  apply(seen: StoredAttempt, facts: ProviderFacts): Promise<Settled> {
    return this.transactions.run(async () => {
      const { attempt, verdict } =
        (await this.pay(seen, facts)) ?? (await this.lockAndApply(seen.reference, facts))
      await this.booking.book(attempt, verdict.successes)
      if (attempt.status === 'paid') return { attempt, verdict }
      for (const finding of verdict.findings)
        await this.cases.raise(attempt, { ...finding, note: FINDING_NOTES[finding.reason] })
      return { attempt, verdict }
    })
  }

  /**
   * Books the most frequent reading, that an unpaid attempt is paid, in one write, if the attempt has not
   * changed since it was read.
   * @returns null for any other reading, and when another write came first.
   */
  private async pay(seen: StoredAttempt, facts: ProviderFacts): Promise<Settled | null> {
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
    // Before the first reading no case can be open.
    if (attempt.readings > 1) await this.cases.settleDelays(attempt.reference)
    return { attempt, verdict }
  }

  private async lockAndApply(reference: string, facts: ProviderFacts): Promise<Settled> {
    // The first write of a settlement is to its attempt: concurrent settlements wait here, before they do
    // work that would be undone.
    const before = await this.attempts
      .findOneAndUpdate({ reference }, { $inc: { readings: 1 } }, { returnDocument: 'after' })
      .lean()
    if (!before) throw new Error(`No attempt has the reference ${reference}`)
    const verdict = transition(before.status, before, facts)
    const after = { ...this.after(before, verdict), trouble: troubleOf(facts) }
    await this.attempts.updateOne({ _id: before._id }, { $set: after })
    if (becomesPaid(before, verdict)) await this.cases.settleDelays(reference)
    const { status } = after
    if (status !== before.status && (status === 'failed' || status === 'dropped'))
      await this.orders.failed(before.orderId, this.clock.now())
    return { attempt: { ...before, ...after }, verdict }
  }

  /** The changes of an attempt that follow from a verdict. */
  private after(before: StoredAttempt, verdict: Verdict) {
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
}

const becomesPaid = (before: StoredAttempt, { status }: Verdict): boolean =>
  status === 'paid' && before.status !== 'paid'
