import { addPaise, type Paise, sumPaise } from '../../../../../kernel/amounts/money.js'
import { type Grams } from '../../../../../kernel/amounts/weight.js'
import { type ExternalId, toExternalId } from '../../../../../kernel/text/order-ids.js'
import { isBeforePickup, type ParcelProgress } from '../../../shipping/domain/parcel-progress.js'
import { type ParcelScan } from '../../../shipping/domain/parcel-scan.js'
import { type ParcelCare } from './parcel-care.js'

/** A box of an order; an order may need several (docs/domain/orders.md#shipping). */
export interface Parcel {
  /** The shop's reference of the parcel at the courier, beside the waybill. Never used for another parcel. */
  reference: ExternalId
  /** Number of the booking, from 1; earlier bookings of the order were cancelled. */
  booking: number
  /** null while the parcel is planned and not booked. */
  waybill: string | null
  weightGrams: Grams
  /** Length, width and height. */
  boxCm: [number, number, number]
  /** Number of jars in the parcel. */
  pieces: number
  bookedAt: Date | null
  /** When its booking was cancelled; the parcel stays stored for the books and for its reference. */
  cancelledAt: Date | null
  progress: ParcelProgress
  courierStatus: string | null
  /** When `progress` last changed. */
  progressAt: Date | null
  expectedAt: Date | null
  trackedAt: Date | null
  scans: ParcelScan[]
  /** Decisions of staff since the parcel did not arrive; null when there are none. */
  care: ParcelCare | null
  /** The courier's charge by its rates on the day of booking; absent or null when it named none. */
  chargePaise?: Paise | null
  /** The courier's charge for bringing the parcel back. */
  returnChargePaise?: Paise | null
  /** What the packed parcel weighs on the shop's own scale; absent or null when nobody weighed it. */
  deadWeightGrams?: Grams | null
  /** The parcel on that scale: `_id` (hex) of a private picture. */
  weightPhoto?: string | null
  /** What the courier's invoices charge for it; absent or null while none does. */
  billed?: ParcelBill | null
}

/** What the courier's invoices charge for a parcel, less what it gave back (docs/domain/courier.md#invoices). */
export interface ParcelBill {
  chargePaise: Paise
  /** GST on the charge. */
  taxPaise: Paise
  /** The way back is among it. */
  hasReturn: boolean
}

type ChargedParcel = Pick<
  Parcel,
  'waybill' | 'cancelledAt' | 'progress' | 'chargePaise' | 'returnChargePaise' | 'billed'
>

/** Parcels that the courier has or had. A parcel whose booking was cancelled costs nothing. */
export function sentParcels<P extends Pick<Parcel, 'waybill' | 'cancelledAt'>>(parcels: readonly P[]): P[] {
  return parcels.filter(({ waybill, cancelledAt }) => waybill !== null && cancelledAt === null)
}

/**
 * The courier's total charge for an order's parcels: as its invoices have it, else by its rates; null unless each
 * charge is known.
 * @param isTaxNet the GST on an invoice is set off against the shop's own, so it is no cost
 */
export function courierTakes(parcels: readonly ChargedParcel[], isTaxNet = false): Paise | null {
  // A booking that was taken back costs nothing, unless an invoice charges it all the same.
  const charged = parcels.filter(
    ({ waybill, cancelledAt, billed }) => waybill !== null && (cancelledAt === null || billed),
  )
  const charges = charged.map((parcel) => {
    const isBack = parcel.progress === 'returning' || parcel.progress === 'returned'
    const { billed, chargePaise } = parcel
    const quoted = isBack ? (parcel.returnChargePaise ?? chargePaise) : chargePaise
    // The way back is often charged with a later invoice than the way there.
    if (!billed || (isBack && !billed.hasReturn && quoted != null)) return quoted
    return isTaxNet ? billed.chargePaise : addPaise(billed.chargePaise, billed.taxPaise)
  })
  const told = charges.filter((charge) => charge != null)
  return told.length > 0 && told.length === charges.length ? sumPaise(told) : null
}

/** The fields of a new parcel: packed, not booked. */
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
  deadWeightGrams: null,
  weightPhoto: null,
  billed: null,
} as const

/** The fields of a parcel that staff decide. */
export type ParcelSize = Pick<Parcel, 'weightGrams' | 'boxCm' | 'pieces'>

type Standing = Pick<Parcel, 'cancelledAt'> & Partial<Pick<Parcel, 'care'>>
const isLive = ({ cancelledAt, care }: Standing): boolean => cancelledAt === null && !care?.settledAs

/** The parcels that should arrive: neither cancelled, nor made good in another way. */
export function liveParcels<P extends Standing>(parcels: readonly P[]): P[] {
  return parcels.filter(isLive)
}

/** The parcels that are over: their references are never used again. */
export function pastParcels<P extends Standing>(parcels: readonly P[]): P[] {
  return parcels.filter((parcel) => !isLive(parcel))
}

/**
 * Parcels for the next booking of an order. The first parcel has the reference of the order. Each further
 * parcel has its own, and so has any parcel booked after a cancelled booking.
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

/**
 * Replaces a parcel whose reference the courier no longer accepts by one with the same jars and a new
 * reference.
 */
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

/**
 * When the courier took a parcel, by its first scan on the way; null while it waits for the van
 * (docs/domain/courier.md#handing-over).
 */
export function handedOverAt(parcel: Pick<Parcel, 'progress' | 'progressAt' | 'scans'>): Date | null {
  const { progress, progressAt, scans } = parcel
  if (progress === 'unknown' || progress === 'booked' || progress === 'cancelled') return null
  return scans.find(({ status }) => !isBeforePickup(status))?.at ?? progressAt
}
