import { ApiProperty } from '@nestjs/swagger'
import { TIMELINE_EVENTS, type TimelineEvent } from '../domain/timeline.js'

export class TimelineAnswer {
  @ApiProperty({ enum: TIMELINE_EVENTS, example: 'Placed' }) event!: TimelineEvent
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T04:30:00.000Z' }) at!: Date
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'A number to find it by: the waybill, the reference of a refund',
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
