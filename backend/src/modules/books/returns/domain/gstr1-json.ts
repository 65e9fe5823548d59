import { type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { JARS_UQC } from '../../../sales/orders/domain/money/taxed-parts.js'
import { type BusinessPapers, type ConsumerRow, type Gstr1, type ListedPaper, type RateRow } from './gstr1.js'
import { type HsnRow, type TaxAmounts } from './hsn-summary.js'

/** Whose return it is, and of which month. */
export interface ReturnHead {
  gstin: string
  /** `2026-11`. */
  month: string
  /** The version that the offline tool writes. */
  toolVersion: string
}

/** Nothing of the shop has a cess. */
const NO_CESS = 0
/** The numbers of the kinds of documents in table 13. */
const DOCUMENTS = { invoice: 1, 'credit note': 5 } as const

/**
 * GSTR-1 as the portal takes it from the returns offline tool. The tax office publishes no schema for everybody; names
 * and shapes follow the request "Save GSTR-1" as licensed providers (GSP) document it, and the columns that the offline
 * tool explains in its workbook. What is not from these two is said at its field. A table with nothing in it is left
 * out, as the tool does. Where each came from, and what could not be checked: docs/domain/books.md#the-file-for-the-portal.
 */
export function gstr1Json(gstr1: Gstr1, { gstin, month, toolVersion }: ReturnHead): object {
  const [year, inYear] = month.split('-')
  const { b2b, b2cl, b2cs, cdnr, cdnur, nil, hsn, documents } = gstr1
  return {
    gstin,
    fp: `${inYear}${year}`,
    // Both lines are the offline tool's own. It does not say how the second is made, and accepts the word itself.
    version: toolVersion,
    hash: 'hash',
    ...table('b2b', b2b, (business) => ({ ctin: business.gstin, inv: business.papers.map(invoiceOf) })),
    ...table('b2cl', statesOf(b2cl), ([pos, papers]) => ({
      pos,
      inv: papers.map((paper) => ({ ...invoiceHead(paper), itms: itemsOf(paper) })),
    })),
    ...table('b2cs', b2cs.filter(isSomething), consumerRow),
    ...table('cdnr', cdnr, ({ gstin: ctin, papers }: BusinessPapers) => ({ ctin, nt: papers.map(noteOf) })),
    ...table('cdnur', cdnur, (paper) => ({ typ: 'B2CL', ...noteHead(paper), itms: itemsOf(paper) })),
    ...(nil.length > 0 && {
      nil: {
        inv: nil.map(({ isInterState, isBusiness, nilPaise }) => ({
          sply_ty: `${isInterState ? 'INTR' : 'INTRA'}${isBusiness ? 'B2B' : 'B2C'}`,
          nil_amt: paiseToRupees(nilPaise),
          expt_amt: 0,
          ngsup_amt: 0,
        })),
      },
    }),
    // Two lists since May 2025 (advisory of the GSTN on tables 12 and 13); their names as filing programs write them.
    ...(gstr1.hsnOfAll.length > 0 && {
      hsn: { ...table('hsn_b2b', hsn.business, hsnRow), ...table('hsn_b2c', hsn.consumer, hsnRow) },
    }),
    ...(documents.length > 0 && { doc_issue: { doc_det: issued(gstr1) } }),
  }
}

/** A table under its name; nothing when it is empty. */
function table<Row, Name extends string>(
  name: Name,
  rows: readonly Row[],
  written: (row: Row, at: number) => object,
): Partial<Record<Name, object[]>> {
  return rows.length > 0 ? ({ [name]: rows.map(written) } as Record<Name, object[]>) : {}
}

const isSomething = (row: TaxAmounts): boolean =>
  row.taxablePaise !== 0 || row.igstPaise !== 0 || row.cgstPaise !== 0

/** `05-11-2026`. */
const dayOf = (day: IstDay): string => day.split('-').reverse().join('-')

const invoiceHead = ({ number, day, valuePaise }: ListedPaper) => ({
  inum: number,
  idt: dayOf(day),
  val: paiseToRupees(valuePaise),
})

/** A regular sale (R); reverse charge is never asked of a buyer (N). */
const invoiceOf = (paper: ListedPaper) => ({
  ...invoiceHead(paper),
  pos: paper.placeOfSupply,
  rchrg: 'N',
  inv_typ: 'R',
  itms: itemsOf(paper),
})

/** A credit note (C). It has named no invoice since the portal took notes apart from invoices, in 2020. */
const noteHead = ({ number, day, placeOfSupply, valuePaise }: ListedPaper) => ({
  ntty: 'C',
  nt_num: number,
  nt_dt: dayOf(day),
  pos: placeOfSupply,
  val: paiseToRupees(valuePaise),
})

const noteOf = (paper: ListedPaper) => ({
  ...noteHead(paper),
  rchrg: 'N',
  inv_typ: 'R',
  itms: itemsOf(paper),
})

const itemsOf = ({ rates, isInterState }: ListedPaper) =>
  rates.map((rate, at) => ({ num: at + 1, itm_det: ratesOf(rate, isInterState) }))

/** Within a state the tax has two heads, across states one; the other heads are left out. */
const ratesOf = ({ ratePercent, taxablePaise, ...tax }: RateRow, isInterState: boolean) => ({
  rt: ratePercent,
  txval: paiseToRupees(taxablePaise),
  ...heads(tax, isInterState),
  csamt: NO_CESS,
})

const heads = (
  { igstPaise, cgstPaise, sgstPaise }: Omit<TaxAmounts, 'taxablePaise'>,
  isInterState: boolean,
): Record<string, number> =>
  isInterState
    ? { iamt: paiseToRupees(igstPaise) }
    : { camt: paiseToRupees(cgstPaise), samt: paiseToRupees(sgstPaise) }

/** Sold otherwise than through an e-commerce operator (OE). */
const consumerRow = ({ placeOfSupply: pos, isInterState, ...rate }: ConsumerRow) => ({
  sply_ty: isInterState ? 'INTER' : 'INTRA',
  typ: 'OE',
  pos,
  ...ratesOf(rate, isInterState),
})

function hsnRow(row: HsnRow, at: number) {
  const money = (amount: Paise) => paiseToRupees(amount)
  return {
    num: at + 1,
    hsn_sc: row.hsnCode,
    desc: row.names.join(', ').slice(0, 30),
    uqc: JARS_UQC.code,
    qty: fromMilli(row.quantityMilli),
    rt: row.ratePercent,
    txval: money(row.taxablePaise),
    iamt: money(row.igstPaise),
    camt: money(row.cgstPaise),
    samt: money(row.sgstPaise),
    csamt: NO_CESS,
  }
}

/** The papers of one state together, as table 5 lists them. */
function statesOf(papers: readonly ListedPaper[]): [placeOfSupply: string, papers: ListedPaper[]][] {
  const states = new Map<string, ListedPaper[]>()
  for (const paper of papers)
    states.set(paper.placeOfSupply, [...(states.get(paper.placeOfSupply) ?? []), paper])
  return [...states].sort(([a], [b]) => a.localeCompare(b))
}

/** No number is given to a paper that is cancelled: what is taken back has a note. So none counts as cancelled. */
function issued({ documents }: Gstr1): object[] {
  return Object.entries(DOCUMENTS).flatMap(([kind, doc_num]) => {
    const ranges = documents.filter((range) => range.kind === kind)
    const docs = ranges.map(({ from, to, count: totnum }, at) => ({
      num: at + 1,
      from,
      to,
      totnum,
      cancel: 0,
      net_issue: totnum,
    }))
    return docs.length > 0 ? [{ doc_num, docs }] : []
  })
}
