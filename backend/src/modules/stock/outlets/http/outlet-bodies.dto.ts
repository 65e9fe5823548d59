import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsEmail, IsMongoId, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator'
import { MOBILE_NUMBER, MOBILE_NUMBER_SENTENCE } from '../../../../kernel/text/mobile-number.js'
import { LoadedVersion } from '../../../../platform/http/fields/bounded-fields.js'
import { Optional, OptionalText } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, tooLong } from '../../../../platform/http/fields/text-fields.js'
import { OTP_FORM, OTP_SENTENCE, OUTLET_LIMITS } from '../domain/limits.js'
import { type OutletDraft } from '../manage-outlets.service.js'

const OTP = { message: OTP_SENTENCE }
const { name: NAME, email: EMAIL, address: ADDRESS, role: ROLE } = OUTLET_LIMITS

/** Converts a number to text: forms send either. */
const text = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : value,
)
/** An empty field of an edit form keeps the code. */
const codeOrNothing = Transform(({ value }: { value: unknown }) =>
  value === '' || value === null ? undefined : typeof value === 'number' ? String(value) : value,
)

/** The fields of an outlet that staff enter; all are required. */
class OutletFields {
  @ApiProperty({ example: 'L.B Nagar', maxLength: NAME })
  @text
  @IsNotEmpty({ message: 'Name is required' })
  @TextUpTo(NAME, tooLong('The name', NAME), { message: 'Name is required' })
  name!: string

  @ApiProperty({ example: '9000000010', description: "The outlet's own number; no two outlets share one" })
  @text
  @Matches(MOBILE_NUMBER, { message: MOBILE_NUMBER_SENTENCE })
  mobileNumberOutlet!: string

  @ApiProperty({ example: 'lbnagar@jaadi.example', maxLength: EMAIL })
  @text
  @MaxLength(EMAIL, tooLong('The email', EMAIL))
  @IsEmail({}, { message: 'Please enter a valid email address' })
  email!: string

  @ApiProperty({ example: 'Plot 12, L.B Nagar, Hyderabad 500074', maxLength: ADDRESS })
  @text
  @IsNotEmpty({ message: 'Address is required' })
  @TextUpTo(ADDRESS, tooLong('The address', ADDRESS), { message: 'Address is required' })
  address!: string

  @ApiPropertyOptional({ example: 'Outlet', maxLength: ROLE, description: "'Outlet' when not said" })
  @OptionalText()
  @text
  @IsNotEmpty({ message: 'The role must be text.' })
  @TextUpTo(ROLE, tooLong('The role', ROLE), { message: 'The role must be text.' })
  roleOutlet?: string
}

export class CreateOutletBody extends OutletFields {
  @ApiProperty({ example: '482913', description: '4 to 12 digits; stored hashed, never shown again' })
  @text
  @Matches(OTP_FORM, OTP)
  @IsNotEmpty({ message: 'OTP is required' })
  @IsString({ message: 'OTP is required' })
  otpOutlet!: string
}

export class UpdateOutletBody extends OutletFields {
  @ApiPropertyOptional({ example: '482913', description: 'A new code; if it is left out, the old one stays' })
  @codeOrNothing
  @Optional()
  @Matches(OTP_FORM, OTP)
  otpOutlet?: string

  @ApiPropertyOptional({
    example: 3,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @LoadedVersion('outlet')
  version?: number
}

/** The contract's update has no id in its path: the body identifies the outlet. */
export class PutOutletBody extends UpdateOutletBody {
  @ApiPropertyOptional({
    example: '6740c1f2a4b5c6d7e8f90123',
    description: 'The outlet; if it is left out, the one that has mobileNumberOutlet',
  })
  @Optional()
  @IsMongoId({ message: '_id names the outlet.' })
  _id?: string
}

/** `mobileNumber`, `otp` and `role` in the body identify the caller, as in every call. */
export class DeleteOutletBody {
  @ApiProperty({ example: '9000000010', description: 'Which outlet' })
  @text
  @Matches(MOBILE_NUMBER, { message: MOBILE_NUMBER_SENTENCE })
  mobileNumberOutlet!: string
}

export function toDraft(body: OutletFields): OutletDraft {
  const { name, mobileNumberOutlet, email, address, roleOutlet } = body
  return { name, mobileNumberOutlet, email, address, roleOutlet }
}
