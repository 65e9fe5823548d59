import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Attempts } from '../attempts/attempts.service.js'
import { ProviderReading } from '../attempts/provider-reading.service.js'
import { Settlement } from '../attempts/settlement.service.js'
import { type ProviderEvent, ProviderUnavailable } from '../provider/payment-provider.js'
import { EventLog, type ReceivedEvent } from './event-log.service.js'

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
