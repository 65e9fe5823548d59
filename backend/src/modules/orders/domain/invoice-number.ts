import { istDay } from '../../../kernel/ist.js'

/** `26-27`: India's financial year runs from April to March. */
export function financialYear(at: Date): string {
  const [year, month] = istDay(at).split('-').map(Number) as [number, number]
  const begins = month >= 4 ? year : year - 1
  const short = (full: number): string => String(full % 100).padStart(2, '0')
  return `${short(begins)}-${short(begins + 1)}`
}

/** Counter of a financial year: each starts at 1. */
export function invoiceCounterKey(at: Date): string {
  return `invoice:${financialYear(at)}`
}

/** `INV/26-27/00042`: 16 characters at most, of those that GST allows. */
export function invoiceNumber(at: Date, running: number): string {
  return `INV/${financialYear(at)}/${String(running).padStart(5, '0')}`
}
