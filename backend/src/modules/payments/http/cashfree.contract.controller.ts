import { Body, Controller, HttpCode, type RawBodyRequest, Param, Post, Put, Req } from '@nestjs/common'
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { paiseToRupees, rupeesToPaise } from '../../../kernel/money.js'
import { Allow, Caller, type Principal, Public } from '../../../platform/http/access.js'
import { ReportPayment } from '../report-payment.service.js'
import { PaymentSessions } from '../sessions.service.js'
import { Webhook } from '../webhook/webhook.service.js'
import { OrderToken, OrderTokenBody, Received, ReportedPayment } from './payments.dto.js'

/** The payment provider's calls (storefront.md 7; `{payment-provider}` is `cashfree`). */
@ApiTags('payments')
@Controller('cashfree')
export class CashfreeController {
  constructor(
    private readonly sessions: PaymentSessions,
    private readonly report: ReportPayment,
    private readonly webhook: Webhook,
  ) {}

  @Allow('shop.buy')
  @Post('get-order-token')
  @HttpCode(200)
  @ApiOperation({ summary: 'A payment session for an order; the amount is compared, never used' })
  @ApiOkResponse({ type: OrderToken })
  @ApiConflictResponse({ description: 'AMOUNT_MISMATCH, OUT_OF_STOCK, ALREADY_PAID, PAYMENT_PENDING' })
  @ApiTooManyRequestsResponse({ description: 'TOO_MANY_REQUESTS: more than 6 times a minute for one order' })
  @ApiResponse({ status: 502, description: 'PAYMENT_PROVIDER_UNAVAILABLE' })
  async getOrderToken(@Caller() caller: Principal, @Body() body: OrderTokenBody): Promise<OrderToken> {
    const { order, sessionId } = await this.sessions.open(caller, body.order_id, {
      amountPaise: rupeesToPaise(body.order_amount, 'order_amount'),
      currency: body.order_currency,
    })
    return {
      payment_session_id: sessionId,
      order_id: order.orderId,
      order_amount: paiseToRupees(order.finalPaise),
    }
  }

  @Allow('shop.buy')
  @Put(':orderId/payment')
  @ApiOperation({ summary: 'The payment window closed: the server asks the provider what happened' })
  @ApiOkResponse({ type: ReportedPayment })
  async reportPayment(
    @Caller() caller: Principal,
    @Param('orderId') orderId: string,
  ): Promise<ReportedPayment> {
    const order = await this.report.execute(caller, orderId)
    return { orderId: order.orderId, paymentStatus: order.paymentStatus, orderStatus: order.orderStatus }
  }

  @Public()
  @Post('webhook')
  @HttpCode(200)
  @ApiOperation({ summary: "The provider's signed events; the signature is over the raw body" })
  @ApiOkResponse({ type: Received })
  @ApiResponse({ status: 401, description: 'BAD_SIGNATURE' })
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<Received> {
    await this.webhook.receive({ rawBody: request.rawBody ?? Buffer.alloc(0), headers: request.headers })
    return { received: true }
  }
}
