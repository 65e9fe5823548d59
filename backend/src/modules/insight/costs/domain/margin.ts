import { type Paise, roundHalfUp, subtractPaise } from '../../../../kernel/amounts/money.js'

/** What is left of an income, in rupees and in percent. */
export interface Margin {
  marginPaise: Paise
  /** Percent with one decimal; null without an income. */
  percent: number | null
}

export function marginOf(incomePaise: Paise, costPaise: Paise): Margin {
  const marginPaise = subtractPaise(incomePaise, costPaise)
  return { marginPaise, percent: incomePaise > 0 ? oneDecimal((marginPaise * 100) / incomePaise) : null }
}

const oneDecimal = (value: number): number => roundHalfUp(value * 10) / 10
