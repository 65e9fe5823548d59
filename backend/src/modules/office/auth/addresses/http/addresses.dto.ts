import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Matches, MinLength } from 'class-validator'
import { OptionalText } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, tooLong, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { type AddressesOfCustomer, type AddressOfCustomer } from '../addresses.service.js'
import { type AddressFields, listed } from '../domain/arrangement.js'

/** A whole address; a text that is left out is empty. */
export class SavedAddressBody {
  @ApiPropertyOptional({ example: 'Amma', maxLength: 40, description: 'What the customer calls it' })
  @OptionalText()
  @Trimmed()
  @TextUpTo(40, tooLong('The label', 40), { message: 'The label is text.' })
  label?: string

  @ApiPropertyOptional({ example: 'Saroja Rao', maxLength: 80, description: 'Who receives there' })
  @OptionalText()
  @Trimmed()
  @TextUpTo(80, tooLong('The name', 80), { message: 'The name is text.' })
  name?: string

  @ApiProperty({ example: 'Plot 12, Road 3', maxLength: 300 })
  @MinLength(1, { message: 'The address is required.' })
  @Trimmed()
  @TextUpTo(300, tooLong('The address', 300), { message: 'The address is text.' })
  address!: string

  @ApiPropertyOptional({ example: 'Hyderabad', maxLength: 80 })
  @OptionalText()
  @Trimmed()
  @TextUpTo(80, tooLong('The city', 80), { message: 'The city is text.' })
  city?: string

  @ApiPropertyOptional({ example: 'Telangana', maxLength: 80 })
  @OptionalText()
  @Trimmed()
  @TextUpTo(80, tooLong('The state', 80), { message: 'The state is text.' })
  state?: string

  @ApiProperty({ example: '500074' })
  @Trimmed()
  @Matches(/^[1-9]\d{5}$/, { message: 'Please enter a valid 6-digit pin code.' })
  pin!: string

  @ApiPropertyOptional({
    example: 'L.B Nagar, Hyderabad, Telangana',
    maxLength: 300,
    description: 'Text of its place on the map',
  })
  @OptionalText()
  @Trimmed()
  @TextUpTo(300, tooLong('The location', 300), { message: 'The location is text.' })
  location?: string
}

export class SavedAddressAnswer {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234567' }) id!: string
  @ApiProperty({ example: true, description: 'The address of the account; one at most' }) isDefault!: boolean
  @ApiProperty({ example: 'Amma', description: 'What the customer calls it; may be empty' }) label!: string
  @ApiProperty({ example: 'Saroja Rao', description: 'Who receives there; empty: the customer' })
  name!: string
  @ApiProperty({ example: 'Plot 12, Road 3' }) address!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: '500074' }) pin!: string
  @ApiProperty({ example: 'L.B Nagar, Hyderabad, Telangana' }) location!: string
}

export class SavedAddressesAnswer {
  @ApiProperty({ type: [SavedAddressAnswer], description: 'The default one first, then the oldest' })
  addresses!: SavedAddressAnswer[]
}

export function fieldsOf({
  label = '',
  name = '',
  address,
  city = '',
  state = '',
  pin: postalCode,
  location = '',
}: SavedAddressBody): AddressFields {
  return { label, name, address, city, state, postalCode, location }
}

export function toAddressesAnswer(all: AddressesOfCustomer): SavedAddressesAnswer {
  const toAnswer = (one: AddressOfCustomer): SavedAddressAnswer => {
    const { id, label, name, address, city, state, postalCode: pin, location } = one
    return { id: String(id), isDefault: one === all.first, label, name, address, city, state, pin, location }
  }
  return { addresses: listed(all).map(toAnswer) }
}
