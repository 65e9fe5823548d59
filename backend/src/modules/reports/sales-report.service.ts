import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { addIstDays, type IstDay } from '../../kernel/ist.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { Sales } from '../orders/money/sales.service.js'
import { daysBetween, DaySums, type SalesDay } from './domain/sales-days.js'
import { SalesDayDocument } from './schemas/sales-day.schema.js'

/** Changes looked at in one go. */
const STALE_AT_A_TIME = 500
const CHUNK_DAYS = 31

/**
 * Sales by day. Each day is summed up from its orders when it is first asked for, and again after a sale of it was made
 * or taken back: no payment waits for a counter, and the sums cannot drift from the orders.
 */
@Injectable()
export class SalesReport {
  constructor(
    @InjectModel(SalesDayDocument.name) private readonly days: Model<SalesDayDocument>,
    private readonly sales: Sales,
    private readonly transactions: Transactions,
  ) {}

  /** Every day from one to another, both included, those without sales too. */
  async between(from: IstDay, to: IstDay): Promise<SalesDay[]> {
    await this.refreshStale()
    const wanted = daysBetween(from, to)
    const known = await this.read(from, to)
    const missing = wanted.filter((day) => !known.has(day))
    for (const sums of await this.sumUp(missing)) known.set(sums.day, sums)
    return wanted.flatMap((day) => known.get(day) ?? [])
  }

  /** Sums a range up again from its orders, whatever is known of it. @returns the number of days */
  async rebuild(from: IstDay, to: IstDay): Promise<number> {
    let count = 0
    for (let start = from; start <= to; start = addIstDays(start, CHUNK_DAYS)) {
      const end = addIstDays(start, CHUNK_DAYS - 1)
      const chunk = daysBetween(start, end < to ? end : to)
      await this.days.deleteMany({ _id: { $in: chunk } })
      await this.sumUp(chunk)
      count += chunk.length
    }
    return count
  }

  private async read(from: IstDay, to: IstDay): Promise<Map<IstDay, SalesDay>> {
    const rows = await this.days.find({ _id: { $gte: from, $lte: to } }).lean<SalesDayDocument[]>()
    return new Map(rows.map(({ _id: day, ...sums }) => [day, { day, ...sums }]))
  }

  private async refreshStale(): Promise<void> {
    for (const day of await this.sales.staleDays(STALE_AT_A_TIME)) await this.refresh(day)
  }

  /** Two processes that sum a day up at once conflict on its row, so that the later look at the orders wins. */
  private refresh(day: IstDay): Promise<void> {
    return this.transactions.run(async () => {
      await this.sales.settled(day)
      const [sums] = await this.computed([day])
      await this.days.updateOne({ _id: day }, { $set: fieldsOf(sums as SalesDay) }, { upsert: true })
    })
  }

  /** Days that nobody has summed up yet. Who came first is right: a change since then has left its own mark. */
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
    if (first && last) for await (const sale of this.sales.between(first, last)) sums.add(sale)
    return sums.all()
  }
}

const fieldsOf = ({ day: _, ...sums }: SalesDay) => sums
