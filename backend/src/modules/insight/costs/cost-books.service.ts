import { Injectable } from '@nestjs/common'
import { sumPaise } from '../../../kernel/amounts/money.js'
import { sumGrams } from '../../../kernel/amounts/weight.js'
import { isPackaging } from '../../stock/catalog/domain/packaging.js'
import { type NamedProduct, Products } from '../../stock/catalog/products.service.js'
import { type BatchOrigin, BatchQueries } from '../../stock/inventory/reading/batch.queries.js'
import { weightOf } from '../../stock/runs/domain/yields.js'
import { type RunCosts, RunQueries } from '../../stock/runs/runs.queries.js'
import { BatchCosts, type CostedBatch, type CostedRun } from './domain/batch-costs.js'

/** Batches with everything they were made of. */
export interface CostBook {
  costs: BatchCosts
  /** Products by `_id` (hex). */
  products: ReadonlyMap<string, NamedProduct>
}

/**
 * Reads what batches were made of, one level at a time, to any depth
 * (docs/domain/costs.md#what-a-batch-cost).
 */
@Injectable()
export class CostBooks {
  constructor(
    private readonly batches: BatchQueries,
    private readonly runs: RunQueries,
    private readonly products: Products,
  ) {}

  /** @param ids ids of the batches (hex) */
  async load(ids: readonly string[]): Promise<CostBook> {
    const batches = new Map<string, BatchOrigin>()
    const runs = new Map<string, RunCosts>()
    let wanted = [...new Set(ids)]
    while (wanted.length > 0) {
      const layer = await this.batches.originsOf(wanted)
      for (const batch of layer) batches.set(String(batch._id), batch)
      const made = layer.flatMap(({ reservation }) => (reservation ? String(reservation.id) : []))
      const newRuns = await this.runs.costsOf(made.filter((id) => !runs.has(id)))
      for (const run of newRuns) runs.set(String(run._id), run)
      wanted = below(layer, newRuns).filter((id) => !batches.has(id))
    }
    const products = await this.products.byIds([
      ...[...batches.values()].map(({ product }) => product),
      ...[...runs.values()].map(({ recipe }) => recipe.parentProduct),
    ])
    return { costs: costsOf(batches, runs, products), products }
  }
}

/** The batches from which a level was moved or made; ids that no longer exist are read only once. */
function below(layer: readonly BatchOrigin[], runs: readonly RunCosts[]): string[] {
  const parents = layer.flatMap(({ splitFrom }) => (splitFrom ? String(splitFrom.id) : []))
  const used = runs.flatMap(({ components }) =>
    components.flatMap(({ batches }) => batches.map(({ stockId }) => String(stockId))),
  )
  return [...new Set([...parents, ...used])]
}

function costsOf(
  batches: ReadonlyMap<string, BatchOrigin>,
  runs: ReadonlyMap<string, RunCosts>,
  products: CostBook['products'],
): BatchCosts {
  const costed = [...batches].map(([id, batch]) => [id, costedBatch(batch, products)] as const)
  return new BatchCosts(
    new Map(costed),
    new Map([...runs].map(([id, run]) => [id, costedRun(run, products)])),
  )
}

function costedBatch(batch: BatchOrigin, products: CostBook['products']): CostedBatch {
  const product = products.get(String(batch.product))
  return {
    id: String(batch._id),
    pricePaise: batch.pricePaise,
    isPackaging: product !== undefined && isPackaging(product),
    runId: batch.reservation ? String(batch.reservation.id) : null,
    partOf: batch.splitFrom ? String(batch.splitFrom.id) : null,
  }
}

function costedRun(run: RunCosts, products: CostBook['products']): CostedRun {
  const { labourPaise, gasPaise, overheadPaise } = run
  const packed = new Set(run.yields.flatMap(({ packaging = [] }) => packaging.map(({ line }) => line)))
  return {
    id: String(run._id),
    used: run.components.flatMap(({ batches }, line) =>
      packed.has(line)
        ? []
        : batches.map(({ stockId, costPricePaise }) => ({
            batchId: String(stockId),
            costPaise: costPricePaise,
          })),
    ),
    labourPaise,
    gasPaise,
    overheadPaise,
    yields: run.yields.map(({ stockId, quantityMilli, costPaise, packaging = [] }) => ({
      batchId: String(stockId),
      quantityMilli,
      costPaise,
      packagingPaise: sumPaise(packaging.map((taken) => taken.costPaise)),
    })),
    weight: weightIn(run, products),
  }
}

/** Litres and jars without a net weight have no known weight, so no loss is calculated for them. */
function weightIn(run: RunCosts, products: CostBook['products']): CostedRun['weight'] {
  const { recipe, quantityToProduceMilli, yields } = run
  const parent = products.get(String(recipe.parentProduct))
  if (!parent || yields.some(({ grams }) => grams === 0)) return null
  const planned = weightOf(recipe.parentUnit, quantityToProduceMilli, parent.netWeight)
  return planned > 0 ? { planned, actual: sumGrams(yields.map(({ grams }) => grams)) } : null
}
