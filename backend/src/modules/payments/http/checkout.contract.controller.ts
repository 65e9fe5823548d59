import { Controller, HttpCode, Param, Post } from '@nestjs/common'
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../platform/http/access.js'
import { PaymentSessions } from '../sessions.service.js'
import { RetriedPayment } from './payments.dto.js'

/** Placing an order and paying for it again (storefront.md 7). */
@ApiTags('orders')
@Controller('orders')
export class CheckoutController {
  constructor(private readonly sessions: PaymentSessions) {}

  @Allow('shop.buy')
  @Post(':orderId/retry-payment')
  @HttpCode(200)
  @ApiOperation({ summary: 'A session for a further try to pay; the stock is held again first' })
  @ApiOkResponse({ type: RetriedPayment })
  @ApiConflictResponse({ description: 'OUT_OF_STOCK (the order is kept), ALREADY_PAID, PAYMENT_PENDING' })
  @ApiResponse({ status: 502, description: 'PAYMENT_PROVIDER_UNAVAILABLE' })
  async retryPayment(
    @Caller() caller: Principal,
    @Param('orderId') orderId: string,
  ): Promise<RetriedPayment> {
    const { sessionId } = await this.sessions.retry(caller, orderId)
    return { sessionId }
  }
}
