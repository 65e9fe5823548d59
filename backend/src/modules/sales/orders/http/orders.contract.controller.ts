import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { HOUR_MS } from '../../../../kernel/dates/durations.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { MessageAnswer } from '../../../../platform/http/routes/message.answer.js'
import { PageQuery } from '../../../../platform/lists/page-query.js'
import { Throttles } from '../../../office/auth/throttles.service.js'
import { OrderAnswer, OrdersAnswer } from '../answers/order.answer.js'
import { OrderAnswers } from '../answers/order-answers.service.js'
import { CancelOrder } from '../money/cancel-order.service.js'
import { OrderQueries } from '../store/orders.queries.js'

/**
 * A deleted order makes place for the next one among those that wait for their payment. Each stays in the database, and
 * may have a session at the payment provider.
 */
const DELETIONS = { name: 'orders-deleted-hour', count: 20, windowMs: HOUR_MS }

/** What customers do with their orders; placing and paying belong to the payments module. */
@ApiTags('orders')
@Allow('shop.buy')
@Controller('orders')
export class OrdersController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly cancelling: CancelOrder,
    private readonly answers: OrderAnswers,
    private readonly throttles: Throttles,
  ) {}

  @Get()
  @ApiOperation({ summary: "The caller's orders, newest first" })
  @ApiOkResponse({ type: OrdersAnswer })
  async list(@Caller() { userId }: Principal, @Query() page: PageQuery): Promise<OrdersAnswer> {
    const { orders, total } = await this.queries.ofCustomer(userId, page)
    return { orders: await this.answers.allForCustomer(orders), total }
  }

  @Put(':orderId/cancel')
  @ApiOperation({ summary: 'Cancel a paid order that is not packed; the refund is computed here' })
  @ApiOkResponse({ type: OrderAnswer })
  @Fails('INVALID_TRANSITION', { NOT_FOUND: "No such order of the caller's." })
  async cancel(@Caller() caller: Principal, @Param('orderId') orderId: string): Promise<OrderAnswer> {
    return this.answers.forCustomer(await this.cancelling.cancel(caller, orderId))
  }

  @Delete(':orderId')
  @ApiOperation({ summary: 'Delete an unpaid order; its jars go back' })
  @ApiOkResponse({ type: MessageAnswer })
  @Fails('TOO_MANY_REQUESTS', {
    NOT_FOUND: "No such order of the caller's.",
    INVALID_TRANSITION: 'A paid order is never deleted.',
  })
  async remove(@Caller() caller: Principal, @Param('orderId') orderId: string): Promise<MessageAnswer> {
    await this.throttles.spend(DELETIONS, caller.userId, 'You have deleted too many orders.')
    const order = await this.cancelling.delete(caller, orderId)
    return { message: `Order ${order.orderId} was deleted.` }
  }
}
