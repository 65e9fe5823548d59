import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NotFound } from '../../kernel/errors.js'
import { type ListPage, type ListRequest } from '../../platform/http/simple-rest.js'
import { readList } from '../../platform/mongo/read-list.js'
import { type OrderRecord, Orders } from '../orders/orders.service.js'
import { type RefundStatus } from './domain/refund.js'
import { type ReviewAction, reviewActions } from './domain/review-actions.js'
import { PaymentDocument } from './schemas/payment.schema.js'
import { PaymentReviewDocument } from './schemas/payment-review.schema.js'
import { RefundDocument } from './schemas/refund.schema.js'

export interface ReviewRow {
  review: Readonly<PaymentReviewDocument>
  refund: { id: string; status: RefundStatus } | null
}

/** A matter with all that a decision about it needs. */
export interface ReviewDetail extends ReviewRow {
  payment: Readonly<PaymentDocument> | null
  order: OrderRecord
  actions: ReviewAction[]
}

/** The staff's list of payments to look at. */
@Injectable()
export class PaymentReviewQueries {
  constructor(
    @InjectModel(PaymentReviewDocument.name) private readonly reviews: Model<PaymentReviewDocument>,
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    @InjectModel(PaymentDocument.name) private readonly payments: Model<PaymentDocument>,
    private readonly orders: Orders,
  ) {}

  async page(request: ListRequest): Promise<ListPage<ReviewRow>> {
    const page = await readList(this.reviews, request)
    return { ...page, rows: await this.withRefunds(page.rows) }
  }

  /** @throws NotFound */
  async byId(id: string): Promise<ReviewRow> {
    const review = await this.reviews.findById(id).lean()
    const [row] = review ? await this.withRefunds([review]) : []
    if (!row) throw new NotFound('The payment')
    return row
  }

  /** @throws NotFound */
  async detail(id: string): Promise<ReviewDetail> {
    const row = await this.byId(id)
    const { state, orderId, paymentId } = row.review
    const payment =
      paymentId === null ? null : await this.payments.findById(paymentId).lean<PaymentDocument>()
    const order = await this.orders.resolve(orderId)
    const actions = reviewActions({ state, payment, refund: row.refund?.status ?? null, order })
    return { ...row, payment, order, actions }
  }

  private async withRefunds(reviews: Readonly<PaymentReviewDocument>[]): Promise<ReviewRow[]> {
    const paymentIds = reviews.flatMap(({ paymentId }) => paymentId ?? [])
    // The last one counts: an earlier one may have failed.
    const found = await this.refunds
      .find({ paymentId: { $in: paymentIds } })
      .sort({ createdAt: 1 })
      .lean()
    const refunds = new Map(found.map(({ _id: id, paymentId, status }) => [paymentId, { id, status }]))
    return reviews.map((review) => ({ review, refund: refunds.get(review.paymentId ?? '') ?? null }))
  }
}
