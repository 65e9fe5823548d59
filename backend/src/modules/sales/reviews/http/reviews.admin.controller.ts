import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../platform/lists/staff-list.js'
import { ReviewQueries } from '../reviews.queries.js'
import { AdminReview, toAdminReview } from './reviews.dto.js'
import { REVIEW_LIST_RULES } from './reviews.list-rules.js'

@ApiTags('staff: reviews')
@Controller('admin/reviews')
export class AdminReviewsController {
  constructor(private readonly reviews: ReviewQueries) {}

  @Allow('reviews.moderate')
  @StaffList(REVIEW_LIST_RULES, AdminReview, 'Reviews')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<AdminReview>> {
    const page = await this.reviews.page(request)
    const products = await this.reviews.productsOf(page.rows)
    return {
      ...page,
      rows: page.rows.map((review) => toAdminReview(review, products.get(String(review.product)))),
    }
  }

  @Allow('reviews.moderate')
  @Get(':id')
  @ApiOperation({ summary: 'One review' })
  @ApiOkResponse({ type: AdminReview })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<AdminReview> {
    const review = await this.reviews.byId(id)
    const products = await this.reviews.productsOf([review])
    return toAdminReview(review, products.get(String(review.product)))
  }
}
