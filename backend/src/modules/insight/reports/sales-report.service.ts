import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addIstDays, type IstDay } from '../../../kernel/dates/ist.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Sales } from '../../sales/orders/money/sales.service.js'
import { daysBetween, DaySums, type SalesDay } from './domain/sales-days.js'
import { SalesDayDocument } from './schemas/sales-day.schema.js'

/** Number of changes that are handled in one step. */
const STALE_AT_A_TIME = 500
/** Days whose orders are sorted at once: those of a year are more than the database sorts in memory. */
const CHUNK_DAYS = 7
/** Number of chunks that a background run sums: it may be interrupted, and continues with the next run. */
const CHUNKS_AHEAD = 8
/** Pause between two background chunks, so that requests come first. */
const PAUSE_MS = 50

/**
 * Sales by day. Each day is summed from its orders when it is first read, and again after one of its sales
 * was made or cancelled. So no payment waits for a counter, and the sums cannot drift from the orders.
 */
@Injectable()
export class SalesReport {
  constructor(
    @InjectModel(SalesDayDocument.name) private readonly days: Model<SalesDayDocument>,
    private readonly sales: Sales,
    private readonly transactions: Transactions,
  ) {}

  /** Every day from one to another, both included, even without sales. */
  async between(from: IstDay, to: IstDay): Promise<SalesDay[]> {
    await this.refreshStale()
    const wanted = daysBetween(from, to)
    const known = await this.read(from, to)
    const missing = wanted.filter((day) => !known.has(day))
    for (const chunk of chunksOf(missing))
      for (const sums of await this.sumUp(chunk)) known.set(sums.day, sums)
    return wanted.flatMap((day) => known.get(day) ?? [])
  }

  /**
   * Sums some days of a range in advance, the newest first, so that no screen waits for them.
   * @returns the number of days, and how many are left
   */
  async sumUpAhead(from: IstDay, to: IstDay): Promise<{ days: number; left: number }> {
    await this.refreshStale()
    const rows = await this.days.find({ _id: { $gte: from, $lte: to } }, { _id: 1 }).lean<{ _id: IstDay }[]>()
    const known = new Set(rows.map(({ _id }) => _id))
    const missing = daysBetween(from, to).filter((day) => !known.has(day))
    const chunks = chunksOf(missing).slice(-CHUNKS_AHEAD).reverse()
    for (const chunk of chunks) {
      await this.sumUp(chunk)
      await sleep(PAUSE_MS)
    }
    const days = chunks.flat().length
    return { days, left: missing.length - days }
  }

  /** Sums a range again from its orders, even days that are already summed. @returns the number of days */
  async rebuild(from: IstDay, to: IstDay): Promise<number> {
    const days = daysBetween(from, to)
    for (const chunk of chunksOf(days)) {
      await this.days.deleteMany({ _id: { $in: chunk } })
      await this.sumUp(chunk)
    }
    return days.length
  }

  private async read(from: IstDay, to: IstDay): Promise<Map<IstDay, SalesDay>> {
    const rows = await this.days.find({ _id: { $gte: from, $lte: to } }).lean<SalesDayDocument[]>()
    return new Map(rows.map(({ _id: day, ...sums }) => [day, { ...sums, day }]))
  }

  private async refreshStale(): Promise<void> {
    for (const day of await this.sales.staleDays(STALE_AT_A_TIME)) await this.refresh(day)
  }

  /**
   * Two processes that sum the same day at once conflict on its row, so that the later reading of the
   * orders wins.
   */
  private refresh(day: IstDay): Promise<void> {
    return this.transactions.run(async () => {
      await this.sales.settled(day)
      const [sums] = await this.computed([day])
      await this.days.updateOne({ _id: day }, { $set: fieldsOf(sums as SalesDay) }, { upsert: true })
    })
  }

  /** Days that are not summed yet. The first result is kept: a change since then has left its own mark. */
  private async sumUp(days: readonly IstDay[]): Promise<SalesDay[]> {
    if (days.length === 0) return []
    const computed = await this.computed(days)
    await this.days.bulkWrite(
      computed.map((sums) => ({
        updateOne: { filter: { _id: sums.day }, update: { $setOnInsert: fieldsOf(sums) }, upsert: true },
      })),
      { ordered: false },
    )
    return computed
  }

  private async computed(days: readonly IstDay[]): Promise<SalesDay[]> {
    const sums = new DaySums(days)
    const [first, last] = [days[0], days.at(-1)]
    if (first && last) {
      for await (const sales of this.sales.between(first, last)) for (const sale of sales) sums.add(sale)
      for await (const credit of this.sales.creditsBetween(first, last)) sums.addCredit(credit)
    }
    return sums.all()
  }
}

/** Days in their order, at most a calendar week in each chunk. */
function chunksOf(days: readonly IstDay[]): IstDay[][] {
  const chunks: IstDay[][] = []
  for (const day of days) {
    const chunk = chunks.at(-1)
    if (chunk?.[0] && day < addIstDays(chunk[0], CHUNK_DAYS)) chunk.push(day)
    else chunks.push([day])
  }
  return chunks
}

const fieldsOf = ({ day: _, ...sums }: SalesDay) => sums
