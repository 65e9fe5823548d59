import { addPaise, NO_MONEY, type Paise, subtractPaise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type EventKind, isTax } from './event-kind.js'

/** The amounts of a line: `net = amount - fee - tax - tds - tcs`, when the report is consistent. */
export interface LineAmounts {
  /** Positive when the shop received it. */
  amountPaise: Paise
  feePaise: Paise
  /** GST on the fee. */
  taxPaise: Paise
  /** Income tax that the provider withheld of a payment (TDS); null when the report does not say. */
  tdsPaise: Paise | null
  /** GST that it collected at source of a payment (TCS); null when the report does not say. */
  tcsPaise: Paise | null
  netPaise: Paise
}

/** A line of the report: an event in a settlement. */
export interface ReportLine extends LineAmounts {
  /** Number of the line in the file, from 1. */
  line: number
  /** One key for each settlement and event, the same in every file. */
  key: string
  /** The bank's number of the transfer (UTR), which identifies the settlement. */
  utr: string
  settledAt: Date
  type: string
  eventId: string
  kind: EventKind
  at: Date
  /** The shop's reference, as the provider has it. */
  reference: string | null
  paymentId: string | null
  refundId: string | null
  /** The provider's remarks, only on events that are neither a payment nor a refund. */
  remarks: string
}

/** A settlement as the report states it as a whole. */
export interface ReportedSettlement {
  utr: string
  providerId: string | null
  settledAt: Date | null
  netPaise: Paise | null
  chargePaise: Paise
  chargeTaxPaise: Paise
}

export const lineKey = (utr: string, type: string, eventId: string): string => `${utr}:${type}:${eventId}`

/** Amounts of the columns, without their signs. */
export interface Columns {
  amount: Paise
  net: Paise
  fee: Paise
  tax: Paise
  tds: Paise | null
  tcs: Paise | null
}

const signed = (value: Paise, isCredit: boolean): Paise => (isCredit ? value : subtractPaise(NO_MONEY, value))

/**
 * Calculates the amounts of a line. A refund or a dispute also shows the charges of its payment; they
 * count only if they explain why more than its amount was taken.
 */
export function amountsOf(kind: EventKind, type: string, isCredit: boolean, columns: Columns): LineAmounts {
  const { amount, net, fee, tax, tds, tcs } = columns
  const nothing = { tdsPaise: null, tcsPaise: null }
  const netPaise = signed(net, isCredit)
  if (kind === 'payment')
    return { amountPaise: amount, feePaise: fee, taxPaise: tax, tdsPaise: tds, tcsPaise: tcs, netPaise }
  if (kind === 'fee') {
    const charged = subtractPaise(NO_MONEY, netPaise)
    const [feePaise, taxPaise] = isTax(type) ? [NO_MONEY, charged] : [charged, NO_MONEY]
    return { amountPaise: NO_MONEY, feePaise, taxPaise, ...nothing, netPaise }
  }
  const amountPaise = signed(amount, isCredit)
  const isOwn = net !== amount && subtractPaise(amountPaise, addPaise(fee, tax)) === netPaise
  const charges = isOwn ? { feePaise: fee, taxPaise: tax } : { feePaise: NO_MONEY, taxPaise: NO_MONEY }
  return { amountPaise, ...charges, ...nothing, netPaise }
}

export const addsUp = ({
  amountPaise,
  feePaise,
  taxPaise,
  tdsPaise,
  tcsPaise,
  netPaise,
}: LineAmounts): boolean =>
  subtractPaise(amountPaise, sumPaise([feePaise, taxPaise, tdsPaise ?? NO_MONEY, tcsPaise ?? NO_MONEY])) ===
  netPaise
