import { ApiProperty } from '@nestjs/swagger'
import { IsNotEmpty } from 'class-validator'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { COST } from '../../../../platform/http/answers/shown-to.js'
import { TextOrNothing } from '../../../../platform/http/fields/form-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import { type StoredApproval } from '../decide-approval.service.js'
import {
  APPROVAL_ACTIONS,
  APPROVAL_STATUSES,
  type ApprovalAction,
  type ApprovalStatus,
} from '../domain/approval.js'

const moment = { type: String, format: 'date-time', nullable: true, example: null } as const

/** Something that waits, or waited, for the owner's yes. */
export class ApprovalAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ enum: APPROVAL_ACTIONS, example: 'correct-batch' }) action!: ApprovalAction
  @ApiProperty({ example: 'Write off 12 of batch FG-261121-004: broken' }) what!: string
  @ApiProperty({ example: '/stock-receipt/FG-261121-004', description: 'The page of the console' })
  link!: string
  @ApiProperty({
    ...COST,
    example: 5388,
    description: 'Rupees: jars at their price, other goods at what they cost',
  })
  value!: number | null
  @ApiProperty({ example: '9000000002', description: 'Mobile number of who asks' }) askedBy!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T04:30:00.000Z' }) askedAt!: Date
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-28T04:30:00.000Z' }) expiresAt!: Date
  @ApiProperty({ enum: APPROVAL_STATUSES, example: 'waiting' }) status!: ApprovalStatus
  @ApiProperty({ type: String, nullable: true, example: null }) decidedBy!: string | null
  @ApiProperty(moment) decidedAt!: Date | null
  @ApiProperty({ example: '', description: 'Why it was refused' }) reason!: string
}

export class RefusalBody {
  @ApiProperty({ example: 'Please count again', maxLength: 200 })
  @IsNotEmpty({ message: 'Say why.' })
  @TextOrNothing()
  @TextUpTo(
    200,
    { message: 'The reason has at most 200 characters.' },
    { message: 'The reason must be text.' },
  )
  reason!: string
}

export function toApproval(approval: StoredApproval): ApprovalAnswer {
  const { _id, action, what, link, valuePaise, askedBy, askedAt, expiresAt } = approval
  const { status, decidedBy, decidedAt, reason } = approval
  return {
    id: String(_id),
    action,
    what,
    link,
    value: paiseToRupees(valuePaise),
    askedBy,
    askedAt,
    expiresAt,
    status,
    decidedBy,
    decidedAt,
    reason,
  }
}
