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
