import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { SettlePayment } from '../../../sales/orders/money/settle-payment.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { afterReading, becomesPaid } from '../domain/after-reading.js'
import { FINDING_NOTES, type ProviderFacts, transition, type Verdict } from '../domain/attempt.js'
import { troubleOf } from '../domain/trouble.js'
import { AttemptDocument, type StoredAttempt } from '../schemas/attempt.schema.js'
import { PaymentBooking } from './payment-booking.service.js'

export interface Settled {
  attempt: StoredAttempt
  verdict: Verdict
}

/**
 * The one place where money makes an order paid. Webhook, redirect and reconciler all pass what they read
 * from the provider to `apply`, or in the most frequent case to `FirstReading`, which decides by the same function (docs/domain/payments.md#one-function-moves-an-attempt).
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
   * Books a reading of the provider, all or nothing; joins the caller's transaction. Repeating it changes nothing.
   */
  apply(reference: string, facts: ProviderFacts): Promise<Settled> {
    return this.transactions.run(async () => {
      const { attempt, verdict } = await this.lockAndApply(reference, facts)
      await this.booking.book(attempt, verdict.successes)
      if (attempt.status === 'paid') return { attempt, verdict }
      for (const finding of verdict.findings)
        await this.cases.raise(attempt, { ...finding, note: FINDING_NOTES[finding.reason] })
      return { attempt, verdict }
    })
  }

  private async lockAndApply(reference: string, facts: ProviderFacts): Promise<Settled> {
    // The first write of a settlement is to its attempt: concurrent settlements wait here, before they do
    // work that would be undone.
    const before = await this.attempts
      .findOneAndUpdate({ reference }, { $inc: { readings: 1 } }, { returnDocument: 'after' })
      .lean()
    if (!before) throw new Error(`No attempt has the reference ${reference}`)
    const verdict = transition(before.status, before, facts)
    const after = { ...afterReading(before, verdict, this.clock.now()), trouble: troubleOf(facts) }
    await this.attempts.updateOne({ _id: before._id }, { $set: after })
    if (before.readings > 1 && becomesPaid(before, verdict)) await this.cases.settleDelays(reference)
    const { status } = after
    if (status !== before.status && (status === 'failed' || status === 'dropped'))
      await this.orders.failed(before.orderId, this.clock.now())
    return { attempt: { ...before, ...after }, verdict }
  }
}
