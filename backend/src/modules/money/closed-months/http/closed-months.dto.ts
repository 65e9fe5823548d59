import { ApiProperty } from '@nestjs/swagger'
import { IsMonth } from '../../../../platform/http/fields/is-month.js'
import { type MonthState } from '../closed-months.service.js'

export class MonthOfBooks {
  @ApiProperty({ example: '2026-11', description: 'In India' })
  @IsMonth()
  month!: string
}

class MissingPaperAnswer {
  @ApiProperty({ example: 'The drawer of 30 Nov 2026 was not counted.' }) sentence!: string
  @ApiProperty({
    type: String,
    nullable: true,
    example: '/drawer',
    description: 'Address of the console where it is mended; null when there is none',
  })
  path!: string | null
}

/** Whether a month is closed or can be. */
export class ClosedMonthAnswer {
  @ApiProperty({ example: '2026-11' }) month!: string
  @ApiProperty({ example: false }) isClosed!: boolean
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'null while it is open, and for months before the first that was closed',
  })
  closedAt!: Date | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Mobile number of the owner who closed it',
  })
  closedBy!: string | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Nov 2026 is not over yet.',
    description: 'Why it cannot be closed now, apart from what is missing',
  })
  refusal!: string | null
  @ApiProperty({ type: [MissingPaperAnswer], description: 'What is missing before it is closed' })
  missing!: MissingPaperAnswer[]
}

export function toClosedMonth({ closing, ...state }: MonthState): ClosedMonthAnswer {
  return { ...state, closedAt: closing?.at ?? null, closedBy: closing?.by ?? null }
}
