import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import {
  type Condition,
  filterBy,
  filterRule,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../../platform/lists/simple-rest.js'
import {
  CountedFilters,
  ListCounts,
  ListCountsAnswer,
  ListParameters,
  StaffList,
} from '../../../../../platform/lists/staff-list.js'
import { REVIEW_REASONS, REVIEW_STATES } from '../../schemas/payment-case.schema.js'
import { DecideCase } from '../decide-case.service.js'
import { PaymentCaseQueries } from '../payment-cases.queries.js'
import {
  PaymentCaseAnswer,
  PaymentCaseDetail,
  ResolveReviewBody,
  toPaymentCaseAnswer,
  toPaymentCaseDetail,
} from './payment-cases.dto.js'

/** The ids of payments are texts. */
const ids = filterRule('payment', (value) => {
  const wanted = [value].flat()
  return wanted.every((id) => typeof id === 'string') ? { _id: { $in: wanted } } : undefined
})

/** Fields by which the console may sort and filter payments to look at. */
const PAYMENT_REVIEW_LIST_RULES: ListRules = {
  resource: 'payment-reviews',
  sorts: { createdAt: 'createdAt', reason: 'reason', state: 'state' },
  filters: {
    id: ids,
    state: filterBy.oneOf('state', REVIEW_STATES),
    reason: filterBy.oneOf('reason', REVIEW_REASONS),
    orderId: filterBy.prefix('orderId', (text) => text.toUpperCase()),
  },
  defaultSort: ['createdAt', 'DESC'],
}

/** Payments that a person should look at, and the actions for each. */
@ApiTags('staff: payments')
@Allow('payments.review')
@Controller('admin/payment-reviews')
export class AdminPaymentCasesController {
  constructor(
    private readonly cases: PaymentCaseQueries,
    private readonly actions: DecideCase,
  ) {}

  @StaffList(PAYMENT_REVIEW_LIST_RULES, PaymentCaseAnswer, 'Payments to look at')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<PaymentCaseAnswer>> {
    const page = await this.cases.page(request)
    return { ...page, rows: page.rows.map(toPaymentCaseAnswer) }
  }

  @ListCounts(PAYMENT_REVIEW_LIST_RULES)
  async count(@CountedFilters() filters: Condition[]): Promise<ListCountsAnswer> {
    return { counts: await this.cases.counts(filters) }
  }

  @Get(':id')
  @ApiOperation({ summary: 'One payment to look at, with what can be done about it' })
  @ApiOkResponse({ type: PaymentCaseDetail })
  @Fails('NOT_FOUND')
  async one(@Param('id') id: string): Promise<PaymentCaseDetail> {
    return toPaymentCaseDetail(await this.cases.detail(id))
  }

  @Post(':id/reread')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the payment provider again and book what it says' })
  @ApiOkResponse({ type: PaymentCaseDetail })
  @Fails('NOT_FOUND', 'PAYMENT_PROVIDER_REFUSED', 'PAYMENT_PROVIDER_UNAVAILABLE')
  async reread(@Param('id') id: string): Promise<PaymentCaseDetail> {
    await this.actions.reread(id)
    return this.one(id)
  }

  @Post(':id/refund')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give the money back through the provider; settled once it is there' })
  @ApiOkResponse({ type: PaymentCaseDetail })
  @Fails('NOT_FOUND', 'ACTION_NOT_ALLOWED', 'REFUND_EXCEEDS_PAYMENT')
  async refund(@Caller() { mobileNumber }: Principal, @Param('id') id: string): Promise<PaymentCaseDetail> {
    await this.actions.refund(id, mobileNumber)
    return this.one(id)
  }

  @Post(':id/accept')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the money as payment of its order; what is above the price goes back' })
  @ApiOkResponse({ type: PaymentCaseDetail })
  @Fails('NOT_FOUND', 'ACTION_NOT_ALLOWED', 'ORDER_TAKES_NO_PAYMENT')
  async accept(@Caller() { mobileNumber }: Principal, @Param('id') id: string): Promise<PaymentCaseDetail> {
    await this.actions.accept(id, mobileNumber)
    return this.one(id)
  }

  @Post(':id/resolve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Record that it was settled in another way, with a note' })
  @ApiOkResponse({ type: PaymentCaseDetail })
  @Fails('NOT_FOUND', 'ACTION_NOT_ALLOWED')
  async resolve(
    @Caller() { mobileNumber }: Principal,
    @Param('id') id: string,
    @Body() { note }: ResolveReviewBody,
  ): Promise<PaymentCaseDetail> {
    await this.actions.resolve(id, note, mobileNumber)
    return this.one(id)
  }
}
