import { ApiProperty } from '@nestjs/swagger'
import { WHEREABOUTS, type Whereabouts } from '../../../sales/orders/domain/aftercare/whereabouts.js'
import { PAID_BY, type PaidBy } from '../../../sales/orders/domain/channel.js'
import { DELIVERY_STATUSES, type DeliveryStatus } from '../../../sales/orders/domain/machines.js'
import { type DecisionKind, DECISIONS, REFUND_METHODS, type RefundMethod } from '../domain/steps.js'

class MarkAnswer {
  @ApiProperty({ example: '9000000001' }) by!: string
  @ApiProperty({ type: Date }) at!: Date
}

/** A replacement order without charge. */
class RecallReplacementAnswer {
  @ApiProperty({ example: 'P-9XW2-4ABC' }) orderId!: string
  @ApiProperty({ enum: DELIVERY_STATUSES, example: 'Pending', description: '`Cancelled`: decide anew' })
  deliveryStatus!: DeliveryStatus
}

class RecallDecisionAnswer extends MarkAnswer {
  @ApiProperty({ enum: DECISIONS, example: 'refund' }) kind!: DecisionKind
  @ApiProperty({ enum: REFUND_METHODS, nullable: true, example: 'provider' }) method!: RefundMethod | null
  @ApiProperty({ example: '', description: 'Of the transfer, or of the parcel with other jars' })
  reference!: string
  @ApiProperty({ example: 449, description: 'Rupees' }) amount!: number
  @ApiProperty({
    enum: ['open', 'done', 'failed'],
    nullable: true,
    example: 'done',
    description: 'Of a refund: `open` until the provider says so, `failed` may be decided anew',
  })
  refund!: 'open' | 'done' | 'failed' | null
  @ApiProperty({ type: String, nullable: true, example: null, description: 'What went wrong last' })
  lastError!: string | null
  @ApiProperty({
    type: RecallReplacementAnswer,
    nullable: true,
    example: null,
    description: 'null where the other jars go in another way, or where nothing is sent',
  })
  order!: RecallReplacementAnswer | null
}

class RecalledJarsAnswer {
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 2, description: 'Jars' }) jars!: number
}

/** Recalled jars in one line of an order. */
export class RecalledLineAnswer {
  @ApiProperty({ example: 0, description: 'Place among the lines of the order' }) line!: number
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) product!: string
  @ApiProperty({ type: [RecalledJarsAnswer] }) batches!: RecalledJarsAnswer[]
  @ApiProperty({ example: 2 }) jars!: number
  @ApiProperty({ example: 898, description: 'Rupees that were paid for these jars' }) paid!: number
  @ApiProperty({ example: 0, description: 'Rupees that went back for them, or are on their way' })
  refunded!: number
  @ApiProperty({ type: RecallDecisionAnswer, nullable: true, example: null })
  decision!: RecallDecisionAnswer | null
  @ApiProperty({ example: 0, description: 'Jars that came back to us' }) returned!: number
  @ApiProperty({ example: 0, description: 'Jars that were destroyed where they were' }) destroyed!: number
}

export class RecalledOrderAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ type: Date }) orderDate!: Date
  @ApiProperty({ enum: DELIVERY_STATUSES, example: 'Delivered' }) deliveryStatus!: DeliveryStatus
  @ApiProperty({ example: true, description: 'Its customer has the jars, or the courier brings them' })
  sent!: boolean
  @ApiProperty({ enum: WHEREABOUTS, example: 'sent', description: 'Where its jars are' })
  where!: Whereabouts
  @ApiProperty({ example: true, description: 'The courier was called: freezing does not stop it' })
  withCourier!: boolean
  @ApiProperty({ type: String, nullable: true, example: '1490810000042' }) waybill!: string | null
  @ApiProperty({ enum: PAID_BY, nullable: true, example: 'provider', description: 'How its money came' })
  paidBy!: PaidBy | null
  @ApiProperty({
    type: MarkAnswer,
    nullable: true,
    description: 'Who told the customer of all these jars, and when',
  })
  informed!: MarkAnswer | null
  @ApiProperty({ type: MarkAnswer, nullable: true, example: null }) heldBack!: MarkAnswer | null
  @ApiProperty({ type: [RecalledLineAnswer] }) lines!: RecalledLineAnswer[]
}

/** A person who has recalled jars, or will get them. */
export class RecalledCustomerAnswer {
  @ApiProperty({ example: 'Lakshmi Rao' }) name!: string
  @ApiProperty({ example: '9876543210', description: 'Of the parcel' }) contactNumber!: string
  @ApiProperty({ example: '9876543211', description: 'Of the account' }) accountNumber!: string
  @ApiProperty({ example: '12 Main Road, Hyderabad, Telangana 500001' }) address!: string
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 'Dear Lakshmi Rao, …' }) message!: string
  @ApiProperty({ type: [RecalledOrderAnswer], description: 'Newest first' }) orders!: RecalledOrderAnswer[]
}
