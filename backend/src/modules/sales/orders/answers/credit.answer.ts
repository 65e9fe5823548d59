import { ApiProperty } from '@nestjs/swagger'
import { CREDIT_KINDS, CREDIT_STATES, type CreditKind, type CreditState } from '../domain/money/credits.js'

const time = { type: String, format: 'date-time' } as const

/** The part of a credit that belongs to one line of the order. */
export class CreditLineAnswer {
  @ApiProperty({ example: 0, description: 'Place among the items, from 0' }) line!: number
  @ApiProperty({ example: 'Gongura Pickle, Cold pressed peanut oil, Medium spice, Half kg' }) name!: string
  @ApiProperty({ example: 1, description: 'Jars that are paid back; 0: an amount alone' }) quantity!: number
  @ApiProperty({ example: 449, description: 'Rupees' }) amount!: number
}

/** Money that goes back apart from a cancellation, as its customer sees it. */
export class CreditAnswer {
  @ApiProperty({ example: '5f3a0c11d2e4' }) id!: string
  @ApiProperty({ enum: CREDIT_KINDS, example: 'lines' }) kind!: CreditKind
  @ApiProperty({ example: 449, description: 'Rupees' }) amount!: number
  @ApiProperty({ type: [CreditLineAnswer] }) lines!: CreditLineAnswer[]
  @ApiProperty({ example: 0, description: 'Rupees of the delivery charge' }) delivery!: number
  @ApiProperty({ example: 'One jar arrived broken' }) reason!: string
  @ApiProperty({ ...time, example: '2026-11-24T05:00:00.000Z' }) at!: Date
  @ApiProperty({
    enum: CREDIT_STATES,
    example: 'Started',
    description: 'Only `Completed` is refunded; `Failed` is tried again',
  })
  state!: CreditState
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Of the transfer, once it is back',
  })
  reference!: string | null
  @ApiProperty({ ...time, nullable: true, example: null }) doneAt!: Date | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Its credit note as PDF, once the money is back',
  })
  creditNoteUrl!: string | null
}

/** A credit as staff see it. */
export class StaffCreditAnswer extends CreditAnswer {
  @ApiProperty({ type: String, nullable: true, example: '9000000001', description: 'Who gave it' })
  by!: string | null
}

class CreditableLineAnswer {
  @ApiProperty({ example: 2, description: 'Jars' }) quantity!: number
  @ApiProperty({ example: 898, description: 'Rupees' }) amount!: number
}

/** The most that may still go back of an order. */
export class CreditableAnswer {
  @ApiProperty({ example: 1030, description: 'Rupees' }) total!: number
  @ApiProperty({ type: [CreditableLineAnswer], description: 'In the order of the items' })
  lines!: CreditableLineAnswer[]
  @ApiProperty({ example: 132, description: 'Rupees of the delivery charge' }) delivery!: number
}

/** What a cancellation by staff would give back. */
export class StaffCancellationAnswer {
  @ApiProperty({ example: 1030, description: 'Rupees' }) full!: number
  @ApiProperty({ example: 1003, description: 'Rupees, less the cancellation charge' }) lessCharge!: number
}

/** What became of the money of an order, beside its price. */
export class OrderMoneyAnswer {
  @ApiProperty({ type: String, enum: ['customer', 'staff'], nullable: true, example: null })
  cancelledBy!: 'customer' | 'staff' | null
  @ApiProperty({ type: String, nullable: true, example: null, description: 'In the words of staff' })
  cancelReason!: string | null
  @ApiProperty({
    example: 0,
    description: 'Rupees given back or on their way, without those for a cancellation',
  })
  creditedAmount!: number
  @ApiProperty({ type: [CreditAnswer], description: 'Oldest first' }) credits!: CreditAnswer[]
}
