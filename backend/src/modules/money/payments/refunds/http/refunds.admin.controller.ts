import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import {
  filterBy,
  type ListPage,
  type ListRequest,
  type ListRules,
} from '../../../../../platform/lists/simple-rest.js'
import { ListParameters, StaffList } from '../../../../../platform/lists/staff-list.js'
import { OrderAnswers } from '../../../../sales/orders/answers/order-answers.service.js'
import { OrderRefundQueries, type RefundRow } from '../order-refunds.queries.js'
import { OrderRefunds } from '../order-refunds.service.js'
import { RefundOrderAnswer, toRefundAnswer } from './refunds.dto.js'

/** What the console may sort and filter refunds by. */
const REFUND_LIST_RULES: ListRules = {
  resource: 'refunds',
  sorts: { orderDate: 'orderDate' },
  filters: {
    paymentStatus: filterBy.oneOf('paymentStatus', ['Completed', 'Refund Completed']),
    orderId: filterBy.prefix('orderId', (text) => text.toUpperCase(), 'P-7'),
  },
  defaultSort: ['orderDate', 'DESC'],
}

/** Cancelled orders and their money, for the console. */
@ApiTags('staff: refunds')
@Allow('refunds.manage')
@Controller('admin/refunds')
export class AdminRefundsController {
  constructor(
    private readonly queries: OrderRefundQueries,
    private readonly refunds: OrderRefunds,
    private readonly answers: OrderAnswers,
  ) {}

  @StaffList(REFUND_LIST_RULES, RefundOrderAnswer, 'Cancelled orders and their refunds')
  async list(@ListParameters() request: ListRequest): Promise<ListPage<RefundOrderAnswer>> {
    const page = await this.queries.list(request)
    return { ...page, rows: await Promise.all(page.rows.map((row) => this.answer(row))) }
  }

  @Get(':orderId')
  @ApiOperation({ summary: 'One cancelled order and its refund' })
  @ApiOkResponse({ type: RefundOrderAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('orderId') orderId: string): Promise<RefundOrderAnswer> {
    return this.answer(await this.queries.one(orderId))
  }

  @Post(':orderId/provider')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ask the payment provider to give the money back; refunded once the provider says so',
  })
  @ApiOkResponse({ type: RefundOrderAnswer })
  @Fails('NOT_FOUND', 'REFUND_NOT_DUE', 'NOTHING_TO_REFUND', 'NO_PROVIDER_PAYMENT', 'REFUND_EXCEEDS_PAYMENT')
  async throughProvider(
    @Caller() { mobileNumber: by }: Principal,
    @Param('orderId') orderId: string,
  ): Promise<RefundOrderAnswer> {
    await this.refunds.give({ orderId, by }, 'provider')
    return this.one(orderId)
  }

  private async answer(row: RefundRow): Promise<RefundOrderAnswer> {
    return toRefundAnswer(row, await this.answers.forStaff(row.order))
  }
}
