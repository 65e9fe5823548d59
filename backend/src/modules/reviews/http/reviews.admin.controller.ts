import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../platform/http/access.js'
import { ListQuery, parseList, setContentRange } from '../../../platform/http/simple-rest.js'
import { REVIEW_LIST_RULES } from './reviews.list-rules.js'
import { ReviewQueries } from '../reviews.queries.js'
import { AdminReview, toAdminReview } from './reviews.dto.js'

@ApiTags('staff: reviews')
@Controller('admin/reviews')
export class AdminReviewsController {
  constructor(private readonly reviews: ReviewQueries) {}

  @Allow('reviews.moderate')
  @Get()
  @ApiOperation({ summary: 'Reviews in the simple-rest dialect' })
  @ApiOkResponse({ type: [AdminReview] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminReview[]> {
    const request = parseList(query, REVIEW_LIST_RULES)
    const { rows, total } = await this.reviews.page(request)
    setContentRange(reply, 'reviews', { skip: request.skip, count: rows.length, total })
    const products = await this.reviews.productsOf(rows)
    return rows.map((review) => toAdminReview(review, products.get(String(review.product))))
  }

  @Allow('reviews.moderate')
  @Get(':id')
  @ApiOperation({ summary: 'One review' })
  @ApiOkResponse({ type: AdminReview })
  async one(@Param('id') id: string): Promise<AdminReview> {
    const review = await this.reviews.byId(id)
    const products = await this.reviews.productsOf([review])
    return toAdminReview(review, products.get(String(review.product)))
  }
}
