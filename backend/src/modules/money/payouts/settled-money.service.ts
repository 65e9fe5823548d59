import { Injectable } from '@nestjs/common'
import { type IstDay, istDay } from '../../../kernel/dates/ist.js'
import { ClosedMonths } from '../closed-months/closed-months.service.js'
import { PaidOutMoney } from '../payments/paid-out-money.service.js'
import { type MatchedLine } from './report-matching.service.js'

/** The days of a line in the books, see `SettlementLineDocument`. */
export interface DaysOfLine {
  bookedOn: IstDay
  clearsOn: IstDay | null
}

/** What lines of settlements do to the payments and refunds that they name; joins the caller's transaction. */
@Injectable()
export class SettledMoney {
  constructor(
    private readonly money: PaidOutMoney,
    private readonly months: ClosedMonths,
  ) {}

  /** The days of each line as it is booked now: a closed month takes nothing more. */
  async days(lines: readonly MatchedLine[]): Promise<(one: MatchedLine) => DaysOfLine> {
    const owed = await this.money.owed(lines.flatMap(({ match: { paymentId } }) => paymentId ?? []))
    const booked = new Map<IstDay, IstDay>()
    for (const day of new Set(lines.map(({ line }) => istDay(line.settledAt))))
      booked.set(day, await this.months.bookingDay(day))
    return (one) => {
      const day = istDay(one.line.settledAt)
      const bookedOn = booked.get(day) ?? day
      return { bookedOn, clearsOn: clears(one, owed) ? bookedOn : null }
    }
  }

  /** Marks the payments of the lines as paid out. */
  paidOut(lines: readonly MatchedLine[]): Promise<void> {
    return this.money.paidOut(
      lines.flatMap(({ line: { settledAt: at }, match: { paymentId } }) =>
        paymentId === null ? [] : [{ paymentId, at }],
      ),
    )
  }
}

/** Whether a line takes its payment or refund out of what the provider owes; the second line of one does not. */
const clears = (
  { match: { paymentId, refundId, trouble } }: MatchedLine,
  owed: ReadonlySet<string>,
): boolean => trouble !== 'twice' && (refundId !== null || (paymentId !== null && owed.has(paymentId)))
