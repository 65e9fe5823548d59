import { type Fault, type ReadTable, readTable } from '../../../kernel/csv/table.js'
import { readCsv } from '../../../platform/csv-file.js'
import { IMPORT_FORMS } from './kinds/import-forms.js'
import { type ImportKindName } from './kinds/import-kind.js'

/** A file of an import as its form reads it. */
export interface ImportTable extends ReadTable {
  /** The file has more lines than are imported at once, so that nothing more is looked for in it. */
  isTooLong: boolean
  /** Hash of the content. */
  hash: string
}

/** Reads a file with all that needs no database, in a worker. @throws InvalidInput when it is not a CSV file */
export async function readImport({
  kind,
  bytes,
}: {
  kind: ImportKindName
  bytes: Uint8Array
}): Promise<ImportTable> {
  const { columns, mostLines } = IMPORT_FORMS[kind]
  // The heading is a line too.
  const { lines, hasMore, fault, hash } = await readCsv(bytes, mostLines + 1)
  const { faults, ...table } = await readTable(lines, columns)
  const whole = [fault, hasMore ? lengthFault(mostLines) : null].filter((one) => one !== null)
  return { ...table, faults: [...whole, ...faults], isTooLong: hasMore, hash }
}

const lengthFault = (most: number): Fault => ({
  line: 1,
  column: '',
  message: `The file has more than ${most} lines. At most ${most} are imported at once: cut it into parts.`,
})
