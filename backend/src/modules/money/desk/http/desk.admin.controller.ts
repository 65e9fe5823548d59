import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Req } from '@nestjs/common'
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { publicOrigin } from '../../../../platform/http/doors/public-origin.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../platform/http/routes/idempotency-key.js'
import { Approvals } from '../../../office/approvals/approvals.service.js'
import { type ReplacementRequest } from '../../../sales/orders/desk/bounded-replacements.service.js'
import { businessOf } from '../../../sales/orders/domain/business.js'
import { CompleteOrder } from '../../../sales/orders/fulfilment/complete-order.service.js'
import { type PlacedOrder } from '../../../sales/orders/store/stored-order.js'
import { TakeOrder, type ToldOrder } from '../take-order.service.js'
import { DeskCustomerAnswer, DeskOrderAnswer } from './desk.answer.js'
import { DeskAnswers } from './desk-answers.service.js'
import { DeskCustomerQuery, DeskOrderBody, receivedIn, ReplaceBody } from './desk-bodies.dto.js'
import { DeskCustomers } from './desk-customers.service.js'

/**
 * Orders by phone, WhatsApp or at the counter, and replacement jars
 * (docs/domain/orders.md#orders-taken-by-staff).
 */
@ApiTags('staff: desk')
@Allow('orders.collect')
@Controller('admin/desk')
export class DeskController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly taking: TakeOrder,
    private readonly completing: CompleteOrder,
    private readonly approvals: Approvals,
    private readonly answers: DeskAnswers,
    private readonly customers: DeskCustomers,
  ) {}

  @Get('customer')
  @ApiOperation({ summary: 'The customer of a mobile number, with the address of the last parcel' })
  @ApiOkResponse({ type: DeskCustomerAnswer })
  @Fails('TOO_MANY_REQUESTS')
  customer(@Query() { number }: DeskCustomerQuery, @Caller() caller: Principal): Promise<DeskCustomerAnswer> {
    return this.customers.find(number, caller)
  }

  @Post('orders')
  @ApiOperation({
    summary: 'An order that staff took; paid and handed over at once where the customer is here',
  })
  @TakesIdempotencyKey('order')
  @ApiCreatedResponse({ type: DeskOrderAnswer })
  @Fails(
    'OUT_OF_STOCK',
    'HOLD_LIMIT',
    'PRICE_CHANGED',
    'NOT_SOLD',
    'PIN_NOT_SERVICEABLE',
    'REFERENCE_USED',
    'DRAWER_CLOSED',
    {
      NOT_FOUND: 'No such product.',
      BATCHES_MISSING: 'The order is to be handed over at once, but no batch has the jars.',
    },
  )
  async take(
    @Caller() caller: Principal,
    @Body() body: DeskOrderBody,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key?: string,
  ): Promise<DeskOrderAnswer> {
    const { orderId } = await this.taking.take(toldBy(body, demanded(key)), caller)
    return this.answer(orderId, request)
  }

  @Get('orders/:orderId')
  @ApiOperation({
    summary: 'An order with what the counter needs: how to pay, its receipt, its replacements',
  })
  @ApiOkResponse({ type: DeskOrderAnswer })
  @Fails('NOT_FOUND')
  one(@Param('orderId') orderId: string, @Req() request: FastifyRequest): Promise<DeskOrderAnswer> {
    return this.answer(orderId, request)
  }

  @Put('orders/:orderId/handed-over')
  @ApiOperation({ summary: 'Record that the customer took the packed jars; repeating it changes nothing' })
  @ApiOkResponse({ type: DeskOrderAnswer })
  @Fails('NOT_FOUND', 'INVALID_TRANSITION', 'BATCH_QUARANTINED', 'BATCH_EXPIRED')
  async handOver(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
    @Req() request: FastifyRequest,
  ): Promise<DeskOrderAnswer> {
    await this.completing.handOver(orderId, mobileNumber)
    return this.answer(orderId, request)
  }

  @Post('orders/:orderId/replacements')
  @HttpCode(201)
  @ApiOperation({ summary: 'Replace jars of an order at no charge' })
  @TakesIdempotencyKey('replacement')
  @ApiCreatedResponse({ type: DeskOrderAnswer, description: 'The new order' })
  @Fails(
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'REPLACED_ALREADY',
    'OUT_OF_STOCK',
    'WAITS_FOR_OWNER',
    'TOO_MANY_REQUESTS',
  )
  async replace(
    @Caller() caller: Principal,
    @Param('orderId') orderId: string,
    @Body() { lines, reason }: ReplaceBody,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key?: string,
  ): Promise<DeskOrderAnswer> {
    const wanted = lines.map(({ itemIdx: line, quantity }) => ({ line, quantity }))
    const replacement: ReplacementRequest = { orderId, lines: wanted, reason, key: demanded(key) }
    const placed = await this.approvals.through<ReplacementRequest, PlacedOrder>(
      'replace-jars',
      replacement,
      caller,
    )
    const { order } = placed
    return this.answer(order.orderId, request)
  }

  private answer(orderId: string, request: FastifyRequest): Promise<DeskOrderAnswer> {
    return this.answers.order(orderId, publicOrigin(request, this.config))
  }
}

/**
 * The key is required, since only it distinguishes a second click from a second order. @throws
 * InvalidInput
 */
function demanded(key: string | undefined): string {
  if (key === undefined) throw new InvalidInput('Send an Idempotency-Key: new for each order.')
  return key
}

/** The name on papers of somebody who gave none. */
const UNNAMED_CUSTOMER = 'Unnamed customer'

/** An order that is picked up has no address. */
function toldBy(body: DeskOrderBody, key: string): ToldOrder {
  const { channel, customerNumber, handover, payment, reference } = body
  const { address, city, state, postalCode } = body
  return {
    key,
    channel,
    handover,
    mobileNumber: customerNumber || null,
    buyer: businessOf(body),
    receivedPaise: receivedIn(body.received),
    lines: body.lines.map(({ Id: id, quantity, price }) => ({
      id,
      quantity,
      toldPaise: rupeesToPaise(price),
    })),
    toldDeliveryPaise: rupeesToPaise(body.deliveryCost),
    place: { contactName: body.contactName || UNNAMED_CUSTOMER, address, city, state, postalCode },
    payment,
    reference,
    handOverNow: body.handOverNow ?? false,
  }
}
