import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, Types } from 'mongoose'
import { groupBy } from '../../../kernel/group-by.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { CustomerOrders } from '../../sales/orders/store/customer-orders.service.js'
import { type CustomerSums as Sums, sumsOf } from './domain/customer-sums.js'
import { CustomerDocument } from './schemas/customer.schema.js'

/** Changes that a request looks at: more have only been made where orders were brought in by the thousand. */
const CHANGES_AT_A_TIME = 500
/** Customers that are summed up in one transaction. */
const CUSTOMERS_AT_ONCE = 100
/** How many portions a background run sums up; it goes on with the next run. */
const PORTIONS_AHEAD = 40
/** Orders whose customers are checked at once. */
const ORDERS_AT_ONCE = 1_000
/** Between two portions that nobody waits for: requests come first. */
const PAUSE_MS = 20

/**
 * What each customer's orders add up to. Each order that is made or changed leaves a mark, and the customers with marks
 * are summed up from all their orders before somebody looks. So no payment waits for a counter, and nothing can drift.
 */
@Injectable()
export class CustomerSums {
  constructor(
    @InjectModel(CustomerDocument.name) private readonly customers: Model<CustomerDocument>,
    private readonly orders: CustomerOrders,
    private readonly transactions: Transactions,
  ) {}

  /** Sums up the customers whose orders have changed. @returns how many there were */
  async refresh(): Promise<number> {
    const ids = await this.orders.stale(CHANGES_AT_A_TIME)
    for (const portion of portionsOf(ids)) await this.sumUp(portion)
    return ids.length
  }

  /** As `refresh`, for very many. */
  async sumUpAhead(): Promise<{ customers: number }> {
    let customers = 0
    for (let portion = 0; portion < PORTIONS_AHEAD; portion += 1) {
      const changed = await this.refresh()
      customers += changed
      if (changed === 0) break
      await sleep(PAUSE_MS)
    }
    return { customers }
  }

  /** Compares what is kept with all orders, and sums up again who differs. */
  async check(): Promise<{ customers: number; differing: number }> {
    let [customers, differing] = [0, 0]
    for (let after: string | null = null; ;) {
      const ids = await this.orders.nextCustomers(after, ORDERS_AT_ONCE)
      const last = ids.at(-1) ?? null
      const wrong = await this.differing(ids, { after, last })
      await this.orders.changed(wrong)
      for (const portion of portionsOf(wrong)) await this.sumUp(portion)
      customers += ids.length
      differing += wrong.length
      if (last === null) return { customers, differing }
      after = last
      await sleep(PAUSE_MS)
    }
  }

  /** Who of a stretch of ids is kept otherwise than the orders say; those without orders too. */
  private async differing(
    ids: readonly string[],
    { after, last }: { after: string | null; last: string | null },
  ): Promise<string[]> {
    const right = await this.computed(ids)
    const stretch = {
      ...(after === null ? {} : { $gt: new Types.ObjectId(after) }),
      ...(last === null ? {} : { $lte: new Types.ObjectId(last) }),
    }
    const rows = await this.customers
      .find(Object.keys(stretch).length === 0 ? {} : { _id: stretch })
      .lean<CustomerDocument[]>()
    const kept = new Map(rows.map(({ _id, ...sums }) => [String(_id), sums as Sums]))
    return [...new Set([...ids, ...kept.keys()])].filter(
      (id) => JSON.stringify(inOrder(kept.get(id))) !== JSON.stringify(inOrder(right.get(id))),
    )
  }

  /**
   * Two processes that sum up the same customer conflict on the marks or on the row, and the later one reads the orders
   * again.
   */
  private sumUp(ids: readonly string[]): Promise<void> {
    return this.transactions.run(async () => {
      await this.orders.settled(ids)
      const sums = await this.computed(ids)
      const gone = ids.filter((id) => !sums.has(id))
      if (gone.length > 0) await this.customers.deleteMany({ _id: { $in: gone } })
      if (sums.size === 0) return
      await this.customers.bulkWrite(
        [...sums].map(([id, $set]) => ({
          updateOne: { filter: { _id: new Types.ObjectId(id) }, update: { $set }, upsert: true },
        })),
      )
    })
  }

  /** Customers without orders of their name are absent. */
  private async computed(ids: readonly string[]): Promise<Map<string, Sums>> {
    if (ids.length === 0) return new Map()
    const byCustomer = groupBy(await this.orders.of(ids), ({ userId }) => String(userId))
    return new Map(
      [...byCustomer].flatMap(([id, orders]) => {
        const sums = sumsOf(orders)
        return sums ? [[id, sums] as const] : []
      }),
    )
  }
}

function portionsOf(ids: readonly string[]): string[][] {
  const portions: string[][] = []
  for (let at = 0; at < ids.length; at += CUSTOMERS_AT_ONCE)
    portions.push(ids.slice(at, at + CUSTOMERS_AT_ONCE))
  return portions
}

/** The same sums, written in the same order. */
const inOrder = (sums: Sums | undefined) =>
  sums && Object.entries(sums).toSorted(([one], [other]) => (one < other ? -1 : 1))
