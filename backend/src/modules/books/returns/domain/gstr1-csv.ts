import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { csvOf, type CsvValue } from '../../../../kernel/csv/csv.js'
import { dayInWords, type IstDay } from '../../../../kernel/dates/ist.js'
import { stateOfGstCode } from '../../../../kernel/text/indian-states.js'
import { JARS_UQC } from '../../../sales/orders/domain/money/taxed-parts.js'
import { type BusinessPapers, type Gstr1, type ListedPaper } from './gstr1.js'
import { type HsnRow } from './hsn-summary.js'

const NO_CESS = 0
/** No rate is lowered to a part, and nothing is sold through an e-commerce operator. */
const EMPTY = null

/** The tables of GSTR-1, by the names of the sheets of the offline tool's workbook, and what each is. */
export const GSTR1_TABLES = [
  ['b2b', 'GSTR-1, table 4A: invoices to businesses.'],
  ['b2cl', 'GSTR-1, table 5: large invoices to consumers of other states.'],
  ['b2cs', 'GSTR-1, table 7: other sales to consumers, less their credit notes.'],
  ['cdnr', 'GSTR-1, table 9B: credit notes to businesses.'],
  ['cdnur', 'GSTR-1, table 9B: credit notes to large invoices of consumers.'],
  ['exemp', 'GSTR-1, table 8: what is sold at the rate 0.'],
  ['hsn-b2b', 'GSTR-1, table 12: sales to businesses by HSN code.'],
  ['hsn-b2c', 'GSTR-1, table 12: sales to consumers by HSN code.'],
  ['docs', 'GSTR-1, table 13: the numbers of the papers that were issued.'],
] as const
export type Gstr1Table = (typeof GSTR1_TABLES)[number][0]

/** A table under the headings of its sheet, so that it can be copied into it. */
export function gstr1Table(table: Gstr1Table, gstr1: Gstr1): string {
  const [head, rows] = TABLES[table](gstr1)
  return csvOf(head, rows)
}

/** Table 12 without its two parts, as the console shows it. */
export const hsnCsv = (rows: readonly HsnRow[]): string => csvOf(HSN, rows.map(hsnCells))

const RATE = ['Rate', 'Taxable Value', 'Cess Amount'] as const
const OF_RATE = 'Applicable % of Tax Rate'
const OPERATOR = 'E-Commerce GSTIN'
const PLACE = 'Place Of Supply'
const INVOICE = ['Invoice Number', 'Invoice date', 'Invoice Value', PLACE] as const
const RECIPIENT = ['GSTIN/UIN of Recipient', 'Receiver Name'] as const
const NOTE = ['Note Number', 'Note Date', 'Note Type', PLACE] as const

const B2B = [...RECIPIENT, ...INVOICE, 'Reverse Charge', OF_RATE, 'Invoice Type', OPERATOR, ...RATE]
const B2CL = [...INVOICE, OF_RATE, ...RATE, OPERATOR]
const B2CS = ['Type', PLACE, OF_RATE, ...RATE, OPERATOR]
const CDNR = [...RECIPIENT, ...NOTE, 'Reverse Charge', 'Note Supply Type', 'Note Value', OF_RATE, ...RATE]
const CDNUR = ['UR Type', ...NOTE, 'Note Value', OF_RATE, ...RATE]
const EXEMP = [
  'Description',
  'Nil Rated Supplies',
  'Exempted(other than nil rated/non GST supply)',
  'Non-GST Supplies',
]
const HSN = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
]
const DOCS = ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled']

/** `05-Nov-2026`, as the workbook wants it. */
const dayOf = (day: IstDay): string => dayInWords(day).replaceAll(' ', '-').padStart(11, '0')

/** `36-Telangana`. */
const placeOf = (code: string): string => (code ? `${code}-${stateOfGstCode(code) ?? ''}` : '')

