import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model, type Types } from 'mongoose'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type StoredBatch } from '../reading/batch.queries.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { type StoredLine } from './counts.queries.js'
import { closed, Counts, type StoredCount } from './counts.service.js'
import { countedInstant, lineFault, replaces } from './domain/count-line.js'
import { StockCountLineDocument } from './schemas/stock-count-line.schema.js'

/** A line as a phone sends it. */
export interface SentLine {
  clientLineId: string
  batchNumber: string
  /** The counted quantity; null withdraws the line. */
  countedMilli: Milli | null
  /** Time of the count by the phone's clock. */
  countedAt: Date
  seenMilli: Milli | null
}

export interface SentLines {
  /** Time of sending by the phone's clock. */
  sentAt: Date
  lines: readonly SentLine[]
}

export interface RefusedLine {
  clientLineId: string
  batchNumber: string
  error: string
}

/** The result for the lines that were sent. */
export interface TakenLines {
  /** `clientLineId` of the lines that need not be sent again. */
  taken: string[]
  refused: RefusedLine[]
}

/** Counted lines as the phones send them. A phone may send the same line several times. */
@Injectable()
export class CountLines {
  constructor(
    @InjectModel(StockCountLineDocument.name) private readonly lines: Model<StockCountLineDocument>,
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly counts: Counts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores lines; of two counts of a batch the later one is valid. While a count is being booked, lines
   * can only be withdrawn.
   * @throws NotFound, Conflict COUNT_CLOSED naming the batches
   */
  async put(id: string, sent: SentLines, by: string): Promise<TakenLines> {
    return this.transactions.run(async () => {
      const count = await this.accepting(id, sent.lines)
      const numbers = sent.lines.map(({ batchNumber }) => batchNumber)
      const batches = await this.batches.find({ batchNumber: { $in: numbers } }).lean<BatchDocument[]>()
      const byNumber = new Map(batches.map((batch) => [batch.batchNumber, batch]))
      const stored = await this.lines
        .find({ count: count._id, stock: { $in: batches.map(({ _id }) => _id) } })
        .lean<StockCountLineDocument[]>()
      const draft = new Draft(count, new Map(stored.map((line) => [String(line.stock), line])), by)
      for (const line of sent.lines)
        draft.take(line, byNumber.get(line.batchNumber), { sentAt: sent.sentAt, now: this.clock.now() })
      if (draft.changed.size > 0) await this.store(count._id, draft)
      return { taken: draft.taken, refused: draft.refused }
    })
  }

  private async accepting(id: string, sent: readonly SentLine[]): Promise<StoredCount> {
    const onlyBack = sent.every(({ countedMilli }) => countedMilli === null)
    const count = await this.counts.write(id, onlyBack ? ['open', 'booking'] : ['open'])
    if (count) return count
    const late = [...new Set(sent.map(({ batchNumber }) => batchNumber))]
    throw closed(await this.counts.byId(id), late)
  }

  private async store(count: Types.ObjectId, { changed, fresh }: Draft): Promise<void> {
    if (fresh.size > 0) await this.counts.write(count, ['open'], {}, fresh.size)
    await this.lines.bulkWrite(
      [...changed.values()].map((line) => {
        if (fresh.has(line)) return { insertOne: { document: line } }
        const { countedMilli, countedAt, by, seenMilli, clientLineId } = line
        const $set = { countedMilli, countedAt, by, seenMilli, clientLineId }
        return { updateOne: { filter: { _id: line._id, booked: null }, update: { $set } } }
      }),
    )
  }
}

/** The lines of a count while new lines are added. */
class Draft {
  readonly changed = new Map<string, StoredLine>()
  /** Changed lines of batches that had no line in the count before. */
  readonly fresh = new Set<StoredLine>()
  readonly taken: string[] = []
  readonly refused: RefusedLine[] = []

  constructor(
    private readonly count: StoredCount,
    private readonly lines: Map<string, StoredLine>,
    private readonly by: string,
  ) {}

  take(sent: SentLine, batch: StoredBatch | undefined, clocks: { sentAt: Date; now: Date }): void {
    const { clientLineId, batchNumber, countedMilli, seenMilli } = sent
    const fault = lineFault(batch, this.count, countedMilli)
    if (fault !== null || !batch) {
      this.refused.push({ clientLineId, batchNumber, error: fault ?? '' })
      return
    }
    this.taken.push(clientLineId)
    const { startedAt } = this.count
    const notBefore = batch.createdAt > startedAt ? batch.createdAt : startedAt
    const countedAt = countedInstant({ countedAt: sent.countedAt, ...clocks, notBefore })
    const stored = this.lines.get(String(batch._id))
    if (stored?.booked || !replaces({ clientLineId, countedAt }, stored)) return
    if (!stored && this.count.status !== 'open') return
    this.change({
      _id: stored?._id ?? new mongoose.Types.ObjectId(),
      count: this.count._id,
      stock: batch._id,
      batchNumber,
      product: batch.product,
      line: stored?.line ?? this.count.lineCount + this.fresh.size,
      booked: null,
      countedMilli,
      countedAt,
      by: this.by,
      seenMilli,
      clientLineId,
    })
  }

  private change(line: StoredLine): void {
    const key = String(line.stock)
    const before = this.lines.get(key)
    if (!before || this.fresh.delete(before)) this.fresh.add(line)
    this.lines.set(key, line)
    this.changed.set(key, line)
  }
}
