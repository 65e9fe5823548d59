import { type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { type CsvValue } from '../../../../kernel/csv/csv.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { stateOfGstCode } from '../../../../kernel/text/indian-states.js'
import { type TaxedPart } from '../../../sales/orders/domain/money/taxed-parts.js'
import { amountsOf } from '../../returns/domain/hsn-summary.js'

/** A paper as a line of a register. */
interface RegisteredPaper {
  day: IstDay
  number: string | null
  orderId: string
  buyer: { gstin: string; name: string } | null
  placeOfSupply: string
  gstin: string | null
  takesBack: { number: string | null; day: IstDay } | null
  parts: readonly TaxedPart[]
  totalPaise: Paise
}

const HEAD = ['Date', 'Number', 'Order', 'Buyer', 'GSTIN of the buyer', 'Place of supply']
const AMOUNTS = ['Taxable value', 'Central tax', 'State/UT tax', 'Integrated tax', 'Total']

export const SALES_HEAD = [...HEAD, ...AMOUNTS]
export const NOTES_HEAD = [...HEAD, 'For invoice', 'Invoice date', ...AMOUNTS]

/** An invoice of the sales register; amounts in rupees. */
export const saleCells = (paper: RegisteredPaper): CsvValue[] => [...headOf(paper), ...amountsIn(paper)]

/** A credit note; its amounts are positive. */
export const noteCells = (paper: RegisteredPaper): CsvValue[] => [
  ...headOf(paper),
  ...[paper.takesBack?.number ?? null, paper.takesBack?.day ?? null],
  ...amountsIn(paper),
]

const headOf = ({ day, number, orderId, buyer, placeOfSupply: code }: RegisteredPaper): CsvValue[] => [
  ...[day, number, orderId, buyer?.name ?? null, buyer?.gstin ?? null],
  code ? `${code}-${stateOfGstCode(code) ?? ''}` : null,
]

/** Without GST the value is the total, and there is no tax. */
function amountsIn({ gstin, parts, totalPaise }: RegisteredPaper): CsvValue[] {
  const total = paiseToRupees(totalPaise)
  if (gstin === null) return [total, 0, 0, 0, total]
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = amountsOf(parts.map(({ tax }) => tax))
  return [...[taxablePaise, cgstPaise, sgstPaise, igstPaise].map(paiseToRupees), total]
}
