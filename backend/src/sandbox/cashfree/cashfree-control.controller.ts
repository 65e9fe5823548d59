import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import { NotFound } from '../../kernel/errors/errors.js'
import { Public } from '../../platform/http/routes/access.js'
import { CashfreeFaults } from './cashfree-faults.service.js'
import { CashfreePayments } from './cashfree-payments.service.js'
import { CashfreeRefunds } from './cashfree-refunds.service.js'
import { CompleteBody, FaultBody, RefundDecisionBody, WebhookPlanBody } from './cashfree-sandbox.dto.js'
import { CashfreeWebhooks } from './cashfree-webhooks.service.js'

const HANG_MS = 30_000

/** What people and tests do to the sandbox: pay, refuse, answer late, lose webhooks, break connections. */
@Public()
@ApiExcludeController()
@Controller('sandbox/cashfree')
export class CashfreeControlController {
  constructor(
    private readonly payments: CashfreePayments,
    private readonly refunds: CashfreeRefunds,
    private readonly webhooks: CashfreeWebhooks,
    private readonly faults: CashfreeFaults,
  ) {}

  /** `{outcome: SUCCESS|FAILED|USER_DROPPED|PENDING, webhook?, times?, amount?, …}` → the payment, in the vendor's form. */
  @Post('sessions/:sessionId/complete')
  @HttpCode(200)
  complete(
    @Param('sessionId') sessionId: string,
    @Body() body: CompleteBody,
  ): Promise<Record<string, unknown>> {
    return this.payments.complete(sessionId, body)
  }

  /** `{status: SUCCESS|PENDING|ONHOLD|CANCELLED}`: how a refund ends, told by webhook. */
  @Post('refunds/:refundId/decide')
  @HttpCode(200)
  async decide(@Param('refundId') refundId: string, @Body() { status }: RefundDecisionBody) {
    const refund = await this.refunds.decide(refundId, status)
    if (!refund) throw new NotFound('The refund')
    return refund
  }

  /** `{operation, fault: error|lose-request|lose-answer|hang, times?, hangMs?}`: how the next calls go wrong. */
  @Post('faults')
  @HttpCode(200)
  async misbehave(@Body() { operation, fault, times = 1, hangMs = HANG_MS }: FaultBody) {
    await this.faults.set(operation, { fault, times, hangMs })
    return { operation, fault, times }
  }

  /** `{drop?, repeat?, delayMs?, reorder?}`: how webhooks go wrong from now on; `{}` sets them right. */
  @Post('webhooks')
  @HttpCode(200)
  async planWebhooks(@Body() { drop = 0, repeat = 1, delayMs = 0, reorder = 0 }: WebhookPlanBody) {
    await this.webhooks.plan({ drop, repeat, delayMs, reorder })
    return { drop, repeat, delayMs, reorder }
  }

  /** What was sent about an order, and what became of it. */
  @Get('webhooks/:orderId')
  async sent(@Param('orderId') orderId: string) {
    const deliveries = await this.webhooks.of(orderId)
    return deliveries.map(({ type, state, attempt, lastStatus }) => ({ type, state, attempt, lastStatus }))
  }
}
