import { istDay } from '../../../../../kernel/dates/ist.js'
import { failedAttempts, isOut, type ParcelScan } from '../../../shipping/domain/parcel-scan.js'
import { type Parcel } from './parcels.js'

type Seen = Pick<Parcel, 'reference' | 'waybill' | 'progress' | 'cancelledAt' | 'care' | 'scans'>

/** What a customer hears of a parcel that neither arrived nor came back. */
export interface ParcelNews {
  kind: 'out-for-delivery' | 'undelivered'
  waybill: string
  at: Date
  /** How often the courier has tried to deliver it in vain. */
  tries: number
}

/**
 * What the courier's answer says that the customer does not know yet. Only the last scan counts: what a parcel went
 * through before it is over, and so is a round of the courier of another day.
 */
export function parcelNews(before: readonly Seen[], after: readonly Seen[], now: Date): ParcelNews[] {
  return after.flatMap(({ reference, waybill, progress, cancelledAt, care, scans }): ParcelNews[] => {
    const last = scans.at(-1)
    if (!last || waybill === null || progress !== 'moving' || cancelledAt !== null || care?.settledAs)
      return []
    const known = before.find((parcel) => parcel.reference === reference)?.scans.at(-1)
    if (known && isSame(known, last)) return []
    const failed = failedAttempts(scans)
    const news = { waybill, at: last.at, tries: failed.length }
    if (failed.at(-1)?.getTime() === last.at.getTime()) return [{ ...news, kind: 'undelivered' }]
    const isToday = istDay(last.at) === istDay(now)
    return isOut(last.status) && isToday ? [{ ...news, kind: 'out-for-delivery' }] : []
  })
}

const isSame = (one: ParcelScan, other: ParcelScan): boolean =>
  one.at.getTime() === other.at.getTime() && one.status === other.status
