import { Body, Controller, HttpCode, Param, Post, Put, type RawBodyRequest, Req } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { paiseToRupees, rupeesToPaise } from '../../../../../kernel/amounts/money.js'
import { Allow, Caller, type Principal, Public } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { OrderToken, OrderTokenBody, Received, ReportedPayment } from '../../attempts/http/payments.dto.js'
import { SESSION_FAILURES } from '../../attempts/http/session-failures.js'
import { PaymentSessions } from '../../attempts/payment-sessions.service.js'
import { ReportPayment } from '../../attempts/report-payment.service.js'
import { Webhook } from '../webhook.service.js'

/** The payment provider's calls. */
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
  @Fails('AMOUNT_MISMATCH', SESSION_FAILURES)
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
  @Fails({ NOT_FOUND: "No such order of the caller's." })
  async reportPayment(
    @Caller() caller: Principal,
    @Param('orderId') orderId: string,
  ): Promise<ReportedPayment> {
    const { order, trouble } = await this.report.report(caller, orderId)
    const { paymentStatus, orderStatus } = order
    return { orderId: order.orderId, paymentStatus, orderStatus, trouble }
  }

  @Public()
  @Post('webhook')
  @HttpCode(200)
  @ApiOperation({ summary: "The provider's signed events; the signature is over the raw body" })
  @ApiOkResponse({ type: Received })
  @Fails('BAD_SIGNATURE', 'PAYMENT_PROVIDER_UNAVAILABLE')
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<Received> {
    await this.webhook.receive({ rawBody: request.rawBody ?? Buffer.alloc(0), headers: request.headers })
    return { received: true }
  }
}
