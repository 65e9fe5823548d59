import { ApiProperty } from '@nestjs/swagger'
import { PARCEL_PROGRESSES, type ParcelProgress } from '../../shipping/domain/parcel-progress.js'
import { type Parcel } from '../domain/fulfilment/parcels.js'

export const moment = { type: String, format: 'date-time', nullable: true } as const

export class ParcelScanAnswer {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T04:30:00.000Z' }) at!: Date
  @ApiProperty({ example: 'In Transit', description: "The courier's own words" }) status!: string
  @ApiProperty({ example: 'Hyderabad_LBNagar' }) place!: string
}

/** A box of an order, as it is sent. */
export class ParcelAnswer {
  @ApiProperty({
    example: 'JDI-261121-7KQ4M2XDAB-P2',
    description: 'Our reference of the parcel at the courier',
  })
  reference!: string
  @ApiProperty({ example: 1, description: 'Which booking of the order it belongs to, from 1' })
  booking!: number
  @ApiProperty({
    type: String,
    nullable: true,
    example: '14900000000017',
    description: 'null: planned, and not booked yet',
  })
  waybill!: string | null
  @ApiProperty({ type: String, nullable: true, example: '/sandbox/delhivery/track/14900000000017' })
  trackingUrl!: string | null
  @ApiProperty({ example: 3000 }) weightGrams!: number
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 2940,
    description: "Grams on the shop's own scale; null when nobody weighed it",
  })
  deadWeightGrams!: number | null
  @ApiProperty({ example: false, description: 'There is a photo of it on the scale' })
  hasWeightPhoto!: boolean
  @ApiProperty({ type: [Number], example: [15, 15, 15], description: 'Length, width, height' })
  boxCm!: number[]
  @ApiProperty({ example: 2, description: 'Jars in it' }) pieces!: number
  @ApiProperty({ ...moment, example: '2026-11-22T04:30:00.000Z' }) bookedAt!: Date | null
  @ApiProperty({ ...moment, example: null, description: 'When its booking was taken back' })
  cancelledAt!: Date | null
  @ApiProperty({ enum: PARCEL_PROGRESSES, example: 'moving' }) progress!: ParcelProgress
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'In Transit',
    description: "The courier's own words",
  })
  courierStatus!: string | null
  @ApiProperty({ ...moment, example: null, description: 'When `progress` last changed' })
  progressAt!: Date | null
  @ApiProperty({ ...moment, example: null, description: 'When the courier plans to arrive' })
  expectedAt!: Date | null
  @ApiProperty({ ...moment, example: null, description: 'When the courier was last asked' })
  trackedAt!: Date | null
  @ApiProperty({ type: [ParcelScanAnswer], description: 'The last ones, oldest first' })
  scans!: ParcelScanAnswer[]
}

/** A parcel in its wire form; `urlOf` gives the page on which it can be tracked. */
export function parcelAnswer(parcel: Parcel, urlOf: (waybill: string) => string): ParcelAnswer {
  const { reference, booking, waybill, weightGrams, boxCm, pieces, bookedAt, cancelledAt } = parcel
  const { progress, courierStatus, progressAt, expectedAt, trackedAt } = parcel
  return {
    reference,
    booking,
    waybill,
    trackingUrl: waybill === null ? null : urlOf(waybill),
    weightGrams,
    deadWeightGrams: parcel.deadWeightGrams ?? null,
    hasWeightPhoto: parcel.weightPhoto != null,
    boxCm: [...boxCm],
    pieces,
    bookedAt,
    cancelledAt,
    progress,
    courierStatus,
    progressAt,
    expectedAt,
    trackedAt,
    scans: parcel.scans.map(({ at, status, place }) => ({ at, status, place })),
  }
}
