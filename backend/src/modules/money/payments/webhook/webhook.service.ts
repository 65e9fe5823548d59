import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Attempts } from '../attempts/attempts.service.js'
import { ProviderReading } from '../attempts/provider-reading.service.js'
import { Settlement } from '../attempts/settlement.service.js'
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

/** An event and the bytes that were signed. */
interface ReceivedEvent<E extends ProviderEvent = ProviderEvent> {
  event: E
  body: string
}

/** Every signed event once, under its natural key. */
@Injectable()
export class EventLog {
  constructor(
    @InjectModel(PaymentEventDocument.name) private readonly events: Model<PaymentEventDocument>,
    private readonly clock: Clock,
  ) {}

  async has(key: string): Promise<boolean> {
    return (await this.events.exists({ _id: key })) !== null
  }

  /** Joins the caller's transaction. @returns false when a delivery of the same event was recorded before. */
  async record({ event, body }: ReceivedEvent, outcome: EventOutcome): Promise<boolean> {
    const { key, type, reference } = event
    const written = await this.events.updateOne(
      { _id: key },
      { $setOnInsert: { type, reference, outcome, body, receivedAt: this.clock.now() } },
      { upsert: true },
    )
    return written.upsertedCount === 1
  }
}

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

type PaymentEvent = Extract<ProviderEvent, { kind: 'payment' }>

/** A payment succeeded, failed or was dropped, says the provider. */
@Injectable()
export class OnPaymentEvent {
  constructor(
    private readonly log: EventLog,
    private readonly attempts: Attempts,
    private readonly reading: ProviderReading,
    private readonly settlement: Settlement,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Reads the provider, adds what the event told, and books both and the event itself in one transaction. Nothing to do
   * for an event that was recorded before.
   * @throws ProviderUnavailable when the provider cannot be read: it repeats the event later.
   */
  async handle(received: ReceivedEvent<PaymentEvent>): Promise<void> {
    const { key, reference, payment } = received.event
    const attempt = await this.attempts.byReference(reference)
    // The first reading of an attempt cannot be a repetition; the record in the transaction decides in any case.
    if (attempt?.readings !== 0 && (await this.log.has(key))) return
    if (!attempt) {
      await this.log.record(received, 'unknown-order')
      return
    }
    const facts = await this.reading.readWith(reference, payment)
    if (!facts) throw new ProviderUnavailable('an event about an order that the provider does not find')
    await this.transactions.run(async () => {
      if (!(await this.log.record(received, 'applied'))) return
      await this.settlement.apply(await this.attempts.activate(attempt, facts.order), facts)
    })
  }
}

/**
 * Signed events. An event about a payment, or about money that the provider gave back by itself, is recorded in the
 * transaction that books it: after a failure neither is there, and the provider's repetition starts fresh. An event about
 * a refund of ours is recorded after the refund was read and booked; if it fails in between, the repetition reads it
 * again, which changes nothing. The repetition of a recorded event meets its key.
 */
@Injectable()
export class Webhook {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly log: EventLog,
    private readonly onPayment: OnPaymentEvent,
    private readonly onRefund: OnRefundEvent,
  ) {}

  /** @throws BadSignature; ProviderUnavailable and faults of our own, after which nothing is written. */
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
        return this.onRefund.handleOwn({ event, body })
      case 'other':
        // A test ping, or something newer than we are: kept, and nothing else.
        await this.log.record({ event, body }, 'unknown-type')
    }
  }
}
