import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { OrderRefunds } from '../payments/refunds/order-refunds.service.js'
import { cashReferenceOf } from '../payments/refunds/paid-in-cash.js'
import { Drawers } from './drawer/drawers.service.js'

/** The money of a cancelled order goes back in cash: refunded by hand, out of the drawer. */
@Injectable()
export class CashRefunds {
  constructor(
    private readonly orders: OrderQueries,
    private readonly refunds: OrderRefunds,
    private readonly drawers: Drawers,
    private readonly transactions: Transactions,
  ) {}

  /** Said again, it changes nothing. @throws NotFound, Conflict REFUND_NOT_DUE | CASH_SHORT | DRAWER_CLOSED, and those of `OrderRefunds` */
  give(orderId: string, by: string): Promise<StoredOrder> {
    return this.transactions.run(async () => {
      const order = await this.orders.resolve(orderId)
      const { orderId: id, refundPaise } = order
      const after = await this.refunds.byHand({ orderId: id, by }, cashReferenceOf(order))
      if (refundPaise)
        await this.drawers.book({ kind: 'refund', paise: refundPaise, reason: '', by, orderId: id, key: id })
      return after
    })
  }
}
