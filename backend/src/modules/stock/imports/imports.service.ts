import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { csvOf } from '../../../kernel/csv/csv.js'
import { type Fault, type Row } from '../../../kernel/csv/table.js'
import { AppError, Conflict } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Workers } from '../../../platform/workers/workers.service.js'
import { Audit } from '../../office/audit/audit.service.js'
import { IMPORT_FORMS } from './kinds/import-forms.js'
import { type ImportKind, type ImportKindName } from './kinds/import-kind.js'
import { ImportKinds } from './kinds/import-kinds.service.js'
import { type ImportTable, type readImport } from './read-import.js'
import { ImportDocument } from './schemas/import.schema.js'

const REMEMBERED_MS = 86_400_000
const READING = { file: new URL('./read-import.js', import.meta.url), name: 'readImport' }

/** An earlier import of the same content. */
interface EarlierImport {
  at: Date
  by: string
  count: number
}

/** Remembers imports by their content. */
@Injectable()
export class ImportLog {
  constructor(
    @InjectModel(ImportDocument.name) private readonly imports: Model<ImportDocument>,
    private readonly clock: Clock,
  ) {}

  /** The import of the same content within the last day; null when there is none. */
  async earlier(kind: ImportKindName, hash: string): Promise<EarlierImport | null> {
    return this.recent(await this.imports.findById(keyOf(kind, hash)).lean<ImportDocument>())
  }

  /**
   * Records an import in its transaction. Two imports of the same content conflict on the row, so that one of them
   * finds the other. @returns the import of the same content within the last day
   */
  async record(
    kind: ImportKindName,
    hash: string,
    { by, count }: Omit<EarlierImport, 'at'>,
  ): Promise<EarlierImport | null> {
    const before = await this.imports
      .findOneAndUpdate(
        { _id: keyOf(kind, hash) },
        { $set: { by, count, at: this.clock.now() } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean<ImportDocument>()
    return this.recent(before)
  }

  private recent(found: ImportDocument | null): EarlierImport | null {
    if (!found || this.clock.now().getTime() - found.at.getTime() >= REMEMBERED_MS) return null
    const { at, by, count } = found
    return { at, by, count }
  }
}

const keyOf = (kind: ImportKindName, hash: string): string => `${kind}:${hash}`

/** Most faults that are listed; further ones are only counted. */
const MOST_FAULTS = 500
const SAMPLE = 20

/** A line as it will be stored, by column. */
export interface SampleRow {
  line: number
  values: Readonly<Record<string, string>>
}

/** The result that an import would have. */
export interface ImportReport {
  /** Number of lines that are not blank. */
  count: number
  /** Number of lines without a fault. */
  good: number
  faultCount: number
  faults: Fault[]
  sample: SampleRow[]
  /** An import of the same content within the last day. */
  earlier: EarlierImport | null
}

export interface ImportFile {
  bytes: Buffer
  by: string
  /** The user confirmed to import the same content again. */
  again: boolean
}

interface CheckedFile {
  report: Omit<ImportReport, 'earlier'>
  rows: Row[]
  hash: string
}

/** Imports files as records: all lines of a file, or none (docs/domain/catalogue.md#imports). */
@Injectable()
export class Imports {
  constructor(
    private readonly kinds: ImportKinds,
    private readonly log: ImportLog,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly workers: Workers,
  ) {}

  /** The heading and two example lines, as a file to fill in. */
  template(name: ImportKindName): string {
    const { columns } = IMPORT_FORMS[name]
    const examples = ([0, 1] as const).map((at) => columns.map((column) => column.examples[at]))
    return csvOf(
      columns.map((column) => column.name),
      examples,
    )
  }

  /** Reports what an import would do, without writing. @throws InvalidInput when it is not a CSV file */
  async check(name: ImportKindName, bytes: Buffer): Promise<ImportReport> {
    const kind = this.kinds.of(name)
    const { report, hash } = await this.checked(kind, await this.table(name, bytes))
    return { ...report, earlier: await this.log.earlier(name, hash) }
  }

  /**
   * Imports every line of a file, or none.
   * @returns the number of lines
   * @throws AppError IMPORT_FAULTS with the report of `check`; Conflict IMPORT_REPEATED
   */
  async run(name: ImportKindName, { bytes, by, again }: ImportFile): Promise<number> {
    const kind = this.kinds.of(name)
    const table = await this.table(name, bytes)
    const { rows, hash } = demandGood(await this.checked(kind, table))
    const write = await kind.prepare(rows, by)
    return this.transactions.run(async () => {
      const earlier = await this.log.record(name, hash, { by, count: rows.length })
      if (earlier && !again) throw repeated(earlier)
      // Checked again inside the transaction: another person may have changed a record that the file refers
      // to.
      demandGood(await this.checked(kind, table))
      await write()
      await this.audit.record({
        action: `import.${name}`,
        subject: `import:${hash.slice(0, 12)}`,
        changes: [{ field: 'lines', after: rows.length }],
      })
      return rows.length
    })
  }

  private table(kind: ImportKindName, bytes: Uint8Array): Promise<ImportTable> {
    return this.workers.run<typeof readImport>(READING, { kind, bytes })
  }

  private async checked(kind: ImportKind, { hash, isTooLong, ...table }: ImportTable): Promise<CheckedFile> {
    const deeper = isTooLong ? [] : await kind.faults(table.rows)
    // An unreadable cell already has its fault.
    const told = new Set(table.faults.map(placeOf))
    const further = deeper.filter((one) => !told.has(placeOf(one)))
    const faults = [...table.faults, ...further].sort((one, other) => one.line - other.line)
    const bad = new Set(faults.map(({ line }) => line))
    const good = table.rows.filter(({ line }) => !bad.has(line))
    const shown = good.slice(0, SAMPLE)
    const derived = await kind.shown(shown)
    const sample = shown.map((row, at) => ({ line: row.line, values: { ...row.texts, ...derived[at] } }))
    return {
      hash,
      rows: table.rows,
      report: {
        count: table.count,
        good: good.length,
        faultCount: faults.length,
        faults: faults.slice(0, MOST_FAULTS),
        sample,
      },
    }
  }
}

function demandGood(file: CheckedFile): CheckedFile {
  const { faultCount, faults } = file.report
  if (faultCount === 0) return file
  const [first] = faults
  const sentence = `Nothing was imported: line ${first?.line ?? 1} is not right. ${first?.message ?? ''}`
  throw new AppError('IMPORT_FAULTS', sentence, { ...file.report })
}

const placeOf = ({ line, column }: Fault): string => `${line} ${column}`

function repeated({ at, by, count }: EarlierImport): Conflict {
  const sentence =
    'This file was imported less than a day ago. If you import it again, everything is there twice.'
  return new Conflict('IMPORT_REPEATED', sentence, { at, by, count })
}
