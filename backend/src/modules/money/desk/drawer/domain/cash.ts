import { type Paise } from '../../../../../kernel/amounts/money.js'

/** Reasons why cash goes into the drawer or out of it. */
export const CASH_MOVES = ['sale', 'refund', 'in', 'out'] as const
export type CashMove = (typeof CASH_MOVES)[number]

/** Cash taken in and given out since the drawer was opened. */
export interface CashSums {
  floatPaise: Paise
  salesPaise: Paise
  refundsPaise: Paise
  inPaise: Paise
  outPaise: Paise
}

export const isIncoming = (kind: CashMove): boolean => kind === 'sale' || kind === 'in'

export const SUM_OF = {
  sale: 'salesPaise',
  refund: 'refundsPaise',
  in: 'inPaise',
  out: 'outPaise',
} as const satisfies Record<CashMove, keyof CashSums>
