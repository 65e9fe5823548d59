import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsIn, IsLatitude, IsLongitude, IsNumber, IsString, MaxLength, MinLength } from 'class-validator'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { Trimmed } from '../../../../platform/http/fields/text-fields.js'

/** An empty parameter counts as missing; `Number` alone would turn it into 0. */
const toDegrees = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : undefined,
)

export class PinAnswer {
  @ApiProperty({ example: '500074' }) pin!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
}

export class SearchQuery {
  @ApiProperty({
    example: 'L B Nagar',
    minLength: 2,
    maxLength: 200,
    description: 'An address, a city or a PIN',
  })
  @Trimmed()
  @MaxLength(200, { message: 'The text is too long.' })
  @MinLength(2, { message: 'Type at least two letters.' })
  @IsString({ message: 'Type an address, a city or a PIN.' })
  q!: string

  @ApiPropertyOptional({
    enum: ['true', 'false'],
    example: 'true',
    description: 'The text is finished: ask for addresses, not for suggestions',
  })
  @Optional()
  @IsIn(['true', 'false'], { message: 'finished is true or false.' })
  finished?: 'true' | 'false'
}

export class ReverseQuery {
  @ApiProperty({ example: 17.3457, description: 'Degrees north' })
  @toDegrees
  @IsLatitude({ message: 'lat is a number of degrees from -90 to 90.' })
  @IsNumber({}, { message: 'lat is a number of degrees from -90 to 90.' })
  lat!: number

  @ApiProperty({ example: 78.5522, description: 'Degrees east' })
  @toDegrees
  @IsLongitude({ message: 'lng is a number of degrees from -180 to 180.' })
  @IsNumber({}, { message: 'lng is a number of degrees from -180 to 180.' })
  lng!: number
}

/** Empty strings and nulls for unknown values. */
export class PlaceAnswer {
  @ApiProperty({ example: '12 Ring Road, L B Nagar, Hyderabad, Telangana, 500074' }) label!: string
  @ApiProperty({ example: '12 Ring Road, L B Nagar' }) street!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: '500074' }) pin!: string
  @ApiProperty({ type: Number, nullable: true, example: 17.3457 }) lat!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 78.5522 }) lng!: number | null
}

export class PlacesAnswer {
  @ApiProperty({ type: [PlaceAnswer] }) places!: PlaceAnswer[]
  @ApiProperty({
    enum: ['geocoder', 'pins'],
    example: 'geocoder',
    description: 'The PIN directory has no coordinates',
  })
  source!: 'geocoder' | 'pins'
}
