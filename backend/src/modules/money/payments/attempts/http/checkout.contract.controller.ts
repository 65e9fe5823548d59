import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { rupeesToPaise } from '../../../../../kernel/amounts/money.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../../platform/http/routes/idempotency-key.js'
import { OrderAnswer } from '../../../../sales/orders/answers/order.answer.js'
import { OrderAnswers } from '../../../../sales/orders/answers/order-answers.service.js'
import { PlaceOrder } from '../../../../sales/orders/placing/place-order.service.js'
import { Attempts } from '../attempts.service.js'
import { PaymentSessions } from '../payment-sessions.service.js'
import { PlaceOrderBody, RetriedPayment } from './payments.dto.js'
import { SESSION_FAILURES } from './session-failures.js'

/** Places an order, and opens payment for it again. */
@ApiTags('orders')
@Controller('orders')
export class CheckoutController {
  constructor(
    private readonly placing: PlaceOrder,
    private readonly attempts: Attempts,
    private readonly sessions: PaymentSessions,
    private readonly answers: OrderAnswers,
  ) {}

  @Allow('shop.buy')
  @Post()
  @ApiOperation({ summary: "The caller's cart becomes an order; a repeated request gives the same order" })
  @TakesIdempotencyKey('order', 'itself')
  @ApiCreatedResponse({ type: OrderAnswer })
  @Fails(
    'CART_EMPTY',
    'OUT_OF_STOCK',
    'PRICE_CHANGED',
    'NOT_SOLD',
    'CART_CHANGED',
    'HOLD_LIMIT',
    'ORDER_DELETED',
    'PIN_NOT_SERVICEABLE',
  )
  async place(
    @Caller() caller: Principal,
    @Body() { acceptChanges, seen }: PlaceOrderBody,
    @IdempotencyKey() idempotencyKey?: string,
  ): Promise<OrderAnswer> {
    const { order } = await this.placing.place(caller, {
      idempotencyKey,
      acceptChanges,
      seen: seen && {
        items: seen.items.map(({ Id, quantity, price }) => ({
          Id,
          quantity,
          pricePaise: rupeesToPaise(price, 'price'),
        })),
        deliveryPaise: rupeesToPaise(seen.deliveryCost, 'deliveryCost'),
      },
      // The order and the intent to collect its money are stored together or not at all.
      alongside: (placed) => this.attempts.first(placed),
    })
    return this.answers.forCustomer(order)
  }

  @Allow('shop.buy')
  @Post(':orderId/retry-payment')
  @HttpCode(200)
  @ApiOperation({ summary: 'A payment session for another try; the stock is held again first' })
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
