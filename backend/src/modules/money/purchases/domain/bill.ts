import {
  addPaise,
  formatRupees,
  type Paise,
  roundToPaisa,
  subtractPaise,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import { type IstDay, istDayStart } from '../../../../kernel/dates/ist.js'
import { financialYear } from '../../../sales/orders/money/domain/paper-number.js'
import { NO_TAX, type PaidTax, splitTax, sumOfTax } from '../../expenses/domain/input-tax.js'

/** Open: something of it is to be paid. */
export const BILL_STATES = ['open', 'paid', 'cancelled'] as const
export type BillState = (typeof BILL_STATES)[number]

/** A line as a person reads it off the bill. */
export interface LineDraft {
  what: string
  /** Of the goods or the service; empty when the bill names none. */
  hsnCode: string
  /** Hundredths of a percent: 500 are 5 %. */
  rateBasisPoints: number
  /** Before tax, after discounts. */
  taxablePaise: Paise
  /** As the bill says it; worked out from the rate when it is not given. */
  taxPaise: Paise | null
}

export interface BillLine extends Omit<LineDraft, 'taxPaise'>, PaidTax {}

/** Who charges the tax of a bill: nobody without a GSTIN may. */
export interface Seller {
  gstin: string | null
  interState: boolean
}

/** Sums of a bill's lines; with the rounding they are the total that is paid. */
export interface BillSums extends PaidTax {
  taxablePaise: Paise
  roundingPaise: Paise
  totalPaise: Paise
}

/** What is wrong with a bill: the field and a sentence. */
export interface BillFault {
  field: string
  message: string
}

/** So far a tax may lie from rate and value, and a total from its lines: sellers round each line and each total. */
const MOST_ROUNDED = 100

/** The tax on a value. The central and state halves are equal, as the law requires. */
export function taxOn(taxablePaise: Paise, rateBasisPoints: number, interState: boolean): PaidTax {
  if (interState) return { ...NO_TAX, igstPaise: roundToPaisa((taxablePaise * rateBasisPoints) / 10_000) }
  const half = roundToPaisa((taxablePaise * rateBasisPoints) / 20_000)
  return { ...NO_TAX, cgstPaise: half, sgstPaise: half }
}

/** What is wrong with a line; null when it is right. @param at its place, from 0 */
export function lineFault(
  { rateBasisPoints, taxablePaise, taxPaise }: LineDraft,
  at: number,
  { gstin }: Seller,
): BillFault | null {
  const charges = rateBasisPoints > 0 || (taxPaise ?? 0) > 0
  if (charges && gstin === null)
    return {
      field: `lines.${at}.rate`,
      message: 'The supplier has no GSTIN here, so it charges no GST. Enter the GSTIN at the supplier first.',
    }
  const worked = sumOfTax(taxOn(taxablePaise, rateBasisPoints, true))
  if (taxPaise === null || Math.abs(taxPaise - worked) <= MOST_ROUNDED) return null
  const message = `${rateBasisPoints / 100} % of ${formatRupees(taxablePaise)} is ${formatRupees(worked)}, not ${formatRupees(taxPaise)}.`
  return { field: `lines.${at}.tax`, message }
}

/** A line with its tax in its kinds. */
export function billLine({ taxPaise, ...line }: LineDraft, { interState }: Seller): BillLine {
  const tax =
    taxPaise === null
      ? taxOn(line.taxablePaise, line.rateBasisPoints, interState)
      : splitTax(taxPaise, interState)
  return { ...line, ...tax }
}

/** The sums of a bill whose paper says this total. */
export function billSums(lines: readonly BillLine[], totalPaise: Paise): BillSums {
  const sum = (part: keyof PaidTax | 'taxablePaise'): Paise => sumPaise(lines.map((line) => line[part]))
  const taxablePaise = sum('taxablePaise')
  const tax = { cgstPaise: sum('cgstPaise'), sgstPaise: sum('sgstPaise'), igstPaise: sum('igstPaise') }
  const roundingPaise = subtractPaise(totalPaise, addPaise(taxablePaise, sumOfTax(tax)))
  return { taxablePaise, ...tax, roundingPaise, totalPaise }
}

/** A total that its lines do not come to; null when they do, but for the rounding of a bill. */
export function totalFault({ roundingPaise, totalPaise }: BillSums): BillFault | null {
  if (Math.abs(roundingPaise) <= MOST_ROUNDED) return null
  const lines = formatRupees(subtractPaise(totalPaise, roundingPaise))
  const message = `The lines with their tax come to ${lines}, and the total is ${formatRupees(totalPaise)}.`
  return { field: 'total', message }
}

/** The number of a bill in its compared form: suppliers and people write it with other spaces and letter cases. */
export const numberKey = (number: string): string => number.toUpperCase().replace(/\s/g, '')

/** The financial year in which a supplier gives a number once: `26-27`. */
export const yearOf = (day: IstDay): string => financialYear(istDayStart(day))
