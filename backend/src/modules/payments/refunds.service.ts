import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise } from '../../kernel/money.js'
import { sourcesOf } from '../../kernel/transitions.js'
import { Clock } from '../../platform/clock.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { Orders } from '../orders/orders.service.js'
import { nextRefundCheck } from './domain/checks.js'
import {
  firstAskAt,
  isRefunded,
  REFUND,
  type RefundPurpose,
  type RefundStatus,
  refundIdOf,
} from './domain/refund.js'
import { PaymentReviews } from './payment-reviews.service.js'
import { PaymentProvider, ProviderRefused, ProviderUnavailable } from './provider/payment-provider.js'
import { PaymentDocument } from './schemas/payment.schema.js'
import { RefundDocument, type RefundRecord } from './schemas/refund.schema.js'

export interface DueRefund {
  paymentId: string
  amountPaise: Paise
  purpose: RefundPurpose
  /** A second success in one session: the provider may reverse it by itself. */
  isSecondInSession: boolean
  /** For the customer's statement, 3 to 100 characters. */
  note: string
}

type Answer = { status: RefundStatus; providerRefundId?: string; lastError?: string }

/** Giving money back: stored first, asked for under one id, followed until the provider's word is final. */
@Injectable()
export class Refunds {
  private readonly logger = new Logger('Refunds')

