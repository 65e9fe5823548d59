import { ApiProperty } from '@nestjs/swagger'
import { liveParcels, type Parcel } from '../domain/fulfilment/parcels.js'
import { moment } from './parcel.answer.js'

/** The states of a parcel that a customer sees. */
const DELIVERY_STATES = ['shipped', 'moving', 'delivered', 'returning', 'returned', 'lost'] as const
type DeliveryState = (typeof DELIVERY_STATES)[number]

/** A parcel on its way, as its customer sees it. */
export class DeliveryAnswer {
  @ApiProperty({ example: '14900000000017' }) waybill!: string
  @ApiProperty({ example: '/sandbox/delhivery/track/14900000000017' }) trackingUrl!: string
  @ApiProperty({ enum: DELIVERY_STATES, example: 'moving' }) state!: DeliveryState
  @ApiProperty({ ...moment, example: '2026-11-22T04:30:00.000Z' }) shippedAt!: Date | null
  @ApiProperty({ ...moment, example: null }) deliveredAt!: Date | null
  @ApiProperty({ type: String, nullable: true, example: 'Guntur', description: 'Where it was last seen' })
  place!: string | null
  @ApiProperty({ ...moment, example: '2026-11-23T04:30:00.000Z', description: 'When it was last seen' })
  seenAt!: Date | null
  @ApiProperty({
    ...moment,
    example: '2026-11-25T18:30:00.000Z',
    description: 'When the courier plans to arrive',
  })
  expectedAt!: Date | null
}

/** The parcels that a customer waits for or has received. */
export function deliveriesOf(
  parcels: readonly Parcel[],
  urlOf: (waybill: string) => string,
): DeliveryAnswer[] {
  return liveParcels(parcels).flatMap((parcel) => {
    const { waybill, progressAt, bookedAt, expectedAt } = parcel
    if (waybill === null) return []
    const state = stateOf(parcel)
    const seen = parcel.scans.at(-1)
    return [
      {
        waybill,
        trackingUrl: urlOf(waybill),
        state,
        shippedAt: bookedAt,
        deliveredAt: state === 'delivered' ? progressAt : null,
        place: seen?.place || null,
        seenAt: seen?.at ?? null,
        expectedAt: state === 'shipped' || state === 'moving' ? expectedAt : null,
      },
    ]
  })
}

function stateOf({ progress, care }: Parcel): DeliveryState {
  switch (progress) {
    case 'delivered':
    case 'returning':
    case 'returned':
    case 'lost':
      return progress
    case 'moving':
      return care?.givenUpAt ? 'lost' : 'moving'
    case 'booked':
    case 'cancelled':
    case 'unknown':
      return care?.givenUpAt ? 'lost' : 'shipped'
  }
}
