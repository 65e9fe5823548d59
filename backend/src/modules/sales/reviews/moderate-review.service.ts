import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { approvalOf, DECIDABLE } from './domain/review.js'
import { Ratings } from './ratings.service.js'
import { type StoredReview } from './reviews.queries.js'
import { ReviewDocument } from './schemas/review.schema.js'

/** Staff decide what the shop shows. */
@Injectable()
export class ModerateReview {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly ratings: Ratings,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Publishes a review or sends it back, and works out the product's average again. Repeating it changes nothing.
   * @param seen when the text was written that staff decided on; without it the present text counts.
   * @throws NotFound, Conflict REVIEW_CHANGED when its author has edited it since.
   */
  moderate(id: string, state: 'Approved' | 'Rejected', seen?: Date): Promise<StoredReview> {
    if (!isValidObjectId(id)) throw new NotFound('The review')
    return this.transactions.run(async () => {
      const decided = await this.reviews
        .findOneAndUpdate(
          { _id: id, ...DECIDABLE[state].filter, ...(seen ? { date: seen } : {}) },
          { $set: { approved: approvalOf(state) } },
          { returnDocument: 'after' },
        )
        .lean<ReviewDocument>()
      if (!decided) return this.asItStands(id, state)
      await this.ratings.recount(decided.product)
      return decided
    })
  }

  private async asItStands(id: string, state: 'Approved' | 'Rejected'): Promise<StoredReview> {
    const review = await this.reviews.findById(id).lean<ReviewDocument>()
    if (!review) throw new NotFound('The review')
    if (review.approved !== approvalOf(state))
      throw new Conflict('REVIEW_CHANGED', 'Its author has edited this review. Please read it again.')
    return review
  }
}
