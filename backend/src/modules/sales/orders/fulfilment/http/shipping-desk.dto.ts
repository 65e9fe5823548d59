import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { Formed, Text, Whole } from '../../../../../platform/http/fields/bounded-fields.js'
import { TenDigits } from '../../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'

export const MOST_PARCELS = 10
const WEIGHTS = 'The weights are 1 to 10 whole numbers of grams, up to 50,000.'
/** Parses `1500,3000`. */
const numbers = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',').map(Number) : value

export class PlanQuery {
  @ApiPropertyOptional({ type: String, example: '1500,3000', description: 'Grams of each parcel' })
  @Optional()
  @Transform(numbers)
  @IsArray({ message: WEIGHTS })
  @ArrayMinSize(1, { message: WEIGHTS })
  @ArrayMaxSize(MOST_PARCELS, { message: WEIGHTS })
  @IsInt({ each: true, message: WEIGHTS })
  @Min(1, { each: true, message: WEIGHTS })
  @Max(50_000, { each: true, message: WEIGHTS })
  weights?: number[]
}

export class ParcelSizeBody {
  @Whole('The jars in a parcel', 1, 1000, 'jars', 2) pieces!: number
  @Whole('The weight of a parcel', 1, 50_000, 'grams', 3000) weightGrams!: number
  @Whole('The length of a box', 1, 150, 'cm', 15) lengthCm!: number
  @Whole('The width of a box', 1, 150, 'cm', 15) widthCm!: number
  @Whole('The height of a box', 1, 150, 'cm', 15) heightCm!: number
}

export class BookBody {
  @ApiPropertyOptional({ type: [ParcelSizeBody], description: 'As the settings say when absent' })
  @Optional()
  @IsArray({ message: 'parcels lists what goes in which box.' })
  @ArrayMinSize(1, { message: 'An order goes in at least one parcel.' })
  @ArrayMaxSize(MOST_PARCELS, { message: `At most ${MOST_PARCELS} parcels.` })
  @ValidateNested({ each: true })
  @Type(() => ParcelSizeBody)
  parcels?: ParcelSizeBody[]
}

export class AddressBody {
  @Text('The name', 1, 100, 'Lakshmi Rao') contactName!: string
  @TenDigits()
  @ApiProperty({ example: '9876543210' })
  @Matches(/^[6-9]\d{9}$/, { message: 'Please enter a valid 10-digit mobile number' })
  contactNumber!: string
  @Text('The address', 1, 500, '12 Main Road') address!: string
  @Text('The city', 1, 100, 'Hyderabad') city!: string
  @Text('The state', 1, 100, 'Telangana') state!: string
  @Formed(/^[1-9]\d{5}$/, 'Please enter a valid 6-digit pin code.', '500001') pin!: string
}

export class AddressQuoteQuery {
  @Formed(/^[1-9]\d{5}$/, 'Please enter a valid 6-digit pin code.', '500001') pin!: string
}

export class AddressQuoteAnswer {
  @ApiProperty({ example: 180, description: 'Rupees that delivery costs there' }) charge!: number
  @ApiProperty({ example: false, description: 'The courier named no amount' }) fallback!: boolean
  @ApiProperty({ example: 132, description: 'Rupees that the customer was charged' }) charged!: number
  @ApiProperty({ example: 48, description: 'Rupees; what it costs beyond that' }) difference!: number
  @ApiProperty({ example: 'Hyderabad', description: 'As the courier knows it; empty when not told' })
  city!: string
  @ApiProperty({ example: 'Telangana', description: 'As the courier knows it; empty when not told' })
  state!: string
}

export class PlannedParcelAnswer extends ParcelSizeBody {
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 132,
    description: 'Rupees; null: the courier does not go there',
  })
  charge!: number | null
}

/** What staff see before they book a shipment. */
export class ShipmentPlanAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: 'Lakshmi Rao' }) contactName!: string
  @ApiProperty({ example: '9876543210' }) contactNumber!: string
  @ApiProperty({ example: '12 Main Road' }) address!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: '500001' }) pin!: string
  @ApiProperty({ type: [PlannedParcelAnswer] }) parcels!: PlannedParcelAnswer[]
  @ApiProperty({ example: 10, description: 'Into so many at most it may be divided' }) mostParcels!: number
  @ApiProperty({
    example: false,
    description: 'The courier was asked for these parcels: they cannot change any more',
  })
  begun!: boolean
  @ApiProperty({ type: Number, nullable: true, example: 132, description: 'Rupees for all parcels' })
  charge!: number | null
  @ApiProperty({ example: false, description: 'The courier named no amount' }) fallback!: boolean
  @ApiProperty({ example: 132, description: 'Rupees that the customer was charged' }) charged!: number
}
