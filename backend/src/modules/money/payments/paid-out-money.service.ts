import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type OrderId } from '../../../kernel/text/order-ids.js'
import { AttemptDocument } from './schemas/attempt.schema.js'
import { PaymentDocument } from './schemas/payment.schema.js'
import { RefundDocument, type StoredRefund } from './schemas/refund.schema.js'

type StoredPayment = Readonly<PaymentDocument>

/** What somebody else's books name of ours. */
export interface NamedMoney {
  /** Our references at the provider. */
  references: readonly string[]
  paymentIds: readonly string[]
  refundIds: readonly string[]
}

/** The same as our books have it. */
export interface BookedMoney {
  payments: StoredPayment[]
  /** Through the provider. */
  refunds: StoredRefund[]
  orders: Map<string, { order: Types.ObjectId; orderId: OrderId }>
}

/**
 * Payments that the provider pays out: those that its report names are found, and those that it does not name are
 * listed.
 */
@Injectable()
export class PaidOutMoney {
  constructor(
    @InjectModel(AttemptDocument.name) private readonly attempts: Model<AttemptDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
  ) {}

  async named({ references, paymentIds, refundIds }: NamedMoney): Promise<BookedMoney> {
    const attempts = await this.attempts
      .find({ reference: { $in: [...references] } }, { reference: 1, order: 1, orderId: 1 })
      .lean<Pick<AttemptDocument, 'reference' | 'order' | 'orderId'>[]>()
    const ofOrders = { order: { $in: attempts.map(({ order }) => order) } }
    const payments = await this.payments
      .find({ $or: [{ _id: { $in: [...paymentIds] } }, ofOrders] })
      .lean<StoredPayment[]>()
    const refunds = await this.refunds
      .find({ $or: [{ _id: { $in: [...refundIds] } }, ofOrders], method: 'provider' })
      .lean<StoredRefund[]>()
    const orders = new Map(
      attempts.map(({ reference, order, orderId }) => [reference, { order, orderId }] as const),
    )
    return { payments, refunds, orders }
  }

  /** Joins the caller's transaction. */
  async paidOut(payments: readonly { paymentId: string; at: Date }[]): Promise<void> {
    if (payments.length === 0) return
    await this.payments.bulkWrite(
      payments.map(({ paymentId: _id, at }) => ({
        updateOne: { filter: { _id }, update: { $set: { paidOutAt: at } } },
      })),
    )
  }

  /** @returns null when it was paid out already, or is no payment of ours */
  async close(paymentId: string, at: Date): Promise<StoredPayment | null> {
    return this.payments
      .findOneAndUpdate(
        { _id: paymentId, paidOutAt: null },
        { $set: { paidOutAt: at } },
        { returnDocument: 'after' },
      )
      .lean<PaymentDocument>()
  }

  async find(paymentId: string): Promise<StoredPayment | null> {
    return this.payments.findById(paymentId).lean<PaymentDocument>()
  }

  /** Came in from one moment to another and were not paid out, the oldest first. */
  async left(from: Date, before: Date, most: number): Promise<StoredPayment[]> {
    return this.payments
      .find({ paidOutAt: null, at: { $gte: from, $lt: before } })
      .sort({ at: 1, _id: 1 })
      .limit(most)
      .lean<StoredPayment[]>()
  }

  async countLeft(from: Date, before: Date): Promise<number> {
    return this.payments.countDocuments({ paidOutAt: null, at: { $gte: from, $lt: before } })
  }
}
