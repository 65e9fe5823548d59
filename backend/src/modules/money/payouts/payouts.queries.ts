import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise, sumPaise } from '../../../kernel/amounts/money.js'
import { type IstDay, istDay, istDayEnd, istDayStart } from '../../../kernel/dates/ist.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { readList } from '../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { rowsOf } from '../../../platform/mongo/rows-of.js'
import { businessDaysBefore } from '../../office/settings/domain/delivery-days.js'
import { Settings } from '../../office/settings/settings.service.js'
import { PaidOutMoney } from '../payments/paid-out-money.service.js'
import { chargesOf } from './domain/sums.js'
import { SettlementDocument, type StoredSettlement } from './schemas/settlement.schema.js'
import { SettlementLineDocument, type StoredLine } from './schemas/settlement-line.schema.js'

/** Most rows of each list of unmatched records. */
const MOST_UNMATCHED = 200

/** A payment that is in no settlement, though it should be by now. */
export type LeftPayment = Awaited<ReturnType<PaidOutMoney['left']>>[number]

/** Records that do not match. */
export interface OpenPayouts {
  lines: StoredLine[]
  settlements: StoredSettlement[]
  payments: LeftPayment[]
}

/** Reads settlements and records that do not match (docs/domain/payments.md#payouts). */
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

  /** Records that do not match, the oldest first, since they are the hardest to trace. */
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

  /** Number of records that do not match, for the cockpit. */
  async openCount(): Promise<number> {
    const range = await this.leftRange()
    const [lines, settlements, payments] = await Promise.all([
      this.lines.countDocuments({ open: true }),
      this.settlements.countDocuments(OTHERWISE),
      range ? this.money.countLeft(range.from, range.before) : 0,
    ])
    return lines + settlements + payments
  }

  /** Number of lines and settlements of a range of days that do not match, and of payments in no settlement. */
  async openBetween(from: IstDay, to: IstDay): Promise<{ lines: number; payments: number }> {
    const range = await this.leftRange()
    const during = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    const begin = range && range.from > during.$gte ? range.from : during.$gte
    const end = range && range.before < during.$lt ? range.before : during.$lt
    const [lines, settlements, payments] = await Promise.all([
      this.lines.countDocuments({ open: true, settledAt: during }),
      this.settlements.countDocuments({ ...OTHERWISE, at: during }),
      range && begin < end ? this.money.countLeft(begin, end) : 0,
    ])
    return { lines: lines + settlements, payments }
  }

  /**
   * The provider's charges, with tax, that belong to no payment of the shop's orders, from one Indian day
   * to another: for settlements themselves, and for lines of foreign orders, whose fee is deducted from
   * the shop's transfer too.
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

  /** Lines by their day in the books, those of one transfer and day together; one at a time. */
  booked(from: IstDay, to: IstDay): AsyncIterable<StoredLine> {
    const found = this.lines
      .find({ bookedOn: { $gte: from, $lte: to } })
      .sort({ bookedOn: 1, utr: 1, _id: 1 })
      .lean<StoredLine[]>()
    return rowsOf(found)
  }

  /** Lines that cleared their payment or refund on a later day than their own in the books. */
  async *clearedLater(from: IstDay, to: IstDay): AsyncGenerator<StoredLine> {
    const found = this.lines.find({ clearsOn: { $gte: from, $lte: to } }).lean<StoredLine[]>()
    for await (const line of rowsOf<StoredLine>(found)) if (line.clearsOn !== line.bookedOn) yield line
  }

  /** Settlements with a difference that somebody settled in a range of days. */
  withDifferences(from: IstDay, to: IstDay): Promise<StoredSettlement[]> {
    return this.settlements
      .find({ differences: { $elemMatch: { day: { $gte: from, $lte: to } } } })
      .sort({ at: 1, _id: 1 })
      .lean<StoredSettlement[]>()
      .exec()
  }

  private async left(): Promise<LeftPayment[]> {
    const range = await this.leftRange()
    return range ? this.money.left(range.from, range.before, MOST_UNMATCHED) : []
  }

  /**
   * The period whose payments should be settled: null when no report was ever imported, and never before
   * the first report.
   */
  private async leftRange(): Promise<{ from: Date; before: Date } | null> {
    const [first] = await this.lines.find({ kind: 'payment' }).sort({ at: 1 }).limit(1).lean<StoredLine[]>()
    if (!first) return null
    const { payoutDays, holidays } = await this.settings.current()
    const last = businessDaysBefore(istDay(this.clock.now()), payoutDays, holidays)
    return { from: first.at, before: istDayStart(last) }
  }
}

/** Settlements whose lines sum to another amount than was transferred. */
const OTHERWISE = {
  open: true,
  closed: null,
  reportedPaise: { $ne: null },
  $expr: { $ne: ['$reportedPaise', '$netPaise'] },
}
