import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger'
import { IsBoolean, IsUUID, Matches } from 'class-validator'
import { WholeNumber } from '../../../../../platform/http/fields/bounded-fields.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { OrderAnswers } from '../../answers/order-answers.service.js'
import { StaffOrderAnswer } from '../../answers/staff-order.answer.js'
import { WHOLE_JARS } from '../../domain/line-refusals.js'
import { AssignByFefo } from '../assign-by-fefo.service.js'
import { PackJars } from '../pack-jars.service.js'

class AssignByFefoBody {
  @ApiPropertyOptional({
    example: false,
    description: 'Also use batches whose shelf life on arrival is less than the settings ask for',
  })
  @Optional()
  @IsBoolean({ message: 'useShort is true or false.' })
  useShort: boolean = false
}

class PackJarsBody {
  @ApiProperty({
    example: '7b0c1f1e-5a0e-4f0e-9f0c-2a51c1f2a4b5',
    description: 'Made by the client; the same jars sent again count once',
  })
  @IsUUID(undefined, { message: 'id is a UUID that names these jars.' })
  id!: string

  @ApiProperty({ example: 'FG-261121-004', description: 'As the label says it' })
  @Matches(/^FG-\d{6}-\d{3,}(-\d+)?$/, { message: 'batchNumber is the number on the label.' })
  batchNumber!: string

  @ApiPropertyOptional({ example: 1, description: 'Jars of this batch at once' })
  @Optional()
  @WholeNumber(1, 1_000, WHOLE_JARS)
  jars: number = 1
}

/** What makes packing quick beside the calls of the contract (docs/domain/orders.md#packing). */
@ApiTags('staff: orders')
@Allow('orders.fulfil')
@Controller('admin/orders')
export class PackingBenchController {
  constructor(
    private readonly assigning: AssignByFefo,
    private readonly packing: PackJars,
    private readonly answers: OrderAnswers,
  ) {}

  /** An order that is Packed already is answered as it is. */
  @Put(':orderId/assign-by-fefo')
  @ApiOperation({ summary: 'Assign to every item the batches that expire first: to all of them, or to none' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND', 'INVALID_TRANSITION', 'BATCHES_MISSING', 'BATCHES_NEAR_THEIR_DAY')
  async assign(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
    @Body() { useShort }: AssignByFefoBody,
  ): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.assigning.assign(orderId, useShort, mobileNumber))
  }

  @Post(':orderId/jars')
  @HttpCode(200)
  @ApiOperation({ summary: 'Put jars of a batch into the box of an order' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails(
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'WRONG_BATCH',
    'JARS_COMPLETE',
    'BATCH_QUARANTINED',
    'BATCH_EXPIRED',
  )
  async putIn(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
    @Body() body: PackJarsBody,
  ): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.packing.putIn(orderId, body, mobileNumber))
  }

  @Delete(':orderId/jars/:id')
  @ApiOperation({ summary: 'Take jars out of the box again' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND', 'INVALID_TRANSITION')
  async takeOut(@Param('orderId') orderId: string, @Param('id') id: string): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.packing.takeOut(orderId, id))
  }
}
