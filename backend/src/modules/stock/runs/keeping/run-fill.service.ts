import { Injectable } from '@nestjs/common'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { OfferedBatches } from '../../inventory/reading/offered-batches.service.js'
import { type StoredBatch } from '../../inventory/reading/stock.queries.js'
import { fill } from '../domain/assignment.js'
import { type Component, costed, costOf } from '../domain/component.js'
import { componentsOf } from '../run-components.js'
import { RunQueries } from '../runs.queries.js'
import { type RunRecipe } from '../schemas/run.schema.js'
import { type DraftLine } from './run-draft.js'
import { freeOf } from './run-lines.service.js'
import { requiredOf } from './run-plans.service.js'
import { RunRecipes } from './run-recipes.service.js'

export interface FilledComponent extends Component {
  missingMilli: Milli
}

export interface RunFilling {
  components: FilledComponent[]
  costPricePaise: Paise
  /** Batches that were taken, by `_id` (hex), and what each has for the run. */
  batches: Map<string, { batch: StoredBatch; freeMilli: Milli }>
}

/** What the stock offers for a quantity of a recipe: usable batches, the earliest best before first. */
@Injectable()
export class RunFill {
  constructor(
    private readonly recipes: RunRecipes,
    private readonly offers: OfferedBatches,
    private readonly queries: RunQueries,
  ) {}

  /**
   * @param run `reservationId` or `_id` of the run that is edited: what it has reserved counts as free, and its
   * recipe is used as long as the request names the same BOM
   * @throws InvalidInput naming `bomId`, NotFound
   */
  async fill(bomId: string, quantityMilli: Milli, reservation?: string): Promise<RunFilling> {
    const run = reservation === undefined ? null : await this.queries.resolve(reservation)
    const own = run ? componentsOf(run) : []
    const recipe = run && String(run.bomId) === bomId ? run.recipe : await this.recipes.load(bomId)
    const taken: RunFilling['batches'] = new Map()
    const components: FilledComponent[] = []
    for (const { product, unit } of recipe.components)
      components.push(await this.fillOne({ recipe, quantityMilli, own, taken }, String(product), unit))
    return { components, costPricePaise: costOf(components), batches: taken }
  }

  /** The same as lines of a run. */
  async lines(bomId: string, quantityMilli: Milli): Promise<DraftLine[]> {
    const { components } = await this.fill(bomId, quantityMilli)
    return components.map(({ productId, batches }) => ({
      product: productId,
      chosen: batches.map(({ batchNumber, reservedMilli }) => ({
        numbers: [batchNumber],
        quantityMilli: reservedMilli,
      })),
    }))
  }

  private async fillOne(
    { recipe, quantityMilli, own, taken }: Filling,
    productId: string,
    unit: Component['unit'],
  ): Promise<FilledComponent> {
    const parts = own.filter((one) => one.productId === productId).flatMap(({ batches }) => batches)
    const held = new Map(parts.map((part) => [part.stockId, part]))
    const reserved = new Map(parts.map(({ stockId, reservedMilli }) => [stockId, reservedMilli]))
    const offered = await this.offers.forHolder(productId, [...held.keys()])
    const choices = offered.map((batch) => ({
      batch,
      stockId: String(batch._id),
      freeMilli: freeOf(batch, reserved),
    }))
    const requiredMilli = requiredOf(recipe, quantityMilli, productId)
    const filled = fill(requiredMilli, choices)
    for (const { batch } of filled.taken) taken.set(batch.stockId, batch)
    const component = costed({
      productId,
      requiredMilli,
      unit,
      batches: filled.taken.map(({ batch: { batch, stockId }, quantityMilli: reservedMilli }) => ({
        stockId,
        batchNumber: batch.batchNumber,
        reservedMilli,
        usedMilli: null,
        pricePaise: held.get(stockId)?.pricePaise ?? batch.pricePaise,
      })),
    })
    return { ...component, missingMilli: filled.missingMilli }
  }
}

interface Filling {
  recipe: RunRecipe
  quantityMilli: Milli
  own: readonly Component[]
  taken: RunFilling['batches']
}
