import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { ANONYMOUS, withoutContacts } from '../../../kernel/text/anonymous.js'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../office/auth/privacy/personal-data.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { ReviewDocument } from './schemas/review.schema.js'

/** Reviews' share of a person's data. What was said of a jar stays; who said it, and the photo, go. */
@Injectable()
export class ReviewsPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly orders: OrderQueries,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('reviews', this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const reviews = await this.of(userId)
    return reviews.map(({ orderId, product, rating, comment, approved, date, mobileNumber, author }) => ({
      orderId,
      product: String(product),
      rating,
      comment,
      approved,
      date,
      mobileNumber,
      author,
    }))
  }

  /** Ratings stay as they are, so that no product's average changes. */
  async erase({ userId }: DataSubject): Promise<void> {
    for (const { _id, comment } of await this.of(userId))
      await this.reviews.updateOne(
        { _id },
        {
          $set: {
            mobileNumber: ANONYMOUS,
            comment: withoutContacts(comment),
            author: null,
            // One that nothing shows is deleted within two nights.
            photo: null,
            toTell: false,
          },
        },
        { overwriteImmutable: true },
      )
  }

  private async of(userId: string): Promise<ReviewDocument[]> {
    const order = { $in: await this.orders.idsOfCustomer(userId) }
    return this.reviews.find({ order }).sort({ date: -1 }).lean<ReviewDocument[]>()
  }
}
