import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { OrderStore } from './order-store.service.js'

/** Shows on an order the state of the issue that its customer raised. */
@Injectable()
export class OrderIssue {
  constructor(
    private readonly store: OrderStore,
    private readonly transactions: Transactions,
  ) {}

  /** Sets the state on the order. Joins the caller's transaction. @throws NotFound */
  async show(orderId: string, issueStatus: 'Open' | 'Resolved' | null): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.store.take(orderId)
      await this.store.write(order, { issueStatus })
    })
  }
}
