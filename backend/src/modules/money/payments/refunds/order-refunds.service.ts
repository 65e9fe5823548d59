import { Injectable } from '@nestjs/common'
import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { changesBetween } from '../../../office/audit/domain/changes.js'
import { RefundOrder } from '../../../sales/orders/money/refund-order.service.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { type CheckedWay, GiveRefund, type RefundWay } from './give-refund.service.js'

/** A staff member's decision about one order. */
export interface Decision {
  /** orderId or _id. */
  orderId: string
  /** Mobile number of the staff member. */
  by: string
}

/** Refunds cancelled orders once, even when two people try or one clicks twice. */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly giving: GiveRefund,
    private readonly refunding: RefundOrder,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Gives the refund; repeating it changes nothing. Through the provider, the order counts as refunded
   * once the provider confirms it.
   * @throws NotFound; Conflict REFUND_NOT_DUE | REFUND_UNDER_WAY, and those of `GiveRefund`
   */
  async give({ orderId, by }: Decision, wanted: RefundWay): Promise<void> {
    await this.transactions.run(async () => {
      const way = await this.giving.check(wanted, orderId, 'refundReference')
      const before = await this.refunding.order(orderId)
      if (isSaidAgain(before, way)) return
      const order = await this.refunding.lock(orderId)
      const named = `order ${order.orderId}`
      const booked = await this.giving.give(
        {
          order,
          amountPaise: order.refundPaise ?? NO_MONEY,
          purpose: 'cancelled',
          note: `Refund for ${named}`,
          named: `of ${named}`,
          by,
        },
        way,
      )
      const action = way.by === 'provider' ? 'refund.started' : 'refund.completed-by-hand'
      const changes = changesBetween(facts(before), facts(await this.refunding.booked(order, booked)))
      await this.audit.record({ action, subject: `order:${order.orderId}`, changes })
    })
  }
}

function isSaidAgain({ paymentStatus, refundId, refundReference }: StoredOrder, way: CheckedWay): boolean {
  if (way.by === 'provider') return Boolean(refundId)
  return paymentStatus === 'Refund Completed' && refundReference === way.reference
}

function facts({ paymentStatus, refundId, refundReference }: StoredOrder) {
  return { paymentStatus, refundId, refundReference }
}
