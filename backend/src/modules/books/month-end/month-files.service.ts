import { Injectable } from '@nestjs/common'
import { type IstDay, istDay, istMonth, istTime, monthInWords } from '../../../kernel/dates/ist.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Settings } from '../../office/settings/settings.service.js'
import { type LedgerFile, LedgerFiles } from '../ledger/ledger-files.service.js'
import { BookFiles } from './book-files.service.js'
import { type MonthFile, once } from './month-file.js'
import { TaxFiles } from './tax-files.service.js'

/**
 * The files of a month: each by itself, or all in one zip (docs/domain/books.md#the-files). Files of another module are
 * added to `of`.
 */
@Injectable()
export class MonthFiles {
  constructor(
    private readonly tax: TaxFiles,
    private readonly books: BookFiles,
    private readonly ledger: LedgerFiles,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The files that a month has, in the order of the zip. @param day any day of the month */
  of(day: IstDay, isRegistered: boolean): MonthFile[] {
    const month = istMonth(day)
    return [
      ...(isRegistered ? this.tax.of(month) : []),
      ...this.books.of(month),
      ...this.ledgerOf(month.first),
    ]
  }

  private ledgerOf(day: IstDay): MonthFile[] {
    const file = (name: string, what: string, written: () => LedgerFile): MonthFile => ({
      name,
      what,
      text: () => written().lines,
    })
    return [
      file('day-book.csv', 'Every voucher of the month by day, an entry on each line.', () =>
        this.ledger.dayBook(day),
      ),
      file(
        'trial-balance.csv',
        'Opening, debit, credit and closing of each ledger, and the closing stock as a note.',
        () => this.ledger.trialBalance(day),
      ),
      file(
        'stock.csv',
        'What lay on the shelves at the end of the month, at cost. A price that is put right later changes it and its note, also in a closed month.',
        () => this.ledger.stockValue(day),
      ),
      file('tally-ledgers.xml', 'The ledgers for Tally: import this file first.', () =>
        this.ledger.tallyMasters(day),
      ),
      file('tally-vouchers.xml', 'Every voucher for Tally; a second import doubles nothing.', () =>
        this.ledger.tallyVouchers(day),
      ),
    ]
  }

  /** One of all files. @throws NotFound */
  one(name: string, day: IstDay): MonthFile {
    const file = this.of(day, true).find((one) => one.name === name)
    if (!file) throw new NotFound('The file')
    return file
  }

  /** All files with a README.txt that says what each is, and what was missing. */
  zipped(day: IstDay, isRegistered: boolean, missing: readonly string[]): MonthFile[] {
    const files = this.of(day, isRegistered)
    const what = 'What each file is, and what was missing.'
    return [{ name: 'README.txt', what, text: () => once(this.readme(day, files, missing)) }, ...files]
  }

  private async readme(
    day: IstDay,
    files: readonly MonthFile[],
    missing: readonly string[],
  ): Promise<string> {
    const { legalName, gst } = await this.settings.current()
    const now = this.clock.now()
    const lines = [
      `${legalName}: the books of ${monthInWords(day)}`,
      ...(gst.gstin ? [`GSTIN ${gst.gstin}`] : []),
      `Written on ${istDay(now)} at ${istTime(now)} (India). Amounts are rupees.`,
      '',
      ...files.map(({ name, what }) => `${name}: ${what}`),
      '',
      'Invoices and credit notes as PDF: in the console, at each order of the registers.',
      '',
      ...(missing.length > 0
        ? ['MISSING when this was written:', ...missing.map((sentence) => `- ${sentence}`)]
        : ['Nothing was missing when this was written.']),
    ]
    return `${lines.join('\r\n')}\r\n`
  }
}
