import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import {
  addIstDays,
  dayInWords,
  type IstDay,
  istDay,
  istMonth,
  monthInWords,
  toIstDay,
} from '../../../kernel/dates/ist.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { type MissingPaper, MonthChecks } from './month-checks.js'
import { BOOKS_ID, BooksDocument } from './schemas/books.schema.js'

/** Most missing papers that a refusal names; the screen shows these, and counts on as they are mended. */
const MOST_NAMED = 100

/** A month, and whether it is closed or can be. */
export interface MonthState {
  /** `YYYY-MM`. */
  month: string
  /** When and by whom it was closed; null while it is open, and for months before the first that was closed. */
  closing: { at: Date; by: string } | null
  isClosed: boolean
  /** Why it cannot be closed now, apart from what is missing; null when nothing stands against it. */
  refusal: string | null
  missing: MissingPaper[]
}

/** Months whose books are closed: nothing is dated into them any more (docs/domain/ledger.md#closed-months). */
@Injectable()
export class ClosedMonths {
  constructor(
    @InjectModel(BooksDocument.name) private readonly books: Model<BooksDocument>,
    private readonly checks: MonthChecks,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The last closed month, `YYYY-MM`; every earlier one is closed too. null when none is. */
  async through(): Promise<string | null> {
    return (await this.read())?.through ?? null
  }

  /**
   * Makes sure, within the caller's transaction, that the month of a day stays open until the write that follows is
   * stored: a closing at the same time waits, or the caller starts over and is refused.
   * @param field the field that holds the day, as the person knows it
   * @throws Conflict MONTH_CLOSED that names the field and the month
   */
  async assertOpen(day: IstDay, field: string): Promise<void> {
    if (await this.staysOpen(day)) return
    const sentence = `${monthInWords(day)} is closed, so nothing is dated ${dayInWords(day)} any more. Date it today, as a correction.`
    throw new Conflict('MONTH_CLOSED', sentence, { month: monthOf(day), fields: { [field]: sentence } })
  }

  /**
   * The day under which something is booked that happened on `day` and that the shop learns of only now: the day
   * itself, or today when its month is closed. Joins the caller's transaction, as `assertOpen` does.
   */
  async bookingDay(day: IstDay): Promise<IstDay> {
    return (await this.staysOpen(day)) ? day : istDay(this.clock.now())
  }

  /**
   * The present moment, for what is booked now; joins the caller's transaction, as `assertOpen` does.
   * @throws Conflict MONTH_CLOSED
   */
  async now(field: string): Promise<Date> {
    const at = this.clock.now()
    await this.assertOpen(istDay(at), field)
    return at
  }

  /**
   * The moment under which something is booked that the shop learns of only now: when it happened, if that is known and
   * its month is open, otherwise now. Without a write for what happened this month, as every sale did; for the rest it
   * joins the caller's transaction, as `assertOpen` does.
   */
  async bookingMoment(at: Date | null | undefined): Promise<Date> {
    if (!at) return this.clock.now()
    return !this.isOver(at) || (await this.staysOpen(istDay(at))) ? at : this.clock.now()
  }

  /** Whether the month of a moment is over. Before that it cannot be closed. */
  isOver(at: Date): boolean {
    return monthOf(istDay(at)) < monthOf(istDay(this.clock.now()))
  }

  /** @param day any day of the month */
  async state(day: IstDay): Promise<MonthState> {
    const books = await this.read()
    const isClosed = isIn(books?.through ?? null, day)
    const closing = books?.closings.find(({ month }) => month === monthOf(day)) ?? null
    return {
      month: monthOf(day),
      closing: closing && { at: closing.at, by: closing.by },
      isClosed,
      refusal: isClosed ? null : this.refusal(books?.through ?? null, day),
      missing: isClosed ? [] : await this.missing(day),
    }
  }

  /**
   * Closes the month of a day for good; closing it again changes nothing.
   * @param by mobile number of the owner
   * @throws Conflict MONTH_NOT_DUE when it is not over or an earlier one is open; MONTH_INCOMPLETE naming what is
   * missing
   */
  async close(day: IstDay, by: string): Promise<void> {
    const refusal = this.refusal(await this.through(), day)
    if (refusal) throw new Conflict('MONTH_NOT_DUE', refusal, { month: monthOf(day) })
    const missing = await this.missing(day)
    const [first] = missing
    if (first) {
      const others = missing.length - 1
      const more = others === 0 ? '' : ` ${others} more ${others === 1 ? 'is' : 'are'} missing.`
      const sentence = `${monthInWords(day)} is not complete. ${first.sentence}${more}`
      throw new Conflict('MONTH_INCOMPLETE', sentence, { month: monthOf(day), missing })
    }
    await this.transactions.run(() => this.closeOnce(day, by))
  }

  private async closeOnce(day: IstDay, by: string): Promise<void> {
    const month = monthOf(day)
    const { through } = await this.touch()
    if (isIn(through, day)) return this.audit.nothingNew()
    const refusal = this.refusal(through, day)
    if (refusal) throw new Conflict('MONTH_NOT_DUE', refusal, { month })
    const closing = { month, at: this.clock.now(), by }
    await this.books.updateOne({ _id: BOOKS_ID }, { $set: { through: month }, $push: { closings: closing } })
    const changes = [{ field: 'through', before: through, after: month }]
    await this.audit.record({ action: 'month.closed', subject: `month:${month}`, changes })
  }

  private staysOpen(day: IstDay): Promise<boolean> {
    return this.transactions.run(async () => !isIn((await this.touch()).through, day))
  }

  /** First write of whatever depends on which months are closed. */
  private touch(): Promise<BooksDocument> {
    return this.books
      .findOneAndUpdate(
        { _id: BOOKS_ID },
        { $inc: { revision: 1 }, $setOnInsert: { through: null, closings: [] } },
        { upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean<BooksDocument>()
      .exec()
  }

  private async missing(day: IstDay): Promise<MissingPaper[]> {
    return (await this.checks.missing(istMonth(day))).slice(0, MOST_NAMED)
  }

  /** Why a month that is open cannot be closed; a closed one has no reason. */
  private refusal(through: string | null, day: IstDay): string | null {
    if (isIn(through, day)) return null
    if (istMonth(day).last >= istDay(this.clock.now())) return `${monthInWords(day)} is not over yet.`
    if (through === null) return null
    const next = addIstDays(istMonth(toIstDay(`${through}-01`)).last, 1)
    return monthOf(next) === monthOf(day)
      ? null
      : `Months are closed in order: close ${monthInWords(next)} first.`
  }

  private read(): Promise<BooksDocument | null> {
    return this.books.findById(BOOKS_ID).lean<BooksDocument>().exec()
  }
}

const monthOf = (day: IstDay): string => day.slice(0, 7)
const isIn = (through: string | null, day: IstDay): boolean => through !== null && monthOf(day) <= through
