import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { OrderAnswers } from '../../answers/order-answers.service.js'
import { StaffOrderAnswer } from '../../answers/staff-order.answer.js'
import { CancelByStaff } from '../cancel-by-staff.service.js'
import { CancelOrderBody } from './cancel.dto.js'

/** Orders that staff cancel (docs/domain/orders.md#cancelling-an-order). */
@ApiTags('staff: orders')
@Allow('refunds.manage')
@Controller('admin/orders')
export class CancelOrderController {
  constructor(
    private readonly cancelling: CancelByStaff,
    private readonly answers: OrderAnswers,
  ) {}

  @Post(':orderId/cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Cancel a paid order before the courier is called; the refund is computed here' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND', 'INVALID_TRANSITION')
  async cancel(
    @Caller() { mobileNumber: by }: Principal,
    @Param('orderId') orderId: string,
    @Body() { reason, keepCharge }: CancelOrderBody,
  ): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.cancelling.cancel({ orderId, reason, keepCharge, by }))
  }
}
