import { Injectable } from '@nestjs/common'
import { paiseToRupees } from '../../../kernel/amounts/money.js'
import { fromMilli } from '../../../kernel/amounts/quantity.js'
import { csvHead, csvLine } from '../../../kernel/csv/csv.js'
import { type IstDay, istMonth } from '../../../kernel/dates/ist.js'
import { ACCOUNT_KEYS, groupOf } from './domain/accounts.js'
import {
  ledgerMaster,
  TALLY_END,
  TALLY_MASTERS,
  TALLY_VOUCHERS,
  tallyTypeOf,
  tallyVoucher,
} from './domain/tally-xml.js'
import { LedgerNaming } from './ledger-names.service.js'
import { Ledgers } from './ledgers.service.js'
import { StockValues } from './stock-value.queries.js'
import { Vouchers } from './vouchers.service.js'

/** A file that is written as it is read, so that it may be of any length. */
export interface LedgerFile {
  fileName: string
  type: string
  lines: AsyncGenerator<string>
}

const CSV = 'text/csv; charset=utf-8'
const XML = 'application/xml; charset=utf-8'

const DAY_BOOK = [
  'Date',
  'Voucher',
  'Type',
  'Number',
  'Ledger',
  'Debit',
  'Credit',
  'Party',
  'Narration',
  'ID',
]
const TRIAL_BALANCE = ['Ledger', 'Group', 'Opening', 'Debit', 'Credit', 'Closing']
const STOCK = ['Batch', 'Type', 'Product', 'Quantity', 'Unit', 'Value']

const or = (paise: number, isShown: boolean) => (isShown ? paise : null)

/** The files of a month for the accountant; amounts in rupees (docs/domain/ledger.md#files). */
@Injectable()
export class LedgerFiles {
  constructor(
    private readonly vouchers: Vouchers,
    private readonly ledgers: Ledgers,
    private readonly names: LedgerNaming,
    private readonly stock: StockValues,
  ) {}

  /** Every voucher of the month, an entry on each line. @param day any day of the month */
  dayBook(day: IstDay): LedgerFile {
    return { fileName: `day-book-${monthOf(day)}.csv`, type: CSV, lines: this.dayBookLines(day) }
  }

  /** @param day any day of the month */
  trialBalance(day: IstDay): LedgerFile {
    return { fileName: `trial-balance-${monthOf(day)}.csv`, type: CSV, lines: this.trialBalanceLines(day) }
  }

  /** The batches in stock at the month's end, at cost. @param day any day of the month */
  stockValue(day: IstDay): LedgerFile {
    return { fileName: `stock-${monthOf(day)}.csv`, type: CSV, lines: this.stockLines(day) }
  }

  /** The ledgers that the month's vouchers name, for Tally: imported first. @param day any day of the month */
  tallyMasters(day: IstDay): LedgerFile {
    return { fileName: `tally-ledgers-${monthOf(day)}.xml`, type: XML, lines: this.masters(day) }
  }

  /** The month's vouchers, for Tally. @param day any day of the month */
  tallyVouchers(day: IstDay): LedgerFile {
    return { fileName: `tally-vouchers-${monthOf(day)}.xml`, type: XML, lines: this.tally(day) }
  }

  private async *dayBookLines(day: IstDay): AsyncGenerator<string> {
    yield csvHead(DAY_BOOK)
    const { first, last } = istMonth(day)
    for await (const voucher of this.vouchers.byDay(first, last)) {
      const { id, kind, number, entries, party, narration } = voucher
      const nameOf = await this.names.namer(entries.map(({ account }) => account))
      const type = tallyTypeOf(voucher)
      for (const { account, paise } of entries)
        yield csvLine([
          voucher.day,
          kind,
          type,
          number,
          nameOf(account),
          or(paiseToRupees(paise), paise > 0),
          or(-paiseToRupees(paise), paise < 0),
          party?.name ?? null,
          narration,
          id,
        ])
    }
  }

  private async *trialBalanceLines(day: IstDay): AsyncGenerator<string> {
    const rows = await this.ledgers.month(day)
    const nameOf = await this.names.namer(rows.map(({ account }) => account))
    yield csvHead(TRIAL_BALANCE)
    for (const { account, openingPaise, debitPaise, creditPaise, closingPaise } of rows)
      yield csvLine([
        nameOf(account),
        groupOf(account),
        ...[openingPaise, debitPaise, creditPaise, closingPaise].map(paiseToRupees),
      ])
    const { totalPaise } = await this.stock.atEndOf(istMonth(day).last)
    yield csvLine(['Note: closing stock at cost', null, null, null, null, paiseToRupees(totalPaise)])
  }

  private async *stockLines(day: IstDay): AsyncGenerator<string> {
    const { batches, totalPaise } = await this.stock.atEndOf(istMonth(day).last)
    yield csvHead(STOCK)
    for (const { batchNumber, materialType, productName, heldMilli, priceUnit, valuePaise } of batches)
      yield csvLine([
        batchNumber,
        materialType,
        productName,
        fromMilli(heldMilli),
        priceUnit,
        paiseToRupees(valuePaise),
      ])
    yield csvLine(['Total', null, null, null, null, paiseToRupees(totalPaise)])
  }

  private async *masters(day: IstDay): AsyncGenerator<string> {
    const rows = await this.ledgers.month(day)
    const accounts = new Set([...ACCOUNT_KEYS, ...rows.map(({ account }) => account)])
    const nameOf = await this.names.namer(accounts)
    yield TALLY_MASTERS
    for (const account of accounts) yield ledgerMaster(account, nameOf(account))
    yield TALLY_END
  }

  private async *tally(day: IstDay): AsyncGenerator<string> {
    const { first, last } = istMonth(day)
    yield TALLY_VOUCHERS
    for await (const voucher of this.vouchers.byDay(first, last)) {
      const nameOf = await this.names.namer(voucher.entries.map(({ account }) => account))
      yield tallyVoucher(voucher, nameOf)
    }
    yield TALLY_END
  }
}

const monthOf = (day: IstDay): string => day.slice(0, 7)
