import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Attempts } from '../attempts/attempts.service.js'
import { ProviderReading } from '../attempts/provider-reading.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import {
  PaymentProvider,
  type ProviderEvent,
  ProviderUnavailable,
  type SignedRequest,
} from '../provider/payment-provider.js'
import { FollowRefunds } from '../refunds/follow-refunds.service.js'
import { Refunds } from '../refunds/refunds.service.js'
import { type EventOutcome, PaymentEventDocument } from '../schemas/payment-event.schema.js'

/** An event with the bytes that were signed. */
interface ReceivedEvent<E extends ProviderEvent = ProviderEvent> {
  event: E
  body: string
}

/** Records every signed event once, under its natural key. */
@Injectable()
export class EventLog {
  constructor(
    @InjectModel(PaymentEventDocument.name) private readonly events: Model<PaymentEventDocument>,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async has(key: string): Promise<boolean> {
    return (await this.events.exists({ _id: key })) !== null
  }

  /** Joins the caller's transaction, as its last write. A delivery of the same event that was recorded before stays. */
  async record({ event, body }: ReceivedEvent, outcome: EventOutcome): Promise<void> {
    const { key: _id, type, reference } = event
    const row = { _id, type, reference, outcome, receivedAt: this.clock.now(), body }
    await this.transactions.append(this.events, [row], { once: true })
  }
}

type RefundEvent = Extract<ProviderEvent, { kind: 'refund' }>
type OwnRefundEvent = Extract<ProviderEvent, { kind: 'own-refund' }>

/** Handles the provider's events about refunds. */
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

  /** Reads and books the state of one of the shop's refunds. */
  async handle(received: ReceivedEvent<RefundEvent>): Promise<void> {
    const refund = await this.following.find(received.event.refundId)
    if (refund) await this.following.follow(refund._id)
    await this.log.record(received, refund ? 'applied' : 'unknown-order')
  }

  /** Handles money that the provider returned by itself (late or double success): staff should know. */
  async handleOwn(received: ReceivedEvent<OwnRefundEvent>): Promise<void> {
    const { reference, paymentId, amountPaise: gotPaise, currency, note } = received.event
    const attempt = await this.attempts.byReference(reference)
    await this.transactions.run(async () => {
      if (attempt) {
        const matter = { reason: 'refunded-by-provider', paymentId, gotPaise, currency, note } as const
        await this.cases.raise(attempt, matter)
        await this.refunds.reversed(paymentId)
      }
      await this.log.record(received, attempt ? 'noted' : 'unknown-order')
    })
  }
}

type PaymentEvent = Extract<ProviderEvent, { kind: 'payment' }>

/** Handles the provider's events about payments: success, failure or drop. */
@Injectable()
export class OnPaymentEvent {
  constructor(
    private readonly log: EventLog,
    private readonly attempts: Attempts,
    private readonly reading: ProviderReading,
  ) {}

  /**
   * Reads the provider, adds the event's payment, and books both and the event itself in one transaction.
   * An event that was recorded before is ignored. Deliveries at the same moment book the same, which changes nothing.
   * @throws ProviderUnavailable when the provider cannot be read: it repeats the event later.
   */
  async handle(received: ReceivedEvent<PaymentEvent>): Promise<void> {
    const { key, reference, payment } = received.event
    const found = await this.attempts.withOrderOf(reference)
    // Before the first reading of an attempt no event of it is recorded.
    if (found?.attempt.readings !== 0 && (await this.log.has(key))) return
    if (!found) {
      await this.log.record(received, 'unknown-order')
      return
    }
    const facts = await this.reading.readWith(reference, payment)
    if (!facts) throw new ProviderUnavailable('an event about an order that the provider does not find')
    const attempt = await this.attempts.activate(found.attempt, facts.order)
    await this.reading.book({ ...found, attempt }, facts, () => this.log.record(received, 'applied'))
  }
}

/**
 * Handles signed events. An event about a payment, or about money that the provider returned by itself, is
 * recorded in the transaction that books it: after a failure neither is stored, and the provider's
 * repetition starts fresh. An event about a refund of the shop is recorded after the refund was read and
 * booked; if the process fails in between, the repetition reads it again, which changes nothing. The
 * repetition of a recorded event is found by its key.
 */
@Injectable()
export class Webhook {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly log: EventLog,
    private readonly onPayment: OnPaymentEvent,
    private readonly onRefund: OnRefundEvent,
  ) {}

  /** @throws BadSignature; ProviderUnavailable and faults of this program, after which nothing is written. */
  async receive(request: SignedRequest): Promise<void> {
    const event = this.provider.readEvent(request)
    const body = request.rawBody.toString('utf8')
    switch (event.kind) {
      case 'payment':
        return this.onPayment.handle({ event, body })
      case 'refund':
        if (await this.log.has(event.key)) return
        return this.onRefund.handle({ event, body })
      case 'own-refund':
        if (await this.log.has(event.key)) return
        return this.onRefund.handleOwn({ event, body })
      case 'other':
        // A test ping, or a type that this program does not know: recorded and otherwise ignored.
        await this.log.record({ event, body }, 'unknown-type')
    }
  }
}
