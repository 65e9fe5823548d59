import { Controller, Get, Param } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow } from '../../../platform/http/access.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { PaymentReviewQueries } from '../payment-reviews.queries.js'
import { PaymentReviewAnswer, toPaymentReviewAnswer } from './payment-reviews.dto.js'
import { PAYMENT_REVIEW_LIST_RULES } from './payment-reviews.list-rules.js'

/** Payments that arrived and that a person should look at; read-only. */
@ApiTags('staff: payments')
@Controller('admin/payment-reviews')
export class AdminPaymentReviewsController {
  constructor(private readonly reviews: PaymentReviewQueries) {}

  @Allow('payments.review')
  @StaffList(PAYMENT_REVIEW_LIST_RULES, PaymentReviewAnswer, 'Payments to look at')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<PaymentReviewAnswer>> {
    const page = await this.reviews.page(request)
    return { ...page, rows: page.rows.map(toPaymentReviewAnswer) }
  }

  @Allow('payments.review')
  @Get(':id')
  @ApiOperation({ summary: 'One payment to look at' })
  @ApiOkResponse({ type: PaymentReviewAnswer })
  async one(@Param('id') id: string): Promise<PaymentReviewAnswer> {
    return toPaymentReviewAnswer(await this.reviews.byId(id))
  }
}