  constructor(
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly provider: PaymentProvider,
    private readonly reviews: PaymentReviews,
    private readonly orders: Orders,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Books a refund once for a payment and purpose, within what that payment brought (statement 14); it is carried
   * out after the surrounding transaction has committed, and by the job if that fails.
   */
  async due({ paymentId, amountPaise, purpose, isSecondInSession, note }: DueRefund): Promise<void> {
    if (await this.reviews.isReversed(paymentId)) return this.reversed(paymentId)
    const refundId = refundIdOf(paymentId, purpose)
    const taken = await this.payments.findOneAndUpdate(
      { _id: paymentId, refundablePaise: { $gte: amountPaise } },
      { $inc: { refundablePaise: -amountPaise } },
    )
    if (!taken) return
    const { reference, order, orderId } = taken
    const now = this.clock.now()
    const nextCheckAt = firstAskAt(isSecondInSession, now)
    const row = { _id: refundId, paymentId, reference, order, orderId, amountPaise, note, nextCheckAt }
    await this.refunds.create([row])
    if (isSecondInSession) await this.settleReversal(reference)
    if (nextCheckAt <= now) await this.transactions.afterCommit(() => this.tryNow(refundId))
  }

  /**
   * The provider gave a payment back on its own account: nothing more is owed of it. If it was the one that paid the
   * order, an extra one not yet given back takes its place, so that exactly one stays. Joins the caller's transaction.
   */
  async reversed(paymentId: string): Promise<void> {
    const payment = await this.payments.findOneAndUpdate({ _id: paymentId }, { $set: { refundablePaise: 0 } })
    await this.drop(paymentId)
    if (payment?.disposition !== 'applied') return
    const { attempt, amountPaise, currency } = payment
    const spare = await this.payments.findOne({
      attempt,
      amountPaise,
      currency,
      disposition: 'extra',
      _id: { $ne: paymentId },
    })
    if (!spare || !(await this.drop(spare._id))) return
    await this.payments.updateOne({ _id: paymentId }, { $set: { disposition: 'extra' } })
    const kept = { disposition: 'applied', refundablePaise: amountPaise } as const
    await this.payments.updateOne({ _id: spare._id }, { $set: kept })
  }

  /** @returns whether a refund that the provider had not been asked for was called off. */
  private async drop(paymentId: string): Promise<boolean> {
    const lastError = 'The provider gave the money back on its own account.'
    const over = { status: 'cancelled', nextCheckAt: null, settledAt: this.clock.now(), lastError } as const
    return (await this.refunds.updateMany({ paymentId, status: 'due' }, { $set: over })).modifiedCount > 0
  }

  /** When the provider's reversal was told before the money was booked: the rule above, now. */
  private async settleReversal(reference: string): Promise<void> {
    const applied = await this.payments.findOne({ reference, disposition: 'applied' })
    if (applied && (await this.reviews.isReversed(applied._id))) await this.reversed(applied._id)
  }

  /** @returns null when no refund of ours has this id. */
  find(refundId: string): Promise<RefundRecord | null> {
    return this.refunds.findById(refundId).lean().exec()
  }

  /** Refunds whose next look is due. */
  async dueIds(now: Date, limit: number): Promise<string[]> {
    const due = await this.refunds
      .find({ nextCheckAt: { $ne: null, $lte: now } }, { _id: 1 })
      .sort({ nextCheckAt: 1 })
      .limit(limit)
      .lean()
    return due.map(({ _id }) => _id)
  }

  /**
   * Asks for a refund that is due, or how an open one stands, and books the answer. An unreachable provider leaves
   * it open for the next round.
   * @returns the state afterwards.
   */
  async follow(refundId: string): Promise<RefundStatus> {
    const refund = await this.find(refundId)
    if (!refund) throw new Error(`Refund ${refundId} is unknown`)
    if (refund.nextCheckAt === null) return refund.status
    const answer = await this.ask(refund)
    await this.transactions.run(() => this.book(refund, answer))
    return answer.status
  }

  /** A failure now is no matter: the refund is stored, and the job carries it out. */
  private async tryNow(refundId: string): Promise<void> {
    await this.follow(refundId).catch((error: unknown) => this.logger.error({ refundId, err: error }))
  }

  private async ask(refund: RefundRecord): Promise<Answer> {
    const { _id: refundId, reference, amountPaise, note } = refund
    try {
      const found = refund.status === 'due' ? null : await this.provider.findRefund(reference, refundId)
      return found ?? (await this.provider.refund({ refundId, reference, amountPaise, note }))
    } catch (error) {
      if (error instanceof ProviderRefused) return { status: 'refused', lastError: error.reason }
      if (!(error instanceof ProviderUnavailable)) throw error
      this.logger.warn({ refundId, reason: error.reason })
      return { status: refund.status, lastError: error.reason }
    }
  }

  private async book(refund: RefundRecord, { status, providerRefundId, lastError }: Answer): Promise<void> {
    const now = this.clock.now()
    const isFinal = REFUND.next[status].length === 0
    const changed = await this.refunds.updateOne(
      {
        _id: refund._id,
        status: { $in: [...sourcesOf(REFUND, status), status] },
        nextCheckAt: { $ne: null },
      },
      {
        $set: {
          status,
          lastError: lastError ?? null,
          nextCheckAt: isFinal ? null : nextRefundCheck(refund.createdAt, now),
          ...(providerRefundId ? { providerRefundId } : {}),
          ...(isFinal ? { settledAt: now } : {}),
        },
      },
    )
    if (changed.modifiedCount === 0 || !isFinal) return
    if (isRefunded(status)) await this.finish(refund)
    else await this.fail(refund, lastError ?? `The provider answered ${status}.`)
  }

  private async finish(refund: RefundRecord): Promise<void> {
    await this.reviews.settleRefunded(refund.paymentId, refund._id)
    const payment = await this.payments.findById(refund.paymentId).lean()
    if (payment?.disposition === 'late')
      await this.orders.clearPaymentReview(refund.orderId, { at: this.clock.now() })
  }

  private async fail(refund: RefundRecord, note: string): Promise<void> {
    const { paymentId, amountPaise } = refund
    await this.payments.updateOne({ _id: paymentId }, { $inc: { refundablePaise: amountPaise } })
    const matter = {
      reason: 'refund-failed',
      paymentId,
      gotPaise: amountPaise,
      currency: 'INR',
      note,
    } as const
    await this.reviews.raise(refund, matter)
  }
}
