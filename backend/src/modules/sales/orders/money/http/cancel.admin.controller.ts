import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { IsBoolean, IsNotEmpty } from 'class-validator'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { OrderAnswers } from '../../answers/order-answers.service.js'
import { StaffOrderAnswer } from '../../answers/staff-order.answer.js'
import { CancelByStaff } from '../cancel-by-staff.service.js'

class CancelOrderBody {
  @ApiProperty({
    example: 'Out of gongura until March',
    maxLength: 200,
    description: 'The customer reads it',
  })
  @IsNotEmpty({ message: 'Say why; the customer reads it.' })
  @Trimmed()
  @TextUpTo(
    200,
    { message: 'The reason has at most 200 characters.' },
    { message: 'The reason must be text.' },
  )
  reason!: string

  @ApiProperty({
    example: false,
    description: 'true: the cancellation charge is kept, as when the customer cancels',
  })
  @IsBoolean({ message: 'keepCharge is true or false.' })
  keepCharge!: boolean
}

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
