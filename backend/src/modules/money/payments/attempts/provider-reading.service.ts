import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { confirms, type PaymentFacts, type ProviderFacts, withPayment } from '../domain/attempt.js'
import { PaymentProvider, type ProviderOrder } from '../provider/payment-provider.js'
import { type StoredAttempt } from '../schemas/attempt.schema.js'
import { Attempts } from './attempts.service.js'
import { FirstReading } from './first-reading.service.js'
import { type Settled, Settlement } from './settlement.service.js'

export interface Reading extends ProviderFacts {
  order: ProviderOrder
}

/** An attempt, and its order if the caller has read it too. */
interface OrderAndAttempt {
  attempt: StoredAttempt
  order?: StoredOrder
}

/** Order and payments are read by two calls: a change between them shows as a contradiction. */
function contradicts({ order, payments }: Reading): boolean {
  return (order.status === 'paid') !== payments.some(({ status }) => status === 'success')
}

/** Reads attempts at the provider, and books what was read. */
@Injectable()
export class ProviderReading {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly attempts: Attempts,
    private readonly settlement: Settlement,
    private readonly first: FirstReading,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Reads an attempt. @returns null when the provider does not know the reference. @throws
   * ProviderUnavailable
   */
  async read(reference: string): Promise<Reading | null> {
    const first = await this.readOnce(reference)
    return first && contradicts(first) ? this.readOnce(reference) : first
  }

  /**
   * As `read`, with a payment from a signed event. When that success and the order's PAID agree, the order
   * is paid, and the list of payments is not fetched.
   */
  async readWith(reference: string, told: PaymentFacts): Promise<Reading | null> {
    const order = await this.provider.findOrder(reference)
    if (!order || confirms(order, told)) return order && { order, payments: [told] }
    const reading = await this.read(reference)
    return reading && { ...withPayment(reading, told), order: reading.order }
  }

  /**
   * Reads the provider and books the result.
   * @returns null, with nothing booked, when the provider does not know the reference.
   * @throws ProviderUnavailable
   */
  async settle({ attempt, order }: OrderAndAttempt): Promise<Settled | null> {
    const reading = await this.read(attempt.reference)
    if (!reading) return null
    const seen = { attempt: await this.attempts.activate(attempt, reading.order), ...(order && { order }) }
    return this.book(seen, reading)
  }

  /**
   * Books a reading and what stands `alongside` it (`Transactions.append`), all or nothing. The stored attempt and order
   * decide, not those that the caller has read.
   */
  async book(
    { attempt, order }: OrderAndAttempt,
    facts: ProviderFacts,
    alongside: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Settled> {
    const paid = order && (await this.first.book({ attempt, order }, facts, alongside))
    if (paid) return paid
    return this.transactions.run(async () => {
      const settled = await this.settlement.apply(attempt.reference, facts)
      await alongside()
      return settled
    })
  }

  /** As `settle`, for the attempt with a reference, if there is one. */
  async settleReference(reference: string): Promise<void> {
    const attempt = await this.attempts.byReference(reference)
    if (attempt) await this.settle({ attempt })
  }

  private async readOnce(reference: string): Promise<Reading | null> {
    const order = await this.provider.findOrder(reference)
    return order && { order, payments: await this.provider.payments(reference) }
  }
}
