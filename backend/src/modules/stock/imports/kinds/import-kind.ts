import { type Fault, type Row } from '../../../../kernel/csv/table.js'

export const IMPORT_KINDS = ['products', 'prices', 'outlets', 'stock'] as const
export type ImportKindName = (typeof IMPORT_KINDS)[number]

/** A kind of record that can be imported: its rules beyond those of its form, and how it is written. */
export interface ImportKind {
  /** Faults that need the database or other lines; only reads. */
  faults(rows: readonly Row[]): Promise<Fault[]>
  /** Values derived from lines, shown in addition to their own; in the order of the lines. */
  shown(rows: readonly Row[]): Promise<readonly Readonly<Record<string, string>>[]>
  /**
   * Does slow work that needs no database, before the transaction. @returns the work to do inside the
   * transaction
   */
  prepare(rows: readonly Row[], by: string): Promise<() => Promise<void>>
}
