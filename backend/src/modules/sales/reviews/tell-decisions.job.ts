import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Clock } from '../../../platform/clock.js'
import { Jobs } from '../../../platform/jobs/jobs.service.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { UNDO_MS } from './domain/review.js'
import { ReviewNotices } from './review-notices.service.js'
import { type StoredReview } from './reviews.queries.js'
import { ReviewDocument } from './schemas/review.schema.js'

const A_TURN = 200

/** Authors hear of a decision when it can no longer be taken back. */
@Injectable()
export class TellDecisionsJob implements OnModuleInit {
  constructor(
    @InjectModel(ReviewDocument.name) private readonly reviews: Model<ReviewDocument>,
    private readonly orders: OrderQueries,
    private readonly notices: ReviewNotices,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define({
      name: 'reviews.tell-decisions',
      title: 'Tell authors of reviews',
      does: 'Tells customers what became of their reviews, once a decision can no longer be taken back.',
      schedule: { everyMinutes: 1, atSecond: 50 },
      work: async () => ({ told: await this.tellAll() }),
    })
  }

  private async tellAll(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - UNDO_MS)
    const due = await this.reviews
      .find({ toTell: true, 'decision.at': { $lt: before } })
      .sort({ 'decision.at': 1 })
      .limit(A_TURN)
      .lean<ReviewDocument[]>()
    let told = 0
    for (const review of due) if (await this.tell(review)) told += 1
    return told
  }

  /** @returns false when it was edited or decided again meanwhile. */
  private tell(review: StoredReview): Promise<boolean> {
    return this.transactions.run(async () => {
      const { matchedCount } = await this.reviews.updateOne(
        { _id: review._id, toTell: true, decisions: review.decisions, approved: review.approved },
        { $set: { toTell: false } },
        { timestamps: false },
      )
      const [order] = await this.orders.byIds([String(review.order)])
      const item = order?.items.find(({ productId }) => productId.equals(review.product))
      if (matchedCount === 0 || !order || !item) return false
      await this.notices.decided({ order, item, review })
      return true
    })
  }
}
