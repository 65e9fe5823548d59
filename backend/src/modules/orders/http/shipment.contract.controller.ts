import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger'
import { AppError, InvalidInput } from '../../../kernel/errors.js'
import { Allow, Caller, type Principal } from '../../../platform/http/access.js'
import { CreateShipment } from '../create-shipment.service.js'
import { CreateShipmentBody, ShipmentAnswer, type ShipmentPackage } from './shipment.dto.js'

/** back-office.md 7: POST /{courier-provider}/create-shipment. */
@ApiTags('fulfilment')
@Controller('delhivery')
export class ShipmentController {
  constructor(private readonly shipping: CreateShipment) {}

  /** A lone shipment that fails is an error; among several each package tells its own. */
  @Allow('orders.fulfil')
  @Post('create-shipment')
  @HttpCode(200)
  @ApiOperation({ summary: 'Hand packed orders to the courier; repeated calls give the same waybill' })
  @ApiOkResponse({ type: ShipmentAnswer })
  @ApiNotFoundResponse()
  @ApiConflictResponse({ description: 'INVALID_TRANSITION, SHIPMENT_IN_PROGRESS' })
  @ApiUnprocessableEntityResponse({ description: "COURIER_REFUSED, with the courier's reason" })
  @ApiResponse({ status: 502, description: 'COURIER_UNAVAILABLE; calling again is safe' })
  async create(
    @Caller() { mobileNumber }: Principal,
    @Body() body: CreateShipmentBody,
  ): Promise<ShipmentAnswer> {
    const shipments = body.payload?.shipments ?? body.shipments ?? []
    const [first] = shipments
    if (!first)
      throw new InvalidInput('shipments lists the orders to ship.', { shipments: 'At least one order.' })
    const packages: ShipmentPackage[] = []
    if (shipments.length === 1) packages.push(await this.one(first.order, mobileNumber))
    else for (const { order } of shipments) packages.push(await this.oneOfMany(order, mobileNumber))
    return { packages, waybill: packages[0]?.waybill ?? '' }
  }

  private async one(reference: string, by: string): Promise<ShipmentPackage> {
    const { waybill } = await this.shipping.execute(reference, by)
    return { waybill, refnum: reference, status: 'Success', remarks: [''] }
  }

  private async oneOfMany(reference: string, by: string): Promise<ShipmentPackage> {
    try {
      return await this.one(reference, by)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { waybill: '', refnum: reference, status: 'Fail', remarks: [error.message] }
    }
  }
}
