/** Value of a cell in a CSV file; null makes an empty cell. */
export type CsvValue = string | number | null

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
const disarmed = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = disarmed(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of CSV, for files that are written line by line. */
export const csvLine = (cells: readonly CsvValue[]): string => `${cells.map(cell).join(',')}\r\n`

/** Beginning of a file: the byte order mark makes spreadsheets read it as UTF-8. */
export const csvHead = (names: readonly string[]): string => `\uFEFF${csvLine(names)}`

/** Formats rows as CSV (RFC 4180), after a first line of column names. */
export function csvOf(names: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return csvHead(names) + rows.map(csvLine).join('')
}
