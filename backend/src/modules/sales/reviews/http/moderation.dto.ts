import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsBoolean, IsISO8601 } from 'class-validator'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { AdminReview } from './reviews.dto.js'

/** Forms send words. */
const flag = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value

export class ModerationBody {
  @ApiProperty({ example: true, description: 'true publishes, false sends it back to its author' })
  @Transform(flag)
  @IsBoolean({ message: 'status is true or false.' })
  status!: boolean

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    example: '2026-11-21T04:30:00.000Z',
    description: "The review's date as it was shown: refused with REVIEW_CHANGED when it was edited since",
  })
  @Optional()
  @IsISO8601({ strict: true }, { message: 'date is the date that the review was shown with.' })
  date?: string
}

export class PendingReviewsAnswer {
  @ApiProperty({ type: [AdminReview] }) reviews!: AdminReview[]
}
