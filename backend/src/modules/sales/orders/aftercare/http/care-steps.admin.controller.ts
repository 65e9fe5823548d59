import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { rupeesToPaise } from '../../../../../kernel/amounts/money.js'
import { jars } from '../../../../../kernel/amounts/quantity.js'
import { istDay, istDayStart } from '../../../../../kernel/dates/ist.js'
import { InvalidInput } from '../../../../../kernel/errors/errors.js'
import { Clock } from '../../../../../platform/clock.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { IdempotencyKey, TakesIdempotencyKey } from '../../../../../platform/http/routes/idempotency-key.js'
import { Approvals } from '../../../../office/approvals/approvals.service.js'
import { type StoredOrder } from '../../store/stored-order.js'
import { type InspectionRequest } from '../bounded-inspections.service.js'
import { type ReshipRequest } from '../bounded-reships.service.js'
import { type CareRequest } from '../care-writes.service.js'
import { SettleParcel } from '../settle-parcel.service.js'
import { WatchParcel } from '../watch-parcel.service.js'
import { CourierWorkDetail } from './care.answer.js'
import {
  ClaimBody,
  ClaimPaidBody,
  ClaimRefusedBody,
  InspectBody,
  MadeGoodBody,
  ParcelBody,
  RefundParcelBody,
  WaitBody,
} from './care.dto.js'
import { CourierWorkDetails } from './courier-work-details.service.js'

const NOT_NOW = { COURIER_STEP: 'The parcel is not in a state for it; the sentence says why.' }

/** The steps for a parcel that did not arrive (docs/domain/orders.md#parcels-that-need-somebody). */
@ApiTags('staff: courier')
@Allow('orders.fulfil')
@Controller('admin/courier-work/:id')
export class CareStepsController {
  constructor(
    private readonly approvals: Approvals,
    private readonly settling: SettleParcel,
    private readonly watching: WatchParcel,
    private readonly details: CourierWorkDetails,
    private readonly clock: Clock,
  ) {}

  @Post('inspect')
  @HttpCode(200)
  @TakesIdempotencyKey('inspection')
  @ApiOperation({ summary: 'Return the jars of a parcel that came back to stock, or write them off' })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND', 'NOT_RESERVED', 'WAITS_FOR_OWNER', 'TOO_MANY_REQUESTS', NOT_NOW)
  inspect(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: InspectBody,
    @IdempotencyKey() key?: string,
  ): Promise<CourierWorkDetail> {
    const found = body.jars.map(({ itemIdx, back, writtenOff, stockId, reason }) => ({
      line: itemIdx,
      stockId: stockId.toLowerCase(),
      backMilli: jars(back),
      writtenOffMilli: jars(writtenOff),
      reason,
    }))
    const { by: _, ...care } = requestOf(caller, id, body, key)
    const request: InspectionRequest = { care, found }
    return this.answer(
      this.approvals.through<InspectionRequest, StoredOrder>('inspect-jars', request, caller),
    )
  }

  @Post('reship')
  @HttpCode(200)
  @TakesIdempotencyKey('decision')
  @ApiOperation({ summary: 'Send the jars of an order again: it waits for its batches once more' })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND', 'OUT_OF_STOCK', 'WAITS_FOR_OWNER', 'TOO_MANY_REQUESTS', NOT_NOW)
  reship(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ParcelBody,
    @IdempotencyKey() key?: string,
  ): Promise<CourierWorkDetail> {
    const { by: _, ...request } = requestOf(caller, id, body, key)
    return this.answer(this.approvals.through<ReshipRequest, StoredOrder>('reship-jars', request, caller))
  }

  @Allow('refunds.manage')
  @Post('refund')
  @HttpCode(200)
  @TakesIdempotencyKey('decision')
  @ApiOperation({ summary: 'Cancel an order whose parcel did not arrive: it waits for its refund' })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND', 'INVALID_TRANSITION', NOT_NOW)
  refund(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: RefundParcelBody,
    @IdempotencyKey() key?: string,
  ): Promise<CourierWorkDetail> {
    return this.answer(this.settling.refund(requestOf(caller, id, body, key), body.give))
  }

  @Post('made-good')
  @HttpCode(200)
  @TakesIdempotencyKey('decision')
  @ApiOperation({ summary: 'Note that one of several parcels was made good in another way' })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND', NOT_NOW)
  madeGood(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: MadeGoodBody,
    @IdempotencyKey() key?: string,
  ): Promise<CourierWorkDetail> {
    return this.answer(this.settling.madeGood(requestOf(caller, id, body, key), body.note))
  }

  @Post('wait')
  @HttpCode(200)
  @TakesIdempotencyKey('decision')
  @ApiOperation({ summary: 'Look at a parcel again in some days' })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND', NOT_NOW)
  wait(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: WaitBody,
    @IdempotencyKey() key?: string,
  ): Promise<CourierWorkDetail> {
    return this.answer(this.watching.wait(requestOf(caller, id, body, key), body))
  }

  @Post('give-up')
  @HttpCode(200)
  @TakesIdempotencyKey('decision')
  @ApiOperation({ summary: 'Treat a parcel as lost until the courier sees it again' })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND', NOT_NOW)
  giveUp(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ParcelBody,
    @IdempotencyKey() key?: string,
  ): Promise<CourierWorkDetail> {
    return this.answer(this.watching.giveUp(requestOf(caller, id, body, key)))
  }

  @Allow('refunds.manage')
  @Post('claim')
  @HttpCode(200)
  @TakesIdempotencyKey('claim')
  @ApiOperation({ summary: 'Note what the courier was asked to pay for a parcel' })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND', NOT_NOW)
  claim(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ClaimBody,
    @IdempotencyKey() key?: string,
  ): Promise<CourierWorkDetail> {
    const { amount, reference, note } = body
    const claim = { paise: rupeesToPaise(amount), reference, note }
    return this.answer(this.watching.claim(requestOf(caller, id, body, key), claim))
  }

  @Allow('refunds.manage')
  @Post('claim-paid')
  @HttpCode(200)
  @TakesIdempotencyKey('claim')
  @ApiOperation({ summary: 'Note that the courier has paid' })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND', 'MONTH_CLOSED', NOT_NOW)
  claimPaid(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ClaimPaidBody,
    @IdempotencyKey() key?: string,
  ): Promise<CourierWorkDetail> {
    const { amount, receivedOn } = body
    if (receivedOn > istDay(this.clock.now()))
      throw InvalidInput.field('receivedOn', 'The day cannot be in the future.')
    const paid = { paise: rupeesToPaise(amount), at: istDayStart(receivedOn) }
    return this.answer(this.watching.claimPaid(requestOf(caller, id, body, key), paid))
  }

  @Allow('refunds.manage')
  @Post('claim-refused')
  @HttpCode(200)
  @TakesIdempotencyKey('claim')
  @ApiOperation({ summary: 'Note that the courier refused to pay, and why' })
  @ApiOkResponse({ type: CourierWorkDetail })
  @Fails('NOT_FOUND', NOT_NOW)
  claimRefused(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ClaimRefusedBody,
    @IdempotencyKey() key?: string,
  ): Promise<CourierWorkDetail> {
    return this.answer(this.watching.claimRefused(requestOf(caller, id, body, key), body.reason))
  }

  private async answer(order: Promise<StoredOrder>): Promise<CourierWorkDetail> {
    return this.details.load(await order)
  }
}

function requestOf(
  { mobileNumber: by }: Principal,
  orderId: string,
  { parcel }: ParcelBody,
  key: string | undefined,
): CareRequest {
  return { orderId, parcel, by, key }
}
