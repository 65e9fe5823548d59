import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { BatchQueries, MOST_PARTS } from '../../inventory/reading/batch.queries.js'
import { DerivedPrices, type Prices } from '../../inventory/upkeep/derived-prices.service.js'
import { totalCostOf } from '../answers/reservation.answer.js'
import { costOf, repriced } from '../domain/component.js'
import { costYields, unitPrice } from '../domain/yields.js'
import { componentsOf, storedComponents } from '../run-components.js'
import { RunQueries, type StoredRun } from '../runs.queries.js'
import { RunDocument } from '../schemas/run.schema.js'

/** All runs are costed in one transaction, which may not last a minute: this many take seconds. */
const MOST_RUNS = 2_000

/**
 * Costs everything again that was made of a batch whose price was corrected
 * (docs/domain/workshop.md#cost-of-a-run).
 */
@Injectable()
export class RecostRuns {
  constructor(
    @InjectModel(RunDocument.name) private readonly runs: Model<RunDocument>,
    private readonly queries: RunQueries,
    private readonly batches: BatchQueries,
    private readonly prices: DerivedPrices,
  ) {}

  /** Numbers of the runs that took of a batch, or of a part at another outlet that has its price; at most `limit`. */
  async reached(stockId: Types.ObjectId, limit: number): Promise<string[]> {
    const followers = await this.batches.followersOf(await this.batches.resolve(String(stockId)))
    const batches = followers.map(({ _id }) => _id)
    return (await this.queries.withBatch(batches, limit)).map(({ reservationId }) => reservationId)
  }

  /**
   * Goes from batches to their parts and, with `withRuns`, to runs and what they made, one level at a time, down to the
   * last jar. Joins the transaction that has set the price of the first batch.
   * @throws Conflict TOO_MANY_RUNS
   */
  async after(stockId: Types.ObjectId, oldPaise: Paise, withRuns: boolean): Promise<void> {
    const reached = new Set<string>()
    let level: Prices = new Map([[String(stockId), oldPaise]])
    while (level.size > 0) {
      const batches = await this.batches.byIds([...level.keys()])
      const prices = new Map(batches.map(({ _id, pricePaise }) => [String(_id), pricePaise]))
      const runs = withRuns ? await this.queries.costedWith([...prices.keys()], MOST_RUNS + 1) : []
      for (const { _id } of runs) reached.add(String(_id))
      if (reached.size > MOST_RUNS) throw tooMany('runs', MOST_RUNS)
      level = new Map([...(await this.recost(runs, prices)), ...(await this.moved(level, prices))])
    }
  }

  /** Parts at other outlets get the same price, unless a person has set another. */
  private async moved(old: Prices, prices: Prices): Promise<Prices> {
    const parts = await this.batches.partsOf([...prices.keys()], MOST_PARTS + 1)
    if (parts.length > MOST_PARTS) throw tooMany('parts at other outlets', MOST_PARTS)
    const followed = new Map<string, Paise>()
    for (const { _id, pricePaise, splitFrom } of parts) {
      const whole = String(splitFrom?.id)
      const price = prices.get(whole)
      if (price !== undefined && pricePaise === old.get(whole)) followed.set(String(_id), price)
    }
    return this.prices.set(followed)
  }

  /** @returns the batches that the runs made, with their earlier prices */
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

/** The changes of a run when its batches get a new price. */
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
