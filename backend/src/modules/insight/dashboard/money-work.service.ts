import { Injectable } from '@nestjs/common'
import { RefundWatch } from '../../money/payments/refunds/refund-watch.queries.js'
import { PayoutQueries } from '../../money/payouts/payouts.queries.js'

/** Money that waits for a person: payments, refunds, and payouts of the provider. */
@Injectable()
export class MoneyWork {
  constructor(
    private readonly refunds: RefundWatch,
    private readonly payouts: PayoutQueries,
  ) {}

  async counts(): Promise<Record<'paymentsToLookAt' | 'refundsToLookAt' | 'payoutsToLookAt', number>> {
    const [work, payoutsToLookAt] = await Promise.all([this.refunds.openWork(), this.payouts.openCount()])
    return { ...work, payoutsToLookAt }
  }
}
