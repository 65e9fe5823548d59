import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type TaxedPart } from '../../../sales/orders/domain/money/taxed-parts.js'

/** A paper as a return declares it. Amounts of notes are positive. */
export interface DeclaredPaper {
  kind: 'invoice' | 'credit note'
  /** Null until the paper has its number. */
  number: string | null
  day: IstDay
  /** The business that buys; null for a consumer. */
  buyer: { gstin: string; name: string } | null
  /** The two digits of a state in a GSTIN; empty where the state is not known. */
  placeOfSupply: string
  /** The goods go to another state than the shop's. */
  isInterState: boolean
  /** What the paper is worth, with tax. */
  totalPaise: Paise
  parts: readonly TaxedPart[]
  /** The invoice of which a credit note takes back a part; null for an invoice. */
  takesBack: { day: IstDay; totalPaise: Paise } | null
}
