import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { Pickups } from '../pickups.service.js'
import { AskedPickupAnswer, PickupBody, PickupsAnswer, toAskedAnswer, toPickupAnswer } from './pickups.dto.js'

/** The courier's van (docs/domain/orders.md#pickup). */
@ApiTags('staff: shipping')
@Allow('orders.fulfil')
@Controller('admin/pickups')
export class PickupsController {
  constructor(private readonly pickups: Pickups) {}

  @Get()
  @ApiOperation({ summary: 'Vans that were asked for' })
  @ApiOkResponse({ type: PickupsAnswer })
  async latest(): Promise<PickupsAnswer> {
    return { pickups: (await this.pickups.latest()).map(toPickupAnswer) }
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask for the van of a day; if it is asked for again, the first answer is kept' })
  @ApiOkResponse({ type: AskedPickupAnswer })
  @Fails('PICKUP_IN_PROGRESS', 'COURIER_REFUSED', 'COURIER_UNAVAILABLE')
  async ask(@Caller() { mobileNumber }: Principal, @Body() body: PickupBody): Promise<AskedPickupAnswer> {
    return toAskedAnswer(await this.pickups.ask(body, mobileNumber))
  }
}
