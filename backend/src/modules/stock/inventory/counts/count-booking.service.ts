import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { measureOf } from '../../../../kernel/amounts/units.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { demandUsual, type UnusualFigure, unusualQuantity } from '../domain/unusual.js'
import { type BookableLine, CountMovements } from './count-movements.service.js'
import { type ComparedLine, type CountedLine, CountQueries } from './counts.queries.js'
import { closed, Counts, type StoredCount } from './counts.service.js'
import { StockCountLineDocument } from './schemas/stock-count-line.schema.js'

/** Number of lines in one transaction; an order that waits for one of these batches waits only briefly. */
const BOOKED_AT_ONCE = 100
/** After this time the caller is told the progress, and calls again to continue. */
const ENOUGH_MS = 8_000

/** Books the differences of a count as movements of its batches (docs/domain/catalogue.md#counting). */
@Injectable()
export class CountBooking {
  constructor(
    @InjectModel(StockCountLineDocument.name) private readonly lines: Model<StockCountLineDocument>,
    private readonly counts: Counts,
    private readonly queries: CountQueries,
    private readonly movements: CountMovements,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Books a count. Up to 100 lines are booked as a whole or not at all. A longer count is checked as a
   * whole, then booked in portions, for a few seconds. While the count has the status `booking`, booking
   * it again continues. A line is never booked twice.
   * @param isConfirmed the person confirmed figures that are far from the books
   * @throws NotFound, Conflict COUNT_CLOSED, COUNT_EMPTY, COUNT_LINES_REFUSED naming the lines,
   * UNUSUAL_FIGURES
   */
  async book(id: string, by: string, isConfirmed: boolean): Promise<StoredCount> {
    const begun = performance.now()
    for (;;) {
      const count = await this.transactions.run(() => this.bookPortion(id, by, isConfirmed))
      if (count.status !== 'booking' || performance.now() - begun > ENOUGH_MS) return count
    }
  }

  private async bookPortion(id: string, by: string, isConfirmed: boolean): Promise<StoredCount> {
    const count = await this.counts.write(id, ['open', 'booking'])
    if (!count) {
      const done = await this.counts.byId(id)
      if (done.status === 'booked') return done
      throw closed(done)
    }
    const waiting = await this.waiting(count)
    const compared = await this.queries.compare(waiting)
    demandBookable(compared)
    if (!isConfirmed && count.status === 'open') demandUsual(compared.flatMap(unusualIn))
    const portion = compared.slice(0, BOOKED_AT_ONCE) as BookableLine[]
    await this.movements.book(count, portion, by)
    const through = waiting.length <= BOOKED_AT_ONCE
    const now = this.clock.now()
    const change = through ? { status: 'booked' as const, bookedAt: now } : { status: 'booking' as const }
    return (await this.counts.write(count._id, [count.status], { ...change, bookedBy: by })) ?? count
  }

  /**
   * All lines that are not booked; the next portion when the count was already checked as a whole. @throws
   * Conflict COUNT_EMPTY
   */
  private async waiting({ _id, status }: StoredCount): Promise<CountedLine[]> {
    const waiting = await this.lines
      .find({ count: _id, countedMilli: { $ne: null }, booked: null })
      .sort({ line: 1 })
      .limit(status === 'open' ? 0 : BOOKED_AT_ONCE + 1)
      .lean<CountedLine[]>()
    if (waiting.length === 0 && status === 'open')
      throw new Conflict(
        'COUNT_EMPTY',
        'Nothing was counted yet. Drop a count without lines instead of booking it.',
      )
    return waiting
  }
}

/** @throws Conflict COUNT_LINES_REFUSED naming the lines */
function demandBookable(compared: readonly ComparedLine[]): void {
  const refused = compared.filter(({ refusal }) => refusal !== null)
  if (refused.length === 0) return
  const lines = refused.map(({ line, refusal }) => ({ batchNumber: line.batchNumber, error: refusal }))
  throw new Conflict(
    'COUNT_LINES_REFUSED',
    refused
      .map(({ refusal }) => refusal)
      .slice(0, 3)
      .join(' '),
    { lines },
  )
}

/** Counted figures that are far from the books (docs/domain/catalogue.md#unusual-figures). */
function unusualIn({ line, batch, comparison }: ComparedLine): UnusualFigure[] {
  if (!batch || !comparison || comparison.outdated) return []
  return unusualQuantity({
    field: line.batchNumber,
    what: `Batch ${line.batchNumber}`,
    value: line.countedMilli,
    usual: [comparison.booksMilli],
    measure: measureOf(batch),
    of: 'by the books',
  })
}
