import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { approvalOf, EDITABLE, reviewedItem, WAITING } from './domain/review.js'
import { ReviewNotices } from './review-notices.service.js'
import { type StoredReview } from './reviews.queries.js'
import { ReviewDocument } from './schemas/review.schema.js'

/** What a review is about: an item of an order, by the product's `Id` or `_id` and the order's `orderId` or `_id`. */
export interface ReviewSubject {
  productId: string
  orderId: string
}

/** A review in its author's eyes, with the readable `Id` of the product. */
export interface OwnReview {
  review: StoredReview
  productId: string
}

/** The item of an own order that is reviewed. */
export interface Reviewed {
  order: StoredOrder
  item: StoredOrder['items'][number]
}

export type Written = Pick<ReviewDocument, 'rating' | 'comment' | 'author'>

/** An author's reviews in the database. Whatever the author changes waits for staff again. */
@Injectable()
export class OwnReviews {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly orders: OrderQueries,
    private readonly notices: ReviewNotices,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when the order is not the caller's or holds no such product. */
  async subject(caller: Principal, { productId, orderId }: ReviewSubject): Promise<Reviewed> {
    const order = await this.orders.owned(caller.userId, orderId)
    const item = reviewedItem(order.items, productId)
    if (!item) throw new NotFound('The product in this order')
    return { order, item }
  }

  /** null when there is none. */
  async find({ order, item }: Reviewed): Promise<StoredReview | null> {
    return this.reviews.findOne({ order: order._id, product: item.productId }).lean<ReviewDocument>()
  }

  /**
   * A decision that its author was not told yet is nobody's news any more, and an answer of the shop was to other words.
   * @param alongside runs in the same transaction, with the review as it was; no outside calls
   * @returns null when there is none yet, or none that may be edited.
   */
  change(
    { order, item }: Reviewed,
    changes: Partial<Written & Pick<ReviewDocument, 'photo'>>,
    alongside: (before: StoredReview) => Promise<void> = () => Promise.resolve(),
  ): Promise<StoredReview | null> {
    return this.transactions.run(async () => {
      const before = await this.reviews
        .findOneAndUpdate(
          { order: order._id, product: item.productId, ...EDITABLE.filter },
          {
            $set: {
              ...changes,
              approved: approvalOf('Pending'),
              date: this.clock.now(),
              decision: null,
              toTell: false,
              answer: null,
            },
          },
          { returnDocument: 'before', runValidators: true },
        )
        .lean<ReviewDocument>()
      if (!before) return null
      await alongside(before)
      const review = await this.reviews.findById(before._id).orFail().lean<ReviewDocument>()
      if (!WAITING.holds(before)) await this.notices.waiting({ item, review })
      return review
    })
  }

  /** null when there is one already. */
  async insert({ order, item }: Reviewed, written: Written): Promise<StoredReview | null> {
    const { _id, orderId, orderDate, mobileNumber } = order
    try {
      return await this.transactions.run(async () => {
        const review = new this.reviews({
          order: _id,
          orderId,
          orderDate,
          mobileNumber,
          product: item.productId,
          ...written,
          date: this.clock.now(),
        })
        const stored = (await review.save()).toObject()
        await this.notices.waiting({ item, review: stored })
        return stored
      })
    } catch (error) {
      if (isDuplicateKey(error)) return null
      throw error
    }
  }
}

export function isFinal(): Conflict {
  return new Conflict('REVIEW_FINAL', 'Your review has been approved and can no longer be changed.')
}
