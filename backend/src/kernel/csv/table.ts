import { eachInTurns } from '../../kernel/turns.js'
import { clipped, quoted, type Read, type ReadCell } from './cells.js'

/** A column that a kind of import knows; its name is that of the field. */
export interface Column<T = unknown> {
  name: string
  read: ReadCell<T>
  /** Formats the value for display; by default it is shown as plain text. */
  show?(value: T): string
  required?: boolean
  /** The example in the template. */
  examples: readonly [string, string]
}

/** A line of the file, cut into cells. */
export interface FileRow {
  /** Number of its first line in the file, from 1 as in editors. */
  line: number
  cells: readonly string[]
}

/** A fault in a table, with its line and column. */
export interface Fault {
  line: number
  /** The column of the fault; empty when the whole line is at fault. */
  column: string
  message: string
}

/** The values of a line by column, without those of empty cells. */
export type Values = Readonly<Record<string, unknown>>

export interface Row {
  line: number
  /** Values of the cells without faults. */
  values: Values
  /** The values as they will be displayed. */
  texts: Readonly<Record<string, string>>
}

export interface ReadTable {
  /** All rows in order; a row with faults has the values of its faultless cells. */
  rows: Row[]
  faults: Fault[]
  /** Number of lines, not counting the heading. */
  count: number
}

/** Whether the line has only empty cells, which spreadsheets often append. */
export const isBlank = ({ cells }: FileRow): boolean => cells.every((cell) => cell.trim() === '')

/** Reads the lines of a table. No line may be blank, and the first one names the columns. */
export async function readTable(lines: readonly FileRow[], columns: readonly Column[]): Promise<ReadTable> {
  const [heading, ...body] = lines
  const count = body.length
  if (!heading) return refused(1, 'The file is empty.')
  const { places, faults } = readHeading(heading, columns)
  if (faults.length > 0) return { rows: [], faults, count }
  if (count === 0) return refused(heading.line, 'No line follows the heading.')
  const rows: Row[] = []
  await eachInTurns(body, (line) => {
    const read = readRow(line, places)
    rows.push(read.row)
    faults.push(...read.faults)
  })
  return { rows, faults, count }
}

const refused = (line: number, message: string): ReadTable => ({
  rows: [],
  faults: [{ line, column: '', message }],
  count: 0,
})

function readHeading(
  { line, cells }: FileRow,
  columns: readonly Column[],
): { places: (Column | null)[]; faults: Fault[] } {
  const names = cells.map((cell) => cell.trim())
  const places = names.map(
    (name) => columns.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? null,
  )
  const known = columns.map(({ name }) => name).join(', ')
  const faults: Fault[] = []
  names.forEach((name, at) => {
    const column = places[at]
    if (name !== '' && !column)
      faults.push({
        line,
        column: clipped(name),
        message: `There is no column of this name. There are ${known}.`,
      })
    else if (column && places.indexOf(column) !== at)
      faults.push({ line, column: column.name, message: 'The file has this column twice.' })
  })
  for (const column of columns)
    if (column.required && !places.includes(column))
      faults.push({ line, column: column.name, message: 'This column is missing.' })
  return { places, faults }
}

function readRow(
  { line, cells }: FileRow,
  places: readonly (Column | null)[],
): { row: Row; faults: Fault[] } {
  const faults: Fault[] = []
  const values: Record<string, unknown> = {}
  const texts: Record<string, string> = {}
  places.forEach((column, at) => {
    const cell = (cells[at] ?? '').trim()
    if (!column) {
      if (cell !== '') faults.push({ line, column: '', message: `${quoted(cell)} has no heading above it.` })
      return
    }
    const read = readCell(column, cell)
    if (read === null) return
    if ('fault' in read) faults.push({ line, column: column.name, message: read.fault })
    else {
      values[column.name] = read.value
      texts[column.name] = column.show ? column.show(read.value) : String(read.value)
    }
  })
  if (cells.slice(places.length).some((cell) => cell.trim() !== ''))
    faults.push({
      line,
      column: '',
      message: `The line has ${cells.length} cells, the heading ${places.length}.`,
    })
  return { row: { line, values, texts }, faults }
}

function readCell(column: Column, cell: string): Read<unknown> | null {
  if (cell !== '') return column.read(cell)
  return column.required ? { fault: `${column.name} is required.` } : null
}
