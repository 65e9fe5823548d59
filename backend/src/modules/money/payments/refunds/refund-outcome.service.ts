import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { OrderCredits } from '../../../sales/orders/money/order-credits.service.js'
import { RefundOrder } from '../../../sales/orders/money/refund-order.service.js'
import { OrderNews } from '../../../sales/orders/store/order-news.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { isCredit } from '../domain/refund.js'
import { PaymentDocument } from '../schemas/payment.schema.js'
import { type StoredRefund } from '../schemas/refund.schema.js'

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
