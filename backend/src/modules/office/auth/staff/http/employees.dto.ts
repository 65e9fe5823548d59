import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsIn, Length, Matches } from 'class-validator'
import { MOBILE_NUMBER, MOBILE_NUMBER_SENTENCE } from '../../../../../kernel/text/mobile-number.js'
import { LoadedVersion } from '../../../../../platform/http/fields/bounded-fields.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { type AccountDocument } from '../../schemas/account.schema.js'
import { PIN, PIN_SENTENCE } from '../domain/pin.js'
import { STAFF_ROLES, type StaffRole } from '../staff-accounts.service.js'

const ROLE_SENTENCE = 'The role is ops or admin.'
const NAME_SENTENCE = 'The name is 3 to 80 characters.'

export class CreateEmployeeBody {
  @ApiProperty({ example: '9000000002' })
  @Matches(MOBILE_NUMBER, { message: MOBILE_NUMBER_SENTENCE })
  mobileNumber!: string

  @ApiProperty({ enum: STAFF_ROLES, example: 'ops' })
  @IsIn(STAFF_ROLES, { message: ROLE_SENTENCE })
  role!: StaffRole

  @ApiProperty({ example: 'Ramesh' })
  @Length(3, 80, { message: NAME_SENTENCE })
  name!: string

  @ApiProperty({ example: '135790', description: '6 to 12 digits; never shown again' })
  @Matches(PIN, { message: PIN_SENTENCE })
  pin!: string
}

export class UpdateEmployeeBody {
  @ApiPropertyOptional({ example: 'Ramesh' })
  @Optional()
  @Length(3, 80, { message: NAME_SENTENCE })
  name?: string

  @ApiPropertyOptional({ enum: STAFF_ROLES, example: 'admin' })
  @Optional()
  @IsIn(STAFF_ROLES, { message: ROLE_SENTENCE })
  role?: StaffRole

  @ApiPropertyOptional({ example: true, description: 'Ends every session at once' })
  @Optional()
  @IsBoolean()
  disabled?: boolean

  @ApiPropertyOptional({ example: '864209', description: 'A new PIN; ends every other session' })
  @Optional()
  @Matches(PIN, { message: PIN_SENTENCE })
  pin?: string

  @ApiPropertyOptional({
    example: 3,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @LoadedVersion('employee')
  version?: number
}

export class EmployeeAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '9000000002' }) mobileNumber!: string
  @ApiProperty({ enum: STAFF_ROLES, example: 'ops' }) role!: StaffRole
  @ApiProperty({ example: 'Ramesh' }) name!: string
  @ApiProperty({ example: false }) disabled!: boolean
  @ApiProperty({ example: true, description: 'A log-in needs more than the PIN' }) secondFactor!: boolean
  @ApiProperty({ type: String, nullable: true, example: '2026-11-21T06:30:00.000Z' })
  lastSignInAt!: string | null
  @ApiProperty({ example: '2026-11-01T04:30:00.000Z' }) createdAt!: string
  @ApiProperty({ example: 3, description: 'Counts the edits; send it back with an update' }) version!: number
}

export function toEmployeeAnswer(account: AccountDocument): EmployeeAnswer {
  const { _id, mobileNumber, role, name, disabledAt, lastSignInAt, createdAt } = account
  return {
    id: String(_id),
    mobileNumber,
    role: role as StaffRole,
    name,
    disabled: disabledAt !== null,
    secondFactor: Boolean(account.secondFactorAt),
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    // Accounts from before versions were counted have none.
    version: account.version ?? 0,
  }
}
