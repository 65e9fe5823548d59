import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { type Grams, grams } from '../../../../kernel/amounts/weight.js'
import { quoted, type ReadCell, text } from '../../../../kernel/csv/cells.js'
import { amount, id } from '../../../../kernel/csv/report-cells.js'
import { type Places, placesIn, ReportRow } from '../../../../kernel/csv/report-row.js'
import { type Fault, type FileRow } from '../../../../kernel/csv/table.js'
import { eachInTurns } from '../../../../kernel/turns.js'
import {
  CHARGE_COLUMNS,
  type ChargeColumn,
  columnsWith,
  NEEDED_OF_CHARGES,
  type OwnColumns,
} from './invoice-columns.js'

/** What is charged: the way to the customer, the way back, cash that is collected, or something else. */
export const CHARGE_TYPES = ['forward', 'rto', 'cod', 'other'] as const
export type ChargeType = (typeof CHARGE_TYPES)[number]

/** A line of the courier's invoice. */
export interface ChargeLine {
  /** Number of the line in the file, from 1. */
  line: number
  waybill: string
  type: ChargeType
  /** How many lines of this type the file has for the waybill, up to this one. */
  nth: number
  /** null when the file has no weight for it. */
  weightGrams: Grams | null
  chargePaise: Paise
  /** GST on the charge. */
  taxPaise: Paise
}

/** The content of a courier's list. While it has faults, nothing of it is booked. */
export interface ReadInvoice {
  lines: ChargeLine[]
  faults: Fault[]
  /** The cells of the heading: of what may be the heading when a column is missing. */
  headings: string[]
  /** The heading of each column that was found. */
  columns: OwnColumns
}

interface Bounds {
  mostRows: number
  /** The file has more rows than were read. */
  hasMore: boolean
}

/** A parcel weighs at most 50 kg and no courier charges for less than 50 g, so a small figure is kilograms. */
const MOST_KILOGRAMS = 50
const LONGEST_WAYBILL = 30

const filled = ({ cells }: FileRow): string[] => cells.map((cell) => cell.trim()).filter(Boolean)

/** Reads the charges of a courier's invoice below their heading; a row with the word "total" ends them. */
export async function readInvoice(
  rows: readonly FileRow[],
  own: OwnColumns,
  { mostRows, hasMore }: Bounds,
): Promise<ReadInvoice> {
  const columns = columnsWith(own)
  const at = rows.findIndex((row) => isHeading(placesIn(columns, row.cells)))
  const heading = rows[at]
  if (!heading) return withoutHeading(rows, own)
  const places = placesIn(columns, heading.cells)
  const found = Object.fromEntries([...places].map(([column, { name }]) => [column, name])) as OwnColumns
  const read = { headings: filled(heading), columns: found }
  const below = rows.slice(at + 1)
  const refused = (message: string) => ({
    ...read,
    lines: [],
    faults: [{ line: heading.line, column: '', message }],
  })
  if (below.length === 0) return refused('No charge follows the heading.')
  if (hasMore || below.length > mostRows)
    return refused(`At most ${mostRows} lines are imported at once: take fewer of them.`)
  const lines: ChargeLine[] = []
  const faults: Fault[] = []
  const seen = new Map<string, number>()
  await eachInTurns(below, (row) => {
    // A title, or the sum below all lines.
    if (filled(row).length < 2 || isTotal(row, places)) return
    const line = readLine(new ReportRow(row, places), places, seen, faults)
    if (line) lines.push(line)
  })
  return { ...read, lines, faults: faults.sort((one, other) => one.line - other.line) }
}

const isHeading = (places: Places<ChargeColumn>): boolean =>
  NEEDED_OF_CHARGES.every((column) => places.has(column))

/** The row with the most cells among the first is most likely the heading that the owner has to explain. */
function withoutHeading(rows: readonly FileRow[], own: OwnColumns): ReadInvoice {
  const [first] = rows
  const widest = rows
    .slice(0, 20)
    .reduce<FileRow | undefined>(
      (best, row) => (filled(row).length > (best ? filled(best).length : 1) ? row : best),
      undefined,
    )
  const names = NEEDED_OF_CHARGES.map((column) => own[column] || CHARGE_COLUMNS[column][0]).join(' and ')
  const message = first
    ? `There is no heading with ${names}: say which column of the file is which.`
    : 'The file is empty.'
  const fault = { line: (widest ?? first)?.line ?? 1, column: '', message }
  return { lines: [], faults: [fault], headings: widest ? filled(widest) : [], columns: {} }
}

