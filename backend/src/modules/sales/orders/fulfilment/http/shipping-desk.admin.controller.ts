import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger'
import { grams } from '../../../../../kernel/amounts/weight.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { PapersInTurn } from '../../../../../platform/http/routes/heavy-turns.service.js'
import { sendPdf } from '../../../../../platform/pdf/send-pdf.js'
import { OrderAnswers } from '../../answers/order-answers.service.js'
import { StaffOrderAnswer } from '../../answers/staff-order.answer.js'
import { CancelBooking } from '../cancel-booking.service.js'
import { CorrectAddress } from '../correct-address.service.js'
import { CreateShipment } from '../create-shipment.service.js'
import { ParcelLabels } from '../parcel-labels.service.js'
import { ShipmentPlans } from '../shipment-plans.service.js'
import {
  AddressBody,
  AddressQuoteAnswer,
  AddressQuoteQuery,
  BookBody,
  PlanQuery,
  ShipmentPlanAnswer,
} from './shipping-desk.dto.js'
import { toAddressQuoteAnswer, toParcelSize, toPlanAnswer } from './shipping-desk.mapper.js'

/**
 * Calls of the packing bench about the courier (docs/domain/orders.md#shipping). Orders are named by
 * orderId or _id.
 */
@ApiTags('staff: shipping')
@Allow('orders.fulfil')
@Controller('admin/shipments')
export class ShippingDeskController {
  constructor(
    private readonly plans: ShipmentPlans,
    private readonly booking: CreateShipment,
    private readonly cancelling: CancelBooking,
    private readonly addresses: CorrectAddress,
    private readonly labels: ParcelLabels,
    private readonly answers: OrderAnswers,
  ) {}

  @Get(':orderId')
  @ApiOperation({ summary: 'The parcels of an order, and what the courier takes for them' })
  @ApiOkResponse({ type: ShipmentPlanAnswer })
  @Fails('NOT_FOUND')
  async plan(
    @Param('orderId') orderId: string,
    @Query() { weights }: PlanQuery,
  ): Promise<ShipmentPlanAnswer> {
    return toPlanAnswer(await this.plans.plan(orderId, weights?.map(grams)))
  }

  @Post(':orderId')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Book a packed order in these parcels; repeated calls go on with it and book nothing twice',
  })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails(
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'SHIPMENT_IN_PROGRESS',
    'BATCH_QUARANTINED',
    'BATCH_EXPIRED',
    'COURIER_REFUSED',
    'COURIER_UNAVAILABLE',
  )
  async book(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
    @Body() { parcels }: BookBody,
  ): Promise<StaffOrderAnswer> {
    const { order } = await this.booking.create(orderId, mobileNumber, parcels?.map(toParcelSize))
    return this.answers.forStaff(order)
  }

  @Delete(':orderId')
  @ApiOperation({ summary: 'Take a booking back; the order is Packed again. Repeating it is safe' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND', 'SHIPMENT_IN_PROGRESS', 'COURIER_REFUSED', 'COURIER_UNAVAILABLE', {
    INVALID_TRANSITION: 'It is not booked, or the courier has picked it up.',
  })
  async cancel(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
  ): Promise<StaffOrderAnswer> {
    return this.answers.forStaff(await this.cancelling.cancel(orderId, mobileNumber))
  }

  @Get(':orderId/labels/:waybill')
  @UseInterceptors(PapersInTurn)
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: "The courier's label of a booked parcel as PDF" })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Fails('COURIER_REFUSED', 'COURIER_UNAVAILABLE', { NOT_FOUND: 'No such order, or no such parcel of it.' })
  async label(@Param('orderId') orderId: string, @Param('waybill') waybill: string): Promise<StreamableFile> {
    return sendPdf(await this.labels.fetch(orderId, waybill))
  }

  @Allow('orders.correct')
  @Get(':orderId/address')
  @ApiOperation({ summary: 'What delivery to another postal code costs, beside what was charged' })
  @ApiOkResponse({ type: AddressQuoteAnswer })
  @Fails('NOT_FOUND', 'PIN_NOT_SERVICEABLE')
  async addressQuote(
    @Param('orderId') orderId: string,
    @Query() { pin }: AddressQuoteQuery,
  ): Promise<AddressQuoteAnswer> {
    return toAddressQuoteAnswer(await this.plans.toAnotherPlace(orderId, pin))
  }

  @Allow('orders.correct')
  @Put(':orderId/address')
  @ApiOperation({ summary: 'Correct the address of an order until it is booked; its delivery charge stays' })
  @ApiOkResponse({ type: StaffOrderAnswer })
  @Fails('NOT_FOUND', 'INVALID_TRANSITION', 'PIN_NOT_SERVICEABLE')
  async correct(
    @Caller() { mobileNumber }: Principal,
    @Param('orderId') orderId: string,
    @Body() { pin, ...address }: AddressBody,
  ): Promise<StaffOrderAnswer> {
    const corrected = { ...address, postalCode: pin }
    return this.answers.forStaff(await this.addresses.correct(orderId, corrected, mobileNumber))
  }
}
