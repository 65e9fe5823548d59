import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../kernel/money.js'
import { isRefunded } from '../domain/refund.js'
import { type ReviewRow } from '../payment-reviews.queries.js'
import { REVIEW_REASONS, REVIEW_STATES } from '../schemas/payment-review.schema.js'

export class PaymentReviewAnswer {
  @ApiProperty({ example: 'double-payment:5114910634577' }) id!: string
  @ApiProperty({ enum: REVIEW_REASONS, example: 'double-payment' }) reason!: string
  @ApiProperty({ enum: REVIEW_STATES, example: 'open' }) state!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ description: 'Our reference at the provider', example: 'JD-7KQ4M2XD-2' }) reference!: string
  @ApiProperty({ type: String, nullable: true, example: '5114910634577' }) paymentId!: string | null
  @ApiProperty({ description: 'Rupees', example: 1249.5 }) expectedAmount!: number
  @ApiProperty({ description: 'Rupees', example: 1249.5 }) receivedAmount!: number
  @ApiProperty({ example: 'INR' }) currency!: string
  @ApiProperty({ example: 'Order P-7KQ4-M2XD was paid already; ₹1,249.50 came a second time and goes back.' })
  note!: string
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The refund that gives it back',
    example: 'Rextra511491',
  })
  refundId!: string | null
  @ApiProperty({
    type: String,
    nullable: true,
    enum: ['due', 'pending', 'onhold', 'succeeded', 'cancelled', 'refused'],
    example: 'pending',
  })
  refundStatus!: string | null
  @ApiProperty({ description: 'True only once the provider confirmed the refund', example: false })
  refunded!: boolean
  @ApiProperty({ type: String, nullable: true, example: null }) resolution!: string | null
  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:30:00.000Z' }) createdAt!: string
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null }) resolvedAt!:
    string | null
}

export function toPaymentReviewAnswer({ review, refund }: ReviewRow): PaymentReviewAnswer {
  const { reason, state, orderId, reference, paymentId, currency, note, resolution } = review
  return {
    id: review._id,
    reason,
    state,
    orderId,
    reference,
    paymentId,
    expectedAmount: paiseToRupees(review.expectedPaise),
    receivedAmount: paiseToRupees(review.gotPaise),
    currency,
    note,
    refundId: refund?.id ?? null,
    refundStatus: refund?.status ?? null,
    refunded: refund !== null && isRefunded(refund.status),
    resolution,
    createdAt: review.createdAt.toISOString(),
    resolvedAt: review.resolvedAt?.toISOString() ?? null,
  }
}
