import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger'
import { isNobody } from '../../../../kernel/text/anonymous.js'
import { maskMobileNumber } from '../../../../kernel/text/mobile-number.js'
import { seenAs } from '../../../../platform/http/answers/shown-to.js'
import { type Channel, CHANNELS, PAID_BY, type PaidBy } from '../domain/channel.js'
import { type Trouble, TROUBLES } from '../domain/fulfilment/parcel-care.js'
import { isOpen } from '../domain/guards.js'
import { type PaymentCaseReason } from '../domain/order.js'
import { CreditableAnswer, StaffCancellationAnswer, StaffCreditAnswer } from './credit.answer.js'
import { OrderAnswer } from './order.answer.js'
import { StaffOrderItemAnswer } from './order-item.answer.js'
import { ParcelAnswer } from './parcel.answer.js'
import { StaffTimelineAnswer } from './timeline.answer.js'
import { WhyNotAnswer } from './why-not.answer.js'

class PackedJarsAnswer {
  @ApiProperty({ example: '7b0c1f1e-5a0e-4f0e-9f0c-2a51c1f2a4b5' }) id!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 2, description: 'Jars' }) jars!: number
  @ApiProperty({ example: '9000000002', description: 'Mobile number of the packer' }) by!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T04:30:00.000Z' }) at!: Date
}

/** The jars of an order that are in its box. */
export class PackingAnswer {
  @ApiProperty({ type: [PackedJarsAnswer], description: 'In the order in which they went in' })
  jars!: PackedJarsAnswer[]
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the last jar went in; null while one is missing',
  })
  doneAt!: Date | null
  @ApiProperty({ type: String, nullable: true, example: null }) doneBy!: string | null
}

/** An order as staff see it; packers see whose it is while it is open. */
@seenAs<StaffOrderAnswer>((order, sees) => {
  if (sees('customers.manage')) return order
  if (isOpen(order) || isNobody(order.mobileNumber)) return { ...order, email: '' }
  return {
    ...order,
    isMasked: true,
    email: '',
    mobileNumber: maskMobileNumber(order.mobileNumber),
    contactNumber: maskMobileNumber(order.contactNumber),
    address: '',
    pin: '',
    buyer: null,
  }
})
export class StaffOrderAnswer extends OmitType(OrderAnswer, [
  'items',
  'timeline',
  'credits',
  'issueNews',
] as const) {
  @ApiProperty({ type: [StaffOrderItemAnswer] }) items!: StaffOrderItemAnswer[]
  @ApiProperty({ type: [StaffTimelineAnswer], description: 'As it happened, oldest first' })
  timeline!: StaffTimelineAnswer[]
  @ApiProperty({ type: String, nullable: true, example: null, description: "The courier's own words" })
  courierStatus!: string | null
  @ApiProperty({
    type: Number,
    nullable: true,
    example: null,
    description: 'Rupees that delivery to a corrected address costs beyond what was charged',
  })
  deliveryDifference!: number | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: '6740c1f2a4b5c6d7e8f90123',
    description: 'Whose page `admin/customers/{id}` is; null once the account is deleted',
  })
  customerId!: string | null
  @ApiProperty({ example: false, description: 'Numbers are masked, and the address is left out' })
  isMasked!: boolean
  @ApiProperty({ type: [ParcelAnswer], description: 'Also those whose booking was taken back' })
  parcels!: ParcelAnswer[]
  @ApiProperty({
    enum: TROUBLES,
    nullable: true,
    example: null,
    description: 'The problem of a parcel of the order that somebody has to look at',
  })
  courierWork!: Trouble | null
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
  @ApiProperty({ type: PackingAnswer, nullable: true, description: 'null: nobody began to pack' })
  packing!: PackingAnswer | null
  @ApiProperty({ enum: CHANNELS, example: 'shop', description: 'How it came in' }) channel!: Channel
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Mobile number of the staff member who took it',
  })
  takenBy!: string | null
  @ApiProperty({
    enum: PAID_BY,
    nullable: true,
    example: 'provider',
    description: 'How it was paid; null until it is',
  })
  paidBy!: PaidBy | null
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When its customer took it off the list, before paying',
  })
  deletedAt!: Date | null
  @ApiProperty({
    example: true,
    description: 'Batches may be assigned; each item says whether it needs some',
  })
  canAssign!: boolean
  @ApiProperty({ example: true, description: 'Batches may be taken back' }) canUnassign!: boolean
  @ApiProperty({ example: false, description: 'The courier may be asked for the parcel' }) canShip!: boolean
  @ApiProperty({ example: false, description: 'Staff may say that it arrived' }) canDeliver!: boolean
  @ApiProperty({ example: false, description: 'It may come back from the archive' }) canRestore!: boolean
  @ApiProperty({ example: false, description: "The customer's money may be given back" })
  canRefund!: boolean
  @ApiProperty({ type: WhyNotAnswer }) whyNot!: WhyNotAnswer
  @ApiProperty({ type: [StaffCreditAnswer], description: 'Oldest first' }) credits!: StaffCreditAnswer[]
  @ApiProperty({ type: CreditableAnswer, nullable: true, description: 'null: nothing of it can go back' })
  creditable!: CreditableAnswer | null
  @ApiProperty({ type: StaffCancellationAnswer, nullable: true, description: 'null: staff cannot cancel it' })
  cancellation!: StaffCancellationAnswer | null
}

export class StaffOrdersAnswer {
  @ApiProperty({ type: [StaffOrderAnswer] }) orders!: StaffOrderAnswer[]
  @ApiProperty({ example: 17, description: 'On all pages' }) total!: number
}
