import { type Paise } from '../../../../../kernel/amounts/money.js'

/** The money of an order as the provider paid it out, for all of its payments and refunds. */
export interface OrderPayout {
  /** The bank's number of the transfer that contained its payment. */
  utr: string
  at: Date
  feePaise: Paise
  /** GST on the fee. */
  taxPaise: Paise
}
