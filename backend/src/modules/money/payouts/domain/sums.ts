import { addPaise, NO_MONEY, type Paise, subtractPaise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type OrderPayout } from '../../../sales/orders/domain/money/order-payout.js'
import { type EventKind } from './event-kind.js'
import { type LineAmounts } from './settlement-line.js'

type Summed = LineAmounts & { kind: EventKind }

/** The sums of the lines of one settlement: payments + refunds + other - fees - GST on them - TDS - TCS = net. */
export interface LineSums {
  paymentsPaise: Paise
  refundsPaise: Paise
  otherPaise: Paise
  feePaise: Paise
  taxPaise: Paise
  tdsPaise: Paise
  tcsPaise: Paise
  netPaise: Paise
}

export function sumsOf(lines: readonly Summed[]): LineSums {
  const amountOf = (wanted: (kind: EventKind) => boolean) =>
    sumPaise(lines.filter(({ kind }) => wanted(kind)).map(({ amountPaise }) => amountPaise))
  return {
    paymentsPaise: amountOf((kind) => kind === 'payment'),
    refundsPaise: amountOf((kind) => kind === 'refund'),
    otherPaise: amountOf((kind) => kind !== 'payment' && kind !== 'refund'),
    feePaise: sumPaise(lines.map(({ feePaise }) => feePaise)),
    taxPaise: sumPaise(lines.map(({ taxPaise }) => taxPaise)),
    tdsPaise: sumPaise(lines.map(({ tdsPaise }) => tdsPaise ?? NO_MONEY)),
    tcsPaise: sumPaise(lines.map(({ tcsPaise }) => tcsPaise ?? NO_MONEY)),
    netPaise: sumPaise(lines.map(({ netPaise }) => netPaise)),
  }
}

interface Transfer {
  netPaise: Paise
  reportedPaise: Paise | null
}

/** The transferred amount minus the lines; negative when the lines sum to more. */
export const differenceOf = ({ netPaise, reportedPaise }: Transfer): Paise =>
  reportedPaise === null ? NO_MONEY : subtractPaise(reportedPaise, netPaise)

/** Whether a person has to look at the settlement: at a line, or at a difference. */
export const isOpenSettlement = (
  settlement: Transfer & { openLines: number; closed: object | null },
): boolean => settlement.openLines > 0 || (differenceOf(settlement) !== 0 && settlement.closed === null)

/** The provider's charges for an order, by its lines; null before one of its payments was paid out. */
export function payoutOf(lines: readonly (Summed & { utr: string; settledAt: Date })[]): OrderPayout | null {
  const [first] = lines
    .filter(({ kind }) => kind === 'payment')
    .sort((one, other) => one.settledAt.getTime() - other.settledAt.getTime())
  if (!first) return null
  const { feePaise, taxPaise } = sumsOf(lines)
  return { utr: first.utr, at: first.settledAt, feePaise, taxPaise }
}

/** The fee with its tax. */
export const chargesOf = ({ feePaise, taxPaise }: Pick<LineSums, 'feePaise' | 'taxPaise'>): Paise =>
  addPaise(feePaise, taxPaise)
