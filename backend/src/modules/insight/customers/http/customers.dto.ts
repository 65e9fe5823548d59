import { ApiProperty } from '@nestjs/swagger'
import { Text } from '../../../../platform/http/fields/bounded-fields.js'
import { MESSAGE_STATUSES, type MessageStatus } from '../../../office/messages/domain/sending-rules.js'
import { type Channel, CHANNELS } from '../../../office/settings/domain/message-settings.js'
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../../sales/orders/domain/machines.js'
import { ISSUE_STATUSES, type IssueStatus } from '../../../sales/support/domain/issue.js'
import { type Standing, STANDINGS } from '../domain/customer-sums.js'

const money = (description: string, example: number | null = 7420) =>
  ({ type: Number, nullable: true, example, description }) as const
const moment = {
  type: String,
  format: 'date-time',
  nullable: true,
  example: '2026-11-21T04:30:00.000Z',
} as const

/** A customer as a line of the list. */
export class CustomerRow {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'Lakshmi Rao', description: 'On the newest order' }) name!: string
  @ApiProperty({ example: '9876543210' }) mobileNumber!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ enum: STANDINGS, example: 'regular' }) standing!: Standing
  @ApiProperty({ example: 5, description: 'Paid and not cancelled' }) orders!: number
  @ApiProperty({ example: 7420, description: 'Rupees, without what went back' }) spent!: number
  @ApiProperty(money('Rupees of an order', 1484)) average!: number | null
  @ApiProperty(moment) firstOrderAt!: Date | null
  @ApiProperty(moment) lastOrderAt!: Date | null
  @ApiProperty({ example: 1, description: 'Orders with an issue' }) issues!: number
  @ApiProperty({ example: false }) hasOpenIssue!: boolean
}

export class CustomerCountsAnswer {
  @ApiProperty({ example: 319 }) customers!: number
  @ApiProperty({ example: 200, description: 'With one order' }) new!: number
  @ApiProperty({ example: 60, description: 'With two orders' }) returning!: number
  @ApiProperty({ example: 40, description: 'With three or more' }) regular!: number
  @ApiProperty({ example: 90, description: 'Ordered before, and not for 90 days' }) silent!: number
  @ApiProperty({ example: 2 }) withOpenIssue!: number
  @ApiProperty(money('Percent of those who ordered once that ordered again', 33))
  repeatPercent!: number | null
  @ApiProperty({
    example: '2026-08-26',
    description: "Whose last order came no later than this day is silent today: for the list's lastOrderTo",
  })
  silentTo!: string
}

export class CustomerOrderAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ type: Date }) orderDate!: Date
  @ApiProperty({ example: 1030, description: 'Rupees' }) finalPrice!: number
  @ApiProperty({ enum: PAYMENT_STATUSES }) paymentStatus!: PaymentStatus
  @ApiProperty({ enum: ORDER_STATUSES }) orderStatus!: OrderStatus
  @ApiProperty({ enum: DELIVERY_STATUSES }) deliveryStatus!: DeliveryStatus
}

export class CustomerOrdersAnswer {
  @ApiProperty({ type: [CustomerOrderAnswer] }) orders!: CustomerOrderAnswer[]
  @ApiProperty({ example: 5 }) total!: number
}

export class CustomerAddressAnswer {
  @ApiProperty({ example: 'Lakshmi Rao' }) contactName!: string
  @ApiProperty({ example: '9876543210' }) contactNumber!: string
  @ApiProperty({ example: '12 Main Road' }) address!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Telangana' }) state!: string
  @ApiProperty({ example: '500001' }) pin!: string
  @ApiProperty({ type: Date, description: 'Of the newest order that went there' }) usedAt!: Date
}

export class CustomerIssueAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: 'Issue for Order P-7KQ4-M2XD' }) subject!: string
  @ApiProperty({ enum: ISSUE_STATUSES }) status!: IssueStatus
  @ApiProperty({ type: Date }) updatedAt!: Date
}

export class CustomerReviewAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty({ minimum: 1, maximum: 5 }) rating!: number
  @ApiProperty() comment!: string
  @ApiProperty({ type: Boolean, nullable: true, description: 'null waits, false rejected' })
  approved!: boolean | null
  @ApiProperty({ type: Date }) date!: Date
}

