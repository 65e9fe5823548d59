import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { PageQuery } from '../../../../../platform/lists/page-query.js'
import { OrderAnswers } from '../../../../sales/orders/answers/order-answers.service.js'
import { OrderRefundQueries } from '../order-refunds.queries.js'
import { OrderRefunds } from '../order-refunds.service.js'
import { RefundCompletedBody, RefundOrderAnswer, RefundOrdersAnswer, toRefundAnswer } from './refunds.dto.js'

/** The refund process (docs/domain/orders.md#refund-of-a-cancelled-order). */
@ApiTags('refunds')
@Allow('refunds.manage')
@Controller('orders')
export class RefundsController {
  constructor(
    private readonly queries: OrderRefundQueries,
    private readonly refunds: OrderRefunds,
    private readonly answers: OrderAnswers,
  ) {}

  @Get('Cancelled')
  @ApiOperation({ summary: 'Cancelled orders: those to refund first, then those refunded' })
  @ApiOkResponse({ type: RefundOrdersAnswer })
  async cancelled(@Query() page: PageQuery): Promise<RefundOrdersAnswer> {
    const { rows, total } = await this.queries.page(page)
    const orders = rows.map(async (row) => toRefundAnswer(row, await this.answers.forStaff(row.order)))
    return { orders: await Promise.all(orders), total }
  }

  @Put(':orderId/refund-completed')
  @ApiOperation({
    summary: 'Record that the money was given back by hand; repeating the same reference changes nothing',
  })
  @ApiOkResponse({ type: RefundOrderAnswer })
  @Fails('NOT_FOUND', 'REFUND_NOT_DUE', 'REFUND_UNDER_WAY', 'REFUND_EXCEEDS_PAYMENT')
  async completed(
    @Caller() { mobileNumber: by }: Principal,
    @Param('orderId') orderId: string,
    @Body() { refundReference }: RefundCompletedBody,
  ): Promise<RefundOrderAnswer> {
    await this.refunds.give({ orderId, by }, { reference: refundReference })
    const row = await this.queries.one(orderId)
    return toRefundAnswer(row, await this.answers.forStaff(row.order))
  }
}
