import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../../platform/http/routes/idempotency-key.js'
import { OrderAnswers } from '../../../../sales/orders/answers/order-answers.service.js'
import { StaffOrderAnswer } from '../../../../sales/orders/answers/staff-order.answer.js'
import { OrderQueries } from '../../../../sales/orders/store/orders.queries.js'
import { Credits } from '../credits.service.js'
import {
  CreditPreviewAnswer,
  CreditWayBody,
  GiveCreditBody,
  toPreviewAnswer,
  wayOf,
  wishOf,
} from './credits.dto.js'

/** Partial refunds of orders (docs/domain/orders.md#credits). */
@ApiTags('staff: refunds')
@Allow('refunds.manage')
@Controller('admin/orders')
export class CreditsController {
  constructor(
    private readonly credits: Credits,
    private readonly orders: OrderQueries,
    private readonly answers: OrderAnswers,
  ) {}

  @Post(':orderId/credits')
  @HttpCode(200)
  @TakesIdempotencyKey('credit')
  @ApiOperation({ summary: 'Give a part of the money back; refunded once the provider says so, or by hand' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails(
    'NOT_FOUND',
    'VALIDATION_FAILED',
    'NOT_CREDITABLE',
    'NOTHING_TO_REFUND',
    'NO_PROVIDER_PAYMENT',
    'REFUND_EXCEEDS_PAYMENT',
    'CASH_SHORT',
    'DRAWER_CLOSED',
    {
      REFUND_NOT_DUE:
        'It was not paid in cash, the transfer is noted already, or somebody gave a credit that was not `seen`.',
    },
  )
  async give(
    @Caller() { mobileNumber: by }: Principal,
    @Param('orderId') orderId: string,
    @Body() body: GiveCreditBody,
    @IdempotencyKey() requestKey?: string,
  ): Promise<StaffOrderAnswer> {
    await this.credits.give({ ...wishOf(body), order: orderId, by, requestKey }, wayOf(body))
    return this.answer(orderId)
  }

  @Post(':orderId/credits/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What such a credit would give back, to the paisa; nothing changes' })
  @ApiOkResponse({ type: CreditPreviewAnswer })
  @Fails('NOT_FOUND', 'VALIDATION_FAILED', 'NOT_CREDITABLE', {
    REFUND_NOT_DUE: 'It was not paid in cash.',
  })
  async preview(
    @Caller() { mobileNumber: by }: Principal,
    @Param('orderId') orderId: string,
    @Body() body: GiveCreditBody,
  ): Promise<CreditPreviewAnswer> {
    return toPreviewAnswer(await this.credits.preview({ ...wishOf(body), order: orderId, by }, wayOf(body)))
  }

  @Post(':orderId/credits/:creditId/refund')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try a credit again that the provider ended without paying' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails(
    'NOT_FOUND',
    'VALIDATION_FAILED',
    'REFUND_NOT_DUE',
    'REFUND_UNDER_WAY',
    'NOTHING_TO_REFUND',
    'NO_PROVIDER_PAYMENT',
    'REFUND_EXCEEDS_PAYMENT',
  )
  async again(
    @Caller() { mobileNumber: by }: Principal,
    @Param('orderId') orderId: string,
    @Param('creditId') creditId: string,
    @Body() body: CreditWayBody,
  ): Promise<StaffOrderAnswer> {
    await this.credits.again({ orderId, creditId }, wayOf(body), by)
    return this.answer(orderId)
  }

  /** Reads the order after the commit, when the provider may have answered. */
  private async answer(orderId: string): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.orders.resolve(orderId))
  }
}
