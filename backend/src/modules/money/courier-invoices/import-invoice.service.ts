import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addPaise, type Paise, sumPaise } from '../../../kernel/amounts/money.js'
import { type Fault } from '../../../kernel/csv/table.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { AppError, Conflict } from '../../../kernel/errors/errors.js'
import { Workers } from '../../../platform/workers/workers.service.js'
import { Audit } from '../../office/audit/audit.service.js'
import { ChargeMatching, type MatchedCharge } from './charge-matching.service.js'
import { type OwnColumns } from './domain/invoice-columns.js'
import { type EarlierCharge } from './domain/match.js'
import { type BookedCharges, InvoiceBooks } from './invoice-books.service.js'
import { type readInvoiceFile } from './read-invoice-file.js'
import { CourierInvoiceDocument, type StoredInvoice } from './schemas/courier-invoice.schema.js'

const READING = { file: new URL('./read-invoice-file.js', import.meta.url), name: 'readInvoiceFile' }
/** Number of lines that are matched and booked in one step. */
const LINES_AT_ONCE = 200
/** Most faults and charges that a check names; further ones are only counted. */
const MOST_NAMED = 200

/** The invoice as its owner names it, and which column of the file is which. */
export interface InvoiceFile {
  number: string
  day: IstDay
  own: OwnColumns
  bytes: Buffer
}

/** The result that an import would have. */
export interface InvoiceCheck {
  count: number
  /** Number of charges that were booked before. */
  already: number
  added: number
  /** Sum of all charges in the file, and the GST on them. */
  chargePaise: Paise
  taxPaise: Paise
  faultCount: number
  faults: Fault[]
  /** New charges that differ. */
  differing: number
  troubles: MatchedCharge[]
  /** The headings in the file, and which of them was taken for which column. */
  headings: string[]
  columns: OwnColumns
}

/** Imports an invoice of the courier from a file into the books (docs/domain/courier.md#invoices). */
@Injectable()
export class ImportInvoice {
  constructor(
    @InjectModel(CourierInvoiceDocument.name) private readonly invoices: Model<CourierInvoiceDocument>,
    private readonly matching: ChargeMatching,
    private readonly books: InvoiceBooks,
    private readonly audit: Audit,
    private readonly workers: Workers,
  ) {}

  /**
   * Reports what an import would do, without writing.
   * @throws InvalidInput when it is not a CSV file; Conflict IMPORT_REPEATED
   */
  async check(file: InvoiceFile): Promise<InvoiceCheck> {
    const read = await this.read(file)
    return this.checked(file.number, read)
  }

  /**
   * Books every charge that is not in the books yet, in portions: when an import was interrupted, importing the file
   * again continues it.
   * @throws InvalidInput; Conflict IMPORT_REPEATED; AppError IMPORT_FAULTS with the report of `check`
   */
  async run(file: InvoiceFile): Promise<BookedCharges> {
    const { number, day } = file
    const read = await this.read(file)
    const [first] = read.faults
    if (first) {
      const sentence = `Nothing was imported: line ${first.line} is not right. ${first.message}`
      throw new AppError('IMPORT_FAULTS', sentence, { ...(await this.checked(number, read)) })
    }
    const sums: BookedCharges = { added: 0, open: 0, already: 0 }
    const head = { number, day, hash: read.hash, columns: read.columns }
    try {
      for (let from = 0; from < read.lines.length; from += LINES_AT_ONCE) {
        const booked = await this.books.book(head, read.lines.slice(from, from + LINES_AT_ONCE))
        sums.added += booked.added
        sums.open += booked.open
        sums.already += booked.already
      }
    } finally {
      // Charges booked before a failure are recorded too.
      await this.record(number, sums)
    }
    return sums
  }

  /** The columns that the owner names, else those of the last invoice. */
  private async read({ number, own, bytes }: InvoiceFile) {
    const [last] = await this.invoices.find().sort({ importedAt: -1 }).limit(1).lean<StoredInvoice[]>()
    const wanted = { ...last?.columns, ...own }
    const read = await this.workers.run<typeof readInvoiceFile>(READING, { bytes, own: wanted })
    const twin = await this.invoices.findOne({ hash: read.hash, _id: { $ne: number } }).lean<StoredInvoice>()
    if (twin) {
      const sentence = `This file was imported as invoice ${twin._id} already. Nothing was changed.`
      throw new Conflict('IMPORT_REPEATED', sentence, { number: twin._id })
    }
    return read
  }

  private async checked(
    number: string,
    { lines, faults, headings, columns }: Awaited<ReturnType<typeof readInvoiceFile>>,
  ): Promise<InvoiceCheck> {
    const before = new Map<string, EarlierCharge[]>()
    const matched: MatchedCharge[] = []
    for (let from = 0; faults.length === 0 && from < lines.length; from += LINES_AT_ONCE)
      matched.push(...(await this.matching.match(number, lines.slice(from, from + LINES_AT_ONCE), before)))
    const added = matched.filter(({ stored }) => stored === null)
    const troubles = added.filter(({ match }) => match.troubles.length > 0)
    return {
      count: lines.length,
      already: matched.length - added.length,
      added: added.length,
      chargePaise: sumPaise(lines.map(({ chargePaise }) => chargePaise)),
      taxPaise: sumPaise(lines.map(({ taxPaise }) => taxPaise)),
      faultCount: faults.length,
      faults: faults.slice(0, MOST_NAMED),
      differing: troubles.length,
      troubles: troubles.slice(0, MOST_NAMED),
      headings,
      columns,
    }
  }

  private async record(number: string, { added, open }: BookedCharges): Promise<void> {
    if (added === 0) return this.audit.nothingNew()
    await this.audit.record({
      action: 'courier-invoice.imported',
      subject: `courier-invoice:${number}`,
      changes: [
        { field: 'lines', after: added },
        { field: 'open', after: open },
      ],
    })
  }
}

/** Charge and GST together. */
export const totalOf = ({ chargePaise, taxPaise }: { chargePaise: Paise; taxPaise: Paise }): Paise =>
  addPaise(chargePaise, taxPaise)
