import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsInt, IsString, Matches, Max, Min } from 'class-validator'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'

/** What the contract's call sends. Origin, mode and payment type are the server's business: given ones are ignored. */
export class ChargesQuery {
  @ApiProperty({ example: '560001', description: 'Destination PIN' })
  @Matches(/^\d{6}$/, { message: 'Please enter a valid 6-digit pin code.' })
  d_pin!: string

  @ApiProperty({ example: 1500, description: 'Weight in grams, with jars' })
  @Type(() => Number)
  @IsInt({ message: 'The weight is a whole number of grams.' })
  @Min(0, { message: 'The weight is a whole number of grams.' })
  @Max(1_000_000, { message: 'The weight is at most 1000 kg.' })
  cgm!: number

  @ApiPropertyOptional({ example: 'S' }) @Optional() @IsString() md?: string
  @ApiPropertyOptional({ example: '500074' }) @Optional() @IsString() o_pin?: string
  @ApiPropertyOptional({ example: 'Delivered' }) @Optional() @IsString() ss?: string
}

export class ChargeAnswer {
  @ApiProperty({ example: 132, description: 'Whole rupees' }) total_amount!: number
  @ApiPropertyOptional({ example: 'Bengaluru', description: 'As the courier knows the PIN' }) city?: string
  @ApiPropertyOptional({ example: 'Karnataka' }) state?: string
  @ApiPropertyOptional({ example: true, description: "The courier named no amount: the shop's usual charge" })
  fallback?: boolean
}
