import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { RatingsPort } from '../../stock/catalog/ratings.service.js'
import { PUBLISHED } from './domain/review.js'
import { ReviewDocument } from './schemas/review.schema.js'

/** Keeps the product's count and sum of ratings equal to its approved reviews. */
@Injectable()
export class Ratings {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly catalogue: RatingsPort,
  ) {}

  /** Recounts a product's approved reviews; in the transaction of the change that made it necessary. */
  async recount(product: Types.ObjectId): Promise<void> {
    const [rating] = await this.reviews.aggregate<{ count: number; sum: number }>([
      { $match: { product, ...PUBLISHED.filter } },
      { $group: { _id: null, count: { $sum: 1 }, sum: { $sum: '$rating' } } },
    ])
    await this.catalogue.setRating(product, { count: rating?.count ?? 0, sum: rating?.sum ?? 0 })
  }
}
