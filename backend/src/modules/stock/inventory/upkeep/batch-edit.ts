import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { type BatchPapers } from '../receiving/receiving.service.js'

/** What of a batch may be changed; what is left out stays. Product and quantity never change by an edit. */
export interface BatchDraft extends BatchPapers {
  outlet?: string | undefined
  /** Per unit. */
  pricePaise?: Paise | undefined
  receivedOn?: IstDay | undefined
  bestBefore?: IstDay | null | undefined
}

export interface BatchEdit {
  draft: BatchDraft
  /** Version that the editor loaded; if it is left out, the last save wins. */
  version?: number | undefined
  /** The editor knows that runs were costed with the old price, and that they keep their cost. */
  keepRunCosts: boolean
  /** Or that the runs are costed again, with everything that was made of their products. */
  recostRuns: boolean
  /** The stored batch as the API answers it, for a person whose edit came too late. */
  toAnswer: (batch: StoredBatch) => object
}
