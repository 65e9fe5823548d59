import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { ModerateReview } from '../moderate-review.service.js'
import { ReviewQueries, type StoredReview } from '../reviews.queries.js'
import { ModerationBody, PendingReviewsAnswer, toDecision, toSeenReview } from './moderation.dto.js'
import { AdminReview, PublishedReviewsQuery, toAdminReview } from './reviews.dto.js'

/** Pending product reviews. */
@ApiTags('staff: reviews')
@Allow('reviews.moderate')
@Controller('review')
export class ReviewModerationController {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly moderating: ModerateReview,
  ) {}

  @Get('pending')
  @ApiOperation({ summary: 'Reviews that wait for a decision, the oldest first' })
  @ApiOkResponse({ type: PendingReviewsAnswer })
  async pending(@Query() page: PublishedReviewsQuery): Promise<PendingReviewsAnswer> {
    return { reviews: await this.answers(await this.reviews.pending(page)) }
  }

  @Put('moderate/:id')
  @ApiOperation({ summary: 'Publish a review or send it back; repeating it changes nothing' })
  @ApiOkResponse({ type: AdminReview })
  @Fails('NOT_FOUND', 'REVIEW_CHANGED')
  async moderate(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ModerationBody,
  ): Promise<AdminReview> {
    const review = await this.moderating.moderate(caller, toSeenReview({ id, ...body }), toDecision(body))
    const products = await this.reviews.productsOf([review])
    return toAdminReview(review, products.get(String(review.product)))
  }

  private async answers(reviews: readonly StoredReview[]): Promise<AdminReview[]> {
    const products = await this.reviews.productsOf(reviews)
    return reviews.map((review) => toAdminReview(review, products.get(String(review.product))))
  }
}