export class CustomerCreditAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: 150, description: 'Rupees' }) amount!: number
  @ApiProperty({ example: 'The lid was loose.' }) reason!: string
  @ApiProperty({ type: Date }) at!: Date
  @ApiProperty({ ...moment, description: 'When the money was back' }) doneAt!: Date | null
}

export class CustomerEmailsAnswer {
  @ApiProperty({ example: true, description: "Gets the shop's emails" }) active!: boolean
  @ApiProperty({ type: Date }) consentAt!: Date
  @ApiProperty(moment) unsubscribedAt!: Date | null
}

export class CustomerMessageAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: 'Order paid' }) title!: string
  @ApiProperty({ enum: CHANNELS, enumName: 'MessageChannel', example: 'email' }) channel!: Channel
  @ApiProperty({ enum: MESSAGE_STATUSES, enumName: 'MessageStatus', example: 'sent' }) status!: MessageStatus
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Why it was not sent, or not yet',
  })
  reason!: string | null
  @ApiProperty({ type: Date }) at!: Date
}

/** How the customer wants to be told. */
export class CustomerChoicesAnswer {
  @ApiProperty({ enum: CHANNELS, enumName: 'MessageChannel', isArray: true, example: ['email', 'sms'] })
  service!: Channel[]
  @ApiProperty({ enum: CHANNELS, enumName: 'MessageChannel', isArray: true, example: [] })
  marketing!: Channel[]
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'What the mail server said when it refused the address; null for one that takes e-mails',
  })
  emailRefusal!: string | null
}

export class CustomerNoteAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: 'Ring twice: the bell is broken.' }) text!: string
  @ApiProperty({ example: 'Ramesh' }) by!: string
  @ApiProperty({ type: Date }) at!: Date
}

/** Everything about one customer. What a packer has no reason to see is null, empty or masked. */
export class CustomerDetail {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: 'Lakshmi Rao' }) name!: string
  @ApiProperty({ example: '9876543210', description: 'Masked where `isMasked`' }) mobileNumber!: string
  @ApiProperty({ example: false, description: 'The caller has no reason to reach the customer now' })
  isMasked!: boolean
  @ApiProperty({ type: String, nullable: true, example: 'lakshmi@example.in' }) email!: string | null
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ enum: STANDINGS, example: 'regular' }) standing!: Standing
  @ApiProperty({ example: 5, description: 'Paid and not cancelled' }) orders!: number
  @ApiProperty({ example: 1 }) cancelled!: number
  @ApiProperty({ example: 1, description: 'Under way, or waiting for their money' }) openOrders!: number
  @ApiProperty(money('Rupees, without what went back; null for packers')) spent!: number | null
  @ApiProperty(money('Rupees of an order; null for packers', 1484)) average!: number | null
  @ApiProperty(moment) firstOrderAt!: Date | null
  @ApiProperty(moment) lastOrderAt!: Date | null
  @ApiProperty({ type: Number, nullable: true, example: 34, description: 'Mean days from order to order' })
  everyDays!: number | null
  @ApiProperty({ type: [CustomerAddressAnswer], description: 'For packers those of open orders' })
  addresses!: CustomerAddressAnswer[]
  @ApiProperty({ type: [CustomerIssueAnswer] }) issues!: CustomerIssueAnswer[]
  @ApiProperty({ type: [CustomerReviewAnswer] }) reviews!: CustomerReviewAnswer[]
  @ApiProperty({ type: [CustomerCreditAnswer], description: 'Empty for packers' })
  credits!: CustomerCreditAnswer[]
  @ApiProperty({
    type: CustomerEmailsAnswer,
    nullable: true,
    description: 'null without a subscription, and for packers',
  })
  emails!: CustomerEmailsAnswer | null
  @ApiProperty({ type: CustomerChoicesAnswer, nullable: true, description: 'null for packers' })
  told!: CustomerChoicesAnswer | null
  @ApiProperty({ type: [CustomerMessageAnswer], description: 'The newest twenty; empty for packers' })
  messages!: CustomerMessageAnswer[]
  @ApiProperty({ type: [CustomerNoteAnswer] }) notes!: CustomerNoteAnswer[]
}

export class CustomerNoteBody {
  @Text('A note', 1, 1000, 'Ring twice: the bell is broken.')
  text!: string
}
