import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../platform/clock.js'
import { Orders } from '../orders/orders.service.js'
import { PaymentReviews } from './payment-reviews.service.js'
import { PaymentDocument } from './schemas/payment.schema.js'
import { type RefundRecord } from './schemas/refund.schema.js'

/** What the end of a refund means for the order, the payment and the list of payments to look at. Joins transactions. */
@Injectable()
export class RefundOutcome {
  constructor(
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly reviews: PaymentReviews,
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  /** @param reference what the provider calls it, for the customer. */
  async succeeded({ _id: refundId, orderId, paymentId, purpose }: RefundRecord, reference: string) {
    const at = this.clock.now()
    if (purpose === 'cancelled') await this.orders.markRefunded(orderId, { reference, refundId, at })
    await this.reviews.settleRefunded(paymentId, refundId)
    await this.clearOrder(orderId)
  }

  /** The money is still here: it may be given back in another way, and somebody should. */
  async failed(refund: RefundRecord, note: string): Promise<void> {
    const { paymentId, amountPaise } = refund
    await this.payments.updateOne({ _id: paymentId }, { $inc: { refundablePaise: amountPaise } })
    await this.calledOff(refund)
    const matter = {
      reason: 'refund-failed',
      paymentId,
      gotPaise: amountPaise,
      currency: 'INR',
      note,
    } as const
    await this.reviews.raise(refund, matter)
  }

  /** Nothing went through us: an order that waited for it waits no longer. */
  async calledOff({ _id: reference, orderId, purpose }: RefundRecord): Promise<void> {
    if (purpose === 'cancelled') await this.orders.refundFailed(orderId, { reference, at: this.clock.now() })
  }

  /** Once nothing about its money is open, an order can be paid again. */
  async clearOrder(orderId: string, by: string | null = null): Promise<void> {
    if (await this.reviews.isOpenFor(orderId)) return
    await this.orders.clearPaymentReview(orderId, { at: this.clock.now(), by })
  }
}
