import { type Read, type ReadCell } from '../../../../kernel/csv/cells.js'
import { type Fault, type FileRow } from '../../../../kernel/csv/table.js'
import { isNothing } from './report-cells.js'
import { type Places } from './report-columns.js'

/** Reads the cells of one row by their columns, and keeps what is wrong with them. */
export class ReportRow<C extends string> {
  readonly faults: Fault[] = []
  readonly line: number

  constructor(
    private readonly row: FileRow,
    private readonly places: Places<C>,
  ) {
    this.line = row.line
  }

  /** null where the file says nothing, or nothing sensible. */
  read<T>(column: C, cell: ReadCell<T>): T | null {
    const text = this.text(column)
    return isNothing(text) ? null : this.valueOf(column, cell(text))
  }

  /** As `read`; that it says nothing is a fault. */
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
