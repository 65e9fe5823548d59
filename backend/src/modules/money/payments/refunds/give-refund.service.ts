import { Injectable } from '@nestjs/common'
import { formatRupees } from '../../../../kernel/amounts/money.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { type BookedRefund, type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { cashReference, LEAST_REFUND_PAISE } from '../domain/refund.js'
import { type PaymentDocument } from '../schemas/payment.schema.js'
import { CashDesk } from './cash-desk.service.js'
import { type DueRefund, Refunds } from './refunds.service.js'

/** Through the provider, in cash from the drawer, or by hand with the reference of the transfer. */
export type RefundWay = 'provider' | 'cash' | { reference: string }

/** A way of refunding that the order allows; the provider names its reference later. */
export type CheckedWay = { by: 'provider'; reference: null } | { by: 'cash' | 'hand'; reference: string }

/** Money of an order that the caller has locked. */
export interface MoneyDue extends Pick<DueRefund, 'amountPaise' | 'note'> {
  order: StoredOrder
  purpose: 'cancelled' | 'recall' | 'credit'
  /** Names the part of the order's money; the same when its refund is tried again. */
  subject?: string
  /** Follows "The refund" in a sentence, such as `of order P-7KQ4-M2XD`. */
  named: string
  /** Mobile number of the staff member. */
  by: string
}

/**
 * Refunds money of an order: for a cancelled order, recalled jars or a credit. The caller locks the order,
 * states what is due and records on the order what was booked here, in one transaction. When two refunds
 * run at once, the second sees what the first left, so no more is refunded than came in.
 */
@Injectable()
export class GiveRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly cases: PaymentCases,
    private readonly desk: CashDesk,
    private readonly orders: OrderQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks the way before the order is read, so that an impossible way is refused first.
   * @param field of the request that holds the reference
   * @throws InvalidInput without a reference; Conflict REFUND_NOT_DUE for cash of an order that was not
   * paid in cash; NotFound
   */
  async check(way: RefundWay, orderIdOrKey: string, field = 'reference'): Promise<CheckedWay> {
    if (way === 'provider') return { by: 'provider', reference: null }
    if (way === 'cash')
      return { by: 'cash', reference: cashReferenceOf(await this.orders.resolve(orderIdOrKey)) }
    const reference = way.reference.trim()
    if (reference === '') throw InvalidInput.field(field, 'Refund reference is required.')
    return { by: 'hand', reference }
  }

  /**
   * Books the refund; the provider is asked after the commit.
   * @throws Conflict NO_PROVIDER_PAYMENT | NOTHING_TO_REFUND | REFUND_EXCEEDS_PAYMENT | CASH_SHORT |
   * DRAWER_CLOSED
   */
  async give(due: MoneyDue, way: CheckedWay): Promise<BookedRefund> {
    const { order, purpose, by } = due
    const payment = await this.refunds.paymentOf(order._id)
    const refundId = await this.refunds.nextId(payment?._id ?? order.orderId, purpose)
    if (way.by === 'provider') await this.throughProvider(due, payment, refundId)
    else await this.byHand({ ...due, note: way.reference }, payment, refundId)
    if (way.by === 'cash') await this.fromDrawer(due)
    return { refundId, reference: way.reference, at: this.clock.now(), by }
  }

  private async throughProvider(due: MoneyDue, payment: PaymentDocument | null, refundId: string) {
    if (!payment) throw noPayment(due)
    if (due.amountPaise < LEAST_REFUND_PAISE) throw nothingToRefund(due)
    const { amountPaise, purpose, subject, note, by } = due
    const row = { paymentId: payment._id, amountPaise, purpose, subject, note, by, isSecondInSession: false }
    if (!(await this.refunds.book(refundId, row))) throw exceeds(due)
  }

  private async byHand(due: MoneyDue, payment: PaymentDocument | null, refundId: string): Promise<void> {
    const { order, amountPaise, purpose, subject, note, by } = due
    const isWhole = purpose === 'cancelled'
    if (amountPaise > 0) {
      const row = { amountPaise, purpose, subject, note, by }
      const isBooked = await this.refunds.bookByHand(refundId, row, { order, payment })
      // When the provider returned the whole payment by itself, staff only enter the reference.
      const isNamedOnly = !isBooked && isWhole && payment && (await this.cases.isReversed(payment._id))
      if (!isBooked && !isNamedOnly) throw exceeds(due)
    }
    // Called after the refund is written; other failed refunds of this payment are still owed.
    if (payment && (isWhole || amountPaise > 0)) await this.cases.settleRefunded(payment._id, note)
  }

  private async fromDrawer({ order: { orderId }, amountPaise: paise, purpose, subject, by }: MoneyDue) {
    const key = subject === undefined ? orderId : `${purpose}:${subject}`
    if (paise > 0) await this.desk.give({ orderId, paise, by, key })
  }
}

/**
 * The reference of cash that is refunded for an order. @throws Conflict REFUND_NOT_DUE when it was not
 * paid in cash
 */
export function cashReferenceOf({ orderId, paidBy }: Pick<StoredOrder, 'orderId' | 'paidBy'>): string {
  if (paidBy === 'cash') return cashReference(orderId)
  throw new Conflict(
    'REFUND_NOT_DUE',
    `Order ${orderId} was not paid in cash. Refund it the way it was paid.`,
  )
}

function nothingToRefund({ named }: MoneyDue): Conflict {
  return new Conflict(
    'NOTHING_TO_REFUND',
    `The refund ${named} is less than a rupee, which the payment provider does not send.`,
  )
}

function noPayment({ order: { orderId } }: MoneyDue): Conflict {
  return new Conflict(
    'NO_PROVIDER_PAYMENT',
    `The payment provider knows no payment of order ${orderId}. Please refund it by hand.`,
  )
}

function exceeds({ order: { orderId }, amountPaise }: MoneyDue): Conflict {
  return new Conflict(
    'REFUND_EXCEEDS_PAYMENT',
    `${formatRupees(amountPaise)} is more than what is left of the payment of order ${orderId}.`,
  )
}
