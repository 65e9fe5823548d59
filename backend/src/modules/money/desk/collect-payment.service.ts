import { Injectable } from '@nestjs/common'
import { isAllowed } from '../../../kernel/access/permissions.js'
import { formatRupees, type Paise, paiseToRupees } from '../../../kernel/amounts/money.js'
import { AppError, Conflict, InvalidInput } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { SettlePayment } from '../../sales/orders/money/settle-payment.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { type PaidOutcome, type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { Drawers } from './drawer/drawers.service.js'
import { Receipts } from './receipts.service.js'

/** Money that staff collected for an order. */
export interface Collected {
  method: 'upi' | 'cash'
  /** Reference of the UPI payment. */
  reference: string
  /** The cash that the customer gave; null when it was not counted. */
  receivedPaise: Paise | null
  /**
   * The amount that the screen told staff to take; compared, never used. null: staff were told this
   * order's prices just now.
   */
  toldPaise: Paise | null
}

type Staff = Pick<Principal, 'mobileNumber' | 'role'>

/**
 * Records that staff took an order's money: the order is paid once, by one receipt, and cash goes into the
 * drawer. Money that the provider sends for the same order later is a second payment, and is refunded
 * (docs/domain/orders.md#orders-taken-by-staff).
 */
@Injectable()
export class CollectPayment {
  constructor(
    private readonly orders: OrderQueries,
    private readonly settling: SettlePayment,
    private readonly drawers: Drawers,
    private readonly receipts: Receipts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating the call as the same person changes nothing. Joins the caller's transaction.
   * @throws NotFound, InvalidInput (reference, received), AppError FORBIDDEN, Conflict ALREADY_PAID |
   * AMOUNT_MISMATCH | PAYMENT_UNDER_REVIEW | ORDER_TAKES_NO_PAYMENT | REFERENCE_USED | DRAWER_CLOSED
   */
  collect(orderId: string, collected: Collected, staff: Staff): Promise<StoredOrder> {
    const { method, toldPaise } = collected
    const receivedPaise = method === 'cash' ? collected.receivedPaise : null
    const reference = method === 'upi' ? requireReference(collected.reference) : null
    const by = staff.mobileNumber
    return this.transactions.run(async () => {
      const at = this.clock.now()
      const order = await this.orders.resolve(orderId)
      const known = await this.receipts.find(order._id)
      if (known && known.by === by && known.method === method && known.reference === reference) return order
      requireAllowed(order, staff)
      if (order.paymentReview) throw underReview()
      const paise = order.finalPaise
      const paid = await this.settling.markPaid(order.orderId, {
        at,
        amountPaise: paise,
        paymentId: reference,
        paidBy: method,
        by,
      })
      if (paid.outcome !== 'paid') throw refusal(paid)
      if (toldPaise !== null && toldPaise !== paise) throw otherAmount(paise, toldPaise)
      if (receivedPaise !== null && receivedPaise < paise) throw tooLittle(paise)
      const { _id, orderId: id } = order
      await this.receipts.write({ _id, orderId: id, method, paise, receivedPaise, reference, by, at })
      if (method === 'cash')
        await this.drawers.book({ kind: 'sale', paise, reason: '', by, orderId: id, key: id })
      return paid.order
    })
  }
}

function requireReference(text: string): string {
  const reference = text.trim().toUpperCase()
  if (reference !== '') return reference
  const sentence = 'Enter the reference of the UPI payment.'
  throw InvalidInput.field('reference', sentence)
}

/**
 * Orders that customers placed themselves are paid through the provider: only admins may record a payment
 * by hand.
 */
function requireAllowed({ channel = 'shop', takenBy }: StoredOrder, { role }: Staff): void {
  const isOfStaff = channel !== 'shop' || takenBy != null
  if (isOfStaff || isAllowed(role, 'orders.collect-online')) return
  throw new AppError('FORBIDDEN', 'Only an admin may take money for an order that was placed in the shop.')
}

function refusal(paid: PaidOutcome): Conflict {
  const { orderId } = paid.order
  if (paid.outcome !== 'needs-review')
    return new Conflict('ALREADY_PAID', `Order ${orderId} is already paid.`)
  const why = {
    DELETED: 'Its customer deleted it.',
    CANCELLED: 'It was cancelled.',
    STOCK_GONE: 'Its jars are gone by now.',
  }[paid.reason]
  return new Conflict('ORDER_TAKES_NO_PAYMENT', `Order ${orderId} cannot take the money. ${why}`)
}

const underReview = (): Conflict =>
  new Conflict('PAYMENT_UNDER_REVIEW', 'A payment of this order is being looked at. Take no other money.')

const tooLittle = (paise: Paise): InvalidInput =>
  InvalidInput.field('received', `Less than the order costs: ${formatRupees(paise)}.`)

function otherAmount(paise: Paise, told: Paise): Conflict {
  const [order, given] = [paiseToRupees(paise), paiseToRupees(told)]
  return new Conflict('AMOUNT_MISMATCH', `The order comes to ₹${order}, not ₹${given}.`, { order, given })
}