const ratesOf = ({ rates }: ListedPaper): CsvValue[][] =>
  rates.map(({ ratePercent, taxablePaise }) => [ratePercent, paiseToRupees(taxablePaise), NO_CESS])

const invoiceCells = ({ number, day, valuePaise, placeOfSupply }: ListedPaper): CsvValue[] => [
  ...[number, dayOf(day), paiseToRupees(valuePaise), placeOf(placeOfSupply)],
]

const noteCells = ({ number, day, placeOfSupply }: ListedPaper): CsvValue[] => [
  ...[number, dayOf(day), 'C', placeOf(placeOfSupply)],
]

const invoicesOf = ({ gstin, name, papers }: BusinessPapers): CsvValue[][] =>
  papers.flatMap((paper) =>
    ratesOf(paper).map((rate) => [
      ...[gstin, name, ...invoiceCells(paper)],
      ...['N', EMPTY, 'Regular B2B', EMPTY, ...rate],
    ]),
  )

const largeInvoice = (paper: ListedPaper): CsvValue[][] =>
  ratesOf(paper).map((rate) => [...invoiceCells(paper), EMPTY, ...rate, EMPTY])

const notesOf = ({ gstin, name, papers }: BusinessPapers): CsvValue[][] =>
  papers.flatMap((paper) =>
    ratesOf(paper).map((rate) => [
      ...[gstin, name, ...noteCells(paper)],
      ...['N', 'Regular B2B', paiseToRupees(paper.valuePaise), EMPTY, ...rate],
    ]),
  )

const largeNote = (paper: ListedPaper): CsvValue[][] =>
  ratesOf(paper).map((rate) => [
    ...['B2CL', ...noteCells(paper)],
    ...[paiseToRupees(paper.valuePaise), EMPTY, ...rate],
  ])

const hsnCells = (row: HsnRow): CsvValue[] => [
  ...[row.hsnCode, row.names.join(', '), JARS_UQC.name, fromMilli(row.quantityMilli)],
  ...[paiseToRupees(row.valuePaise), row.ratePercent, paiseToRupees(row.taxablePaise)],
  ...[paiseToRupees(row.igstPaise), paiseToRupees(row.cgstPaise), paiseToRupees(row.sgstPaise), NO_CESS],
]

const TABLES: Record<Gstr1Table, (gstr1: Gstr1) => [head: readonly string[], rows: CsvValue[][]]> = {
  b2b: ({ b2b }) => [B2B, b2b.flatMap(invoicesOf)],
  b2cl: ({ b2cl }) => [B2CL, b2cl.flatMap(largeInvoice)],
  b2cs: ({ b2cs }) => [
    B2CS,
    b2cs.map(({ placeOfSupply, ratePercent, taxablePaise }) => [
      ...['OE', placeOf(placeOfSupply), EMPTY, ratePercent, paiseToRupees(taxablePaise)],
      ...[NO_CESS, EMPTY],
    ]),
  ],
  cdnr: ({ cdnr }) => [CDNR, cdnr.flatMap(notesOf)],
  cdnur: ({ cdnur }) => [CDNUR, cdnur.flatMap(largeNote)],
  exemp: ({ nil }) => [
    EXEMP,
    nil.map(({ isInterState, isBusiness, nilPaise }) => [
      `${isInterState ? 'Inter' : 'Intra'}-State supplies to ${isBusiness ? '' : 'un'}registered persons`,
      ...[paiseToRupees(nilPaise), 0, 0],
    ]),
  ],
  'hsn-b2b': ({ hsn }) => [HSN, hsn.business.map(hsnCells)],
  'hsn-b2c': ({ hsn }) => [HSN, hsn.consumer.map(hsnCells)],
  docs: ({ documents }) => [
    DOCS,
    documents.map(({ kind, from, to, count }) => [
      kind === 'invoice' ? 'Invoices for outward supply' : 'Credit Note',
      ...[from, to, count, 0],
    ]),
  ],
}
