import { Injectable } from '@nestjs/common'
import { Attempts } from '../attempts/attempts.service.js'
import { ProviderReading } from '../attempts/provider-reading.service.js'
import { PaymentCaseQueries } from './payment-cases.queries.js'

/** Staff ask the provider again before they decide. */
@Injectable()
export class RereadCase {
  constructor(
    private readonly queries: PaymentCaseQueries,
    private readonly attempts: Attempts,
    private readonly reading: ProviderReading,
  ) {}

  /** Books what the provider says now. @throws NotFound, ProviderUnavailable */
  async execute(id: string): Promise<void> {
    const { paymentCase } = await this.queries.detail(id)
    const attempt = await this.attempts.byReference(paymentCase.reference)
    if (attempt) await this.reading.settle(attempt)
  }
}
