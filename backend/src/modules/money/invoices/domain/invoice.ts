import { type Paise } from '../../../../kernel/amounts/money.js'
import { type PaperSeller } from '../../../sales/orders/domain/money/paper-facts.js'
import { amountInWords } from './amount-in-words.js'
import { commonParts, day, money, type Paper, type PaperOrder, taxFacts, taxLines } from './paper.js'

/** The fields of an order that an invoice needs. */
export interface InvoicedOrder extends PaperOrder {
  paymentReference: string | null
  orderStatus: string
  cancelledAt?: Date | null
  creditNoteNumber?: string | null
  credit?: { totalPaise: Paise } | null
  /** Parts of the money that were refunded, each with its credit note. */
  credits?: readonly { paise: Paise; noteNumber: string | null }[]
}

/**
 * The content of an invoice, copied from the order without calculations. It does not change after it was
 * issued, even when the order does. A refund is on a credit note, to which the invoice points.
 */
export function invoiceOf(order: InvoicedOrder, seller: PaperSeller): Paper {
  return {
    ...commonParts(order, seller),
    title: order.gst ? 'Tax invoice' : 'Bill of supply',
    number: order.invoiceNumber,
    to: 'Deliver to',
    facts: [
      ['Invoice number', order.invoiceNumber],
      ['Invoice date', day(order.paidAt)],
      ['Order', order.orderId],
      ['Order date', day(order.orderDate)],
      ...(order.paymentReference ? [['Payment', order.paymentReference] as [string, string]] : []),
      ...taxFacts(order),
    ],
    sums: [
      ['Products', money(order.totalPaise)],
      ['Delivery', money(order.deliveryPaise)],
    ],
    total: ['Total', money(order.finalPaise)],
    inWords: amountInWords(order.finalPaise),
    taxes: taxLines(order, [...order.items.map(({ tax }) => tax), order.deliveryTax]),
    notes: [
      ...creditNotes(order),
      ...cancellationNote(order),
      order.gst ? 'GST is included in the prices.' : 'No GST is collected.',
    ],
  }
}

function creditNotes({ credits = [] }: InvoicedOrder): string[] {
  return credits.flatMap(({ paise, noteNumber }) =>
    noteNumber ? [`${money(paise)} is credited by credit note ${noteNumber}.`] : [],
  )
}

function cancellationNote({ orderStatus, cancelledAt, creditNoteNumber, credit }: InvoicedOrder): string[] {
  if (orderStatus !== 'Cancelled') return []
  const cancelled = `This order was cancelled${cancelledAt ? ` on ${day(cancelledAt)}` : ''}.`
  if (!creditNoteNumber || !credit) return [cancelled]
  return [`${cancelled} ${money(credit.totalPaise)} is credited by credit note ${creditNoteNumber}.`]
}
