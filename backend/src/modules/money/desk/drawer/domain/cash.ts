import { type Paise } from '../../../../../kernel/amounts/money.js'

/** Reasons why cash goes into the drawer or out of it. */
export const CASH_MOVES = ['sale', 'refund', 'in', 'out', 'expense', 'bill', 'taken-back'] as const
export type CashMove = (typeof CASH_MOVES)[number]

/** Cash taken in and given out since the drawer was opened. */
export interface CashSums {
  floatPaise: Paise
  salesPaise: Paise
  refundsPaise: Paise
  inPaise: Paise
  outPaise: Paise
}

/** What an expense or a bill was paid from: the bank account, the cash drawer, or the owner's own pocket. */
export const PAID_FROM = ['bank', 'drawer', 'owner'] as const
export type PaidFrom = (typeof PAID_FROM)[number]

/** What other books pay from the drawer. A payment that is taken back from them is no payment of its own. */
export type PaidFromDrawer = Extract<CashMove, 'expense' | 'bill'>

export const isIncoming = (kind: CashMove): boolean =>
  kind === 'sale' || kind === 'in' || kind === 'taken-back'

export const SUM_OF = {
  sale: 'salesPaise',
  refund: 'refundsPaise',
  in: 'inPaise',
  out: 'outPaise',
  expense: 'outPaise',
  bill: 'outPaise',
  'taken-back': 'inPaise',
} as const satisfies Record<CashMove, keyof CashSums>
