import { ApiPropertyOptional } from '@nestjs/swagger'
import { TextOrNothing } from './form-fields.js'
import { OptionalGstin } from './gstin-field.js'
import { TextUpTo, tooLong } from './text-fields.js'

/** A business that buys: both fields, or neither (docs/domain/orders.md#a-business-that-buys). */
export class BusinessBody {
  @ApiPropertyOptional({ example: '27AAPFU0939F1ZV', description: 'Its check digit is checked' })
  @OptionalGstin()
  gstin: string = ''

  @ApiPropertyOptional({ example: 'Rao Foods', maxLength: 100, description: 'As the invoice is to have it' })
  @TextUpTo(100, tooLong('The name', 100))
  @TextOrNothing()
  businessName: string = ''
}
