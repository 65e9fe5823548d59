import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { ProviderReading } from '../attempts/provider-reading.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { type CaseAction } from './domain/case-actions.js'
import { type CaseDetail, PaymentCaseQueries } from './payment-cases.queries.js'
import { ResolveCases } from './resolve-cases.service.js'

/**
 * Lets staff decide about payments to look at. Each decision locks the case first, so that only one of two
 * decides.
 */
@Injectable()
export class DecideCase {
  constructor(
    private readonly queries: PaymentCaseQueries,
    private readonly cases: PaymentCases,
    private readonly resolving: ResolveCases,
    private readonly reading: ProviderReading,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * Refunds the payment. @throws NotFound; Conflict ACTION_NOT_ALLOWED in any other state than the
   * action's.
   */
  refund(id: string, by: string): Promise<void> {
    return this.decide(id, 'refund', (detail) => this.resolving.refund(detail, by))
  }

  /** Accepts the payment for its order. @throws as `refund`, and Conflict ORDER_TAKES_NO_PAYMENT. */
  accept(id: string, by: string): Promise<void> {
    return this.decide(id, 'accept', (detail) => this.resolving.accept(detail, by))
  }

  /** Closes the case with a note. @throws as `refund`. */
  resolve(id: string, note: string, by: string): Promise<void> {
    return this.decide(id, 'resolve', (detail) => this.resolving.resolve(detail, note, by))
  }

  /**
   * Reads the provider again before a decision, and books the result. @throws NotFound,
   * ProviderUnavailable
   */
  async reread(id: string): Promise<void> {
    const { paymentCase } = await this.queries.detail(id)
    await this.reading.settleReference(paymentCase.reference)
  }

  private decide(id: string, action: CaseAction, work: (detail: CaseDetail) => Promise<void>) {
    return this.transactions.run(async () => {
      await this.cases.lock(id)
      const detail = await this.queries.detail(id)
      if (!detail.actions.includes(action))
        throw new Conflict(
          'ACTION_NOT_ALLOWED',
          'This payment has been dealt with, or its money is moving.',
          {
            actions: detail.actions,
          },
        )
      await work(detail)
      const { orderId, reason, paymentId, gotPaise } = detail.paymentCase
      const changes = [
        { field: 'reason', after: reason },
        { field: 'paymentId', after: paymentId },
        { field: 'receivedPaise', after: gotPaise },
      ]
      await this.audit.record({ action: `payment-review.${action}`, subject: `order:${orderId}`, changes })
    })
  }
}
