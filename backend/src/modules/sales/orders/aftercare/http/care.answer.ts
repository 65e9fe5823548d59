import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees, sumPaise } from '../../../../../kernel/amounts/money.js'
import { fromMilli, sumMilli } from '../../../../../kernel/amounts/quantity.js'
import { maskMobileNumber } from '../../../../../kernel/text/mobile-number.js'
import { type SeenAs, seenAs } from '../../../../../platform/http/answers/shown-to.js'
import { moment, ParcelAnswer } from '../../answers/parcel.answer.js'
import { reason } from '../../answers/why-not.answer.js'
import {
  isOpenClaim,
  type Settlement,
  SETTLEMENTS,
  type Trouble,
  TROUBLES,
} from '../../domain/fulfilment/parcel-care.js'
import { DELIVERY_STATUSES, type DeliveryStatus } from '../../domain/machines.js'
import { type StoredOrder } from '../../store/stored-order.js'
import { type CareWhyNot } from '../domain/care-steps.js'

/** A claim: what the courier was asked to pay. */
export class CourierClaimAnswer {
  @ApiProperty({ example: 898, description: 'Rupees' }) amount!: number
  @ApiProperty({ example: 'CLM-4471' }) reference!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-26T04:30:00.000Z' }) at!: Date
  @ApiProperty({ ...moment, example: null, description: 'When the money came; null: not yet' })
  receivedAt!: Date | null
  @ApiProperty({ type: Number, nullable: true, example: null, description: 'Rupees that came' })
  receivedAmount!: number | null
  @ApiProperty({ example: 'Photos sent on Tuesday' }) note!: string
  @ApiProperty({ ...moment, example: null, description: 'When the courier refused it; null: it did not' })
  refusedAt!: Date | null
  @ApiProperty({ example: '', description: 'Why the courier refused it' }) refusal!: string
}

/** A claim that the courier has neither paid nor refused. */
export class OpenClaimAnswer {
  @ApiProperty({ example: 'JDI-261121-7KQ4M2XDAB', description: 'Reference of the parcel' }) parcel!: string
  @ApiProperty({ example: 898, description: 'Rupees' }) amount!: number
  @ApiProperty({ example: 'CLM-4471' }) reference!: string
  @ApiProperty({ example: 'Photos sent on Tuesday' }) note!: string
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-26T04:30:00.000Z' }) at!: Date
}

/** Whose number a packer needs to settle what is left. */
const isSettled = ({ kind, deliveryStatus }: CourierWorkRow): boolean =>
  kind === null || deliveryStatus === 'Cancelled'

function masked<Row extends CourierWorkRow>(row: Row, sees: Parameters<SeenAs<Row>>[1]): Row {
  if (sees('customers.manage') || !isSettled(row)) return row
  return { ...row, contactNumber: maskMobileNumber(row.contactNumber) }
}

/** An order with a parcel that needs somebody, or with a claim. */
@seenAs<CourierWorkRow>(masked)
export class CourierWorkRow {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234568' }) id!: string
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: 'Lakshmi Rao' }) contactName!: string
  @ApiProperty({ example: '9876543210' }) contactNumber!: string
  @ApiProperty({ example: 'Guntur' }) city!: string
  @ApiProperty({ enum: DELIVERY_STATUSES, example: 'Shipped' }) deliveryStatus!: DeliveryStatus
  @ApiProperty({
    enum: TROUBLES,
    nullable: true,
    example: 'returned',
    description: 'null: only a claim is open',
  })
  kind!: Trouble | null
  @ApiProperty({ ...moment, example: '2026-11-25T04:30:00.000Z' }) since!: Date | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'JDI-261121-7KQ4M2XDAB',
    description: 'Reference of the parcel',
  })
  parcel!: string | null
  @ApiProperty({ type: String, nullable: true, example: '14900000000017' }) waybill!: string | null
  @ApiProperty({ type: String, nullable: true, example: 'RTO', description: "The courier's own words" })
  courierStatus!: string | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Hyderabad LBNagar',
    description: 'Of the last scan',
  })
  place!: string | null
  @ApiProperty({ example: 3, description: 'Of all lines together' }) jars!: number
  @ApiProperty({ example: 1030, description: 'Rupees' }) finalPrice!: number
  @ApiProperty({ example: 0, description: 'Rupees that the courier was asked for and has not paid' })
  claimed!: number
  @ApiProperty({ type: [OpenClaimAnswer] }) claims!: OpenClaimAnswer[]
}

