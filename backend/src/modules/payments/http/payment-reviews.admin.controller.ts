import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../platform/http/access.js'
import { type ListPage, type ListRequest } from '../../../platform/http/simple-rest.js'
import { ListParameters, StaffList } from '../../../platform/http/staff-list.js'
import { PaymentReviewActions } from '../payment-review-actions.service.js'
import { PaymentReviewQueries } from '../payment-reviews.queries.js'
import {
  PaymentReviewAnswer,
  PaymentReviewDetail,
  ResolveReviewBody,
  toPaymentReviewAnswer,
  toPaymentReviewDetail,
} from './payment-reviews.dto.js'
import { PAYMENT_REVIEW_LIST_RULES } from './payment-reviews.list-rules.js'

const NOT_ALLOWED = { description: 'ACTION_NOT_ALLOWED in this state, with `details.actions` that are' }

/** Payments that arrived and that a person should look at, and what can be done about each. */
@ApiTags('staff: payments')
@Allow('payments.review')
@Controller('admin/payment-reviews')
export class AdminPaymentReviewsController {
  constructor(
    private readonly reviews: PaymentReviewQueries,
    private readonly actions: PaymentReviewActions,
  ) {}

  @StaffList(PAYMENT_REVIEW_LIST_RULES, PaymentReviewAnswer, 'Payments to look at')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<PaymentReviewAnswer>> {
    const page = await this.reviews.page(request)
    return { ...page, rows: page.rows.map(toPaymentReviewAnswer) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One payment to look at, with what can be done about it' })
  @ApiOkResponse({ type: PaymentReviewDetail })
  @ApiNotFoundResponse()
  async one(@Param('id') id: string): Promise<PaymentReviewDetail> {
    return toPaymentReviewDetail(await this.reviews.detail(id))
  }

  @Post(':id/reread')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the payment provider again and book what it says' })
  @ApiOkResponse({ type: PaymentReviewDetail })
  @ApiNotFoundResponse()
  @ApiResponse({ status: 502, description: 'PAYMENT_PROVIDER_UNAVAILABLE' })
  async reread(@Param('id') id: string): Promise<PaymentReviewDetail> {
    await this.actions.reread(id)
    return this.one(id)
  }

  @Post(':id/refund')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give the money back through the provider; settled once it is there' })
  @ApiOkResponse({ type: PaymentReviewDetail })
  @ApiNotFoundResponse()
  @ApiConflictResponse(NOT_ALLOWED)
  async refund(@Caller() { mobileNumber }: Principal, @Param('id') id: string): Promise<PaymentReviewDetail> {
    await this.actions.refund(id, mobileNumber)
    return this.one(id)
  }

  @Post(':id/accept')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the money as payment of its order; what is above the price goes back' })
  @ApiOkResponse({ type: PaymentReviewDetail })
  @ApiNotFoundResponse()
  @ApiConflictResponse({ description: 'ACTION_NOT_ALLOWED, ORDER_TAKES_NO_PAYMENT' })
  async accept(@Caller() { mobileNumber }: Principal, @Param('id') id: string): Promise<PaymentReviewDetail> {
    await this.actions.accept(id, mobileNumber)
    return this.one(id)
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @ApiOperation({ summary: 'It was settled in another way, told by a note' })
  @ApiOkResponse({ type: PaymentReviewDetail })
  @ApiNotFoundResponse()
  @ApiConflictResponse(NOT_ALLOWED)
  async resolve(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { note }: ResolveReviewBody,
  ): Promise<PaymentReviewDetail> {
    await this.actions.resolve(id, note, mobileNumber)
    return this.one(id)
  }
}
