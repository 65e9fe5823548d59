import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'

/** One batch that came out of a run. */
export interface YieldDraft {
  /** `Id` or `_id`; what the run makes, if not said. */
  product: string | undefined
  quantityMilli: Milli
  /** `_id`; where the others go, if not said. */
  outlet: string | undefined
  /** As the others', if not said. */
  bestBefore: IstDay | null | undefined
}

/** What really went in of a batch. */
export interface UsageDraft {
  batchNumber: string
  quantityMilli: Milli
}

/** What a run cost beside its ingredients. */
export interface RunExtras {
  labourPaise: Paise
  gasPaise: Paise
  overheadPaise: Paise
}

/** What somebody writes when a run is over. */
export interface RunReceipt {
  /** `_id`. */
  outlet: string
  /** At least one. */
  yields: YieldDraft[]
  /** Whether the client named its batches in a list: an error names the field that the client sent. */
  isListed: boolean
  /** Batches that are not named were used as they were reserved. */
  used: UsageDraft[]
  extras: RunExtras
  receivedOn: IstDay | undefined
  bestBefore: IstDay | null | undefined
  notes: string | undefined
  /** Figures far from the recipe were asked about, and are right. */
  isConfirmed: boolean
}
