import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { type EventKind, isTax } from './event-kind.js'

/** What a line of the report says of money: `net = amount - fee - tax`, where it adds up. */
export interface LineAmounts {
  /** Above 0 when it came to us. */
  amountPaise: Paise
  feePaise: Paise
  /** GST on the fee. */
  taxPaise: Paise
  netPaise: Paise
}

/** A line of the report: something that a settlement holds. */
export interface ReportLine extends LineAmounts {
  /** Of the file, counted from 1. */
  line: number
  /** One for each settlement and event, whichever file told of it. */
  key: string
  /** The bank's number of the transfer: it names the settlement. */
  utr: string
  settledAt: Date
  type: string
  eventId: string
  kind: EventKind
  at: Date
  /** Our reference, as the provider has it. */
  reference: string | null
  paymentId: string | null
  refundId: string | null
  /** The provider's remarks, only for what is neither a payment nor a refund. */
  remarks: string
}

/** A settlement as the report tells it as a whole. */
export interface ReportedSettlement {
  utr: string
  providerId: string | null
  settledAt: Date | null
  netPaise: Paise | null
  chargePaise: Paise
  chargeTaxPaise: Paise
}

export const lineKey = (utr: string, type: string, eventId: string): string => `${utr}:${type}:${eventId}`

/** Amounts as they stand in the columns, without their signs. */
export interface Columns {
  amount: Paise
  net: Paise
  fee: Paise
  tax: Paise
}

const signed = (value: Paise, isCredit: boolean): Paise => (isCredit ? value : subtractPaise(NO_MONEY, value))

/**
 * The sum of the columns. A refund or a dispute also shows the charges of its payment. They count for it only where
 * they explain why more was taken than its amount.
 */
export function amountsOf(kind: EventKind, type: string, isCredit: boolean, columns: Columns): LineAmounts {
  const { amount, net, fee, tax } = columns
  const netPaise = signed(net, isCredit)
  if (kind === 'payment') return { amountPaise: amount, feePaise: fee, taxPaise: tax, netPaise }
  if (kind === 'fee') {
    const charged = subtractPaise(NO_MONEY, netPaise)
    const [feePaise, taxPaise] = isTax(type) ? [NO_MONEY, charged] : [charged, NO_MONEY]
    return { amountPaise: NO_MONEY, feePaise, taxPaise, netPaise }
  }
  const amountPaise = signed(amount, isCredit)
  const isOwn = net !== amount && subtractPaise(amountPaise, addPaise(fee, tax)) === netPaise
  const charges = isOwn ? { feePaise: fee, taxPaise: tax } : { feePaise: NO_MONEY, taxPaise: NO_MONEY }
  return { amountPaise, ...charges, netPaise }
}

export const addsUp = ({ amountPaise, feePaise, taxPaise, netPaise }: LineAmounts): boolean =>
  subtractPaise(amountPaise, addPaise(feePaise, taxPaise)) === netPaise
