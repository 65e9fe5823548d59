/** What a cell of a CSV file holds; nothing is empty. */
export type CsvValue = string | number | null

/** Text that a spreadsheet would run as a formula is led by an apostrophe. */
const disarmed = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = disarmed(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a file that is too long to be held as a whole. */
export const csvLine = (cells: readonly CsvValue[]): string => `${cells.map(cell).join(',')}\r\n`

/** What a file begins with: the byte order mark makes spreadsheets read it as UTF-8. */
export const csvHead = (names: readonly string[]): string => `\uFEFF${csvLine(names)}`

/** Rows as CSV (RFC 4180), a first line of names. */
export function csvOf(names: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return csvHead(names) + rows.map(csvLine).join('')
}
