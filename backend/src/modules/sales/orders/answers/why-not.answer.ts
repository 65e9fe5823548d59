import { ApiProperty } from '@nestjs/swagger'
import { type ItemStep, type WhyNot } from '../domain/staff-steps.js'

export const reason = { type: String, nullable: true } as const

/** For each step with an item, a sentence for staff why it cannot be done now; null when it can. */
export class ItemWhyNotAnswer implements WhyNot<ItemStep> {
  @ApiProperty({ ...reason, example: null }) assign!: string | null
  @ApiProperty({ ...reason, example: 'It has no batch.' }) unassign!: string | null
}

/** For each step, a sentence for staff why it cannot be done now; null when it can. */
export class WhyNotAnswer extends ItemWhyNotAnswer implements WhyNot {
  @ApiProperty({ ...reason, example: 'Assign batches to every item first.' }) pack!: string | null
  @ApiProperty({ ...reason, example: 'Assign batches to every item first.' }) ship!: string | null
  @ApiProperty({ ...reason, example: 'Create the shipment first.' }) cancelBooking!: string | null
  @ApiProperty({ ...reason, example: null }) correctAddress!: string | null
  @ApiProperty({ ...reason, example: 'Create the shipment first.' }) deliver!: string | null
  @ApiProperty({ ...reason, example: null, description: "The customer's own cancellation" })
  cancel!: string | null
  @ApiProperty({ ...reason, example: null, description: 'A cancellation by staff' })
  cancelByStaff!: string | null
  @ApiProperty({ ...reason, example: null, description: 'Giving a part of the money back' })
  credit!: string | null
  @ApiProperty({ ...reason, example: 'It is in the lists.' }) restore!: string | null
  @ApiProperty({ ...reason, example: 'Only a cancelled order is refunded.' }) refund!: string | null
  @ApiProperty({ ...reason, example: 'It goes by courier.' }) handOver!: string | null
  @ApiProperty({ ...reason, example: 'It is paid.', description: 'Money taken by staff' })
  collect!: string | null
  @ApiProperty({ ...reason, example: 'Its jars have not left the shop.' }) replace!: string | null
}
