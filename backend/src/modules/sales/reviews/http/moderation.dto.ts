import { applyDecorators } from '@nestjs/common'
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsISO8601,
  Matches,
  ValidateNested,
} from 'class-validator'
import { Optional, OptionalText } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, tooLong, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { MOST_DECISIONS } from '../domain/review.js'
import { type Decision, type SeenReview } from '../moderate-review.service.js'
import { AdminReview } from './reviews.dto.js'

/** Forms send words. */
const flag = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value

const DATE = {
  type: String,
  format: 'date-time',
  example: '2026-11-21T04:30:00.000Z',
  description: "The review's date as it was shown: refused with REVIEW_CHANGED when it was edited since",
}
const Seen = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(DATE),
    Optional(),
    IsISO8601({ strict: true }, { message: 'date is the date that the review was shown with.' }),
  )

const LONGEST_REASON = 500
const LONGEST_ANSWER = 1000

class DecisionBody {
  @ApiProperty({ example: true, description: 'true publishes, false sends it back to its author' })
  @Transform(flag)
  @IsBoolean({ message: 'status is true or false.' })
  status!: boolean

  @ApiPropertyOptional({
    example: 'Please leave out the phone number.',
    maxLength: LONGEST_REASON,
    description: 'Why it is sent back; its author reads it',
  })
  @OptionalText()
  @Trimmed()
  @TextUpTo(LONGEST_REASON, tooLong('The reason', LONGEST_REASON))
  reason?: string
}

export class ModerationBody extends DecisionBody {
  @Seen() date?: string
}

class SeenReviewBody {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' })
  @Matches(/^[0-9a-f]{24}$/i, { message: 'Each review has its id.' })
  id!: string

  @Seen() date?: string
}

export class DecisionsBody extends DecisionBody {
  @ApiProperty({ type: [SeenReviewBody], minItems: 1, maxItems: MOST_DECISIONS })
  @IsArray({ message: 'reviews is a list.' })
  @ArrayMinSize(1, { message: 'At least one review.' })
  @ArrayMaxSize(MOST_DECISIONS, { message: `At most ${MOST_DECISIONS} reviews at once.` })
  @ValidateNested({ each: true, message: 'Each review has an id and a date.' })
  @Type(() => SeenReviewBody)
  reviews!: SeenReviewBody[]
}

export class UndoBody {
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MOST_DECISIONS,
    example: ['6740c1f2a4b5c6d7e8f90123'],
  })
  @IsArray({ message: 'ids is a list.' })
  @ArrayMinSize(1, { message: 'At least one review.' })
  @ArrayMaxSize(MOST_DECISIONS, { message: `At most ${MOST_DECISIONS} reviews at once.` })
  @Matches(/^[0-9a-f]{24}$/i, { each: true, message: 'Each review is named by its id.' })
  ids!: string[]
}

export class ReviewReplyBody {
  @ApiProperty({
    example: 'Thank you! The next pot is milder.',
    maxLength: LONGEST_ANSWER,
    description: 'Empty: none',
  })
  @Trimmed()
  @TextUpTo(LONGEST_ANSWER, tooLong('The answer', LONGEST_ANSWER), { message: 'The answer is a text.' })
  text!: string
}

class RefusedReviewAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: 'REVIEW_CHANGED' }) code!: string
  @ApiProperty({ example: 'Its author has edited this review. Please read it again.' }) error!: string
}

export class DecisionsAnswer {
  @ApiProperty({ type: [AdminReview] }) decided!: AdminReview[]
  @ApiProperty({ type: [RefusedReviewAnswer], description: 'Those that stay as they are, and why' })
  refused!: RefusedReviewAnswer[]
}

export class PendingReviewsAnswer {
  @ApiProperty({ type: [AdminReview] }) reviews!: AdminReview[]
}

export function toDecision({ status, reason }: DecisionBody): Decision {
  return { state: status ? 'Approved' : 'Rejected', reason: reason ?? '' }
}

export function toSeenReview({ id, date }: SeenReviewBody): SeenReview {
  return { id, seen: date === undefined ? undefined : new Date(date) }
}
