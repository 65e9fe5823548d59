import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { REFUND_PURPOSES, type RefundPurpose } from '../../domain/refund.js'
import { type WatchedRefund, type WatchReason } from '../refund-watch.queries.js'

export class StatementQuery {
  @ApiPropertyOptional({ example: '2026-11', description: 'The present one if absent' })
  @Optional()
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, { message: 'A month is written 2026-11.' })
  month?: string
}

/** Money that should be back with a customer and is not. */
export class WatchedRefundAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ enum: REFUND_PURPOSES, example: 'cancelled' }) purpose!: RefundPurpose
  @ApiProperty({ example: 1003, description: 'Rupees' }) amount!: number
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-14T06:30:00.000Z' }) since!: Date
  @ApiProperty({ enum: ['failed', 'late'], example: 'late', description: '`late`: seven days are over' })
  why!: WatchReason
  @ApiProperty({ type: String, nullable: true, example: null, description: 'What went wrong last' })
  lastError!: string | null
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Of a credit to be tried again' })
  creditId!: string | null
  @ApiProperty({ example: false, description: 'The provider was asked and has not finished it' })
  underWay!: boolean
}

export class WatchedRefundsAnswer {
  @ApiProperty({
    type: [WatchedRefundAnswer],
    description: 'Those that failed first, then those that wait longest',
  })
  refunds!: WatchedRefundAnswer[]
}

export function toWatchedAnswer({ amountPaise, isUnderWay, ...refund }: WatchedRefund): WatchedRefundAnswer {
  return { ...refund, amount: paiseToRupees(amountPaise), underWay: isUnderWay }
}
