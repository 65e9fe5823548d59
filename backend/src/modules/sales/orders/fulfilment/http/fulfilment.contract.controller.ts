import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { istDay } from '../../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../../kernel/errors/errors.js'
import { Clock } from '../../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { TakesIdempotencyKey } from '../../../../../platform/http/routes/idempotency-key.js'
import { OrderAnswers } from '../../answers/order-answers.service.js'
import { StaffOrderAnswer, StaffOrdersAnswer } from '../../answers/staff-order.answer.js'
import { ArchiveUnpaid } from '../../placing/archive-unpaid.service.js'
import { OrderQueries } from '../../store/orders.queries.js'
import { AssignStock } from '../assign-stock.service.js'
import { CompleteOrder } from '../complete-order.service.js'
import { AssignBody, StaffListQuery, UnassignBody } from './fulfilment.dto.js'

/** The packing table (docs/domain/orders.md#packing). */
@ApiTags('fulfilment')
@Allow('orders.fulfil')
@Controller('orders')
export class FulfilmentController {
  constructor(
    private readonly queries: OrderQueries,
    private readonly assigning: AssignStock,
    private readonly completing: CompleteOrder,
    private readonly archive: ArchiveUnpaid,
    private readonly answers: OrderAnswers,
    private readonly clock: Clock,
  ) {}

  @Get('list')
  @ApiOperation({ summary: 'Orders of a range of days, newest first' })
  @ApiOkResponse({ type: StaffOrdersAnswer })
  async list(@Query() query: StaffListQuery): Promise<StaffOrdersAnswer> {
    const range = this.queries.rangeOf(query, istDay(this.clock.now()))
    if (range.from > range.to)
      throw new InvalidInput('The first day is after the last.', { fromDate: 'On or before the last day.' })
    const deliveryStatus = query.deliveryStatus === 'All' ? undefined : query.deliveryStatus
    const archived = query.archived === 'true'
    const { orders, total } = await this.queries.placedBetween({ ...range, deliveryStatus, archived }, query)
    return { orders: await Promise.all(orders.map((order) => this.answers.forStaff(order))), total }
  }

  @Get('order/:orderId')
  @ApiOperation({ summary: 'One order, by orderId or _id' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND')
  async one(@Param('orderId') orderId: string): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.queries.resolve(orderId))
  }

  @Put(':orderId/assign-stock')
  @ApiOperation({ summary: 'Take an item, or a part of it, from a batch' })
  @TakesIdempotencyKey('assignment')
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails(
    'INVALID_TRANSITION',
    'ALREADY_ASSIGNED',
    'INSUFFICIENT_BATCH',
    'BATCH_MISMATCH',
    'BATCH_QUARANTINED',
    'BATCH_EXPIRED',
    {
      NOT_FOUND: 'No such order, or no such batch of the product.',
    },
  )
  async assign(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
    @Body() body: AssignBody,
  ): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.assigning.assign(orderId, body, mobileNumber))
  }

  @Put(':orderId/unassign-stock')
  @ApiOperation({ summary: "Put an item's jars back into their batches" })
  @TakesIdempotencyKey('return')
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND', 'INVALID_TRANSITION', 'NOT_ASSIGNED', 'NOT_RESERVED')
  async unassign(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
    @Body() { itemIdx, stockId }: UnassignBody,
  ): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.assigning.unassign(orderId, itemIdx, mobileNumber, stockId))
  }

  /** For a parcel whose tracking does not show it, but whose customer has reported it. */
  @Put(':orderId/delivered')
  @ApiOperation({ summary: 'Record a delivery that tracking missed' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND', { INVALID_TRANSITION: 'Only what is Shipped can be delivered.' })
  async delivered(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
  ): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.completing.deliver(orderId, mobileNumber))
  }

  @Put(':orderId/restore')
  @ApiOperation({ summary: 'Bring an archived order back into the lists' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND')
  async restore(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
  ): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.archive.restore(orderId, mobileNumber))
  }
}
