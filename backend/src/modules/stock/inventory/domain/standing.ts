import { guardsOf } from '../../../../kernel/states/guards.js'

/** A person's decision about a batch, with the reason. */
export interface Decision {
  reason: string
  /** Mobile number of the person. */
  by: string
  at: Date
}

/**
 * The fields that decide whether a batch may be used (docs/domain/catalogue.md#quarantine, #batch-dates,
 * #no-stock-left).
 */
export interface Standing {
  /** The decision to freeze the batch; null for a batch that is not frozen. */
  quarantine: Decision | null
  /** The best-before day is over and no admin allows the use; the stock job keeps this field current. */
  expired: boolean
  /** A person checked and found nothing left. */
  noStockConfirmed: boolean
}

/** The remainder of such a batch counts as on hand, and may be reserved, assigned and consumed. */
export const COUNTED = guardsOf<Standing>()({ quarantine: null, expired: false, noStockConfirmed: false })
