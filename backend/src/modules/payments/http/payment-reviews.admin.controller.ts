import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyReply } from 'fastify'
import { Allow } from '../../../platform/http/access.js'
import {
  filterBy,
  ListQuery,
  type ListRules,
  parseList,
  setContentRange,
} from '../../../platform/http/simple-rest.js'
import { PaymentReviewQueries } from '../payment-reviews.queries.js'
import { REVIEW_REASONS, REVIEW_STATES } from '../schemas/payment-review.schema.js'
import { PaymentReviewAnswer, toPaymentReviewAnswer } from './payment-reviews.dto.js'

const ids = (value: unknown) => {
  const wanted = [value].flat()
  return wanted.every((id) => typeof id === 'string') ? { _id: { $in: wanted } } : undefined
}

const RULES: ListRules = {
  sorts: { createdAt: 'createdAt', reason: 'reason', state: 'state' },
  filters: {
    id: ids,
    state: filterBy.oneOf('state', REVIEW_STATES),
    reason: filterBy.oneOf('reason', REVIEW_REASONS),
    orderId: filterBy.prefix('orderId', (text) => text.toUpperCase()),
  },
  defaultSort: ['createdAt', 'DESC'],
}

/** Payments that arrived and that a person should look at; read-only. */
@ApiTags('staff: payments')
@Controller('admin/payment-reviews')
export class AdminPaymentReviewsController {
  constructor(private readonly reviews: PaymentReviewQueries) {}

  @Allow('payments.review')
  @Get()
  @ApiOperation({ summary: 'Payments to look at, in the simple-rest dialect' })
  @ApiOkResponse({ type: [PaymentReviewAnswer] })
  async list(
    @Query() query: ListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PaymentReviewAnswer[]> {
    const request = parseList(query, RULES)
    const { rows, total } = await this.reviews.page(request)
    setContentRange(reply, 'payment-reviews', { skip: request.skip, count: rows.length, total })
    return rows.map(toPaymentReviewAnswer)
  }

  @Allow('payments.review')
  @Get(':id')
  @ApiOperation({ summary: 'One payment to look at' })
  @ApiOkResponse({ type: PaymentReviewAnswer })
  async one(@Param('id') id: string): Promise<PaymentReviewAnswer> {
    return toPaymentReviewAnswer(await this.reviews.byId(id))
  }
}
