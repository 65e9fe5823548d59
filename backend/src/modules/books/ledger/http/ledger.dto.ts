import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsIn, IsInt, Matches, Min, ValidateNested } from 'class-validator'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { IsMonth } from '../../../../platform/http/fields/is-month.js'
import { TextUpTo, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { PageNumber, PageSize } from '../../../../platform/lists/page-query.js'
import { type Account, ACCOUNT_KEYS, type AccountKey, groupOf } from '../domain/accounts.js'
import { type LedgerRow, totalsOf } from '../domain/balances.js'
import { tallyTypeOf } from '../domain/tally-xml.js'
import { amountOfVoucher, type Voucher, VOUCHER_KINDS, type VoucherKind } from '../domain/voucher.js'
import { type OpenedLedger } from '../ledgers.service.js'
import { type StockValue } from '../stock-value.queries.js'

export class BooksMonthQuery {
  @ApiProperty({ example: '2026-11', description: 'In India' })
  @IsMonth()
  month!: string
}

const MOST_ROWS = 200

export class LedgerQuery extends BooksMonthQuery {
  @ApiProperty({ example: 'customers', description: 'As the trial balance names it' })
  @Matches(/^(?:[A-Za-z]{1,40}|supplier:[0-9a-f]{24})$/, { message: 'There is no such ledger.' })
  account!: string

  @PageNumber(100_000)
  page: number = 1

  @PageSize(MOST_ROWS)
  perPage: number = 100
}

export class BookDayQuery {
  @ApiProperty({ type: String, example: '2026-11-21', description: 'Day in India' })
  @IsDay()
  day!: IstDay

  @PageNumber(100_000)
  page: number = 1

  @PageSize(MOST_ROWS)
  perPage: number = 100
}

class LedgerRowAnswer {
  @ApiProperty({ example: 'customers', description: 'Identifies the ledger' }) account!: string
  @ApiProperty({ example: 'Customers' }) name!: string
  @ApiProperty({ example: 'Sundry Debtors', description: 'Group in Tally' }) group!: string
  @ApiProperty({ example: 0, description: 'Rupees; above 0 for a debit balance' }) opening!: number
  @ApiProperty({ example: 17_830, description: 'Rupees' }) debit!: number
  @ApiProperty({ example: 17_830, description: 'Rupees' }) credit!: number
  @ApiProperty({ example: 0, description: 'Rupees; above 0 for a debit balance' }) closing!: number
}

class ClosingStockAnswer {
  @ApiProperty({ example: 8_250.5, description: 'Rupees' }) rawMaterial!: number
  @ApiProperty({ example: 0, description: 'Rupees' }) semiFinished!: number
  @ApiProperty({ example: 21_400, description: 'Rupees' }) finished!: number
  @ApiProperty({ example: 29_650.5, description: 'Rupees' }) total!: number
}

/** The trial balance of a month; openings and closings each sum to 0. */
export class TrialBalanceAnswer {
  @ApiProperty({ example: '2026-11' }) month!: string
  @ApiProperty({ type: [LedgerRowAnswer] }) rows!: LedgerRowAnswer[]
  @ApiProperty({ example: 48_210, description: 'Sum of the debit balances at the end; rupees' })
  debit!: number
  @ApiProperty({ example: 48_210, description: 'Sum of the credit balances at the end; rupees' })
  credit!: number
  @ApiProperty({ type: ClosingStockAnswer, description: 'A note: no ledger has it' })
  stock!: ClosingStockAnswer
}

class EntryAnswer {
  @ApiProperty({ example: 'customers' }) account!: string
  @ApiProperty({ example: 'Customers' }) name!: string
  @ApiProperty({ example: 849, description: 'Rupees; above 0 for a debit' }) amount!: number
}

class VoucherSubjectAnswer {
  @ApiProperty({ enum: ['order', 'expense', 'settlement', 'drawer', 'bill'] })
  kind!: Voucher['about']['kind']
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) id!: string
}

export class VoucherAnswer {
  @ApiProperty({ example: 'invoice:JD/26-27/00042' }) id!: string
  @ApiProperty({ enum: VOUCHER_KINDS, enumName: 'VoucherKind' }) kind!: VoucherKind
  @ApiProperty({ example: 'Sales', description: 'Type of voucher in Tally' }) type!: string
  @ApiProperty({ example: '2026-11-21', description: 'Day in India' }) day!: string
  @ApiProperty({ example: 'JD/26-27/00042', description: 'Of the paper; empty where there is none' })
  number!: string
  @ApiProperty({ example: 849, description: 'Sum of the debits; rupees' }) amount!: number
  @ApiProperty({ example: 'Order P-7KQ4-M2XD' }) narration!: string
  @ApiProperty({ type: [EntryAnswer], description: 'They sum to 0' }) entries!: EntryAnswer[]
  @ApiProperty({ type: VoucherSubjectAnswer }) about!: VoucherSubjectAnswer
}

