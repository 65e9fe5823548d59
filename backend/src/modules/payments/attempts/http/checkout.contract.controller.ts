import { Body, Controller, Headers, HttpCode, Param, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { InvalidInput } from '../../../../kernel/errors.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/access.js'
import { Fails } from '../../../../platform/http/fails.js'
import { OrderAnswer } from '../../../orders/answers/order.answer.js'
import { OrderAnswers } from '../../../orders/answers/order-answers.service.js'
import { PaymentSessions } from '../payment-sessions.service.js'
import { PlaceForPayment } from '../place-for-payment.service.js'
import { PlaceOrderBody, RetriedPayment } from './payments.dto.js'
import { SESSION_FAILURES } from './session-failures.js'

const KEY = /^[\x21-\x7e]{8,128}$/

/** Placing an order and paying for it again. */
@ApiTags('orders')
@Controller('orders')
export class CheckoutController {
  constructor(
    private readonly placing: PlaceForPayment,
    private readonly sessions: PaymentSessions,
    private readonly answers: OrderAnswers,
  ) {}

  @Allow('shop.buy')
  @Post()
  @ApiOperation({ summary: "The caller's cart becomes an order; a repeated request gives the same order" })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: '8 to 128 characters, new for each order',
  })
  @ApiCreatedResponse({ type: OrderAnswer })
  @Fails(
    'CART_EMPTY',
    'OUT_OF_STOCK',
    'PRICE_CHANGED',
    'NOT_SOLD',
    'CART_CHANGED',
    'ORDER_DELETED',
    'PIN_NOT_SERVICEABLE',
  )
  async place(
    @Caller() caller: Principal,
    @Body() { acceptChanges }: PlaceOrderBody,
    @Headers('idempotency-key') idempotencyKey?: string,
  ): Promise<OrderAnswer> {
    if (idempotencyKey !== undefined && !KEY.test(idempotencyKey))
      throw new InvalidInput('Idempotency-Key must be 8 to 128 visible characters.')
    const { order } = await this.placing.place(caller, { idempotencyKey, acceptChanges })
    return this.answers.forCustomer(order)
  }

  @Allow('shop.buy')
  @Post(':orderId/retry-payment')
  @HttpCode(200)
  @ApiOperation({ summary: 'A session for a further try to pay; the stock is held again first' })
  @ApiOkResponse({ type: RetriedPayment })
  @Fails(SESSION_FAILURES)
  async retryPayment(
    @Caller() caller: Principal,
    @Param('orderId') orderId: string,
  ): Promise<RetriedPayment> {
    const { sessionId } = await this.sessions.retry(caller, orderId)
    return { sessionId }
  }
}
