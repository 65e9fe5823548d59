import { Injectable } from '@nestjs/common'
import { confirms, type PaymentFacts, type ProviderFacts, withPayment } from '../domain/attempt.js'
import { PaymentProvider, type ProviderOrder } from '../provider/payment-provider.js'
import { type StoredAttempt } from '../schemas/attempt.schema.js'
import { Attempts } from './attempts.service.js'
import { type Settled, Settlement } from './settlement.service.js'

export interface Reading extends ProviderFacts {
  order: ProviderOrder
}

/** Order and payments are two calls: what changed between them shows as a contradiction. */
function contradicts({ order, payments }: Reading): boolean {
  return (order.status === 'paid') !== payments.some(({ status }) => status === 'success')
}

/** Server-to-server reads of an attempt, and their booking. */
@Injectable()
export class ProviderReading {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly attempts: Attempts,
    private readonly settlement: Settlement,
  ) {}

  /** @returns null when the provider knows no such reference. @throws ProviderUnavailable */
  async read(reference: string): Promise<Reading | null> {
    const first = await this.readOnce(reference)
    return first && contradicts(first) ? this.readOnce(reference) : first
  }

  /**
   * As `read`, with a payment from a signed event. When that success and the order's PAID agree, nothing else is needed
   * for paid, so the list of payments is not fetched.
   */
  async readWith(reference: string, told: PaymentFacts): Promise<Reading | null> {
    const order = await this.provider.findOrder(reference)
    if (!order || confirms(order, told)) return order && { order, payments: [told] }
    const reading = await this.read(reference)
    return reading && { ...withPayment(reading, told), order: reading.order }
  }

  /**
   * Reads the provider and books what it says.
   * @returns null when the provider knows no such reference; nothing was booked then.
   * @throws ProviderUnavailable
   */
  async settle(attempt: StoredAttempt): Promise<Settled | null> {
    const reading = await this.read(attempt.reference)
    if (!reading) return null
    return this.settlement.apply(await this.attempts.activate(attempt, reading.order), reading)
  }

  /** As `settle`, for the attempt of a reference if there is one. */
  async settleReference(reference: string): Promise<void> {
    const attempt = await this.attempts.byReference(reference)
    if (attempt) await this.settle(attempt)
  }

  private async readOnce(reference: string): Promise<Reading | null> {
    const order = await this.provider.findOrder(reference)
    return order && { order, payments: await this.provider.payments(reference) }
  }
}
