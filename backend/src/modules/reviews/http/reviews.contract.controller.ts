import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Public } from '../../../platform/http/access.js'
import { ConditionalGet } from '../../../platform/http/conditional-get.js'
import { ReviewQueries } from '../reviews.queries.js'
import { PublishedReviewsAnswer, PublishedReviewsQuery, toPublishedReview } from './reviews.dto.js'

@ApiTags('reviews')
@Controller('review')
export class ReviewsController {
  constructor(private readonly reviews: ReviewQueries) {}

  /** By `Id` or `_id`; approved ones only, with masked numbers. */
  @Public()
  @UseInterceptors(ConditionalGet)
  @Get('product/:productId')
  @ApiOperation({ summary: 'Published reviews of a product, newest first' })
  @ApiOkResponse({ type: PublishedReviewsAnswer })
  async ofProduct(
    @Param('productId') productId: string,
    @Query() query: PublishedReviewsQuery,
  ): Promise<PublishedReviewsAnswer> {
    const { product, reviews } = await this.reviews.published(productId, query)
    return { reviews: reviews.map((review) => toPublishedReview(review, product)) }
  }
}
