import { ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsIn, IsInt, Max, Min } from 'class-validator'
import { EmptyIsNothing } from '../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { TRACE_DIRECTIONS, type TraceDirection, type TraceSubject } from '../find-trace.service.js'

const NUMBER = { message: 'A number has at most 60 characters.' }
const LINE = { message: 'The line is a whole number, 0 or more.' }
const MOST_LINES = 1_000

export class TraceQuery implements TraceSubject {
  @ApiPropertyOptional({ example: 'RM-261121-004', description: 'Batch number or `_id`' })
  @EmptyIsNothing()
  @Trimmed()
  @Optional()
  @TextUpTo(60, NUMBER)
  batch?: string

  @ApiPropertyOptional({ example: 'P-7KQ4-M2XD', description: '`orderId` or `_id`' })
  @EmptyIsNothing()
  @Trimmed()
  @Optional()
  @TextUpTo(60, NUMBER)
  order?: string

  @ApiPropertyOptional({ type: 'integer', minimum: 0, example: 0, description: 'Of the order, from 0' })
  @EmptyIsNothing()
  @Max(MOST_LINES, LINE)
  @Min(0, LINE)
  @IsInt(LINE)
  @Type(() => Number)
  @Optional()
  line?: number

  @ApiPropertyOptional({ example: 'R-261121-03', description: '`reservationId` or `_id`' })
  @EmptyIsNothing()
  @Trimmed()
  @Optional()
  @TextUpTo(60, NUMBER)
  reservation?: string

  @ApiPropertyOptional({ enum: TRACE_DIRECTIONS, default: 'both' })
  @Optional()
  @IsIn([...TRACE_DIRECTIONS], { message: `The direction is one of ${TRACE_DIRECTIONS.join(', ')}.` })
  direction: TraceDirection = 'both'
}
