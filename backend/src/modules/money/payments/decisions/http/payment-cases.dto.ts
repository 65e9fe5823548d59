import { ApiProperty } from '@nestjs/swagger'
import { IsString, MaxLength, MinLength } from 'class-validator'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../../../sales/orders/domain/machines.js'
import { isRefunded } from '../../domain/refund.js'
import { REVIEW_REASONS, REVIEW_STATES } from '../../schemas/payment-case.schema.js'
import { type CaseAction, REVIEW_ACTIONS } from '../domain/case-actions.js'
import { type CaseDetail, type CaseRow } from '../payment-cases.queries.js'

export class PaymentCaseAnswer {
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
    | string
    | null
}

/** A payment to look at, with its allowed actions. */
export class PaymentCaseDetail extends PaymentCaseAnswer {
  @ApiProperty({
    enum: REVIEW_ACTIONS,
    isArray: true,
    example: ['reread', 'accept', 'refund', 'resolve'],
    description: 'Possible now, in the order in which they should be tried',
  })
  actions!: CaseAction[]
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 1249.5,
    description: 'Rupees of the payment that were not given back',
  })
  refundableAmount!: number | null
  @ApiProperty({ enum: ORDER_STATUSES, example: 'Placed' }) orderStatus!: string
  @ApiProperty({ enum: PAYMENT_STATUSES, example: 'Pending' }) paymentStatus!: string
  @ApiProperty({ example: false, description: 'The customer deleted the order' }) orderDeleted!: boolean
}

export class ResolveReviewBody {
  @ApiProperty({ example: 'Given back by bank transfer UTR42.', description: 'How it was settled' })
  @MaxLength(500, { message: 'The note has at most 500 characters.' })
  @MinLength(3, { message: 'Say in a few words how it was settled.' })
  @Trimmed()
  @IsString({ message: 'Say in a few words how it was settled.' })
  note!: string
}

export function toPaymentCaseDetail(detail: CaseDetail): PaymentCaseDetail {
  const { payment, order, actions } = detail
  return {
    ...toPaymentCaseAnswer(detail),
    actions,
    refundableAmount: payment && paiseToRupees(payment.refundablePaise),
    orderStatus: order.orderStatus,
    paymentStatus: order.paymentStatus,
    orderDeleted: order.deletedAt !== null,
  }
}

export function toPaymentCaseAnswer({ paymentCase, refund }: CaseRow): PaymentCaseAnswer {
  const { reason, state, orderId, reference, paymentId, currency, note, resolution } = paymentCase
  return {
    id: paymentCase._id,
    reason,
    state,
    orderId,
    reference,
    paymentId,
    expectedAmount: paiseToRupees(paymentCase.expectedPaise),
    receivedAmount: paiseToRupees(paymentCase.gotPaise),
    currency,
    note,
    refundId: refund?.id ?? null,
    refundStatus: refund?.status ?? null,
    refunded: refund !== null && isRefunded(refund.status),
    resolution,
    createdAt: paymentCase.createdAt.toISOString(),
    resolvedAt: paymentCase.resolvedAt?.toISOString() ?? null,
  }
}