function isTotal(row: FileRow, places: Places<ChargeColumn>): boolean {
  const waybill = (row.cells[places.get('waybill')?.at ?? 0] ?? '').trim()
  return /total/i.test(filled(row)[0] ?? '') && (waybill === '' || /total/i.test(waybill))
}

function readLine(
  row: ReportRow<ChargeColumn>,
  places: Places<ChargeColumn>,
  seen: Map<string, number>,
  faults: Fault[],
): ChargeLine | null {
  const waybill = (row.need('waybill', waybillCell) ?? '').toUpperCase()
  const chargePaise = row.need('charge', amount)
  const type = typeOf(row.read('type', text(200).read) ?? '')
  const inKilograms = /kg|kilo/i.test(places.get('weight')?.name ?? '')
  const weightGrams = row.read('weight', weightCell(inKilograms))
  const taxPaise = chargePaise === null ? null : taxOf(row, chargePaise)
  faults.push(...row.faults)
  if (row.faults.length > 0 || chargePaise === null || taxPaise === null) return null
  const nth = (seen.get(`${waybill}:${type}`) ?? 0) + 1
  seen.set(`${waybill}:${type}`, nth)
  return { line: row.line, waybill, type, nth, weightGrams, chargePaise, taxPaise }
}

/** GST: in one column, in those of its parts, or what the total has beyond the charge. */
function taxOf(row: ReportRow<ChargeColumn>, chargePaise: Paise): Paise {
  const whole = row.read('tax', amount)
  const parts = (['cgst', 'sgst', 'igst'] as const).map((part) => row.read(part, amount))
  const total = row.read('total', amount)
  const summed = parts.some((part) => part !== null)
    ? parts.reduce<Paise>((sum, part) => addPaise(sum, part ?? NO_MONEY), NO_MONEY)
    : null
  const told = whole ?? summed
  const beyond = total === null ? null : subtractPaise(total, chargePaise)
  if (told !== null && beyond !== null && told !== beyond && beyond !== NO_MONEY)
    row.fail('total', 'Charge and GST do not add up to the total.')
  return told ?? beyond ?? NO_MONEY
}

function typeOf(cell: string): ChargeType {
  const word = cell.trim().toUpperCase()
  if (/\b(RTO|RT|RETURN(ED)?|DTO)\b/.test(word)) return 'rto'
  if (/\bCOD\b/.test(word)) return 'cod'
  const isForward =
    word === '' || /\b(DELIVERED|DL|FORWARD|FWD|SURFACE|EXPRESS|PRE-?PAID|B2C|FREIGHT)\b/.test(word)
  return isForward ? 'forward' : 'other'
}

const waybillCell: ReadCell<string> = (cell) => {
  const read = id(cell)
  if ('fault' in read) return read
  return read.value.length <= LONGEST_WAYBILL && /^[a-z0-9-]+$/i.test(read.value)
    ? read
    : { fault: `${quoted(cell)} is no waybill: it has letters and digits alone.` }
}

/** A weight in grams or kilograms; the heading, the cell or its size says which. */
const weightCell =
  (inKilograms: boolean): ReadCell<Grams> =>
  (cell) => {
    const [, figure = '', unit = ''] =
      /^(\d{1,6}(?:\.\d{1,4})?)\s*(kgs?|gms?|g)?\.?$/i.exec(
        cell.slice(0, LONGEST_WAYBILL).replace(/,(?=\d{3}\b)/g, ''),
      ) ?? []
    const value = Number(figure)
    if (figure === '' || value <= 0) return { fault: `${quoted(cell)} is no weight: write 1.5 kg or 1500.` }
    const isKilograms = unit === '' ? inKilograms || value < MOST_KILOGRAMS : /^k/i.test(unit)
    return { value: grams(Math.round(isKilograms ? value * 1000 : value)) }
  }
