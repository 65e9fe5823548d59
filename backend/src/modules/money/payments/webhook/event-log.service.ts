import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { type ProviderEvent } from '../provider/payment-provider.js'
import { type EventOutcome, PaymentEventDocument } from '../schemas/payment-event.schema.js'

/** An event and the bytes that were signed. */
export interface ReceivedEvent<E extends ProviderEvent = ProviderEvent> {
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
