import { Injectable } from '@nestjs/common'
import { PaymentProvider, type SignedRequest } from '../provider/payment-provider.js'
import { EventLog } from './event-log.service.js'
import { OnPaymentEvent } from './payment-event.service.js'
import { OnRefundEvent } from './refund-event.service.js'

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
