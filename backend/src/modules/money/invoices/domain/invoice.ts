import { type Paise, paise } from '../../../../kernel/amounts/money.js'
import { type PaidBy } from '../../../sales/orders/domain/channel.js'
import { type PaperSeller } from '../../../sales/orders/domain/money/paper-facts.js'
import { amountInWords } from './amount-in-words.js'
import {
  closingNotes,
  commonParts,
  day,
  deliverySum,
  isTaxed,
  money,
  type Paper,
  type PaperOrder,
  supplyFacts,
  taxLines,
} from './paper.js'

/** The fields of an order that an invoice needs. */
export interface InvoicedOrder extends PaperOrder {
  paymentReference: string | null
  paidBy?: PaidBy | null
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
    title: titleOf(order, seller),
    number: order.invoiceNumber,
    to: order.buyer ? 'Bill to and deliver to' : 'Deliver to',
    facts: [
      ['Invoice number', order.invoiceNumber],
      ['Invoice date', day(order.paidAt)],
      ['Order', order.orderId],
      ['Order date', day(order.orderDate)],
      ...paymentFact(order),
      ...supplyFacts(order),
    ],
    sums: [['Products', money(order.totalPaise)], deliverySum(order.deliveryPaise, order.deliveryTax)],
    total: ['Total', money(order.finalPaise)],
    inWords: amountInWords(order.finalPaise),
    taxes: taxLines(order, [...order.items.map(({ tax }) => tax), order.deliveryTax]),
    notes: [
      ...creditNotes(order),
      ...cancellationNote(order),
      taxNote(order),
      ...eWayNote(order),
      ...closingNotes(order),
    ],
  }
}

/**
 * Only who is registered gives tax invoices (CGST Act, section 31(1)), and bills of supply for what bears no tax
 * (section 31(3)(c)). A paper that does not say whether the shop was registered was given as a bill of supply.
 */
function titleOf(order: InvoicedOrder, { gstin }: PaperSeller): Title {
  if (isTaxed(order)) return 'Tax invoice'
  return order.gst || gstin !== '' ? 'Bill of supply' : 'Invoice'
}

function paymentFact({ paymentReference, paidBy }: InvoicedOrder): Paper['facts'] {
  const how = paidBy === 'cash' ? 'Cash' : paymentReference
  return how ? [['Payment', how]] : []
}

function taxNote(order: InvoicedOrder): string {
  if (!order.gst) return 'No GST is collected.'
  return isTaxed(order) ? 'GST is included in the prices.' : 'These goods bear no GST.'
}

type Title = 'Invoice' | 'Bill of supply' | 'Tax invoice'

/** The worth with tax above which goods move with an e-way bill: CGST Rules, rule 138(1). */
const E_WAY_PAISE = paise(50_000_00)

/** States may set more for goods that stay within the state, so it is only a hint. */
function eWayNote(order: InvoicedOrder): string[] {
  if (!isTaxed(order) || order.finalPaise <= E_WAY_PAISE) return []
  return [`Worth more than ${money(E_WAY_PAISE)}: the goods move with an e-way bill.`]
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
