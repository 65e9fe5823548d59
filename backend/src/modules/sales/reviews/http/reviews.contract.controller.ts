import { Body, Controller, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { ConditionalGet } from '../../../../platform/http/conditional-get.js'
import { Allow, Caller, type Principal, Public } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { ReviewQueries } from '../reviews.queries.js'
import { WriteReview } from '../write-review.service.js'
import {
  OwnReviewAnswer,
  OwnReviewQuery,
  ReviewBody,
  SubmittedReviewAnswer,
  toOwnReview,
} from './own-review.dto.js'
import { PublishedReviewsAnswer, PublishedReviewsQuery, toPublishedReview } from './reviews.dto.js'

@ApiTags('reviews')
@Controller('review')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly writing: WriteReview,
  ) {}

  /** By `Id` or `_id`; approved ones only, with masked numbers. */
  @Public()
  @UseInterceptors(ConditionalGet)
  @Get('product/:productId')
  @ApiOperation({ summary: 'Published reviews of a product, newest first' })
  @ApiOkResponse({ type: PublishedReviewsAnswer })
  @Fails('NOT_FOUND')
  async ofProduct(
    @Param('productId') productId: string,
    @Query() query: PublishedReviewsQuery,
  ): Promise<PublishedReviewsAnswer> {
    const { product, reviews } = await this.reviews.published(productId, query)
    return { reviews: reviews.map((review) => toPublishedReview(review, product)) }
  }

  @Allow('shop.buy')
  @Get('existing')
  @ApiOperation({ summary: "The caller's own review of a product of an order, if there is one" })
  @ApiOkResponse({ type: OwnReviewAnswer })
  @Fails({ NOT_FOUND: "No such order of the caller's, or no such product in it." })
  async existing(@Caller() caller: Principal, @Query() query: OwnReviewQuery): Promise<OwnReviewAnswer> {
    const own = await this.writing.existing(caller, query)
    return { review: own && toOwnReview(own) }
  }

  @Allow('shop.buy')
  @Post()
  @ApiOperation({ summary: 'Review a product of a shipped order; until it is approved it may be edited' })
  @ApiCreatedResponse({ type: SubmittedReviewAnswer })
  @Fails('REVIEW_NOT_DUE', 'REVIEW_FINAL', 'TOO_MANY_REQUESTS', {
    NOT_FOUND: "No such order of the caller's, or no such product in it.",
  })
  async submit(
    @Caller() caller: Principal,
    @Body() { productId, orderId, rating, comment }: ReviewBody,
  ): Promise<SubmittedReviewAnswer> {
    const own = await this.writing.submit(caller, { productId, orderId }, { rating, comment })
    return { message: 'Review submitted!', review: toOwnReview(own) }
  }
}
