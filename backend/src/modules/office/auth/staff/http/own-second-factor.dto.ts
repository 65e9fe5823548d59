import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsNotEmpty } from 'class-validator'
import { type ErrorCode } from '../../../../../kernel/errors/error-codes.js'
import { OptionalOrNull } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'
import { type MessageAnswer } from '../../../../../platform/http/routes/message.answer.js'
import { qrOf, stripesOf } from '../../../../../platform/qr.js'
import { PasskeyBody, PasskeyField } from '../../second-factor/http/passkey.dto.js'
import { type StoredPasskey } from '../../second-factor/passkeys.service.js'
import { type OwnFactorState } from '../own-second-factor.service.js'

const CODE_SENTENCE = 'The code is not valid.'
const LONGEST_CODE = 40

/** The errors of a call that needs the PIN entered for it and, if one is on, the second factor. */
export const FACTOR_SHOWN = [
  'PIN_WANTED',
  'SECOND_FACTOR_WANTED',
  'INVALID_OTP',
  'TOO_MANY_REQUESTS',
] as const satisfies readonly ErrorCode[]

export const OFF: MessageAnswer = { message: 'Your second factor is off: the PIN alone logs you in.' }

/** Removing the last passkey or app turns the second factor off. */
export const removed = (isOff: boolean): MessageAnswer => (isOff ? OFF : { message: 'It is removed.' })

export class CodeBody {
  @ApiProperty({ example: '287082', description: 'Of the authenticator app' })
  @TextUpTo(LONGEST_CODE, { message: CODE_SENTENCE })
  @IsNotEmpty({ message: 'The code is required.' })
  code!: string
}

/**
 * A code or a passkey's answer, for a second factor that is on. Without either, the answer lists the
 * possible ways.
 */
export class ShownBody {
  @ApiPropertyOptional({ example: '287082', description: 'Of the authenticator app, or a recovery code' })
  @OptionalOrNull()
  @TextUpTo(LONGEST_CODE, { message: CODE_SENTENCE })
  code?: string

  @PasskeyField('The answer of a passkey to `details.passkey` of SECOND_FACTOR_WANTED')
  passkey?: PasskeyBody
}

class PasskeyAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: 'My phone' }) name!: string
  @ApiProperty({ example: '2026-11-21T06:30:00.000Z' }) createdAt!: string
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-23T03:05:00.000Z',
    description: 'Null until it was first used',
  })
  lastUsedAt!: string | null
}

export class OwnSecondFactorAnswer {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11-21T06:30:00.000Z',
    description: 'Null while off',
  })
  since!: string | null
  @ApiProperty({ example: true, description: 'Whether an authenticator app is part of it' }) app!: boolean
  @ApiProperty({ type: [PasskeyAnswer], description: 'The oldest first' }) passkeys!: PasskeyAnswer[]
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://jaadi.in',
    description: 'The only address where passkeys work; null where browsers make none',
  })
  passkeysAt!: string | null
  @ApiProperty({ example: 9 }) recoveryCodesLeft!: number
}

export class NewAppAnswer {
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', description: 'To be typed; never shown again' })
  secret!: string
  @ApiProperty({ example: 'otpauth://totp/Jaadi:9000000001?secret=JBSWY3DPEHPK3PXP&issuer=Jaadi' })
  address!: string
  @ApiProperty({ example: 37, description: 'Squares on each side of the QR code of the address' })
  qrSquares!: number
  @ApiProperty({ example: 'M0 0h7v1h-7z', description: 'Its dark squares as an SVG path' })
  qrPath!: string
}

export class RecoveryCodesAnswer {
  @ApiProperty({
    example: ['ABCD-EFGH-JKLM-NPQR'],
    description: 'Ten codes, shown only now; each is valid once. Empty if they were given before.',
  })
  recoveryCodes!: string[]
}

export const toOwnSecondFactor = (
  { since, app, recoveryCodesLeft }: OwnFactorState,
  passkeys: readonly StoredPasskey[],
  passkeysAt: string | null,
): OwnSecondFactorAnswer => ({
  since: since?.toISOString() ?? null,
  app,
  passkeys: passkeys.map(({ _id, name, createdAt, lastUsedAt }) => ({
    id: String(_id),
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  })),
  passkeysAt,
  recoveryCodesLeft,
})

export function toNewApp({ secret, address }: { secret: string; address: string }): NewAppAnswer {
  const squares = qrOf(address)
  const qrPath = stripesOf(squares)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join('')
  return { secret, address, qrSquares: squares.length, qrPath }
}
