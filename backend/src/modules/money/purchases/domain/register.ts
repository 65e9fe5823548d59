import { addPaise, type Paise, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { csvHead, csvLine, type CsvValue } from '../../../../kernel/csv/csv.js'
import { sumOfTax } from '../../expenses/domain/input-tax.js'
import { type BillLine } from './bill.js'

/** A bill as its lines stand in the register. */
export interface RegisteredBill {
  day: string
  number: string
  supplierName: string
  gstin: string | null
  lines: readonly BillLine[]
  roundingPaise: Paise
  totalPaise: Paise
  isClaimable: boolean
}

const HEAD = [
  'Day',
  'Bill',
  'Supplier',
  'GSTIN',
  'What',
  'HSN',
  'Rate',
  'Taxable value',
  'CGST',
  'SGST',
  'IGST',
  'Value with tax',
  'Input tax claimed',
  'Rounding',
  'Total of the bill',
]

/**
 * The purchases register: a row for each line of each bill, amounts in rupees. Rounding and total stand at the first
 * line of a bill, so that each column sums up.
 */
export async function* registerLines(bills: AsyncIterable<RegisteredBill>): AsyncGenerator<string> {
  yield csvHead(HEAD)
  for await (const bill of bills)
    for (const [at, line] of bill.lines.entries()) yield csvLine(rowOf(bill, line, at))
}

function rowOf(bill: RegisteredBill, line: BillLine, at: number): CsvValue[] {
  const { day, number, supplierName, gstin, roundingPaise, totalPaise, isClaimable } = bill
  const { what, hsnCode, rateBasisPoints, taxablePaise, cgstPaise, sgstPaise, igstPaise } = line
  const tax = sumOfTax(line)
  return [
    day,
    number,
    supplierName,
    gstin,
    what,
    hsnCode,
    rateBasisPoints / 100,
    paiseToRupees(taxablePaise),
    paiseToRupees(cgstPaise),
    paiseToRupees(sgstPaise),
    paiseToRupees(igstPaise),
    paiseToRupees(addPaise(taxablePaise, tax)),
    isClaimable ? paiseToRupees(tax) : 0,
    at === 0 ? paiseToRupees(roundingPaise) : null,
    at === 0 ? paiseToRupees(totalPaise) : null,
  ]
}
