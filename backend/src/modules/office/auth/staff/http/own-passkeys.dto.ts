import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsNotEmpty, IsObject, ValidateNested } from 'class-validator'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { NewPasskeyBody } from '../../second-factor/http/passkey.dto.js'

const LONGEST_NAME = 40

export class AddPasskeyBody {
  @ApiProperty({ example: 'My phone', description: 'Name that its owner gave it' })
  @Trimmed()
  @TextUpTo(LONGEST_NAME, { message: `The name has at most ${LONGEST_NAME} characters.` })
  @IsNotEmpty({ message: 'A name is required.' })
  name!: string

  @ApiProperty({ type: NewPasskeyBody, description: 'The browser’s answer to the options' })
  @IsObject({ message: 'This is not the answer of a passkey.' })
  @ValidateNested()
  @Type(() => NewPasskeyBody)
  passkey!: NewPasskeyBody
}

class RelyingPartyAnswer {
  @ApiProperty({ example: 'jaadi.in' }) id?: string
  @ApiProperty({ example: 'Jaadi' }) name!: string
}

class UserAnswer {
  @ApiProperty({ example: 'NjZmMGE' }) id!: string
  @ApiProperty({ example: '9000000001' }) name!: string
  @ApiProperty({ example: '' }) displayName!: string
}

class AlgorithmAnswer {
  @ApiProperty({ example: -7 }) alg!: number
  @ApiProperty({ example: 'public-key' }) type!: string
}

class KnownPasskeyAnswer {
  @ApiProperty({ example: 'dGhlIG5hbWUgb2YgYSBrZXk' }) id!: string
  @ApiProperty({ example: 'public-key' }) type!: string
  @ApiPropertyOptional({ type: [String], example: ['internal'] }) transports?: string[]
}

/** WebAuthn's PublicKeyCredentialCreationOptionsJSON, for `navigator.credentials.create`. */
export class NewPasskeyAnswer {
  @ApiProperty({
    example: 'dp-YBKPYo9bCzqp7GTLYqUZlrw5tGqJ4mJg3VCqgX4c',
    description: 'Valid once, for five minutes',
  })
  challenge!: string
  @ApiProperty({ type: RelyingPartyAnswer }) rp!: RelyingPartyAnswer
  @ApiProperty({ type: UserAnswer }) user!: UserAnswer
  @ApiProperty({ type: [AlgorithmAnswer] }) pubKeyCredParams!: AlgorithmAnswer[]
  @ApiPropertyOptional({ example: 300_000 }) timeout?: number
  @ApiPropertyOptional({ example: 'none' }) attestation?: string
  @ApiPropertyOptional({
    type: [KnownPasskeyAnswer],
    description: 'Passkeys of the account: their devices make no second one',
  })
  excludeCredentials?: KnownPasskeyAnswer[]
  @ApiPropertyOptional({ type: Object, example: { userVerification: 'preferred' } })
  authenticatorSelection?: object
  @ApiPropertyOptional({ type: Object, example: { credProps: true } }) extensions?: object
  @ApiPropertyOptional({ type: [String], example: [] }) hints?: string[]
}
