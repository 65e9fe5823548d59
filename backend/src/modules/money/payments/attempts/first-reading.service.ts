import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Moved } from '../../../../platform/mongo/late-writes.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { UNPAID_AND_HELD } from '../../../sales/orders/domain/guards.js'
import { SettlePayment } from '../../../sales/orders/money/settle-payment.service.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { ClosedMonths } from '../../closed-months/closed-months.service.js'
import { afterReading, becomesPaid } from '../domain/after-reading.js'
import { type PaymentFacts, type ProviderFacts, transition } from '../domain/attempt.js'
import { AttemptDocument, type StoredAttempt } from '../schemas/attempt.schema.js'
import { PaymentDocument } from '../schemas/payment.schema.js'
import { rowOf } from './payment-booking.service.js'
import { type Settled } from './settlement.service.js'

/** An attempt and its order as they were read. */
interface Seen {
  attempt: StoredAttempt
  order: StoredOrder
}

/** Books the most frequent reading of all in one command: the first of an attempt, and that it has paid its held order. */
@Injectable()
export class FirstReading {
  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly orders: SettlePayment,
    private readonly months: ClosedMonths,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param alongside is written in the same transaction, by `Transactions.append`
   * @returns null for any other reading, and when another write came first: nothing is booked then
   */
  async book(seen: Seen, facts: ProviderFacts, alongside: () => Promise<void>): Promise<Settled | null> {
    const { attempt, order } = seen
    const verdict = transition(attempt.status, attempt, facts)
    const { settledBy, successes } = verdict
    // Before the first reading no case can be open, and no payment booked.
    const isFirst = attempt.readings === 0 && successes.length === 1 && UNPAID_AND_HELD.holds(order)
    if (!isFirst || !settledBy || !becomesPaid(attempt, verdict)) return null
    // Whether an earlier month stays open is asked in a transaction.
    if (settledBy.at && this.months.isOver(settledBy.at)) return null
    const { _id, status, readings } = attempt
    const now = this.clock.now()
    const after = { ...afterReading(attempt, verdict, now), updatedAt: now }
    try {
      await this.transactions.runAtOnce(async () => {
        const update = { $set: after, $inc: { readings: 1 } }
        await this.transactions.change(this.attempts, { _id, status, readings }, update)
        await this.pay(seen, settledBy, now)
        await alongside()
      })
      return { attempt: { ...attempt, ...after, readings: readings + 1 }, verdict }
    } catch (error) {
      if (error instanceof Moved || isDuplicateKey(error)) return null
      throw error
    }
  }

  private async pay({ attempt, order }: Seen, success: PaymentFacts, now: Date): Promise<void> {
    const at = success.at ?? now
    const row = {
      ...rowOf(attempt, success, at),
      disposition: 'applied' as const,
      paidOutAt: null,
      writtenOffOn: null,
      reversedOn: null,
      createdAt: now,
      updatedAt: now,
    }
    await this.transactions.append(this.payments, [row])
    const { amountPaise, paymentId } = success
    await this.orders.payAsRead(order, { at, amountPaise, paymentId })
  }
}
