import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsEmail, IsString, Matches, MaxLength, ValidateIf } from 'class-validator'
import { Optional, OptionalText } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { type AccountProfile } from '../../accounts.service.js'

const given = (_: unknown, value: unknown): boolean => value !== '' && value !== undefined && value !== null

/** The profile of a customer or staff member; empty strings for missing values. */
export class UserAnswer {
  @ApiProperty({ example: 'Lakshmi' }) name!: string
  @ApiProperty({ example: 'lakshmi@example.in' }) email!: string
  @ApiProperty({ example: '9876543210' }) mobileNumber!: string
  @ApiProperty({ example: 'Plot 12, Road 3' }) address!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: '500074' }) pin!: string
  @ApiProperty({ example: 'L.B Nagar, Hyderabad, Telangana' }) location!: string
}

/** Missing fields keep their values; an empty one clears its value. */
export class UpdateUserBody {
  @ApiPropertyOptional({
    example: '9876543210',
    description: 'Read-only: any number but the caller’s is answered with 404',
  })
  @Optional()
  @IsString()
  mobileNumber?: string

  @ApiPropertyOptional({ example: 'Lakshmi', maxLength: 80 })
  @OptionalText()
  @Trimmed()
  @MaxLength(80, { message: 'Name must be at most 80 characters' })
  @IsString({ message: 'Name is text' })
  name?: string

  @ApiPropertyOptional({ example: 'lakshmi@example.in' })
  @ValidateIf(given)
  @Trimmed()
  @MaxLength(254, { message: 'Email is too long' })
  @IsEmail({}, { message: 'Please enter a valid email address' })
  email?: string

  @ApiPropertyOptional({ example: 'Plot 12, Road 3', maxLength: 300 })
  @OptionalText()
  @Trimmed()
  @TextUpTo(300, { message: 'Address must be at most 300 characters' }, { message: 'Address is text' })
  address?: string

  @ApiPropertyOptional({ example: 'Hyderabad', maxLength: 80 })
  @OptionalText()
  @Trimmed()
  @TextUpTo(80, { message: 'City must be at most 80 characters' }, { message: 'City is text' })
  city?: string

  @ApiPropertyOptional({ example: 'Telangana', maxLength: 80 })
  @OptionalText()
  @Trimmed()
  @TextUpTo(80, { message: 'State must be at most 80 characters' }, { message: 'State is text' })
  state?: string

  @ApiPropertyOptional({ example: '500074' })
  @ValidateIf(given)
  @Trimmed()
  @Matches(/^[1-9]\d{5}$/, { message: 'Please enter a valid 6-digit pin code.' })
  pin?: string

  @ApiPropertyOptional({ example: 'L.B Nagar, Hyderabad, Telangana', maxLength: 300 })
  @OptionalText()
  @Trimmed()
  @TextUpTo(300, { message: 'Location must be at most 300 characters' }, { message: 'Location is text' })
  location?: string
}

export function toUserAnswer(profile: AccountProfile): UserAnswer {
  const { name, email, mobileNumber, address, city, state, postalCode: pin, location } = profile
  return { name, email, mobileNumber, address, city, state, pin, location }
}
