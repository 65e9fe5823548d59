import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Attempts } from '../attempts/attempts.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { type ProviderEvent } from '../provider/payment-provider.js'
import { FollowRefunds } from '../refunds/follow-refunds.service.js'
import { Refunds } from '../refunds/refunds.service.js'
import { EventLog, type ReceivedEvent } from './event-log.service.js'

type RefundEvent = Extract<ProviderEvent, { kind: 'refund' }>
type OwnRefundEvent = Extract<ProviderEvent, { kind: 'own-refund' }>

/** A refund moved on, says the provider. */
@Injectable()
export class OnRefundEvent {
  constructor(
    private readonly log: EventLog,
    private readonly refunds: Refunds,
    private readonly following: FollowRefunds,
    private readonly attempts: Attempts,
    private readonly cases: PaymentCases,
    private readonly transactions: Transactions,
  ) {}

  /** Of ours: its state is read and booked. */
  async handle(received: ReceivedEvent<RefundEvent>): Promise<void> {
    const refund = await this.following.find(received.event.refundId)
    if (refund) await this.following.follow(refund._id)
    await this.log.record(received, refund ? 'applied' : 'unknown-order')
  }

  /** The provider gave money back on its own account (late or double success): staff should know. */
  async handleOwn(received: ReceivedEvent<OwnRefundEvent>): Promise<void> {
    const { reference, paymentId, amountPaise: gotPaise, currency, note } = received.event
    const attempt = await this.attempts.byReference(reference)
    await this.transactions.run(async () => {
      if (!(await this.log.record(received, attempt ? 'noted' : 'unknown-order')) || !attempt) return
      const matter = { reason: 'refunded-by-provider', paymentId, gotPaise, currency, note } as const
      await this.cases.raise(attempt, matter)
      await this.refunds.reversed(paymentId)
    })
  }
}