/** Jars of one batch that are out with the order. */
export class JarsOutAnswer {
  @ApiProperty({ example: 0, description: 'Place of the item in the order' }) itemIdx!: number
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) name!: string
  @ApiProperty({ example: '6920a1b2c3d4e5f601234569' }) stockId!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 2, description: 'Jars' }) quantity!: number
  @ApiProperty({
    enum: ['usable', 'expired', 'quarantined'],
    example: 'usable',
    description: 'Jars of a batch that may not be used go back to it, and are not sold',
  })
  standing!: 'usable' | 'expired' | 'quarantined'
}

/** For each step, a sentence for staff why it cannot be done now; null when it can. */
export class CareWhyNotAnswer implements CareWhyNot {
  @ApiProperty({ ...reason, example: null }) inspect!: string | null
  @ApiProperty({ ...reason, example: 'Look at the jars that came back first.' }) reship!: string | null
  @ApiProperty({ ...reason, example: null }) refund!: string | null
  @ApiProperty({ ...reason, example: 'Send it again, or give the money back.' }) madeGood!: string | null
  @ApiProperty({ ...reason, example: 'The courier does not have it any more.' }) wait!: string | null
  @ApiProperty({ ...reason, example: 'The courier does not have it any more.' }) giveUp!: string | null
  @ApiProperty({ ...reason, example: null }) claim!: string | null
  @ApiProperty({ ...reason, example: 'Nothing was claimed.' }) claimPaid!: string | null
  @ApiProperty({ ...reason, example: 'Nothing was claimed.' }) claimRefused!: string | null
}

/** A parcel with the steps that staff took for it. */
export class CaredParcelAnswer extends ParcelAnswer {
  @ApiProperty({ enum: TROUBLES, nullable: true, example: 'returned' }) trouble!: Trouble | null
  @ApiProperty({ enum: SETTLEMENTS, nullable: true, example: null }) settledAs!: Settlement | null
  @ApiProperty({ ...moment, example: null, description: 'When its jars were looked at' })
  inspectedAt!: Date | null
  @ApiProperty({
    ...moment,
    example: null,
    description: 'Somebody asked the courier; the parcel waits until then',
  })
  lookAgainAt!: Date | null
  @ApiProperty({ type: CourierClaimAnswer, nullable: true, example: null }) claim!: CourierClaimAnswer | null
  @ApiProperty({ example: 3, description: 'Jars to account for when the parcel is looked at' })
  jarsIn!: number
  @ApiProperty({ type: [JarsOutAnswer], description: 'What may lie in it, by line and batch' })
  jarsOut!: JarsOutAnswer[]
  @ApiProperty({ type: CareWhyNotAnswer }) whyNot!: CareWhyNotAnswer
}

export class CourierWorkDetail extends CourierWorkRow {
  @ApiProperty({ type: [CaredParcelAnswer] }) parcels!: CaredParcelAnswer[]
  @ApiProperty({ example: 1030, description: 'Rupees that a refund of everything gives back' })
  refundEverything!: number
  @ApiProperty({ example: 1003, description: 'Rupees that a refund less the charge gives back' })
  refundLessCharge!: number
}

export function toCourierWorkRow(order: StoredOrder): CourierWorkRow {
  const { courierWork: work, parcels } = order
  const parcel = parcels.find(({ reference }) => reference === work?.parcel)
  const claims = parcels.flatMap(({ reference, care }) =>
    care?.claim && isOpenClaim(care.claim) ? [{ parcel: reference, ...care.claim }] : [],
  )
  return {
    id: String(order._id),
    orderId: order.orderId,
    contactName: order.contactName,
    contactNumber: order.contactNumber,
    city: order.city,
    deliveryStatus: order.deliveryStatus,
    kind: work?.kind ?? null,
    since: work?.since ?? null,
    parcel: work?.parcel ?? null,
    waybill: parcel?.waybill ?? order.waybill,
    courierStatus: parcel?.courierStatus ?? order.courierStatus,
    place: parcel?.scans.at(-1)?.place ?? null,
    jars: fromMilli(sumMilli(order.items.map(({ quantityMilli }) => quantityMilli))),
    finalPrice: paiseToRupees(order.finalPaise),
    claimed: paiseToRupees(sumPaise(claims.map(({ paise }) => paise))),
    claims: claims.map(({ parcel: of, paise, reference, note = '', at }) => {
      return { parcel: of, amount: paiseToRupees(paise), reference, note, at }
    }),
  }
}
