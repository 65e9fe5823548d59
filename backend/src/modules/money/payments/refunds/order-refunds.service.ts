import { Injectable } from '@nestjs/common'
import { formatRupees, NO_MONEY } from '../../../../kernel/amounts/money.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { changesBetween } from '../../../office/audit/domain/changes.js'
import { RefundOrder } from '../../../sales/orders/money/refund-order.service.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { LEAST_REFUND_PAISE } from '../domain/refund.js'
import { Refunds } from './refunds.service.js'

/** A staff member's decision about one order. */
export interface Decision {
  /** orderId or _id. */
  orderId: string
  /** Mobile number of the staff member. */
  by: string
}

/**
 * Refunds of cancelled orders, by hand or through the provider. Both lock the order first. So when two people try, or
 * one clicks twice, the money goes back once.
 */
@Injectable()
export class OrderRefunds {
  constructor(
    private readonly refunds: Refunds,
    private readonly cases: PaymentCases,
    private readonly refunding: RefundOrder,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Staff gave the money back themselves and name the transfer; saying the same again changes nothing.
   * @throws InvalidInput without a reference; NotFound; Conflict REFUND_NOT_DUE | REFUND_UNDER_WAY |
   * REFUND_EXCEEDS_PAYMENT
   */
  async byHand({ orderId, by }: Decision, refundReference: string): Promise<StoredOrder> {
    const reference = refundReference.trim()
    if (reference === '') throw InvalidInput.field('refundReference', 'Refund reference is required.')
    return this.transactions.run(async () => {
      const before = await this.refunding.order(orderId)
      if (before.paymentStatus === 'Refund Completed' && before.refundReference === reference) return before
      const after = await this.refunding.complete(orderId, { reference, at: this.clock.now(), by })
      const payment = await this.refunds.paymentOf(before._id)
      if (payment) await this.bookByHand(before, payment._id, { reference, by })
      else await this.noteByHand(before, { reference, by })
      await this.record('refund.completed-by-hand', before, after)
      return after
    })
  }

  /**
   * Asks the provider to give the money back. The order is refunded once the provider says so. Repeating it while the
   * refund is under way changes nothing.
   * @throws NotFound; Conflict REFUND_NOT_DUE | NOTHING_TO_REFUND | NO_PROVIDER_PAYMENT | REFUND_EXCEEDS_PAYMENT
   */
  async throughProvider({ orderId, by }: Decision): Promise<StoredOrder> {
    await this.transactions.run(async () => {
      const before = await this.refunding.order(orderId)
      if (before.refundId) return
      const amountPaise = before.refundPaise ?? NO_MONEY
      const payment = await this.refunds.paymentOf(before._id)
      const refundId = await this.refunds.nextId(payment?._id ?? before.orderId, 'cancelled')
      const after = await this.refunding.start(orderId, { reference: refundId, at: this.clock.now(), by })
      if (amountPaise < LEAST_REFUND_PAISE) throw nothingToRefund(before)
      if (!payment) throw noPayment(before)
      const booked = await this.refunds.book(refundId, {
        paymentId: payment._id,
        amountPaise,
        purpose: 'cancelled',
        isSecondInSession: false,
        note: `Refund for order ${before.orderId}`,
        by,
      })
      if (!booked) throw exceeds(before)
      await this.record('refund.started', before, after)
    })
    return this.refunding.order(orderId)
  }

  /** What did not come through the provider has no payment to lower. */
  private async noteByHand(order: StoredOrder, { reference: note, by }: { reference: string; by: string }) {
    const amountPaise = order.refundPaise ?? NO_MONEY
    if (amountPaise > 0) await this.refunds.noteByHand(order, { amountPaise, purpose: 'cancelled', note, by })
  }

  private async bookByHand(
    order: StoredOrder,
    paymentId: string,
    { reference, by }: { reference: string; by: string },
  ): Promise<void> {
    const amountPaise = order.refundPaise ?? NO_MONEY
    const what = { paymentId, amountPaise, purpose: 'cancelled', isSecondInSession: false } as const
    const isBooked = amountPaise === 0 || (await this.refunds.bookByHand({ ...what, note: reference, by }))
    // What the provider gave back by itself needs only its reference here.
    if (!isBooked && !(await this.cases.isReversed(paymentId))) throw exceeds(order)
    await this.cases.settleRefunded(paymentId, reference)
  }

  private record(
    action: 'refund.started' | 'refund.completed-by-hand',
    before: StoredOrder,
    after: StoredOrder,
  ): Promise<void> {
    const facts = ({ paymentStatus, refundId, refundReference }: StoredOrder) => {
      return { paymentStatus, refundId, refundReference }
    }
    const changes = changesBetween(facts(before), facts(after))
    return this.audit.record({ action, subject: `order:${before.orderId}`, changes })
  }
}

function nothingToRefund({ orderId }: StoredOrder): Conflict {
  return new Conflict(
    'NOTHING_TO_REFUND',
    `The refund of order ${orderId} is less than a rupee, which the payment provider does not send.`,
  )
}

function noPayment({ orderId }: StoredOrder): Conflict {
  return new Conflict(
    'NO_PROVIDER_PAYMENT',
    `The payment provider knows no payment of order ${orderId}. Please refund it by hand.`,
  )
}

function exceeds({ orderId, refundPaise }: StoredOrder): Conflict {
  return new Conflict(
    'REFUND_EXCEEDS_PAYMENT',
    `${formatRupees(refundPaise ?? NO_MONEY)} is more than what is left of the payment of order ${orderId}.`,
  )
}
