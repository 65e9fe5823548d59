import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addPaise, NO_MONEY, type Paise } from '../../../kernel/amounts/money.js'
import { addIstDays, type IstDay, istMonth, toIstDay } from '../../../kernel/dates/ist.js'
import { ClosedMonths } from '../../money/closed-months/closed-months.service.js'
import { type Account } from './domain/accounts.js'
import { Balances, type LedgerRow } from './domain/balances.js'
import { amountIn, type Voucher } from './domain/voucher.js'
import { ClosedBalanceDocument } from './schemas/closed-balance.schema.js'
import { Vouchers } from './vouchers.service.js'

/** The first day that can be in the books. */
const BEGINNING = toIstDay('2000-01-01')

/** One page of a list, counted from 1. */
export interface PageOf {
  page: number
  perPage: number
}

/** A voucher in a ledger, and the balance of the ledger after it. */
export interface LedgerLine {
  voucher: Voucher
  /** What it moved in this ledger; above zero for a debit. */
  paise: Paise
  balancePaise: Paise
}

/** A ledger of a month with a page of its vouchers, by their day. */
export interface OpenedLedger extends LedgerRow {
  lines: LedgerLine[]
  /** Number of its vouchers in the month. */
  total: number
}

/** Balances of ledgers, month by month (docs/domain/ledger.md#trial-balance). */
@Injectable()
export class Ledgers {
  constructor(
    @InjectModel(ClosedBalanceDocument.name) private readonly closed: Model<ClosedBalanceDocument>,
    private readonly vouchers: Vouchers,
    private readonly months: ClosedMonths,
  ) {}

  /** The trial balance of a month: openings and closings sum to zero. @param day any day of the month */
  async month(day: IstDay): Promise<LedgerRow[]> {
    const { first, last } = istMonth(day)
    const balances = new Balances(await this.opening(first))
    await this.carry(balances, first, last)
    return balances.all()
  }

  /** One ledger of a month. @param day any day of the month */
  async ledger(account: Account, day: IstDay, { page, perPage }: PageOf): Promise<OpenedLedger> {
    const { first, last } = istMonth(day)
    const openingPaise = (await this.opening(first)).get(account) ?? NO_MONEY
    const balances = new Balances(new Map([[account, openingPaise]]))
    const lines: LedgerLine[] = []
    let [balancePaise, total] = [openingPaise, 0]
    for await (const voucher of this.vouchers.byDay(first, last)) {
      const paise = amountIn(voucher, account)
      if (paise === 0) continue
      balances.add({ entries: [{ account, paise }] })
      balancePaise = addPaise(balancePaise, paise)
      if (Math.floor(total / perPage) === page - 1) lines.push({ voucher, paise, balancePaise })
      total += 1
    }
    const [row = { account, ...EMPTY }] = balances.all()
    return { ...row, lines, total }
  }

  /** One page of the vouchers of a day, and how many it has. */
  async day(day: IstDay, { page, perPage }: PageOf): Promise<{ vouchers: Voucher[]; total: number }> {
    const vouchers: Voucher[] = []
    let total = 0
    for await (const voucher of this.vouchers.between(day, day)) {
      if (Math.floor(total / perPage) === page - 1) vouchers.push(voucher)
      total += 1
    }
    return { vouchers, total }
  }

  /**
   * The balances at the beginning of a month. They are carried on from the last month whose balances are kept; those
   * of the last closed month are kept from then on.
   */
  private async opening(first: IstDay): Promise<Map<Account, Paise>> {
    const before = addIstDays(first, -1)
    const closed = await this.lastClosed(before)
    const kept = closed === null ? null : await this.kept(closed)
    const balances = new Balances(kept?.balances)
    let from = kept ? dayAfter(kept.month) : BEGINNING
    if (closed && kept?.month !== closed) {
      await this.carry(balances, from, lastDay(closed))
      await this.keep(closed, balances)
      from = dayAfter(closed)
    }
    if (from <= before) await this.carry(balances, from, before)
    return balances.closing()
  }

  /** The last closed month, `YYYY-MM`, up to that of a day; null when none is closed. */
  private async lastClosed(day: IstDay): Promise<string | null> {
    const through = await this.months.through()
    const month = day.slice(0, 7)
    return through !== null && through > month ? month : through
  }

  /** The balances of the latest month up to this one whose balances are kept. */
  private async kept(month: string): Promise<{ month: string; balances: Map<Account, Paise> } | null> {
    const found = await this.closed
      .findOne({ _id: { $lte: month } })
      .sort({ _id: -1 })
      .lean<ClosedBalanceDocument>()
    return (
      found && {
        month: found._id,
        balances: new Map(found.balances.map(({ account, paise }) => [account, paise])),
      }
    )
  }

  private async keep(month: string, balances: Balances): Promise<void> {
    const rows = [...balances.closing()].map(([account, paise]) => ({ account, paise }))
    await this.closed.updateOne({ _id: month }, { $setOnInsert: { balances: rows } }, { upsert: true })
  }

  private async carry(balances: Balances, from: IstDay, to: IstDay): Promise<void> {
    for await (const voucher of this.vouchers.between(from, to)) balances.add(voucher)
  }
}

const EMPTY = {
  openingPaise: NO_MONEY,
  debitPaise: NO_MONEY,
  creditPaise: NO_MONEY,
  closingPaise: NO_MONEY,
}

const lastDay = (month: string): IstDay => istMonth(toIstDay(`${month}-01`)).last
const dayAfter = (month: string): IstDay => addIstDays(lastDay(month), 1)
