import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { CashDesk } from './cash-desk.service.js'
import { type JarRefund, type JarRefundOrder, JarRefunds } from './jar-refunds.service.js'
import { cashReferenceOf } from './paid-in-cash.js'

/**
 * Money for recalled jars that were paid in cash goes back in cash: refunded and taken out of the drawer, or neither.
 */
@Injectable()
export class CashJarRefunds {
  constructor(
    private readonly refunds: JarRefunds,
    private readonly desk: CashDesk,
    private readonly orders: OrderQueries,
    private readonly transactions: Transactions,
  ) {}

  /** Joins the caller's transaction. @throws as `JarRefunds.byHand`; Conflict REFUND_NOT_DUE | CASH_SHORT | DRAWER_CLOSED */
  give(wanted: JarRefundOrder): Promise<JarRefund> {
    return this.transactions.run(async () => {
      const order = await this.orders.resolve(wanted.orderId)
      const refund = await this.refunds.byHand(wanted, cashReferenceOf(order))
      const { refundId, amountPaise: paise } = refund
      if (paise > 0)
        await this.desk.give({ orderId: order.orderId, paise, by: wanted.by, key: `recall:${refundId}` })
      return refund
    })
  }

  /** What would go back; nothing changes. @throws as `JarRefunds.preview`; Conflict REFUND_NOT_DUE */
  async preview(wanted: JarRefundOrder): Promise<Omit<JarRefund, 'refundId'> & { refundId: null }> {
    cashReferenceOf(await this.orders.resolve(wanted.orderId))
    return this.refunds.preview(wanted)
  }
}
