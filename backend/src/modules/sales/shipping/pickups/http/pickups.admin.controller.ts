import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger'
import { type IstDay } from '../../../../../kernel/dates/ist.js'
import { Formed, Whole } from '../../../../../platform/http/fields/bounded-fields.js'
import { IsDay } from '../../../../../platform/http/fields/is-day.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { type AskedPickup, Pickups } from '../pickups.service.js'
import { type PickupDocument } from '../schemas/pickup.schema.js'

class PickupBody {
  @ApiProperty({ type: String, example: '2026-11-23', description: 'Day in India' })
  @IsDay()
  day!: IstDay
  @Formed(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time has the form 14:00.', '14:00') time!: string
  @Whole('The number of parcels', 1, 500, 'parcels', 3) parcels!: number
}

class PickupAnswer {
  @ApiProperty({ example: 'Jaadi Pickles', description: 'As registered at the courier' }) location!: string
  @ApiProperty({ example: '2026-11-23' }) day!: string
  @ApiProperty({ example: '14:00', description: 'In India' }) time!: string
  @ApiProperty({ example: 3 }) parcels!: number
  @ApiProperty({ type: String, nullable: true, example: '4711', description: "The courier's number of it" })
  number!: string | null
  @ApiProperty({ example: '9000000002', description: 'Mobile number of who asked' }) by!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T09:30:00.000Z' }) at!: Date
}

class AskedPickupAnswer extends PickupAnswer {
  @ApiProperty({ example: true, description: 'false: the van of that day was asked for before' })
  isNew!: boolean
}

class PickupsAnswer {
  @ApiProperty({ type: [PickupAnswer], description: 'The last ones, latest day first' })
  pickups!: PickupAnswer[]
}

function toPickupAnswer({ location, day, time, parcels, number, by, at }: PickupDocument): PickupAnswer {
  return { location, day, time, parcels, number, by, at }
}

function toAskedAnswer({ pickup, isNew }: AskedPickup): AskedPickupAnswer {
  return { ...toPickupAnswer(pickup), isNew }
}

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
