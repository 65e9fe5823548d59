import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { StockQueries } from '../../inventory/reading/stock.queries.js'
import { DerivedPrices, type Prices } from '../../inventory/upkeep/derived-prices.service.js'
import { totalCostOf } from '../answers/reservation.answer.js'
import { costOf, repriced } from '../domain/component.js'
import { costYields, unitPrice } from '../domain/yields.js'
import { componentsOf, storedComponents } from '../run-components.js'
import { RunQueries, type StoredRun } from '../runs.queries.js'
import { RunDocument } from '../schemas/run.schema.js'

/** One transaction holds them all, and no transaction may last a minute: these take seconds. */
const MOST_RUNS = 2_000
/** Of the batches of one level, at other outlets. */
const MOST_PARTS = 2_000

/**
 * The price of a batch was corrected: everything that was made of it is costed again (docs/domain/workshop.md#cost-of-a-run).
 */
@Injectable()
export class RecostRuns {
  constructor(
    @InjectModel(RunDocument.name) private readonly runs: Model<RunDocument>,
    private readonly queries: RunQueries,
    private readonly stock: StockQueries,
    private readonly prices: DerivedPrices,
  ) {}

  /**
   * Goes from batches to runs to batches, one level at a time, down to the last jar. Joins the transaction that has set
   * the price of the first batch.
   * @throws Conflict TOO_MANY_RUNS
   */
  async after(stockId: Types.ObjectId, oldPaise: Paise): Promise<void> {
    const reached = new Set<string>()
    let level: Prices = new Map([[String(stockId), oldPaise]])
    while (level.size > 0) {
      const batches = await this.stock.byIds([...level.keys()])
      const prices = new Map(batches.map(({ _id, pricePaise }) => [String(_id), pricePaise]))
      const runs = await this.queries.costedWith([...prices.keys()], MOST_RUNS + 1)
      for (const { _id } of runs) reached.add(String(_id))
      if (reached.size > MOST_RUNS) throw tooMany('runs', MOST_RUNS)
      level = new Map([...(await this.recost(runs, prices)), ...(await this.moved(level, prices))])
    }
  }

  /** Parts at other outlets get the same price, unless somebody has given them their own. */
  private async moved(old: Prices, prices: Prices): Promise<Prices> {
    const parts = await this.stock.partsOf([...prices.keys()], MOST_PARTS + 1)
    if (parts.length > MOST_PARTS) throw tooMany('parts at other outlets', MOST_PARTS)
    const followed = new Map<string, Paise>()
    for (const { _id, pricePaise, splitFrom } of parts) {
      const whole = String(splitFrom?.id)
      const price = prices.get(whole)
      if (price !== undefined && pricePaise === old.get(whole)) followed.set(String(_id), price)
    }
    return this.prices.set(followed)
  }

  /** @returns the batches that they made, with what they were priced at before */
  private async recost(runs: readonly StoredRun[], prices: Prices): Promise<Prices> {
    const costed = runs.map((run) => ({ run, change: costedAt(run, prices) }))
    if (costed.length > 0)
      await this.runs.bulkWrite(
        costed.map(({ run, change }) => ({
          updateOne: { filter: { _id: run._id }, update: { $set: change } },
        })),
      )
    const made = costed.flatMap(({ change }) => change.yields)
    return this.prices.set(
      new Map(
        made.map(({ stockId, costPaise, quantityMilli }) => [
          String(stockId),
          unitPrice(costPaise, quantityMilli),
        ]),
      ),
    )
  }
}

/** What changes in a run when batches of it get a new price. */
function costedAt(run: StoredRun, prices: Prices) {
  const components = repriced(componentsOf(run), prices)
  const costPricePaise = costOf(components)
  const yields = costYields(totalCostOf({ ...run, costPricePaise }), components, run.yields)
  return { components: storedComponents(components), costPricePaise, yields }
}

function tooMany(what: string, most: number): Conflict {
  const count = most.toLocaleString('en-IN')
  return new Conflict(
    'TOO_MANY_RUNS',
    `More than ${count} ${what} follow from this price, too many to cost anew at once. They can keep their cost.`,
    { most },
  )
}
