import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'
import { StaffOrderAnswer } from '../../../../sales/orders/answers/staff-order.answer.js'
import { type RefundRow } from '../order-refunds.queries.js'

export class RefundCompletedBody {
  @ApiProperty({ example: 'UTR2611210042', description: 'Of the transfer that gave the money back' })
  @TextUpTo(
    100,
    { message: 'The refund reference has at most 100 characters.' },
    { message: 'Refund reference is required.' },
  )
  refundReference!: string
}

class LastRefund {
  @ApiProperty({ example: 'Rcancelled5114910634577' }) id!: string
  @ApiProperty({ enum: ['provider', 'hand'], example: 'provider' }) method!: 'provider' | 'hand'
  @ApiProperty({
    enum: ['due', 'pending', 'onhold', 'succeeded', 'cancelled', 'refused'],
    example: 'pending',
    description: 'Only `succeeded` is refunded',
  })
  status!: string
  @ApiProperty({ example: 1003.5, description: 'Rupees' }) amount!: number
  @ApiProperty({ type: String, nullable: true, example: null, description: 'What went wrong last' })
  lastError!: string | null
  @ApiProperty({ format: 'date-time', example: '2026-11-21T06:30:00.000Z' }) createdAt!: string
}

/** A cancelled order in the refund process. */
export class RefundOrderAnswer extends StaffOrderAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD', description: 'orderId again, as the console names records' })
  id!: string
  @ApiProperty({ type: LastRefund, nullable: true, example: null }) lastRefund!: LastRefund | null
  @ApiProperty({ example: true, description: 'The payment provider can be asked to give the money back' })
  canRefundThroughProvider!: boolean
}

export class RefundOrdersAnswer {
  @ApiProperty({ type: [RefundOrderAnswer], description: 'Those whose refund is due come first' })
  orders!: RefundOrderAnswer[]
  @ApiProperty({ example: 17, description: 'On all pages' }) total!: number
}

export function toRefundAnswer(row: RefundRow, order: StaffOrderAnswer): RefundOrderAnswer {
  const { refund } = row
  return {
    ...order,
    id: order.orderId,
    lastRefund: refund && {
      id: refund._id,
      method: refund.method,
      status: refund.status,
      amount: paiseToRupees(refund.amountPaise),
      lastError: refund.lastError,
      createdAt: refund.createdAt.toISOString(),
    },
    canRefundThroughProvider: row.providerCanRefund,
  }
}
