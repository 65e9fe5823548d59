import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { istDay } from '../../../kernel/dates/ist.js'
import { type OrderId } from '../../../kernel/text/order-ids.js'
import { AttemptDocument } from './schemas/attempt.schema.js'
import { PaymentDocument } from './schemas/payment.schema.js'
import { RefundDocument, type StoredRefund } from './schemas/refund.schema.js'

type StoredPayment = Readonly<PaymentDocument>

/** References in the provider's report. */
export interface NamedMoney {
  /** The shop's references at the provider. */
  references: readonly string[]
  paymentIds: readonly string[]
  refundIds: readonly string[]
}

/** The records in the shop's books that the report names. */
export interface BookedMoney {
  payments: StoredPayment[]
  /** Refunds through the provider. */
  refunds: StoredRefund[]
  orders: Map<string, { order: Types.ObjectId; orderId: OrderId }>
}

/** Payments that the provider pays out: marks those that its report names, and lists the others. */
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

  /** Those of the payments that the provider owes or owed: it reversed them not, and nobody wrote them off. */
  async owed(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const owed = { _id: { $in: [...ids] }, writtenOffOn: null, reversedOn: null }
    const found = await this.payments.find(owed, { _id: 1 }).lean<Pick<StoredPayment, '_id'>[]>()
    return new Set(found.map(({ _id }) => _id))
  }

  /** Marks payments as paid out; joins the caller's transaction. */
  async paidOut(payments: readonly { paymentId: string; at: Date }[]): Promise<void> {
    if (payments.length === 0) return
    await this.payments.bulkWrite(
      payments.map(({ paymentId: _id, at }) => ({
        updateOne: { filter: { _id }, update: { $set: { paidOutAt: at } } },
      })),
    )
  }

  /** Notes that no settlement will contain a payment. @returns null when it was paid out already, or is not one of the shop's */
  async close(paymentId: string, at: Date): Promise<StoredPayment | null> {
    return this.payments
      .findOneAndUpdate(
        { _id: paymentId, paidOutAt: null },
        { $set: { paidOutAt: at, writtenOffOn: istDay(at) } },
        { returnDocument: 'after' },
      )
      .lean<PaymentDocument>()
  }

  async find(paymentId: string): Promise<StoredPayment | null> {
    return this.payments.findById(paymentId).lean<PaymentDocument>()
  }

  /** Payments of a period that were not paid out, the oldest first. */
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
