import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter } from 'mongoose'
import { type Paise } from '../../../kernel/amounts/money.js'
import { type IstDay, istDay, istDayEnd, istDayStart } from '../../../kernel/dates/ist.js'
import { type OrderId } from '../../../kernel/text/order-ids.js'
import { rowsOf } from '../../../platform/mongo/rows-of.js'
import { cashReference } from './domain/refund.js'
import { PaymentDocument } from './schemas/payment.schema.js'
import { RefundDocument, type StoredRefund } from './schemas/refund.schema.js'

/** Money that moved between a customer and the shop, or that the provider does not owe any more. */
export interface BookedMoney {
  /** The provider's id of a payment, the shop's id of a refund. */
  id: string
  orderId: OrderId
  day: IstDay
  paise: Paise
  /** The reference that a person looks for. */
  reference: string
}

export interface BookedRefund extends BookedMoney {
  /** `drawer`: handed over in cash. `bank`: by hand, with the reference of the transfer. */
  place: 'gateway' | 'bank' | 'drawer'
}

/**
 * Payments and refunds for the books, by the day on which they stand there; days of India, both included. Only rupees:
 * a payment in another currency waits for a person. One at a time, since a month may have many. A range names its type
 * where only an index of the documents with the field can answer it.
 */
@Injectable()
export class MoneyBooks {
  constructor(
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
  ) {}

  /** Every payment that came in, also one that goes back. */
  async *received(from: IstDay, to: IstDay): AsyncGenerator<BookedMoney> {
    const at = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    for await (const payment of this.found({ at }, { at: 1, _id: 1 }))
      yield moneyOf(payment, istDay(payment.at))
  }

  /** Payments of which somebody noted that no settlement will contain them. */
  async *writtenOff(from: IstDay, to: IstDay): AsyncGenerator<BookedMoney> {
    const range = { $type: 'string', $gte: from, $lte: to } as const
    for await (const payment of this.found({ writtenOffOn: range }, { writtenOffOn: 1 }))
      if (payment.writtenOffOn) yield moneyOf(payment, payment.writtenOffOn)
  }

  /** Money that is back with the customer: refunds that succeeded, and payments that the provider reversed by itself. */
  async *refunded(from: IstDay, to: IstDay): AsyncGenerator<BookedRefund> {
    const settledAt = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    const found = this.refunds
      .find({ settledAt, status: 'succeeded' })
      .sort({ settledAt: 1, _id: 1 })
      .lean<StoredRefund[]>()
    for await (const refund of rowsOf<StoredRefund>(found))
      if (refund.settledAt) yield refundOf(refund, istDay(refund.settledAt))
    const range = { $type: 'string', $gte: from, $lte: to } as const
    for await (const payment of this.found({ reversedOn: range }, { reversedOn: 1 }))
      if (payment.reversedOn) yield { ...moneyOf(payment, payment.reversedOn), place: 'gateway' }
  }

  private found(
    filter: QueryFilter<PaymentDocument>,
    sort: Record<string, 1>,
  ): AsyncIterable<PaymentDocument> {
    const found = this.payments
      .find({ ...filter, currency: 'INR' })
      .sort(sort)
      .lean<PaymentDocument[]>()
    return rowsOf(found)
  }
}

const moneyOf = ({ _id: id, orderId, amountPaise: paise }: PaymentDocument, day: IstDay): BookedMoney => ({
  id,
  orderId,
  day,
  paise,
  reference: id,
})

function refundOf(refund: StoredRefund, day: IstDay): BookedRefund {
  const { _id: id, orderId, amountPaise: paise, method, note, providerRefundId } = refund
  if (method === 'provider')
    return { id, orderId, day, paise, reference: providerRefundId ?? id, place: 'gateway' }
  return {
    id,
    orderId,
    day,
    paise,
    reference: note,
    place: note === cashReference(orderId) ? 'drawer' : 'bank',
  }
}
