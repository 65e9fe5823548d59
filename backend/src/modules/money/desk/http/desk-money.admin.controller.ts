import { Body, Controller, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { type FastifyRequest } from 'fastify'
import { type AppConfig } from '../../../../config/config.js'
import { APP_CONFIG } from '../../../../config/config.module.js'
import { rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { publicOrigin } from '../../../../platform/http/doors/public-origin.js'
import { Allow, Caller, type Principal } from '../../../../platform/http/routes/access.js'
import { Fails } from '../../../../platform/http/routes/fails.js'
import { OrderRefunds } from '../../payments/refunds/order-refunds.service.js'
import { CollectPayment } from '../collect-payment.service.js'
import { DeskOrderAnswer } from './desk.answer.js'
import { DeskAnswers } from './desk-answers.service.js'
import { CollectBody, receivedIn } from './desk-bodies.dto.js'

/** Payments and refunds by hand. */
@ApiTags('staff: desk')
@Controller('admin/desk')
export class DeskMoneyController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly collecting: CollectPayment,
    private readonly refunds: OrderRefunds,
    private readonly answers: DeskAnswers,
  ) {}

  @Allow('orders.collect')
  @Post('orders/:orderId/receipt')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Record money that was taken for an unpaid order; only admins may for an order placed in the shop',
  })
  @ApiOkResponse({ type: DeskOrderAnswer })
  @Fails(
    'NOT_FOUND',
    'ALREADY_PAID',
    'AMOUNT_MISMATCH',
    'PAYMENT_UNDER_REVIEW',
    'ORDER_TAKES_NO_PAYMENT',
    'REFERENCE_USED',
    'DRAWER_CLOSED',
  )
  async collect(
    @Caller() caller: Principal,
    @Param('orderId') orderId: string,
    @Body() { method, reference, received, amount }: CollectBody,
    @Req() request: FastifyRequest,
  ): Promise<DeskOrderAnswer> {
    const receivedPaise = receivedIn(received)
    const collected = { method, reference, receivedPaise, toldPaise: rupeesToPaise(amount) }
    await this.collecting.collect(orderId, collected, caller)
    return this.answer(orderId, request)
  }

  @Allow('refunds.manage')
  @Put('orders/:orderId/cash-refund')
  @ApiOperation({
    summary: 'Record that the money of a cancelled order was given back in cash from the drawer',
  })
  @ApiOkResponse({ type: DeskOrderAnswer })
  @Fails('NOT_FOUND', 'REFUND_NOT_DUE', 'REFUND_UNDER_WAY', 'CASH_SHORT', 'DRAWER_CLOSED')
  async refund(
    @Caller() { mobileNumber: by }: Principal,
    @Param('orderId') orderId: string,
    @Req() request: FastifyRequest,
  ): Promise<DeskOrderAnswer> {
    await this.refunds.give({ orderId, by }, 'cash')
    return this.answer(orderId, request)
  }

  private answer(orderId: string, request: FastifyRequest): Promise<DeskOrderAnswer> {
    return this.answers.order(orderId, publicOrigin(request, this.config))
  }
}
