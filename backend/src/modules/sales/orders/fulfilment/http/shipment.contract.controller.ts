import { Body, Controller, HttpCode, Post } from '@nestjs/common'
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger'
import { AppError, InvalidInput } from '../../../../../kernel/errors/errors.js'
import { Allow, Caller, type Principal } from '../../../../../platform/http/routes/access.js'
import { Fails } from '../../../../../platform/http/routes/fails.js'
import { CreateShipment } from '../create-shipment.service.js'
import {
  CreateShipmentBody,
  ShipmentAnswer,
  type ShipmentPackage,
  type ShipmentRequest,
} from './shipment.dto.js'

/** Packed orders go to the courier (docs/domain/orders.md#shipping). */
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
  @Fails(
    'NOT_FOUND',
    'INVALID_TRANSITION',
    'SHIPMENT_IN_PROGRESS',
    'BATCH_QUARANTINED',
    'BATCH_EXPIRED',
    'COURIER_REFUSED',
    'COURIER_UNAVAILABLE',
  )
  async create(
    @Caller() { mobileNumber }: Principal,
    @Body() body: CreateShipmentBody,
  ): Promise<ShipmentAnswer> {
    const shipments = requested(body)
    const [first] = shipments
    if (!first)
      throw new InvalidInput('order, or shipments, names what to ship.', { shipments: 'At least one order.' })
    const packages: ShipmentPackage[] = []
    if (shipments.length === 1) packages.push(await this.one(first.order, mobileNumber))
    else for (const { order } of shipments) packages.push(await this.oneOfMany(order, mobileNumber))
    return { packages, waybill: packages[0]?.waybill ?? '' }
  }

  private async one(reference: string, by: string): Promise<ShipmentPackage> {
    const { waybill, order } = await this.shipping.create(reference, by)
    return { waybill, refnum: order.externalId, status: 'Success', remarks: [''] }
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

function requested({ order, payload, shipments }: CreateShipmentBody): ShipmentRequest[] {
  return order === undefined ? (payload?.shipments ?? shipments ?? []) : [{ order }]
}
