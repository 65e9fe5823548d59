import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { OrderAnswers } from '../../answers/order-answers.service.js'
import { StaffOrderAnswer } from '../../answers/staff-order.answer.js'
import { AssignByFefo } from '../assign-by-fefo.service.js'
import { PackJars } from '../pack-jars.service.js'
import { AssignByFefoBody, PackJarsBody } from './packing-bench.dto.js'

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
