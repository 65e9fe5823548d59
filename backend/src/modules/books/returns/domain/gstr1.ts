import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { largeInvoiceOn, type TaxLimits } from '../../../office/settings/domain/tax-limits.js'
import { type TaxedPart } from '../../../sales/orders/domain/money/taxed-parts.js'
import { type DeclaredPaper } from './declared-paper.js'
import { type DocumentRange, IssuedNumbers } from './documents.js'
import {
  amountsOf,
  type Direction,
  type HsnRow,
  HsnSums,
  moved,
  NO_AMOUNTS,
  type TaxAmounts,
} from './hsn-summary.js'

/** What is declared of a paper, or of many, at one rate. */
export interface RateRow extends TaxAmounts {
  ratePercent: number
}

/** A paper that is declared by itself. */
export interface ListedPaper {
  number: string
  day: IstDay
  placeOfSupply: string
  isInterState: boolean
  valuePaise: Paise
  rates: RateRow[]
}

/** The papers to one business. */
export interface BusinessPapers {
  gstin: string
  name: string
  papers: ListedPaper[]
}

/** Sales to consumers at one rate into one state. */
export interface ConsumerRow extends RateRow {
  placeOfSupply: string
  isInterState: boolean
}

/** Sales at the rate 0, by who buys and where. */
export interface NilRow {
  isInterState: boolean
  isBusiness: boolean
  nilPaise: Paise
}

/**
 * What a month declares in GSTR-1 (docs/domain/books.md#gstr-1). Papers without a tax are no part of it. Amounts of
 * notes are positive in their own tables, and are taken off everywhere else.
 */
export interface Gstr1 {
  /** Table 4A: invoices to businesses. */
  b2b: BusinessPapers[]
  /** Table 5: large invoices to consumers of other states. */
  b2cl: ListedPaper[]
  /** Table 7: all other sales to consumers, less their notes. */
  b2cs: ConsumerRow[]
  /** Table 9B: notes to businesses. */
  cdnr: BusinessPapers[]
  /** Table 9B: notes to the invoices of table 5. */
  cdnur: ListedPaper[]
  /** Table 8: what is sold at the rate 0, less its notes. */
  nil: NilRow[]
  /** Table 12, in its two parts. */
  hsn: { business: HsnRow[]; consumer: HsnRow[] }
  /** Both parts of table 12 together. */
  hsnOfAll: HsnRow[]
  /** Table 13. */
  documents: DocumentRange[]
  /** All sales less all notes. */
  total: TaxAmounts
  /** What the notes of the month take back. */
  notes: TaxAmounts & { count: number }
  invoices: number
}

/** Sums the papers of a month, one by one, so that a long month needs little memory. */
export class Gstr1Sums {
  private readonly businesses = new Map<string, BusinessPapers>()
  private readonly businessNotes = new Map<string, BusinessPapers>()
  private readonly large: ListedPaper[] = []
  private readonly largeNotes: ListedPaper[] = []
  private readonly consumers = new Map<string, ConsumerRow>()
  private readonly nil = new Map<string, NilRow>()
  private readonly hsn = { business: new HsnSums(), consumer: new HsnSums(), all: new HsnSums() }
  private readonly numbers = new IssuedNumbers()
  private readonly counts = { invoices: 0, notes: 0 }
  private total = NO_AMOUNTS
  private notes = NO_AMOUNTS

  constructor(private readonly limits: TaxLimits) {}

  add(paper: DeclaredPaper): void {
    const isNote = paper.kind === 'credit note'
    const direction: Direction = isNote ? 'taken back' : 'added'
    this.counts[isNote ? 'notes' : 'invoices'] += 1
    if (paper.number !== null) this.numbers.add(paper.number)
    this.hsn[paper.buyer ? 'business' : 'consumer'].add(paper.parts, direction)
    this.hsn.all.add(paper.parts, direction)
    const amounts = amountsOf(paper.parts.map(({ tax }) => tax))
    this.total = moved(this.total, amounts, direction)
    if (isNote) this.notes = moved(this.notes, amounts, 'added')
    this.addNil(paper, direction)
    const rates = ratesOf(paper.parts)
    if (rates.length > 0) this.list(paper, rates, direction)
  }

