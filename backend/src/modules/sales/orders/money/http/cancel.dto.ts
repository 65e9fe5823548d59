import { ApiProperty } from '@nestjs/swagger'
import { IsBoolean, IsNotEmpty } from 'class-validator'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'

export class CancelOrderBody {
  @ApiProperty({
    example: 'Out of gongura until March',
    maxLength: 200,
    description: 'The customer reads it',
  })
  @IsNotEmpty({ message: 'Say why; the customer reads it.' })
  @Trimmed()
  @TextUpTo(
    200,
    { message: 'The reason has at most 200 characters.' },
    { message: 'The reason must be text.' },
  )
  reason!: string

  @ApiProperty({
    example: false,
    description: 'true: the cancellation charge is kept, as when the customer cancels',
  })
  @IsBoolean({ message: 'keepCharge is true or false.' })
  keepCharge!: boolean
}
