import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type PaperSeller } from '../../../sales/orders/domain/money/paper-facts.js'
import { amountInWords } from './amount-in-words.js'
import {
  commonParts,
  day,
  money,
  type Paper,
  type PaperOrder,
  taxFacts,
  taxLines,
  type TaxShare,
} from './paper.js'

/** What a credit note tells of a cancelled order. */
export interface CreditedOrder extends PaperOrder {
  creditNoteNumber: string
  cancelledAt: Date
  cancelledBy?: 'customer' | 'staff' | null
  cancelReason?: string | null
  credit: {
    totalPaise: Paise
    keptPaise: Paise
    unpaidPaise: Paise
    /** What credits had given back before, each with a note of its own. */
    creditedPaise: Paise
    taxes: readonly TaxShare[]
  }
}

/** What GST rule 53 demands of a credit note, and the state of the money. */
export function creditNoteOf(order: CreditedOrder, seller: PaperSeller): Paper {
  const { credit, creditNoteNumber, invoiceNumber } = order
  return {
    ...commonParts(order, seller),
    title: 'Credit note',
    number: creditNoteNumber,
    to: 'Credited to',
    facts: [
      ['Credit note', creditNoteNumber],
      ['Date', day(order.cancelledAt)],
      ['For invoice', invoiceNumber],
      ['Invoice date', day(order.paidAt)],
      ['Order', order.orderId],
      ...taxFacts(order),
    ],
    sums: [
      ['Products', money(order.totalPaise)],
      ['Delivery', money(order.deliveryPaise)],
      ...(credit.creditedPaise > 0
        ? [['Credited before', `– ${money(credit.creditedPaise)}`] as [string, string]]
        : []),
      ...(credit.keptPaise > 0 ? [['Charge kept', `– ${money(credit.keptPaise)}`] as [string, string]] : []),
    ],
    total: ['Credited', money(credit.totalPaise)],
    inWords: amountInWords(credit.totalPaise),
    taxes: taxLines(order, credit.taxes),
    notes: notesOf(order),
  }
}

function cancellationOf({ cancelledAt, cancelledBy, cancelReason }: CreditedOrder): string {
  if (cancelledBy !== 'staff') return `The order was cancelled on ${day(cancelledAt)}, before it was packed.`
  return `We cancelled the order on ${day(cancelledAt)}: ${cancelReason ?? ''}`
}

function notesOf(order: CreditedOrder): string[] {
  const { credit, refundPaise, refundReference } = order
  const refund = money(refundPaise ?? NO_MONEY)
  return [
    cancellationOf(order),
    ...(credit.keptPaise > 0 ? [`${money(credit.keptPaise)} is kept as cancellation charge.`] : []),
    ...(credit.unpaidPaise > 0 ? [`${money(credit.unpaidPaise)} of the invoice had not been paid.`] : []),
    order.paymentStatus === 'Refund Completed'
      ? `${refund} was refunded, reference ${refundReference ?? ''}.`
      : `${refund} is being refunded.`,
    order.gst ? 'GST was included in the prices.' : 'No GST was collected.',
  ]
}
