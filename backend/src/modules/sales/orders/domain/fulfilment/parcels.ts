import { type Paise, sumPaise } from '../../../../../kernel/amounts/money.js'
import { type Grams } from '../../../../../kernel/amounts/weight.js'
import { type ExternalId, toExternalId } from '../../../../../kernel/text/order-ids.js'
import { type ParcelProgress } from '../../../shipping/domain/parcel-progress.js'
import { type ParcelScan } from '../../../shipping/domain/parcel-scan.js'
import { type ParcelCare } from './parcel-care.js'

/** A box of an order on its way; an order may need several (docs/domain/orders.md#shipping). */
export interface Parcel {
  /** Our reference of the parcel at the courier beside the waybill. Never used for another parcel. */
  reference: ExternalId
  /** Which booking of the order it belongs to, from 1; those before it were cancelled. */
  booking: number
  /** null: planned, and not booked yet. */
  waybill: string | null
  weightGrams: Grams
  /** Length, width, height. */
  boxCm: [number, number, number]
  /** Jars in it. */
  pieces: number
  bookedAt: Date | null
  /** When its booking was taken back; it is kept for the books and for its reference. */
  cancelledAt: Date | null
  progress: ParcelProgress
  courierStatus: string | null
  /** When `progress` last changed. */
  progressAt: Date | null
  expectedAt: Date | null
  trackedAt: Date | null
  scans: ParcelScan[]
  /** What staff decided since it did not arrive; null: nothing yet. */
  care: ParcelCare | null
  /** What the courier takes, by its rates on the day of the booking; absent or null where it named nothing. */
  chargePaise?: Paise | null
  /** The same when it brings the parcel back to us. */
  returnChargePaise?: Paise | null
}

type ChargedParcel = Pick<
  Parcel,
  'waybill' | 'cancelledAt' | 'progress' | 'chargePaise' | 'returnChargePaise'
>

/** Parcels that the courier has or had. One whose booking was taken back costs nothing. */
export function sentParcels<P extends Pick<Parcel, 'waybill' | 'cancelledAt'>>(parcels: readonly P[]): P[] {
  return parcels.filter(({ waybill, cancelledAt }) => waybill !== null && cancelledAt === null)
}

/** What the courier takes for all parcels of an order; null unless it is known of each. */
export function courierTakes(parcels: readonly ChargedParcel[]): Paise | null {
  const charges = sentParcels(parcels).map(({ progress, chargePaise, returnChargePaise }) =>
    progress === 'returning' || progress === 'returned' ? (returnChargePaise ?? chargePaise) : chargePaise,
  )
  const told = charges.filter((charge) => charge != null)
  return told.length > 0 && told.length === charges.length ? sumPaise(told) : null
}

/** What a parcel is before anybody looked: packed, not booked. */
const PLANNED = {
  waybill: null,
  bookedAt: null,
  cancelledAt: null,
  progress: 'unknown',
  courierStatus: null,
  progressAt: null,
  expectedAt: null,
  trackedAt: null,
  care: null,
  chargePaise: null,
  returnChargePaise: null,
} as const

/** What staff decide about a parcel. */
export type ParcelSize = Pick<Parcel, 'weightGrams' | 'boxCm' | 'pieces'>

type Standing = Pick<Parcel, 'cancelledAt'> & Partial<Pick<Parcel, 'care'>>
const isLive = ({ cancelledAt, care }: Standing): boolean => cancelledAt === null && !care?.settledAs

/** The parcels that are to arrive: neither cancelled, nor made good in another way. */
export function liveParcels<P extends Standing>(parcels: readonly P[]): P[] {
  return parcels.filter(isLive)
}

/** Those that are over: their references are never used again. */
export function pastParcels<P extends Standing>(parcels: readonly P[]): P[] {
  return parcels.filter((parcel) => !isLive(parcel))
}

/**
 * Parcels for the next booking of an order. The first one has the reference of the order. Each further parcel has its
 * own, and so has a booking after one that was cancelled.
 */
export function plannedParcels(
  externalId: ExternalId,
  before: readonly Pick<Parcel, 'booking'>[],
  sizes: readonly ParcelSize[],
): Parcel[] {
  const booking = Math.max(0, ...before.map((parcel) => parcel.booking)) + 1
  return sizes.map((size, at) => ({
    ...PLANNED,
    reference: parcelReference(externalId, booking, at + 1),
    booking,
    ...size,
    scans: [],
  }))
}

/** When the courier no longer accepts a reference, its parcel is over; the same jars get a parcel with a new one. */
export function renewedParcels(
  externalId: ExternalId,
  parcels: readonly Parcel[],
  spent: ExternalId,
  at: Date,
): Parcel[] {
  return parcels.flatMap((parcel) => {
    if (parcel.reference !== spent) return [parcel]
    const { pieces, weightGrams, boxCm } = parcel
    const over: Parcel = { ...parcel, cancelledAt: at, progress: 'cancelled', progressAt: at }
    return [over, ...plannedParcels(externalId, parcels, [{ pieces, weightGrams, boxCm }])]
  })
}

function parcelReference(externalId: ExternalId, booking: number, parcel: number): ExternalId {
  const again = booking === 1 ? '' : `-B${booking}`
  const further = parcel === 1 ? '' : `-P${parcel}`
  return toExternalId(`${externalId}${again}${further}`)
}
