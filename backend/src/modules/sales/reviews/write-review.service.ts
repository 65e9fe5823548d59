import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Throttles } from '../../office/auth/throttles.service.js'
import { REVIEWABLE } from '../orders/domain/guards.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { approvalOf, EDITABLE, reviewedItem } from './domain/review.js'
import { type StoredReview } from './reviews.queries.js'
import { ReviewDocument } from './schemas/review.schema.js'

/** A large order, each jar of it reviewed and corrected. */
const BOUNDS = [
  { name: 'reviews-hour', count: 60, windowMs: DAY_MS / 24 },
  { name: 'reviews-day', count: 200, windowMs: DAY_MS },
]

export interface ReviewText {
  /** 1 to 5. */
  rating: number
  comment: string
}

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

type Item = StoredOrder['items'][number]

/** A customer writes about what the parcel held. */
@Injectable()
export class WriteReview {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly orders: OrderQueries,
    private readonly throttles: Throttles,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound when the order is not the caller's or holds no such product. */
  async existing(caller: Principal, subject: ReviewSubject): Promise<OwnReview | null> {
    const { order, item } = await this.subject(caller, subject)
    const review = await this.reviews
      .findOne({ order: order._id, product: item.productId })
      .lean<ReviewDocument>()
    return review && { review, productId: item.Id }
  }

  /**
   * Writes the review of an item, or edits it until it is approved. In both cases it waits for staff again, and no
   * average changes before they have seen it.
   * @throws NotFound as above, TooManyRequests, Conflict REVIEW_NOT_DUE (unpaid, cancelled, not yet shipped) |
   * REVIEW_FINAL (approved).
   */
  async submit(caller: Principal, subject: ReviewSubject, text: ReviewText): Promise<OwnReview> {
    for (const limit of BOUNDS)
      await this.throttles.spend(limit, caller.userId, 'You have sent too many reviews.')
    const { order, item } = await this.subject(caller, subject)
    // An order that may be reviewed never stops being one, so that looking is enough.
    if (!REVIEWABLE.holds(order)) throw notDue(order)
    const review =
      (await this.edit(order, item, text)) ??
      (await this.insert(order, item, text)) ??
      // A second click was faster.
      (await this.edit(order, item, text))
    if (!review)
      throw new Conflict('REVIEW_FINAL', 'Your review has been approved and can no longer be changed.')
    return { review, productId: item.Id }
  }

  private async subject(caller: Principal, { productId, orderId }: ReviewSubject) {
    const order = await this.orders.owned(caller.userId, orderId)
    const item = reviewedItem(order.items, productId)
    if (!item) throw new NotFound('The product in this order')
    return { order, item }
  }

  /** null when there is none yet, or none that may be edited. */
  private edit(order: StoredOrder, item: Item, text: ReviewText): Promise<StoredReview | null> {
    return this.reviews
      .findOneAndUpdate(
        { order: order._id, product: item.productId, ...EDITABLE.filter },
        { $set: { ...text, approved: approvalOf('Pending'), date: this.clock.now() } },
        { returnDocument: 'after', runValidators: true },
      )
      .lean<ReviewDocument>()
  }

  /** null when there is one already. */
  private async insert(order: StoredOrder, item: Item, text: ReviewText): Promise<StoredReview | null> {
    const { _id, orderId, orderDate, mobileNumber } = order
    try {
      const review = new this.reviews({
        order: _id,
        orderId,
        orderDate,
        mobileNumber,
        product: item.productId,
        ...text,
        date: this.clock.now(),
      })
      return (await review.save()).toObject()
    } catch (error) {
      if (isDuplicateKey(error)) return null
      throw error
    }
  }
}

function notDue({ orderId, orderStatus, paymentStatus, deliveryStatus }: StoredOrder): Conflict {
  return new Conflict('REVIEW_NOT_DUE', `Order ${orderId} can be reviewed once it is on its way to you.`, {
    orderStatus,
    paymentStatus,
    deliveryStatus,
  })
}
