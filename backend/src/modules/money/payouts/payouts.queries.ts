import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise, sumPaise } from '../../../kernel/amounts/money.js'
import { type IstDay, istDay, istDayEnd, istDayStart } from '../../../kernel/dates/ist.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { readList } from '../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { businessDaysBefore } from '../../office/settings/domain/delivery-days.js'
import { Settings } from '../../office/settings/settings.service.js'
import { PaidOutMoney } from '../payments/paid-out-money.service.js'
import { chargesOf } from './domain/sums.js'
import { SettlementDocument, type StoredSettlement } from './schemas/settlement.schema.js'
import { SettlementLineDocument, type StoredLine } from './schemas/settlement-line.schema.js'

/** Rows at most of what does not match; more than that is a list of its own. */
const MOST_UNMATCHED = 200

/** A payment that no settlement holds, though it should be there by now. */
export type LeftPayment = Awaited<ReturnType<PaidOutMoney['left']>>[number]

/** What does not match. */
export interface OpenPayouts {
  lines: StoredLine[]
  settlements: StoredSettlement[]
  payments: LeftPayment[]
}

/** Reads of settlements and of what does not match (docs/domain/payments.md#payouts). */
@Injectable()
export class PayoutQueries {
  constructor(
    @InjectModel(SettlementDocument.name) private readonly settlements: Model<SettlementDocument>,
    @InjectModel(SettlementLineDocument.name) private readonly lines: Model<SettlementLineDocument>,
    private readonly money: PaidOutMoney,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  page(request: ListRequest): Promise<ListPage<StoredSettlement>> {
    return readList(this.settlements, request)
  }

  linePage(request: ListRequest): Promise<ListPage<StoredLine>> {
    return readList(this.lines, request)
  }

  /** @throws NotFound */
  async byUtr(utr: string): Promise<StoredSettlement> {
    const settlement = await this.settlements.findById(utr).lean<SettlementDocument>()
    if (!settlement) throw new NotFound('The settlement')
    return settlement
  }

  /** @throws NotFound */
  async line(id: string): Promise<StoredLine> {
    const line = await this.lines.findById(id).lean<SettlementLineDocument>()
    if (!line) throw new NotFound('The line')
    return line
  }

  /** What does not match, the oldest first, since its trace is the coldest. */
  async open(): Promise<OpenPayouts> {
    const oldest = { settledAt: 1, _id: 1 } as const
    const [lines, settlements, payments] = await Promise.all([
      this.lines.find({ open: true }).sort(oldest).limit(MOST_UNMATCHED).lean<StoredLine[]>(),
      this.settlements
        .find(OTHERWISE)
        .sort({ at: 1, _id: 1 })
        .limit(MOST_UNMATCHED)
        .lean<StoredSettlement[]>(),
      this.left(),
    ])
    return { lines, settlements, payments }
  }

  /** Work for the cockpit. */
  async openCount(): Promise<number> {
    const range = await this.leftRange()
    const [lines, settlements, payments] = await Promise.all([
      this.lines.countDocuments({ open: true }),
      this.settlements.countDocuments(OTHERWISE),
      range ? this.money.countLeft(range.from, range.before) : 0,
    ])
    return lines + settlements + payments
  }

  /**
   * What the provider charged beside the payments of our orders, with tax, from one Indian day to another: for
   * settlements themselves, and for lines of orders that are not ours. It took the fee of those from our transfer too.
   */
  async ownCharges(from: IstDay, to: IstDay): Promise<Paise> {
    const settledAt = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    const rows = await this.lines
      .find({ $or: [{ kind: 'fee' }, { state: 'foreign' }], settledAt })
      .lean<StoredLine[]>()
    return sumPaise(rows.map(chargesOf))
  }

  /** Lines of settlements from one Indian day to another, both included, the oldest first. */
  async between(from: IstDay, to: IstDay): Promise<StoredLine[]> {
    const settledAt = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    return this.lines.find({ settledAt }).sort({ settledAt: 1, _id: 1 }).lean<StoredLine[]>()
  }

  private async left(): Promise<LeftPayment[]> {
    const range = await this.leftRange()
    return range ? this.money.left(range.from, range.before, MOST_UNMATCHED) : []
  }

  /**
   * A shop that never imported a report is asked about nothing. Nobody is asked about payments from before the first
   * report.
   */
  private async leftRange(): Promise<{ from: Date; before: Date } | null> {
    const [first] = await this.lines.find({ kind: 'payment' }).sort({ at: 1 }).limit(1).lean<StoredLine[]>()
    if (!first) return null
    const { payoutDays, holidays } = await this.settings.current()
    const last = businessDaysBefore(istDay(this.clock.now()), payoutDays, holidays)
    return { from: first.at, before: istDayStart(last) }
  }
}

/** Its lines come to another amount than was transferred. */
const OTHERWISE = {
  open: true,
  closed: null,
  reportedPaise: { $ne: null },
  $expr: { $ne: ['$reportedPaise', '$netPaise'] },
}
