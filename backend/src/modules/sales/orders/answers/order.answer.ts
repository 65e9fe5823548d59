import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { type Handover, HANDOVERS } from '../domain/channel.js'
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../domain/machines.js'
import { REFUND_STATES, type RefundState } from '../domain/refund-state.js'
import { BusinessAnswer } from './business.answer.js'
import { OrderMoneyAnswer } from './credit.answer.js'
import { DeliveryAnswer } from './delivery.answer.js'
import { OrderItemAnswer } from './order-item.answer.js'
import { TimelineAnswer } from './timeline.answer.js'

/** GST contained in the prices, by the setting on the day of the order. */
export class OrderTaxAnswer {
  @ApiProperty({ example: '36ABCDE1234F1Z5' }) gstin!: string
  @ApiProperty({ example: 'Telangana' }) placeOfSupply!: string
  @ApiProperty({ example: 980.96, description: 'Rupees without tax' }) taxable!: number
  @ApiProperty({ example: 24.52, description: 'Rupees' }) cgst!: number
  @ApiProperty({ example: 24.52, description: 'Rupees' }) sgst!: number
  @ApiProperty({ example: 0, description: 'Rupees' }) igst!: number
}

class IssueNewsAnswer {
  @ApiProperty({ example: 1, description: 'Answers of the shop that the customer has not read' })
  unread!: number
  @ApiProperty({ example: 'A new jar is on its way.', description: 'The last message' }) message!: string
  @ApiProperty({ example: true, description: 'The shop wrote it' }) fromShop!: boolean
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T04:30:00.000Z' }) at!: Date
}

/** An order as its customer sees it. */
export class OrderAnswer extends OrderMoneyAnswer {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234568' }) _id!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: 'JDI-261121-7KQ4M2XDAB', description: 'What payment provider and courier see' })
  order_extid!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T04:30:00.000Z' }) orderDate!: Date
  @ApiProperty({ example: '9876543210' }) mobileNumber!: string
  @ApiProperty({ example: 'lakshmi@example.com' }) email!: string
  @ApiProperty({ example: 'Lakshmi Rao' }) contactName!: string
  @ApiProperty({ example: '9876543210' }) contactNumber!: string
  @ApiProperty({ example: '12 Main Road' }) address!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: '500001' }) pin!: string
  @ApiProperty({
    type: BusinessAnswer,
    nullable: true,
    example: null,
    description: 'The business that bought; null for a consumer',
  })
  buyer!: BusinessAnswer | null
  @ApiProperty({ enum: PAYMENT_STATUSES, example: 'Pending' }) paymentStatus!: PaymentStatus
  @ApiProperty({ enum: ORDER_STATUSES, example: 'Placed' }) orderStatus!: OrderStatus
  @ApiProperty({ enum: DELIVERY_STATUSES, example: 'Pending' }) deliveryStatus!: DeliveryStatus
  @ApiProperty({ enum: ['Open', 'Resolved'], nullable: true, example: null })
  issueStatus!: 'Open' | 'Resolved' | null
  @ApiPropertyOptional({
    type: IssueNewsAnswer,
    nullable: true,
    example: null,
    description: 'What was written last in its issue; null when there is none',
  })
  issueNews?: IssueNewsAnswer | null
  @ApiProperty({ example: 898, description: 'Rupees, products' }) totalPrice!: number
  @ApiProperty({ example: 132, description: 'Rupees' }) deliveryCost!: number
  @ApiProperty({ example: 1030, description: 'Rupees, to pay' }) finalPrice!: number
  @ApiProperty({ type: Number, nullable: true, example: null, description: 'Rupees; set when cancelled' })
  refundAmount!: number | null
  @ApiProperty({
    enum: REFUND_STATES,
    nullable: true,
    example: null,
    description:
      'Of a cancelled order: `Started` until the provider confirms; null when nothing is to be refunded',
  })
  refundState!: RefundState | null
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Once refunded' })
  refundReference!: string | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/orders/P-7KQ4-M2XD/invoice',
    description: 'The invoice as PDF; null until it is paid',
  })
  invoiceUrl!: string | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The credit note as PDF; null unless it was cancelled after payment and money is due back',
  })
  creditNoteUrl!: string | null
  @ApiProperty({
    type: OrderTaxAnswer,
    nullable: true,
    example: null,
    description: 'null: no GST was collected',
  })
  tax!: OrderTaxAnswer | null
  @ApiProperty({ type: String, nullable: true, example: null }) waybill!: string | null
  @ApiProperty({ type: String, nullable: true, example: null }) trackingUrl!: string | null
  @ApiProperty({ type: [DeliveryAnswer], description: 'The parcels of it; none once it is cancelled' })
  deliveries!: DeliveryAnswer[]
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-21T05:00:00.000Z',
    description: 'Until when the jars of an unpaid order are kept; null when none are',
  })
  holdExpiresAt!: Date | null
  @ApiProperty({ type: [TimelineAnswer], description: 'As it happened, oldest first' })
  timeline!: TimelineAnswer[]
  @ApiProperty({ type: [OrderItemAnswer] }) items!: OrderItemAnswer[]
  @ApiProperty({ example: false }) canCancel!: boolean
  @ApiProperty({
    type: Number,
    nullable: true,
    example: null,
    description:
      'Rupees that a cancellation would give back, by the terms when the order was placed; null: it cannot be cancelled',
  })
  cancellationRefund!: number | null
  @ApiProperty({ example: true }) canRetryPayment!: boolean
  @ApiProperty({ example: true }) canDelete!: boolean
  @ApiProperty({ example: true, description: 'New enough to raise or view an issue' })
  canRaiseIssue!: boolean
  @ApiProperty({
    enum: HANDOVERS,
    example: 'courier',
    description: 'By courier, or the customer comes for it',
  })
  handover!: Handover
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'orderId of the order whose jars it replaces, at no charge',
  })
  replaces!: string | null
  @ApiProperty({ example: false, description: 'Money came in that a person must look at' })
  paymentUnderReview!: boolean
}

export class OrdersAnswer {
  @ApiProperty({ type: [OrderAnswer] }) orders!: OrderAnswer[]
  @ApiProperty({ example: 3, description: 'On all pages' }) total!: number
}
