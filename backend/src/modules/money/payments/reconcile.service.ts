import { Injectable, Logger } from '@nestjs/common'
import { Clock } from '../../../platform/clock.js'
import { ALIVE } from '../../sales/orders/domain/guards.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { Attempts } from './attempts/attempts.service.js'
import { ProviderReading } from './attempts/provider-reading.service.js'
import { type Settled } from './attempts/settlement.service.js'
import { UNSENT_ATTEMPT } from './domain/guards.js'
import { PaymentProvider } from './provider/payment-provider.js'
import { FollowRefunds } from './refunds/follow-refunds.service.js'
import { type StoredAttempt } from './schemas/attempt.schema.js'

/** Each attempt takes two reads, so this many stay within the provider's limit for a minute. */
const ATTEMPTS_A_ROUND = 40
const REFUNDS_A_ROUND = 10

/** Counts of one round. */
export interface Round {
  attempts: number
  paid: number
  refunds: number
  failures: number
}

/** Settles attempts that webhooks and redirects left open, and carries out refunds that are due. */
@Injectable()
export class Reconciler {
  private readonly logger = new Logger('Reconciler')

  constructor(
    private readonly attempts: Attempts,
    private readonly reading: ProviderReading,
    private readonly refunds: FollowRefunds,
    private readonly orders: OrderQueries,
    private readonly provider: PaymentProvider,
    private readonly clock: Clock,
  ) {}

  /**
   * Handles everything that is due now. A failure leaves its attempt or refund for the next round and does
   * not stop the others.
   */
  async round(): Promise<Round> {
    const now = this.clock.now()
    const round: Round = { attempts: 0, paid: 0, refunds: 0, failures: 0 }
    for (const attempt of await this.attempts.due(now, ATTEMPTS_A_ROUND)) {
      const status = await this.guarded(round, () => this.settle(attempt, now), attempt)
      round.attempts += 1
      if (status === 'paid' && attempt.status !== 'paid') round.paid += 1
    }
    for (const refundId of await this.refunds.dueIds(now, REFUNDS_A_ROUND)) {
      await this.guarded(round, () => this.refunds.follow(refundId))
      round.refunds += 1
    }
    return round
  }

  private async settle(attempt: StoredAttempt, now: Date): Promise<string> {
    const settled = await this.reading.settle({ attempt })
    if (!settled) {
      // No session of the attempt was requested, and after its end none can be.
      if (!UNSENT_ATTEMPT.holds(attempt) || attempt.expiresAt <= now) await this.attempts.giveUp(attempt)
      else await this.attempts.postpone(attempt)
      return attempt.status
    }
    await this.closeUnwanted(settled)
    return settled.attempt.status
  }

  /** Ends a session whose order was deleted or cancelled, so that it takes no more money. */
  private async closeUnwanted({ attempt, verdict }: Settled): Promise<void> {
    if (!verdict.payable) return
    const order = await this.orders.resolve(attempt.orderId)
    if (!ALIVE.holds(order)) await this.provider.endSession(attempt.reference)
  }

  private async guarded<T>(round: Round, work: () => Promise<T>, attempt?: StoredAttempt): Promise<T | null> {
    try {
      return await work()
    } catch (error) {
      round.failures += 1
      this.logger.warn({ reference: attempt?.reference, err: error })
      if (attempt) await this.attempts.postpone(attempt)
      return null
    }
  }
}
