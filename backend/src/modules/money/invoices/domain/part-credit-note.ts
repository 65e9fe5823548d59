import { type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type PaperSeller } from '../../../sales/orders/domain/money/paper-facts.js'
import { amountInWords } from './amount-in-words.js'
import {
  closingNotes,
  commonParts,
  day,
  deliverySum,
  goodsInWords,
  jarsInPieces,
  money,
  type Paper,
  type PaperOrder,
  type PaperRow,
  supplyFacts,
  taxLines,
  type TaxShare,
} from './paper.js'

/** The fields of a partial refund that its credit note needs. */
export interface CreditedPart {
  noteNumber: string
  doneAt: Date
  paise: Paise
  lines: readonly { line: number; quantityMilli: Milli; paise: Paise; tax: TaxShare | null }[]
  deliveryPaise: Paise
  deliveryTax: TaxShare | null
  reason: string
  reference: string | null
}

/** The credit note for a part of an order, as GST rule 53 requires. */
export function partCreditNoteOf(order: PaperOrder, part: CreditedPart, seller: PaperSeller): Paper {
  const goods = sumPaise(part.lines.map(({ paise }) => paise))
  return {
    ...commonParts(order, seller),
    rows: part.lines.map((line) => rowOf(order, line)),
    title: 'Credit note',
    number: part.noteNumber,
    to: 'Credited to',
    facts: [
      ['Credit note', part.noteNumber],
      ['Date', day(part.doneAt)],
      ['For invoice', order.invoiceNumber],
      ['Invoice date', day(order.paidAt)],
      ['Order', order.orderId],
      ...supplyFacts(order),
    ],
    sums: [['Products', money(goods)], deliverySum(part.deliveryPaise, part.deliveryTax)],
    total: ['Credited', money(part.paise)],
    inWords: amountInWords(part.paise),
    taxes: taxLines(order, [...part.lines.map(({ tax }) => tax), part.deliveryTax]),
    notes: [
      part.reason,
      `${money(part.paise)} was refunded, reference ${part.reference ?? ''}.`,
      order.gst ? 'GST was included in the prices.' : 'No GST was collected.',
      ...closingNotes(order),
    ],
  }
}

/** An amount that is not for whole jars has neither quantity nor unit price. */
function rowOf(
  { items }: PaperOrder,
  { line, quantityMilli, paise }: CreditedPart['lines'][number],
): PaperRow {
  const item = items[line]
  const isJars = item !== undefined && quantityMilli > 0
  return {
    what: item ? goodsInWords(item) : '',
    quantity: isJars ? jarsInPieces(quantityMilli) : '',
    price: isJars ? money(item.unitPaise) : '',
    amount: money(paise),
  }
}
