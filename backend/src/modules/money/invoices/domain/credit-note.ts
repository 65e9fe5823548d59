import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type PaperSeller } from '../../../sales/orders/domain/money/paper-facts.js'
import { amountInWords } from './amount-in-words.js'
import {
  closingNotes,
  commonParts,
  day,
  deliverySum,
  money,
  type Paper,
  type PaperOrder,
  supplyFacts,
  taxLines,
  type TaxShare,
} from './paper.js'

/** The fields of a cancelled order that a credit note needs. */
export interface CreditedOrder extends PaperOrder {
  creditNoteNumber: string
  cancelledAt: Date
  cancelledBy?: 'customer' | 'staff' | null
  cancelReason?: string | null
  credit: {
    totalPaise: Paise
    keptPaise: Paise
    unpaidPaise: Paise
    /** Amount of earlier credits, each of which has its own note. */
    creditedPaise: Paise
    taxes: readonly TaxShare[]
  }
}

/** The credit note of a cancelled order: what GST rule 53 requires, and whether the money is back. */
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
      ...supplyFacts(order),
    ],
    sums: [
      ['Products', money(order.totalPaise)],
      deliverySum(order.deliveryPaise, order.deliveryTax),
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
    ...closingNotes(order),
  ]
}
