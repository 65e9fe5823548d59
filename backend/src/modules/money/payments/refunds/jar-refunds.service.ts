import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees, type Paise } from '../../../../kernel/amounts/money.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import {
  type LockedJars,
  type RecalledJars,
  RefundJars,
} from '../../../sales/orders/money/refund-jars.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { LEAST_REFUND_PAISE, type RefundStatus } from '../domain/refund.js'
import { RefundDocument } from '../schemas/refund.schema.js'
import { type DueRefund, Refunds } from './refunds.service.js'

/** Whose money goes back, and who decided it. */
export interface JarRefundOrder extends RecalledJars {
  /** What it is for, the same when it is tried again. */
  subject: string
  /** Mobile number of the staff member. */
  by: string
}

export interface JarRefund {
  refundId: string
  amountPaise: Paise
}

/** The state of a refund, as the recall that asked for it shows it. */
export interface JarRefundState {
  status: RefundStatus
  lastError: string | null
}

/**
 * Refunds for recalled jars of orders that were sent, by hand or through the provider (docs/domain.md#recall). The
 * order is locked first, then the payment is lowered: each jar is refunded once, and never more goes back than came in.
 */
@Injectable()
export class JarRefunds {
  constructor(
    @InjectModel(RefundDocument.name) private readonly rows: Model<RefundDocument>,
    private readonly refunds: Refunds,
    private readonly jars: RefundJars,
    private readonly cases: PaymentCases,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the provider to give the money back to where it came from. Joins the caller's transaction.
   * @throws NotFound; Conflict JARS_NOT_SENT | JARS_REFUNDED | NOTHING_TO_REFUND | NO_PROVIDER_PAYMENT |
   * REFUND_EXCEEDS_PAYMENT
   */
  throughProvider(wanted: JarRefundOrder): Promise<JarRefund> {
    return this.transactions.run(async () => {
      const locked = await this.jars.lock(wanted)
      const { order, amountPaise } = locked
      const payment = await this.refunds.paymentOf(order._id)
      if (!payment) throw noPayment(locked)
      if (amountPaise < LEAST_REFUND_PAISE) throw nothingToRefund(locked)
      const refundId = await this.refunds.nextId(payment._id, 'recall')
      const note = `Recalled jars of order ${order.orderId}`
      if (!(await this.refunds.book(refundId, rowOf(wanted, locked, payment._id, note))))
        throw exceeds(locked)
      await this.jars.started(locked, { reference: refundId, at: this.clock.now(), by: wanted.by })
      return { refundId, amountPaise }
    })
  }

  /**
   * Staff gave the money back themselves and name the transfer. Joins the caller's transaction.
   * @throws InvalidInput without a reference; NotFound; Conflict JARS_NOT_SENT | JARS_REFUNDED | REFUND_EXCEEDS_PAYMENT
   */
  byHand(wanted: JarRefundOrder, refundReference: string): Promise<JarRefund> {
    const reference = refundReference.trim()
    if (reference === '') throw InvalidInput.field('reference', 'Refund reference is required.')
    return this.transactions.run(async () => {
      const locked = await this.jars.lock(wanted)
      const { order, amountPaise } = locked
      const payment = await this.refunds.paymentOf(order._id)
      const refundId = await this.refunds.nextId(payment?._id ?? order.orderId, 'recall')
      if (!payment && amountPaise > 0)
        await this.refunds.noteByHand(order, rowOf(wanted, locked, '', reference))
      if (payment && amountPaise > 0) {
        const row = rowOf(wanted, locked, payment._id, reference)
        if (!(await this.refunds.bookByHand(row))) throw exceeds(locked)
        await this.cases.settleRefunded(payment._id, reference)
      }
      await this.jars.done(locked, { reference, refundId, at: this.clock.now(), by: wanted.by })
      return { refundId, amountPaise }
    })
  }

  /** What would go back; nothing changes. @throws NotFound; Conflict JARS_NOT_SENT | JARS_REFUNDED */
  async preview(wanted: RecalledJars): Promise<{ refundId: null; amountPaise: Paise }> {
    const { amountPaise } = await this.jars.preview(wanted)
    return { refundId: null, amountPaise }
  }

  /** By id; what was given back by hand without a stored payment is not among them. */
  async states(refundIds: readonly string[]): Promise<Map<string, JarRefundState>> {
    const found = await this.rows.find({ _id: { $in: [...refundIds] } }).lean<RefundDocument[]>()
    return new Map(found.map(({ _id, status, lastError }) => [_id, { status, lastError }]))
  }
}

function rowOf(
  { subject, by }: JarRefundOrder,
  { amountPaise }: LockedJars,
  paymentId: string,
  note: string,
): DueRefund {
  return { paymentId, amountPaise, purpose: 'recall', subject, isSecondInSession: false, note, by }
}

function nothingToRefund({ order: { orderId } }: LockedJars): Conflict {
  return new Conflict(
    'NOTHING_TO_REFUND',
    `The refund for these jars of order ${orderId} is less than a rupee, which the payment provider does not send.`,
  )
}

function noPayment({ order: { orderId } }: LockedJars): Conflict {
  return new Conflict(
    'NO_PROVIDER_PAYMENT',
    `The payment provider knows no payment of order ${orderId}. Please refund it by hand.`,
  )
}

function exceeds({ order: { orderId }, amountPaise }: LockedJars): Conflict {
  return new Conflict(
    'REFUND_EXCEEDS_PAYMENT',
    `${formatRupees(amountPaise)} is more than what is left of the payment of order ${orderId}.`,
  )
}
