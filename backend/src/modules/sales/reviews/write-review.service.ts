import { Injectable } from '@nestjs/common'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { Accounts } from '../../office/auth/accounts.service.js'
import { Throttles } from '../../office/auth/throttles.service.js'
import { REVIEWABLE } from '../orders/domain/guards.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { firstNameOf } from './domain/review.js'
import { isFinal, type OwnReview, OwnReviews, type ReviewSubject } from './own-reviews.service.js'
import { type ReviewAuthor } from './schemas/review.schema.js'

/** A large order, each jar of it reviewed and corrected. */
const BOUNDS = [
  { name: 'reviews-hour', count: 60, windowMs: DAY_MS / 24 },
  { name: 'reviews-day', count: 200, windowMs: DAY_MS },
]

export interface ReviewText {
  /** 1 to 5. */
  rating: number
  comment: string
  /** The shop may show first name and city of the author. */
  showName: boolean
}

/** A customer writes about what the parcel held. */
@Injectable()
export class WriteReview {
  constructor(
    private readonly own: OwnReviews,
    private readonly accounts: Accounts,
    private readonly throttles: Throttles,
  ) {}

  /** @throws NotFound when the order is not the caller's or holds no such product. */
  async existing(caller: Principal, subject: ReviewSubject): Promise<OwnReview | null> {
    const reviewed = await this.own.subject(caller, subject)
    const review = await this.own.find(reviewed)
    return review && { review, productId: reviewed.item.Id }
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
    const reviewed = await this.own.subject(caller, subject)
    // An order that may be reviewed never stops being one, so that looking is enough.
    if (!REVIEWABLE.holds(reviewed.order)) throw notDue(reviewed.order)
    const { rating, comment, showName } = text
    const author = showName ? await this.authorOf(caller, reviewed.order) : null
    const written = { rating, comment, author }
    const review =
      (await this.own.change(reviewed, written)) ??
      (await this.own.insert(reviewed, written)) ??
      // A second click was faster.
      (await this.own.change(reviewed, written))
    if (!review) throw isFinal()
    return { review, productId: reviewed.item.Id }
  }

  /** The name of the account, since an order may be a gift. */
  private async authorOf(
    { userId }: Principal,
    { contactName, city }: StoredOrder,
  ): Promise<ReviewAuthor | null> {
    const { name } = await this.accounts.profileOf(userId)
    const firstName = firstNameOf(name) || firstNameOf(contactName)
    return firstName ? { firstName, city } : null
  }
}

function notDue({ orderId, orderStatus, paymentStatus, deliveryStatus }: StoredOrder): Conflict {
  return new Conflict('REVIEW_NOT_DUE', `Order ${orderId} can be reviewed once it is on its way to you.`, {
    orderStatus,
    paymentStatus,
    deliveryStatus,
  })
}
