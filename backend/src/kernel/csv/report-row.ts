import { type Read, type ReadCell } from './cells.js'
import { isNothing } from './report-cells.js'
import { type Fault, type FileRow } from './table.js'

/** The position of each column below its heading, and its name there. */
export type Places<C extends string> = ReadonlyMap<C, { at: number; name: string }>

const keyOf = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Finds the columns in a heading. If a name occurs twice, the first one counts. */
export function placesIn<C extends string>(
  columns: Readonly<Record<C, readonly string[]>>,
  cells: readonly string[],
): Places<C> {
  const known = new Map<string, number>()
  cells.forEach((cell, at) => {
    if (!known.has(keyOf(cell))) known.set(keyOf(cell), at)
  })
  const found = Object.entries<readonly string[]>(columns).flatMap(([column, names]) => {
    const at = names.map((name) => known.get(keyOf(name))).find((place) => place !== undefined)
    return at === undefined ? [] : [[column as C, { at, name: (cells[at] ?? '').trim() }] as const]
  })
  return new Map(found)
}

/** Reads the cells of one row by their columns, and collects their faults. */
export class ReportRow<C extends string> {
  readonly faults: Fault[] = []
  readonly line: number

  constructor(
    private readonly row: FileRow,
    private readonly places: Places<C>,
  ) {
    this.line = row.line
  }

  /** Reads a cell; null when it is empty or cannot be read. */
  read<T>(column: C, cell: ReadCell<T>): T | null {
    const text = this.text(column)
    return isNothing(text) ? null : this.valueOf(column, cell(text))
  }

  /** As `read`, but an empty cell is a fault. */
  need<T>(column: C, cell: ReadCell<T>): T | null {
    if (!isNothing(this.text(column))) return this.read(column, cell)
    this.fail(column, 'Nothing stands here.')
    return null
  }

  fail(column: C | null, message: string): void {
    const name = column === null ? '' : (this.places.get(column)?.name ?? '')
    this.faults.push({ line: this.line, column: name, message })
  }

  private text(column: C): string {
    const place = this.places.get(column)
    return place === undefined ? '' : (this.row.cells[place.at] ?? '').trim()
  }

  private valueOf<T>(column: C, read: Read<T>): T | null {
    if ('value' in read) return read.value
    this.fail(column, read.fault)
    return null
  }
}
