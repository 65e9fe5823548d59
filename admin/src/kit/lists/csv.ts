import { type Column } from './column.js'

type Value = string | number | null

/** Text that a spreadsheet would run as a formula is led by an apostrophe. */
const disarmed = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const OFFSET_MS = 5.5 * 3_600_000

/** `2026-11-21 10:00` in India, as the screen says it, whatever the zone of the server. */
const inIndia = (instant: string) =>
  new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')

function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = disarmed(INSTANT.test(value) ? inIndia(value) : value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), with a first line of names. The byte order mark makes spreadsheets read it as UTF-8. */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  names: readonly string[],
): string {
  const lines = rows.map((row) => columns.map((column) => cell(column.value(row))).join(','))
  return `\uFEFF${[names.map(cell).join(','), ...lines].join('\r\n')}\r\n`
}
