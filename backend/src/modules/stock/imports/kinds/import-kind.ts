import { type Column, type Fault, type Row } from '../../../../kernel/csv/table.js'

export const IMPORT_KINDS = ['products', 'outlets', 'stock'] as const
export type ImportKindName = (typeof IMPORT_KINDS)[number]

/** Something that can be imported: its columns, what else must hold, and how it is written. */
export interface ImportKind {
  readonly columns: readonly Column[]
  readonly mostLines: number
  /** What the cells cannot know of themselves; reads only. */
  faults(rows: readonly Row[]): Promise<Fault[]>
  /** Values that follow from a line, in addition to what it has. */
  shown(row: Row): Readonly<Record<string, string>>
  /** Slow work that needs no database, before the transaction. @returns what is done in it */
  prepare(rows: readonly Row[], by: string): Promise<() => Promise<void>>
}
