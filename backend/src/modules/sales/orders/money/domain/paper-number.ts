import { istDay } from '../../../../../kernel/dates/ist.js'

/** Papers of one kind have their own running numbers (GST rules 46 and 53). */
export interface Series {
  prefix: string
  counter: string
}
export const INVOICES: Series = { prefix: 'INV', counter: 'invoice' }
export const CREDIT_NOTES: Series = { prefix: 'CN', counter: 'credit-note' }

/** `26-27`: India's financial year runs from April to March. */
export function financialYear(at: Date): string {
  const [year, month] = istDay(at).split('-').map(Number) as [number, number]
  const begins = month >= 4 ? year : year - 1
  const short = (full: number): string => String(full % 100).padStart(2, '0')
  return `${short(begins)}-${short(begins + 1)}`
}

/** Key of the counter for a series in a financial year: each starts at 1. */
export function counterKey({ counter }: Series, at: Date): string {
  return `${counter}:${financialYear(at)}`
}

/** `INV/26-27/00042`: at most 16 characters, of those that GST allows. */
export function paperNumber({ prefix }: Series, at: Date, running: number): string {
  return `${prefix}/${financialYear(at)}/${digits(running)}`
}

/** A series in a financial year, with the last number it gave. */
export interface PaperCounter {
  counter: string
  value: number
}

const SERIES = [INVOICES, CREDIT_NOTES]
const digits = (running: number): string => String(running).padStart(5, '0')

/** The number that such a counter gave last; null when the counter is not one of papers. */
export function numberOf({ counter, value }: PaperCounter): string | null {
  const [name, year] = counter.split(':')
  const series = SERIES.find((one) => one.counter === name)
  return series && year !== undefined ? `${series.prefix}/${year}/${digits(value)}` : null
}

/** The counter that gave a number; null when the number is not that of a paper. */
export function counterOf(number: string): PaperCounter | null {
  const [, prefix, year, running] = /^([A-Z]+)\/(\d\d-\d\d)\/(\d{1,7})$/.exec(number) ?? []
  const series = SERIES.find((one) => one.prefix === prefix)
  return series ? { counter: `${series.counter}:${year}`, value: Number(running) } : null
}