/** Vouchers of a day. */
export class BookDayAnswer {
  @ApiProperty({ example: '2026-11-21' }) day!: string
  @ApiProperty({ type: [VoucherAnswer], description: 'One page' }) vouchers!: VoucherAnswer[]
  @ApiProperty({ example: 12, description: 'Vouchers of the day' }) total!: number
}

class LedgerLineAnswer {
  @ApiProperty({ type: VoucherAnswer }) voucher!: VoucherAnswer
  @ApiProperty({ example: 849, description: 'Rupees; above 0 for a debit' }) amount!: number
  @ApiProperty({ example: 2_140, description: 'After it; rupees, above 0 for a debit balance' })
  balance!: number
}

/** A ledger of a month. */
export class LedgerAnswer extends LedgerRowAnswer {
  @ApiProperty({ example: '2026-11' }) month!: string
  @ApiProperty({ type: [LedgerLineAnswer], description: 'One page' }) lines!: LedgerLineAnswer[]
  @ApiProperty({ example: 120, description: 'Vouchers of the ledger in the month' }) total!: number
}

class LedgerNameBody {
  @ApiProperty({ enum: ACCOUNT_KEYS, enumName: 'AccountKey' })
  @IsIn(ACCOUNT_KEYS, { message: 'There is no such ledger.' })
  account!: AccountKey

  @ApiProperty({ example: 'Cashfree', maxLength: 100, description: 'Empty for the usual name' })
  @TextUpTo(
    100,
    { message: 'A name of a ledger has at most 100 characters.' },
    { message: 'A name of a ledger is text.' },
  )
  @Trimmed()
  name!: string
}

export class LedgerNamesBody {
  @ApiProperty({ example: 7, description: 'Version of the settings that the editor read' })
  @Min(0, { message: 'The version is a whole number.' })
  @IsInt({ message: 'The version is a whole number.' })
  version!: number

  @ApiProperty({ type: [LedgerNameBody] })
  @ValidateNested({ each: true })
  @Type(() => LedgerNameBody)
  @ArrayMaxSize(ACCOUNT_KEYS.length, { message: 'Each ledger is named once.' })
  @IsArray({ message: 'The names are a list.' })
  names!: LedgerNameBody[]
}

class LedgerNameAnswer {
  @ApiProperty({ enum: ACCOUNT_KEYS, enumName: 'AccountKey' }) account!: AccountKey
  @ApiProperty({ example: 'Cashfree' }) name!: string
  @ApiProperty({ example: 'Payment gateway' }) usual!: string
  @ApiProperty({ example: 'Bank Accounts', description: 'Group in Tally' }) group!: string
}

export class LedgerNamesAnswer {
  @ApiProperty({ example: 7 }) version!: number
  @ApiProperty({ type: [LedgerNameAnswer] }) names!: LedgerNameAnswer[]
}

type Namer = (account: Account) => string

const rowAnswer = (row: LedgerRow, nameOf: Namer): LedgerRowAnswer => ({
  account: row.account,
  name: nameOf(row.account),
  group: groupOf(row.account),
  opening: paiseToRupees(row.openingPaise),
  debit: paiseToRupees(row.debitPaise),
  credit: paiseToRupees(row.creditPaise),
  closing: paiseToRupees(row.closingPaise),
})

export function toTrialBalance(
  month: string,
  rows: readonly LedgerRow[],
  { byTypePaise, totalPaise }: StockValue,
  nameOf: Namer,
): TrialBalanceAnswer {
  const { debitPaise, creditPaise } = totalsOf(rows)
  return {
    month,
    rows: rows.map((row) => rowAnswer(row, nameOf)),
    debit: paiseToRupees(debitPaise),
    credit: paiseToRupees(creditPaise),
    stock: {
      rawMaterial: paiseToRupees(byTypePaise.RM),
      semiFinished: paiseToRupees(byTypePaise.SG),
      finished: paiseToRupees(byTypePaise.FG),
      total: paiseToRupees(totalPaise),
    },
  }
}

export function toVoucherAnswer(voucher: Voucher, nameOf: Namer): VoucherAnswer {
  const { id, kind, day, number, narration, entries, about } = voucher
  return {
    id,
    kind,
    type: tallyTypeOf(voucher),
    day,
    number,
    amount: paiseToRupees(amountOfVoucher(voucher)),
    narration,
    entries: entries.map(({ account, paise }) => ({
      account,
      name: nameOf(account),
      amount: paiseToRupees(paise),
    })),
    about,
  }
}

export function toLedgerAnswer(
  month: string,
  { lines, total, ...row }: OpenedLedger,
  nameOf: Namer,
): LedgerAnswer {
  return {
    month,
    ...rowAnswer(row, nameOf),
    lines: lines.map(({ voucher, paise, balancePaise }) => ({
      voucher: toVoucherAnswer(voucher, nameOf),
      amount: paiseToRupees(paise),
      balance: paiseToRupees(balancePaise),
    })),
    total,
  }
}
