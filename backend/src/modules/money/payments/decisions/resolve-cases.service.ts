import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { subtractPaise } from '../../../../kernel/amounts/money.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { SettlePayment } from '../../../sales/orders/money/settle-payment.service.js'
import { OrderNews } from '../../../sales/orders/store/order-news.service.js'
import { type PaidOutcome } from '../../../sales/orders/store/stored-order.js'
import { Attempts } from '../attempts/attempts.service.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { Refunds } from '../refunds/refunds.service.js'
import { PaymentDocument } from '../schemas/payment.schema.js'
import { type CaseDetail } from './payment-cases.queries.js'

/** What staff's decisions about a payment to look at do. Each joins the transaction that took the matter. */
@Injectable()
export class ResolveCases {
  constructor(
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly attempts: Attempts,
    private readonly refunds: Refunds,
    private readonly cases: PaymentCases,
    private readonly orders: SettlePayment,
    private readonly news: OrderNews,
  ) {}

  /** The money goes back; the matter is settled once it is there. The order can then be paid again. */
  async refund({ paymentCase, payment }: CaseDetail, by: string): Promise<void> {
    if (!payment) return
    await this.payments.updateOne({ _id: payment._id }, { $set: { disposition: 'returned' } })
    const refundId = await this.refunds.nextId(payment._id, 'staff')
    const note = `Refund for order ${paymentCase.orderId}`
    const amountPaise = payment.refundablePaise
    const decided = { paymentId: payment._id, amountPaise, purpose: 'staff', note, by } as const
    if (!(await this.refunds.book(refundId, { ...decided, isSecondInSession: false })))
      throw new Conflict('REFUND_EXCEEDS_PAYMENT', 'That money is already on its way back.')
    await this.news.surplus(paymentCase.orderId, { about: refundId, paise: amountPaise })
    await this.endAttempt(paymentCase.reference)
  }

  /**
   * The money pays the order, although it is not what was charged. What is more than the price goes back.
   * @throws Conflict ORDER_TAKES_NO_PAYMENT with the reason
   */
  async accept({ paymentCase, payment, order }: CaseDetail, by: string): Promise<void> {
    if (!payment) return
    const { _id: paymentId, amountPaise, at } = payment
    const paid = await this.orders.markPaid(paymentCase.orderId, { at, amountPaise, paymentId })
    if (paid.outcome !== 'paid') throw refused(paymentCase.orderId, paid)
    await this.payments.updateOne({ _id: paymentId }, { $set: { disposition: 'applied' } })
    await this.attempts.settleBy(paymentCase.reference, { paymentId, at })
    const excess = subtractPaise(amountPaise, order.finalPaise)
    if (excess > 0) {
      const refundId = await this.refunds.nextId(paymentId, 'excess')
      await this.refunds.book(refundId, {
        paymentId,
        amountPaise: excess,
        purpose: 'excess',
        isSecondInSession: false,
        note: `Paid above the price of order ${paymentCase.orderId}`,
        by,
      })
      await this.news.surplus(paymentCase.orderId, { about: refundId, paise: excess })
    }
    await this.cases.settleAccepted(paymentCase, `Accepted as payment of the order by ${by}.`)
    await this.cases.clearOrder(paymentCase.orderId, by)
  }

  /** Staff settled it in another way, told by their note. */
  async resolve({ paymentCase }: CaseDetail, note: string, by: string): Promise<void> {
    await this.cases.close(paymentCase._id, `${note} (${by})`)
    await this.cases.clearOrder(paymentCase.orderId, by)
    if (!(await this.cases.isOpenFor(paymentCase.orderId))) await this.endAttempt(paymentCase.reference)
  }

  /** No more money is expected from it, so the customer may try again; a late PAID would still be believed. */
  private async endAttempt(reference: string): Promise<void> {
    const attempt = await this.attempts.byReference(reference)
    if (attempt && attempt.status !== 'paid') await this.attempts.giveUp(attempt)
  }
}

function refused(orderId: OrderId, paid: PaidOutcome): Conflict {
  const why =
    paid.outcome === 'needs-review'
      ? { DELETED: 'it was deleted', CANCELLED: 'it was cancelled', STOCK_GONE: 'its jars are sold' }[
          paid.reason
        ]
      : 'it is paid already'
  return new Conflict('ORDER_TAKES_NO_PAYMENT', `Order ${orderId} cannot take the money: ${why}.`)
}
