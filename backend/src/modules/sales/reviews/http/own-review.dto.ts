import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsBoolean, IsInt, IsNotEmpty, Max, Min } from 'class-validator'
import { ORDER } from '../../../../kernel/text/order-ids.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, trimmed } from '../../../../platform/http/fields/text-fields.js'
import { type OwnReview } from '../own-reviews.service.js'
import { ReviewAuthorAnswer, toAuthor } from './reviews.dto.js'

const PRODUCT = { message: 'productId names the product.' }
const RATING = { message: 'The rating is a whole number from 1 to 5.' }
const LONGEST_COMMENT = 2000

/** A select's value is text. */
const digit = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value
const textOrNothing = ({ value }: { value: unknown }): unknown =>
  value === undefined || value === null ? '' : trimmed({ value })

/** Any `mobileNumber` in it is dropped: whose review it is, the session says. */
export class OwnReviewQuery {
  @ApiProperty({ example: 'FG-0007', description: "The product's Id or _id" })
  @IsNotEmpty(PRODUCT)
  @TextUpTo(40, PRODUCT)
  productId!: string

  @ApiProperty({ example: 'P-7KQ4-M2XD', description: 'orderId or _id' })
  @IsNotEmpty(ORDER)
  @TextUpTo(40, ORDER)
  orderId!: string
}

export class ReviewBody extends OwnReviewQuery {
  @ApiProperty({ minimum: 1, maximum: 5, type: 'integer', example: 5 })
  @Transform(digit)
  @IsInt(RATING)
  @Min(1, RATING)
  @Max(5, RATING)
  rating!: number

  @ApiPropertyOptional({ maxLength: LONGEST_COMMENT, example: 'Tastes like my grandmother made it.' })
  @Transform(textOrNothing)
  @TextUpTo(LONGEST_COMMENT, { message: `The review has at most ${LONGEST_COMMENT} characters.` })
  comment: string = ''

  @ApiPropertyOptional({
    example: false,
    default: false,
    description: 'The shop may show first name and city; otherwise it shows the masked number',
  })
  @Optional()
  @IsBoolean({ message: 'showName is true or false.' })
  showName?: boolean
}

/** A review as its author sees it. */
export class OwnReviewDetails {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'FG-0007' }) productId!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ minimum: 1, maximum: 5, example: 5 }) rating!: number
  @ApiProperty({ example: 'Tastes like my grandmother made it.' }) comment!: string
  @ApiProperty({ example: '9876543210' }) mobileNumber!: string
  @ApiProperty({ type: Date, description: 'When it was last written', example: '2026-11-21T04:30:00.000Z' })
  date!: Date
  @ApiProperty({
    type: Boolean,
    nullable: true,
    example: null,
    description: 'null waits, false may be edited, true is final',
  })
  approved!: boolean | null
  @ApiProperty({ example: '', description: 'Why it was rejected, if the shop says it' }) reason!: string
  @ApiProperty({
    type: ReviewAuthorAnswer,
    nullable: true,
    example: null,
    description: 'As the shop shows its author; null: by the masked number',
  })
  author!: ReviewAuthorAnswer | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Address of its photo, for its author',
  })
  photo!: string | null
}

export class OwnReviewAnswer {
  @ApiProperty({ type: OwnReviewDetails, nullable: true }) review!: OwnReviewDetails | null
}

export class SubmittedReviewAnswer {
  @ApiProperty({ example: 'Review submitted!' }) message!: string
  @ApiProperty({ type: OwnReviewDetails }) review!: OwnReviewDetails
}

export function toOwnReview({ review, productId }: OwnReview): OwnReviewDetails {
  const { _id, orderId, rating, comment, mobileNumber, date, approved, photo } = review
  const query = new URLSearchParams({ productId, orderId, photo: String(photo) })
  return {
    _id: String(_id),
    productId,
    orderId,
    rating,
    comment,
    mobileNumber,
    date,
    approved,
    reason: approved === false ? review.reason : '',
    author: toAuthor(review),
    photo: photo ? `/api/review/existing/photo?${query}` : null,
  }
}
