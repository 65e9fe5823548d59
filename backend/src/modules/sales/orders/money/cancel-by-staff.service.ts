import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { changesBetween } from '../../../office/audit/domain/changes.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { CANCELLABLE_BY_STAFF } from '../domain/guards.js'
import { receivedFor, refundLeft } from '../domain/money/credit.js'
import { refundOnCancellation } from '../domain/order.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { notTakenBack, TakeBack } from './take-back.service.js'

/** A cancellation by staff, with a reason that the customer reads. */
export interface StaffCancellation {
  /** orderId or _id. */
  orderId: string
  reason: string
  /** The refund is reduced by the charge of a cancellation by the customer. */
  keepCharge: boolean
  /** Mobile number of the staff member. */
  by: string
}

/**
 * Lets staff cancel a paid order for which the courier was not called
 * (docs/domain/orders.md#cancelling-an-order).
 */
@Injectable()
export class CancelByStaff {
  constructor(
    private readonly store: OrderStore,
    private readonly takeBack: TakeBack,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Returns batches and stock, and computes the refund. Repeating it with the same reason changes nothing.
   * The order is locked first, so that of assigning, shipping and cancelling exactly one happens.
   * @throws NotFound, Conflict INVALID_TRANSITION
   */
  async cancel({ orderId, reason, keepCharge, by }: StaffCancellation): Promise<StoredOrder> {
    const { cancellationPercent } = await this.settings.current()
    return this.transactions.run(async () => {
      const order = await this.store.take(orderId)
      const backPaise = keepCharge ? refundOnCancellation(order, cancellationPercent) : receivedFor(order)
      if (isSame(order, reason, refundLeft(order, backPaise))) {
        this.audit.nothingNew()
        return order
      }
      if (!CANCELLABLE_BY_STAFF.holds(order)) throw notTakenBack(order, 'cancelled')
      const after = await this.takeBack.cancel(order, {
        backPaise,
        stockBy: by,
        cancelledBy: 'staff',
        reason,
      })
      const changes = changesBetween(auditedFacts(order), auditedFacts(after))
      await this.audit.record({ action: 'order.cancelled', subject: `order:${order.orderId}`, changes })
      return after
    })
  }
}

function isSame(order: StoredOrder, reason: string, refundPaise: Paise): boolean {
  const { orderStatus, cancelledBy, cancelReason } = order
  const isOurs = orderStatus === 'Cancelled' && cancelledBy === 'staff' && cancelReason === reason
  return isOurs && order.refundPaise === refundPaise
}

const auditedFacts = ({ orderStatus, deliveryStatus, refundPaise, cancelReason }: StoredOrder) => ({
  orderStatus,
  deliveryStatus,
  refundPaise,
  cancelReason,
})