  /** What was summed so far. */
  sums(): Gstr1 {
    return {
      b2b: inOrder(this.businesses),
      b2cl: this.large.toSorted(byNumber),
      b2cs: [...this.consumers.values()].sort(
        (a, b) => a.placeOfSupply.localeCompare(b.placeOfSupply) || a.ratePercent - b.ratePercent,
      ),
      cdnr: inOrder(this.businessNotes),
      cdnur: this.largeNotes.toSorted(byNumber),
      nil: [...this.nil.values()],
      hsn: { business: this.hsn.business.all(), consumer: this.hsn.consumer.all() },
      hsnOfAll: this.hsn.all.all(),
      documents: this.numbers.ranges(),
      total: this.total,
      notes: { ...this.notes, count: this.counts.notes },
      invoices: this.counts.invoices,
    }
  }

  /** Puts the taxed parts of a paper where they are declared (rule 59(4) of the CGST Rules). */
  private list(paper: DeclaredPaper, rates: RateRow[], direction: Direction): void {
    const { buyer, placeOfSupply, isInterState, totalPaise: valuePaise, day, number } = paper
    const listed = { number: number ?? '', day, placeOfSupply, isInterState, valuePaise, rates }
    if (buyer) {
      const list = paper.kind === 'invoice' ? this.businesses : this.businessNotes
      const business = list.get(buyer.gstin) ?? { ...buyer, papers: [] }
      list.set(buyer.gstin, business)
      business.papers.push(listed)
    } else if (isLarge(paper, this.limits)) {
      const list = paper.kind === 'invoice' ? this.large : this.largeNotes
      list.push(listed)
    } else {
      for (const rate of rates) this.addConsumer({ ...rate, placeOfSupply, isInterState }, direction)
    }
  }

  private addConsumer(row: ConsumerRow, direction: Direction): void {
    const key = `${row.placeOfSupply} ${row.isInterState} ${row.ratePercent}`
    const known = this.consumers.get(key) ?? { ...row, ...NO_AMOUNTS }
    this.consumers.set(key, moved(known, row, direction))
  }

  private addNil({ parts, isInterState, buyer }: DeclaredPaper, direction: Direction): void {
    const free = parts.filter(({ tax }) => tax.ratePercent === 0)
    if (free.length === 0) return
    const isBusiness = buyer !== null
    const key = `${isInterState} ${isBusiness}`
    const known = this.nil.get(key) ?? { isInterState, isBusiness, nilPaise: NO_MONEY }
    const { taxablePaise } = amountsOf(free.map(({ tax }) => tax))
    const money = direction === 'added' ? addPaise : subtractPaise
    this.nil.set(key, { ...known, nilPaise: money(known.nilPaise, taxablePaise) })
  }
}

/** A note stands where its invoice stood, by the limit of the invoice's day. */
function isLarge(paper: DeclaredPaper, limits: TaxLimits): boolean {
  const { day, totalPaise } = paper.takesBack ?? paper
  return paper.isInterState && totalPaise > largeInvoiceOn(day, limits)
}

function ratesOf(parts: readonly TaxedPart[]): RateRow[] {
  const rates = new Map<number, RateRow>()
  for (const { tax } of parts) {
    const { ratePercent } = tax
    if (ratePercent > 0)
      rates.set(ratePercent, moved(rates.get(ratePercent) ?? { ...NO_AMOUNTS, ratePercent }, tax, 'added'))
  }
  return [...rates.values()].sort((a, b) => a.ratePercent - b.ratePercent)
}

const byNumber = (a: ListedPaper, b: ListedPaper) => a.number.localeCompare(b.number)

const inOrder = (list: ReadonlyMap<string, BusinessPapers>): BusinessPapers[] =>
  [...list.values()]
    .map((business) => ({ ...business, papers: business.papers.toSorted(byNumber) }))
    .sort((a, b) => a.gstin.localeCompare(b.gstin))
