import { type IstDay } from '../../../../kernel/dates/ist.js'
import { guardsOf } from '../../../../kernel/states/guards.js'

/** What somebody decided about a batch, in their words. */
export interface Decision {
  reason: string
  /** Mobile number of the person. */
  by: string
  at: Date
}

/** What decides whether a batch may be used (docs/domain/catalogue.md#quarantine, #batch-dates, #no-stock-left). */
export interface Standing {
  /** Frozen; null for a usable batch. */
  quarantine: Decision | null
  /** Its best-before day is over and no admin allows its use; the stock job keeps this. */
  expired: boolean
  /** Somebody looked and found nothing left. */
  noStockConfirmed: boolean
}

/** What remains of the batch counts as on hand, and may be reserved, assigned and consumed. */
export const COUNTED = guardsOf<Standing>()({ quarantine: null, expired: false, noStockConfirmed: false })

interface Dates {
  bestBefore: IstDay | null
  /** An admin allows the use of an expired batch. */
  expiryOverride: Decision | null
}

/** The best-before day is the last good one. */
export function isExpired({ bestBefore, expiryOverride }: Dates, today: IstDay): boolean {
  return bestBefore !== null && bestBefore < today && expiryOverride === null
}

/** `isExpired` as a filter that leaves expired batches out: a batch may be due and not marked yet. */
export const unexpired = (today: IstDay) => ({
  $or: [{ fefoDay: { $gte: today } }, { expiryOverride: { $ne: null } }],
})
