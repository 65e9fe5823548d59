import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsIn, IsObject, Matches, ValidateNested } from 'class-validator'
import { Optional, OptionalOrNull } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'

/** No value of WebAuthn is longer, except attested keys, which are not used. */
const BASE64URL = /^[\w-]{1,4000}$/
const LONG_BASE64URL = /^[\w-]{1,40000}$/
const MOST_TRANSPORTS = 8
const unreadable = { message: 'This is not the answer of a passkey.' }

const Bytes = (): PropertyDecorator => Matches(BASE64URL, unreadable)

class SignedBody {
  @ApiProperty({ example: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' }) @Bytes() clientDataJSON!: string
  @ApiProperty({ example: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ' })
  @Bytes()
  authenticatorData!: string
  @ApiProperty({ example: 'MEUCIQDqJ3w' }) @Bytes() signature!: string
  @ApiPropertyOptional({ example: 'NjZmMGE' }) @OptionalOrNull() @Bytes() userHandle?: string
}

class MadeBody {
  @ApiProperty({ example: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0' }) @Bytes() clientDataJSON!: string
  @ApiProperty({ example: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ' })
  @Matches(LONG_BASE64URL, unreadable)
  attestationObject!: string
  @ApiPropertyOptional({
    type: [String],
    example: ['internal'],
    description: 'How the browser reaches the device',
  })
  @Optional()
  @IsArray(unreadable)
  @ArrayMaxSize(MOST_TRANSPORTS, unreadable)
  @TextUpTo(40, { ...unreadable, each: true })
  transports?: string[]
}

class CredentialBody {
  @ApiProperty({ example: 'dGhlIG5hbWUgb2YgYSBrZXk' }) @Bytes() id!: string
  @ApiProperty({ example: 'dGhlIG5hbWUgb2YgYSBrZXk' }) @Bytes() rawId!: string
  @ApiProperty({ enum: ['public-key'], example: 'public-key' })
  @IsIn(['public-key'], unreadable)
  type!: 'public-key'
}

/** A browser's answer from a passkey that signed: WebAuthn's AuthenticationResponseJSON. */
export class PasskeyBody extends CredentialBody {
  @ApiProperty({ type: SignedBody })
  @IsObject(unreadable)
  @ValidateNested()
  @Type(() => SignedBody)
  response!: SignedBody
}

/** A browser's answer for a new passkey: WebAuthn's RegistrationResponseJSON. */
export class NewPasskeyBody extends CredentialBody {
  @ApiProperty({ type: MadeBody })
  @IsObject(unreadable)
  @ValidateNested()
  @Type(() => MadeBody)
  response!: MadeBody
}

/** The field for a passkey's answer in a body. */
export const PasskeyField = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: PasskeyBody, description }),
    OptionalOrNull(),
    IsObject(unreadable),
    ValidateNested(),
    Type(() => PasskeyBody),
  )
