import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsNotEmpty, Matches } from 'class-validator'
import { type Role, ROLES } from '../../../../../kernel/access/permissions.js'
import { MOBILE_NUMBER, MOBILE_NUMBER_SENTENCE } from '../../../../../kernel/text/mobile-number.js'
import { OptionalOrNull } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'
import { PasskeyBody, PasskeyField } from '../../second-factor/http/passkey.dto.js'

/** A challenge and its solution, in base64. */
const LONGEST_PROOF = 4_000
const LONGEST_FACTOR = 40

export class SendOtpBody {
  @ApiProperty({ example: '9876543210', description: 'Ten digits, the first from 6 to 9' })
  @Matches(MOBILE_NUMBER, { message: MOBILE_NUMBER_SENTENCE })
  @IsNotEmpty({ message: 'Mobile number is required' })
  mobileNumber!: string

  @ApiPropertyOptional({
    example: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
    description: 'After PROOF_WANTED: `{challenge, solution}` as JSON in base64',
  })
  @OptionalOrNull()
  @TextUpTo(LONGEST_PROOF, { message: 'proof is not valid.' })
  proof?: string
}

export class SendOtpAnswer {
  @ApiProperty({ enum: ROLES, example: 'user', description: 'To be sent back with the code' }) role!: Role
  @ApiProperty({
    example: 'OTP sent',
    enum: ['OTP sent', 'Log in with your pin', 'Login with last send OTP'],
  })
  message!: string
  @ApiProperty({ example: 30, description: 'Seconds until another code may be asked for' })
  resendAfterSeconds!: number
}

export class VerifyOtpBody {
  @ApiProperty({ example: '9876543210' })
  @Matches(MOBILE_NUMBER, { message: MOBILE_NUMBER_SENTENCE })
  @IsNotEmpty({ message: 'Mobile number is required' })
  mobileNumber!: string

  @ApiProperty({ example: '482910', description: 'Code of a customer, PIN of staff' })
  @TextUpTo(64, { message: 'Invalid OTP' })
  @IsNotEmpty({ message: 'OTP is required' })
  otp!: string

  @ApiPropertyOptional({ enum: ROLES, example: 'user', description: 'Compared with the role of the account' })
  @OptionalOrNull()
  @IsIn(ROLES, { message: 'role is one of user, ops, admin.' })
  role?: Role

  @ApiPropertyOptional({
    example: '287082',
    description: 'After SECOND_FACTOR_WANTED: a code of the authenticator app, or a recovery code',
  })
  @OptionalOrNull()
  @TextUpTo(LONGEST_FACTOR, { message: 'The code is not valid.' })
  code?: string

  @PasskeyField('After SECOND_FACTOR_WANTED, instead of a code: the answer of a passkey to `details.passkey`')
  passkey?: PasskeyBody
}

export class VerifyOtpAnswer {
  @ApiProperty({ example: 'OTP verified successfully' }) message!: string
  @ApiProperty({ enum: ROLES, example: 'user' }) role!: Role
  @ApiProperty({ example: '9876543210' }) mobileNumber!: string
}

export class SessionAnswer {
  @ApiProperty({ example: '9876543210' }) mobileNumber!: string
  @ApiProperty({ enum: ROLES, example: 'user' }) role!: Role
  @ApiProperty({ example: 'Lakshmi', description: 'Empty until given' }) name!: string
  @ApiProperty({ example: true, description: 'Whether GET /users/addresses has any' }) hasAddress!: boolean
}
