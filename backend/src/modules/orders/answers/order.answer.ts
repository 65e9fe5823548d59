import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger'
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../domain/machines.js'
import { type PaymentCaseReason } from '../domain/order.js'
import { REFUND_STATES, type RefundState } from '../domain/refund-state.js'
import { TIMELINE_EVENTS, type TimelineEvent } from '../domain/timeline.js'
import { ItemWhyNotAnswer, WhyNotAnswer } from './why-not.answer.js'

export class TimelineAnswer {
  @ApiProperty({ enum: TIMELINE_EVENTS, example: 'Placed' }) event!: TimelineEvent
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T04:30:00.000Z' }) at!: Date
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'What names the thing: the waybill, the reference of a refund',
  })
  detail!: string | null
}

/** An event as staff see it. */
export class StaffTimelineAnswer extends TimelineAnswer {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '9000000001',
    description: 'Mobile number of the staff member; null for the customer, a provider or a job',
  })
  by!: string | null
}

/** GST contained in the prices, by the setting of the day the order was placed. */
export class OrderTaxAnswer {
  @ApiProperty({ example: '36ABCDE1234F1Z5' }) gstin!: string
  @ApiProperty({ example: 'Telangana' }) placeOfSupply!: string
  @ApiProperty({ example: 980.96, description: 'Rupees without tax' }) taxable!: number
  @ApiProperty({ example: 24.52, description: 'Rupees' }) cgst!: number
  @ApiProperty({ example: 24.52, description: 'Rupees' }) sgst!: number
  @ApiProperty({ example: 0, description: 'Rupees' }) igst!: number
}

/** A line as it was when the order was placed. */
export class OrderItemAnswer {
  @ApiProperty({ example: 'FG-0007', description: "The product's Id" }) id!: string
  @ApiProperty({ example: '6920a1b2c3d4e5f601234567', description: "The product's _id" }) _id!: string
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) name!: string
  @ApiProperty({ example: '<p>Sour leaves, slowly fried.</p>', description: 'Sanitised HTML' })
  description!: string
  @ApiProperty({ example: '/images/products/gongura.svg' }) image!: string
  @ApiProperty({ example: 2, description: 'Jars' }) quantity!: number
  @ApiProperty({ example: 449, description: 'Rupees for one jar' }) price!: number
  @ApiProperty({ example: 898, description: 'Rupees for the line' }) linePrice!: number
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'FG-261121-004',
    description: 'Several are joined with ", "',
  })
  batchNumber!: string | null
  @ApiProperty({ example: false, description: 'Rating & Review is offered' }) canReview!: boolean
  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    example: null,
    description:
      "The customer's review of it: null waits, false was sent back, true is final; absent without one",
  })
  reviewApproved?: boolean | null | undefined
}

/** An order as its customer sees it. */
export class OrderAnswer {
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
  @ApiProperty({ enum: PAYMENT_STATUSES, example: 'Pending' }) paymentStatus!: PaymentStatus
  @ApiProperty({ enum: ORDER_STATUSES, example: 'Placed' }) orderStatus!: OrderStatus
  @ApiProperty({ enum: DELIVERY_STATUSES, example: 'Pending' }) deliveryStatus!: DeliveryStatus
  @ApiProperty({ enum: ['Open', 'Resolved'], nullable: true, example: null })
  issueStatus!: 'Open' | 'Resolved' | null
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
      'Rupees that a cancellation would give back, by the terms of when it was placed; null: no cancelling',
  })
  cancellationRefund!: number | null
  @ApiProperty({ example: true }) canRetryPayment!: boolean
  @ApiProperty({ example: true }) canDelete!: boolean
  @ApiProperty({ example: true, description: 'Young enough to raise or view an issue' })
  canRaiseIssue!: boolean
  @ApiProperty({ example: false, description: 'Money came in that a person looks at' })
  paymentUnderReview!: boolean
}

class ItemProduct {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234567' }) _id!: string
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) name!: string
  @ApiProperty({ example: '<p>Sour leaves, slowly fried.</p>' }) description!: string
}

class AllocationAnswer {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234569' }) stockId!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 2, description: 'Jars' }) quantity!: number
}

/** A line as the packing table sees it. */
export class StaffOrderItemAnswer extends OrderItemAnswer {
  @ApiProperty({ type: ItemProduct }) product!: ItemProduct
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) productName!: string
  @ApiProperty({ example: 'PC' }) priceUnit!: string
  @ApiProperty({ type: [AllocationAnswer] }) allocations!: AllocationAnswer[]
  @ApiProperty({ example: true, description: 'A batch may be assigned to what has none yet' })
  canAssign!: boolean
  @ApiProperty({ example: false, description: 'Its batches may be taken back' }) canUnassign!: boolean
  @ApiProperty({ type: ItemWhyNotAnswer }) whyNot!: ItemWhyNotAnswer
}

/** An order as staff see it. */
export class StaffOrderAnswer extends OmitType(OrderAnswer, ['items', 'timeline'] as const) {
  @ApiProperty({ type: [StaffOrderItemAnswer] }) items!: StaffOrderItemAnswer[]
  @ApiProperty({ type: [StaffTimelineAnswer], description: 'As it happened, oldest first' })
  timeline!: StaffTimelineAnswer[]
  @ApiProperty({ type: String, nullable: true, example: null, description: "The courier's own words" })
  courierStatus!: string | null
  @ApiPropertyOptional({
    enum: ['DELETED', 'CANCELLED', 'STOCK_GONE'],
    nullable: true,
    example: null,
    description: 'Why money that came in could not make the order paid',
  })
  paymentReview!: PaymentCaseReason | null
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When it left the lists because nobody paid',
  })
  archivedAt!: Date | null
  @ApiProperty({ example: true, description: 'Batches may be assigned; which items need some, they tell' })
  canAssign!: boolean
  @ApiProperty({ example: true, description: 'Batches may be taken back' }) canUnassign!: boolean
  @ApiProperty({ example: false, description: 'The courier may be asked for the parcel' }) canShip!: boolean
  @ApiProperty({ example: false, description: 'Staff may say that it arrived' }) canDeliver!: boolean
  @ApiProperty({ example: false, description: 'It may come back from the archive' }) canRestore!: boolean
  @ApiProperty({ example: false, description: "The customer's money may be given back" })
  canRefund!: boolean
  @ApiProperty({ type: WhyNotAnswer }) whyNot!: WhyNotAnswer
}

export class OrdersAnswer {
  @ApiProperty({ type: [OrderAnswer] }) orders!: OrderAnswer[]
  @ApiProperty({ example: 3, description: 'On all pages' }) total!: number
}

export class StaffOrdersAnswer {
  @ApiProperty({ type: [StaffOrderAnswer] }) orders!: StaffOrderAnswer[]
  @ApiProperty({ example: 17, description: 'On all pages' }) total!: number
}
