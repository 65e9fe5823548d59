import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { sourcesOf } from '../../../../kernel/states/transitions.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { OrderCredits } from '../../../sales/orders/money/order-credits.service.js'
import { RefundOrder } from '../../../sales/orders/money/refund-order.service.js'
import { OrderNews } from '../../../sales/orders/store/order-news.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { nextRefundCheck } from '../domain/checks.js'
import { FOLLOWED_REFUND, OPEN_REFUND, UNSENT_REFUND } from '../domain/guards.js'
import { isCredit, isRefunded, REFUND, type RefundStatus } from '../domain/refund.js'
import { PaymentProvider, ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js'
import { PaymentDocument } from '../schemas/payment.schema.js'
import { RefundDocument, type StoredRefund } from '../schemas/refund.schema.js'

/** What the end of a refund means for the order, the payment and the list of payments to look at. Joins transactions. */
@Injectable()
export class RefundOutcome {
  constructor(
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly cases: PaymentCases,
    private readonly refunding: RefundOrder,
    private readonly credits: OrderCredits,
    private readonly news: OrderNews,
    private readonly clock: Clock,
  ) {}

  /** @param reference what the provider calls it, for the customer. */
  async succeeded(refund: StoredRefund, reference: string): Promise<void> {
    const { _id: refundId, orderId, paymentId, purpose, amountPaise: paise } = refund
    const at = this.clock.now()
    if (purpose === 'cancelled') await this.refunding.complete(orderId, { reference, refundId, at })
    else if (isCredit(purpose)) await this.credits.complete(orderId, { reference, refundId, at })
    else await this.news.surplus(orderId, { about: refundId, paise }, reference)
    await this.cases.settleRefunded(paymentId, refundId)
    await this.cases.clearOrder(orderId)
  }

  /** The money is still here: it may be given back in another way, and somebody should. */
  async failed(refund: StoredRefund, note: string): Promise<void> {
    const { _id, orderId, paymentId, amountPaise: gotPaise } = refund
    await this.payments.updateOne({ _id: paymentId }, { $inc: { refundablePaise: gotPaise } })
    await this.calledOff(refund)
    await this.cases.raise(refund, { reason: 'refund-failed', paymentId, gotPaise, currency: 'INR', note })
    await this.news.refundFailed(orderId, { about: _id, paise: gotPaise }, note)
  }

  /** Nothing went back: the money of the order, or of its credit, is owed as before. */
  async calledOff({ _id: reference, orderId, purpose }: StoredRefund): Promise<void> {
    const at = this.clock.now()
    if (purpose === 'cancelled') await this.refunding.failed(orderId, { reference, at })
    if (isCredit(purpose)) await this.credits.failed(orderId, { reference, at })
  }
}

type Answer = { status: RefundStatus; providerRefundId?: string; lastError?: string }

/** Refunds at the provider: asked for under one id, followed until its word is final. */
@Injectable()
export class FollowRefunds {
  private readonly logger = new Logger('Refunds')

  constructor(
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    private readonly provider: PaymentProvider,
    private readonly outcome: RefundOutcome,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @returns null when no refund of ours has this id. */
  find(refundId: string): Promise<StoredRefund | null> {
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
   * Asks for a refund that is due, or for the state of an open one, and books the answer. If the provider cannot be
   * reached, it stays open for the next round.
   * @returns the state afterwards.
   */
  async follow(refundId: string): Promise<RefundStatus> {
    const refund = await this.find(refundId)
    if (!refund) throw new Error(`Refund ${refundId} is unknown`)
    if (!FOLLOWED_REFUND.holds(refund)) return refund.status
    const answer = await this.ask(refund)
    await this.transactions.run(() => this.record(refund, answer))
    return answer.status
  }

  /** A failure here does no harm: the refund is stored, and the job carries it out. */
  async tryNow(refundId: string): Promise<void> {
    await this.follow(refundId).catch((error: unknown) => this.logger.error({ refundId, err: error }))
  }

  /**
   * Calls off what the provider had not been asked for, since it gave the money back by itself. Joins the caller's
   * transaction.
   * @returns whether there was such a refund.
   */
  async drop(paymentId: string): Promise<boolean> {
    const lastError = 'The provider gave the money back by itself.'
    const over = { status: 'cancelled', nextCheckAt: null, settledAt: this.clock.now(), lastError } as const
    const due = await this.refunds.find({ paymentId, ...UNSENT_REFUND.filter }).lean<StoredRefund[]>()
    for (const refund of due) {
      await this.refunds.updateOne({ _id: refund._id, ...UNSENT_REFUND.filter }, { $set: over })
      await this.outcome.calledOff(refund)
    }
    return due.length > 0
  }

  private async ask(refund: StoredRefund): Promise<Answer> {
    const { _id: refundId, reference, amountPaise, note } = refund
    try {
      const found = UNSENT_REFUND.holds(refund) ? null : await this.provider.findRefund(reference, refundId)
      return found ?? (await this.provider.refund({ refundId, reference, amountPaise, note }))
    } catch (error) {
      if (error instanceof ProviderRefused) return { status: 'refused', lastError: error.reason }
      if (!(error instanceof ProviderUnavailable)) throw error
      this.logger.warn({ refundId, reason: error.reason })
      return { status: refund.status, lastError: error.reason }
    }
  }

  private async record(refund: StoredRefund, { status, providerRefundId, lastError }: Answer): Promise<void> {
    const now = this.clock.now()
    const isFinal = !OPEN_REFUND.holds({ status })
    const changed = await this.refunds.updateOne(
      {
        ...FOLLOWED_REFUND.filter,
        _id: refund._id,
        status: { $in: [...sourcesOf(REFUND, status), status] },
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
    if (isRefunded(status)) await this.outcome.succeeded(refund, providerRefundId ?? refund._id)
    else await this.outcome.failed(refund, lastError ?? `The provider answered ${status}.`)
  }
}
