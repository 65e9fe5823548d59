import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { ProductDocument } from './schemas/product.schema.js'

/** Lets the reviews module store its result on products, so that the product list needs no second read. */
@Injectable()
export class RatingsPort {
  constructor(@InjectModel(ProductDocument.name) private readonly products: Model<ProductDocument>) {}

  /** Stores count and sum of the approved ratings of a product. */
  async setRating(productId: Types.ObjectId | string, rating: { count: number; sum: number }): Promise<void> {
    await this.products.updateOne(
      { _id: productId },
      { $set: { reviewCount: rating.count, ratingSum: rating.sum } },
      { timestamps: false },
    )
  }
}
