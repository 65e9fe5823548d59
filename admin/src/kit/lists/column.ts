import { type ReactNode } from 'react'

/** A field of a staff list; its name stands in the catalogue under `resources.<resource>.fields.<source>`. */
export interface Column<Row> {
  source: string
  /** The plain value, as it is exported. */
  value: (row: Row) => string | number | null
  /** How a screen shows it, where that is more than the value. */
  show?: (row: Row) => ReactNode
  /** The server can sort by `source`. */
  sortable?: boolean
  numeric?: boolean
  /** Names the row: the heading of its card. Without one, the first column is. */
  heading?: boolean
  /**
   * On a phone: `side` stands at the right edge (amounts and states); `plain` needs no name beside it; `none` is not
   * shown. Actions stand beside the name, or `below`, where their words need a line.
   */
  card?: 'side' | 'plain' | 'none' | 'below'
  /** Running text: takes the whole width of a card. */
  long?: boolean
  /** Stands in the export only: on the screen the row's own page has it. */
  exportOnly?: boolean
  /** The column holds actions, which an export leaves out. */
  screenOnly?: boolean
}

export const shown = <Row>(column: Column<Row>, row: Row): ReactNode =>
  column.show ? column.show(row) : column.value(row)

/** What names a row on its card. */
export const headingOf = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ heading }) => heading) ?? columns[0]

/** Whether nobody may hide the column: it names the row, holds its actions, or is in the export only. */
export const isFixed = <Row>(column: Column<Row>, columns: readonly Column<Row>[]): boolean =>
  column === headingOf(columns) || column.screenOnly === true || column.exportOnly === true
