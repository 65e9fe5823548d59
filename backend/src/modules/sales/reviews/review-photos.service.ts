import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model, type Types } from 'mongoose'
import { DAY_MS } from '../../../kernel/dates/ist.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { Throttles } from '../../office/auth/throttles.service.js'
import { PrivatePictures } from '../../office/media/private-pictures.service.js'
import { EDITABLE, PUBLISHED } from './domain/review.js'
import { isFinal, type OwnReview, OwnReviews, type ReviewSubject } from './own-reviews.service.js'
import { type StoredReview } from './reviews.queries.js'
import { ReviewDocument } from './schemas/review.schema.js'

const BOUNDS = [
  { name: 'review-photos-hour', count: 10, windowMs: DAY_MS / 24 },
  { name: 'review-photos-day', count: 20, windowMs: DAY_MS },
]

/** The photo of a review. It is decided with the text: until then only its author and staff see it. */
@Injectable()
export class ReviewPhotos {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly own: OwnReviews,
    private readonly pictures: PrivatePictures,
    private readonly throttles: Throttles,
  ) {}

  /**
   * Adds a photo to the own review in the place of the one before, coded anew, or takes it away (null). The review waits
   * for staff again.
   * @throws NotFound also without a review, TooManyRequests, Conflict REVIEW_FINAL, what `PrivatePictures.add` throws.
   */
  async set(caller: Principal, subject: ReviewSubject, bytes: Buffer | null): Promise<OwnReview> {
    const reviewed = await this.own.subject(caller, subject)
    const present = await this.own.find(reviewed)
    if (!present) throw new NotFound('Your review')
    // Nobody's picture is coded for a review that cannot have it.
    if (!EDITABLE.holds(present)) throw isFinal()
    if (bytes)
      for (const limit of BOUNDS)
        await this.throttles.spend(limit, caller.userId, 'You have sent too many photos.')
    const photo = bytes && (await this.pictures.add(bytes))
    const review = await this.own.change(reviewed, { photo }, (before) =>
      this.pictures.use([before.photo, photo].filter((one) => one != null)),
    )
    if (!review) throw isFinal()
    return { review, productId: reviewed.item.Id }
  }

  /** The photo of the own review, as WebP. @throws NotFound */
  async ofAuthor(caller: Principal, subject: ReviewSubject): Promise<Buffer> {
    return this.bytesOf(await this.own.find(await this.own.subject(caller, subject)))
  }

  /** The photo of a review that the shop shows, as WebP. @throws NotFound */
  async published(id: string, photo: string): Promise<Buffer> {
    const review = isValidObjectId(id)
      ? await this.reviews.findOne({ _id: id, ...PUBLISHED.filter }).lean<ReviewDocument>()
      : null
    return this.bytesOf(String(review?.photo) === photo ? review : null)
  }

  /** The photo of any review, for staff. @throws NotFound */
  async forStaff(id: string): Promise<Buffer> {
    return this.bytesOf(await rowOrNotFound(this.reviews, id, 'The review'))
  }

  /** Of these pictures, those that a review has. */
  async shown(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found = await this.reviews.distinct('photo', { photo: { $in: [...ids] } })
    return found.filter((photo) => photo !== null)
  }

  private async bytesOf(review: StoredReview | null): Promise<Buffer> {
    const bytes = review?.photo ? await this.pictures.read(review.photo) : null
    if (bytes === null) throw new NotFound('The photo')
    return bytes
  }
}
