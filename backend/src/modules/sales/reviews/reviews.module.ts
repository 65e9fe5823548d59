import { Module, type OnModuleInit } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { AuthModule } from '../../office/auth/auth.module.js'
import { MediaModule } from '../../office/media/media.module.js'
import { UploadUses } from '../../office/media/upload-uses.service.js'
import { MessagesModule } from '../../office/messages/messages.module.js'
import { SettingsModule } from '../../office/settings/settings.module.js'
import { CatalogModule } from '../../stock/catalog/catalog.module.js'
import { ProductReferences } from '../../stock/catalog/product-references.service.js'
import { ItemReviews } from '../orders/answers/item-reviews.service.js'
import { OrdersModule } from '../orders/orders.module.js'
import { ReviewModerationController } from './http/moderation.contract.controller.js'
import { AdminReviewsController } from './http/reviews.admin.controller.js'
import { ReviewsController } from './http/reviews.contract.controller.js'
import { ModerateReview } from './moderate-review.service.js'
import { OwnReviews } from './own-reviews.service.js'
import { Ratings } from './ratings.service.js'
import { ReviewNotices } from './review-notices.service.js'
import { ReviewPhotos } from './review-photos.service.js'
import { ReviewsPersonalData } from './reviews.personal-data.js'
import { ReviewQueries } from './reviews.queries.js'
import { ReviewDocument, ReviewSchema } from './schemas/review.schema.js'
import { TellDecisionsJob } from './tell-decisions.job.js'
import { WriteReview } from './write-review.service.js'

/** What customers say about what they bought. */
@Module({
  imports: [
    AuthModule,
    CatalogModule,
    MediaModule,
    MessagesModule,
    OrdersModule,
    SettingsModule,
    MongooseModule.forFeature([{ name: ReviewDocument.name, schema: ReviewSchema }]),
  ],
  controllers: [ReviewsController, ReviewModerationController, AdminReviewsController],
  providers: [
    ReviewQueries,
    OwnReviews,
    WriteReview,
    ReviewPhotos,
    ReviewNotices,
    ModerateReview,
    TellDecisionsJob,
    Ratings,
    ReviewsPersonalData,
  ],
  exports: [ReviewQueries, Ratings],
})
export class ReviewsModule implements OnModuleInit {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly itemReviews: ItemReviews,
    private readonly references: ProductReferences,
    private readonly uploads: UploadUses,
    private readonly photos: ReviewPhotos,
  ) {}

  onModuleInit(): void {
    this.itemReviews.register('ofOrders', (orders) => this.reviews.ofOrders(orders))
    this.uploads.register('reviews', (ids) => this.photos.shown(ids))
    this.references.register('reviews', { one: 'review', count: (id) => this.reviews.countOf(id) })
  }
}
