import { MOST_RUPEES, NO_MONEY, type Paise, subtractPaise } from '../amounts/money.js'
import { DAY_MS, isIstDay, istDayStart } from '../dates/ist.js'
import { money, quoted, type Read, type ReadCell } from './cells.js'

const LONGEST_ID = 100
/** Cells that reports of outside services have for an empty value. */
const NOTHING = ['', 'na', 'n/a', 'null', 'none', '-']
/** `2025-09-26 15:05:12`, in Indian time unless a zone follows. */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/
/** The form in which a spreadsheet saves the same time. */
const INDIAN = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/
/** `4.38745E+09`: a spreadsheet has rounded an id, and its digits are lost. */
const ROUNDED_ID = /^\d(?:\.\d+)?e\+?\d+$/i

export const isNothing = (cell: string): boolean => NOTHING.includes(cell.toLowerCase())

const magnitude = money(MOST_RUPEES)

/** Reads an amount in rupees, exact to the paisa; negative with a minus or in brackets. */
export const amount: ReadCell<Paise> = (cell) => {
  // The length is limited first: the pattern takes time with the square of it.
  const [, minus = '', bare = cell] = /^\(?\s*(-?)\s*(.*?)\s*\)?$/.exec(cell.slice(0, LONGEST_ID + 1)) ?? []
  const read = magnitude.read(bare.replace(/^₹\s*-/, '₹'))
  if ('fault' in read || cell.length > LONGEST_ID)
    return { fault: `${quoted(cell)} is no amount in rupees with at most two decimals.` }
  const isBelow = minus !== '' || /^₹\s*-/.test(bare) || cell.startsWith('(')
  return { value: isBelow ? subtractPaise(NO_MONEY, read.value) : read.value }
}

/** Reads an id of an outside service. */
export const id: ReadCell<string> = (cell) => {
  // A spreadsheet marks digits that are text by an apostrophe.
  const value = cell.replace(/^'/, '')
  if (ROUNDED_ID.test(value))
    return {
      fault: `${quoted(cell)} was rounded by a spreadsheet: import the file as it was downloaded.`,
    }
  return value.length <= LONGEST_ID ? { value } : { fault: `At most ${LONGEST_ID} characters.` }
}

/** Reads a moment; without a zone it is in Indian time. */
export const instant: ReadCell<Date> = (cell) => readIso(cell) ?? readIndian(cell) ?? noMoment(cell)

const noMoment = (cell: string): Read<Date> => ({
  fault: `${quoted(cell)} is no time: it is written 2026-11-21 15:05:12.`,
})

function readIso(cell: string): Read<Date> | null {
  const [, day = '', hours, minutes, seconds, zone] = ISO.exec(cell) ?? []
  if (!isIstDay(day)) return null
  if (zone === undefined) return momentOf(day, hours, minutes, seconds)
  const moment = new Date(cell.replace(' ', 'T').replace(/\s+/g, ''))
  return Number.isNaN(moment.getTime()) ? null : { value: moment }
}

function readIndian(cell: string): Read<Date> | null {
  const [, date = '', month = '', year = '', hours, minutes, seconds] = INDIAN.exec(cell) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isIstDay(day) ? momentOf(day, hours, minutes, seconds) : null
}

function momentOf(day: string, hours = '0', minutes = '0', seconds = '0'): Read<Date> | null {
  if (!isIstDay(day)) return null
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
  return ms < DAY_MS ? { value: new Date(istDayStart(day).getTime() + ms) } : null
}
