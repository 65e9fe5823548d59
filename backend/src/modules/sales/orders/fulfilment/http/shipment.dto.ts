import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'

/** Only `order` is read: name, address, weight and amount come from the stored order. */
export class ShipmentRequest {
  @ApiProperty({
    example: 'JDI-261121-7KQ4M2XDAB',
    description: '`order_extid`, or orderId, of a packed order',
  })
  @TextUpTo(50, { message: 'order is the external id of an order.' })
  order!: string
}

export class ShipmentPayload {
  @ApiProperty({ type: [ShipmentRequest] })
  @IsArray({ message: 'shipments lists the orders to ship.' })
  @ArrayMinSize(1, { message: 'shipments lists the orders to ship.' })
  @ArrayMaxSize(20, { message: 'At most 20 shipments at a time.' })
  @ValidateNested({ each: true })
  @Type(() => ShipmentRequest)
  shipments!: ShipmentRequest[]
}

/** One order, or the contract's body, bare or inside `payload`. */
export class CreateShipmentBody {
  @ApiPropertyOptional({
    example: 'JDI-261121-7KQ4M2XDAB',
    description: '`order_extid`, or orderId, of a packed order; all that one shipment needs',
  })
  @Optional()
  @TextUpTo(50, { message: 'order is the external id of an order.' })
  order?: string

  @ApiPropertyOptional({ type: ShipmentPayload })
  @Optional()
  @ValidateNested()
  @Type(() => ShipmentPayload)
  payload?: ShipmentPayload

  @ApiPropertyOptional({ type: [ShipmentRequest] })
  @Optional()
  @IsArray({ message: 'shipments lists the orders to ship.' })
  @ArrayMinSize(1, { message: 'shipments lists the orders to ship.' })
  @ArrayMaxSize(20, { message: 'At most 20 shipments at a time.' })
  @ValidateNested({ each: true })
  @Type(() => ShipmentRequest)
  shipments?: ShipmentRequest[]
}

export class ShipmentPackage {
  @ApiProperty({ example: '14900000000017' }) waybill!: string
  @ApiProperty({ example: 'JDI-261121-7KQ4M2XDAB' }) refnum!: string
  @ApiProperty({ enum: ['Success', 'Fail'], example: 'Success' }) status!: 'Success' | 'Fail'
  @ApiProperty({ type: [String], example: [''], description: 'Why it failed' }) remarks!: string[]
}

export class ShipmentAnswer {
  @ApiProperty({ type: [ShipmentPackage] }) packages!: ShipmentPackage[]
  @ApiProperty({ example: '14900000000017', description: 'Of the first package' }) waybill!: string
}
