import { Injectable } from '@nestjs/common'
import { type Paise, paiseToRupees } from '../../../kernel/amounts/money.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'

/** The transaction, the time and the audit entry of a receipt. */
@Injectable()
export class Books {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  run<T>(work: (at: Date) => Promise<T>): Promise<T> {
    return this.transactions.run(() => work(this.clock.now()))
  }

  tell(
    { orderId }: StoredOrder,
    { method, paise, reference }: { method: string; paise: Paise; reference: string | null },
  ): Promise<void> {
    const changes = [
      { field: 'paidBy', before: null, after: method },
      { field: 'amount', before: null, after: paiseToRupees(paise) },
      { field: 'reference', before: null, after: reference },
    ]
    return this.audit.record({ action: 'order.collected', subject: `order:${orderId}`, changes })
  }
}
