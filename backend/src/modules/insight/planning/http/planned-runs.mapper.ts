import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { recipeProductOf } from '../../../stock/bom/recipe-of.js'
import { type StoredProduct } from '../../../stock/catalog/products.service.js'
import { type RunReferences, type StoredRun } from '../../../stock/runs/runs.queries.js'
import { broughtBy, missingIn } from '../runs-in-stock.js'
import { type MissingAnswer, type PlannedProductAnswer, type PlannedRunsAnswer } from './cook-plan.answers.js'

/** The runs that were made, and what each still misses. */
export function toPlannedRuns(runs: readonly StoredRun[], { products }: RunReferences): PlannedRunsAnswer {
  const answers = runs.flatMap((run) => {
    const product = products.get(String(run.recipe.parentProduct))
    if (!product) return []
    return {
      bomId: String(run.bomId),
      reservationId: run.reservationId,
      product: toProduct(product),
      quantity: fromMilli(broughtBy(run, recipeProductOf(product))),
      status: run.status,
      missing: missingIn(run).flatMap((missing): MissingAnswer[] => {
        const component = products.get(missing.product)
        return component
          ? [{ product: toProduct(component), quantity: fromMilli(missing.quantityMilli) }]
          : []
      }),
    }
  })
  const short = answers.filter(({ missing }) => missing.length > 0).length
  return { message: messageOf(answers.length, short), runs: answers }
}

function messageOf(runs: number, short: number): string {
  const made = runs === 1 ? '1 reservation created' : `${runs} reservations created`
  if (short === 0) return `${made}, with all ingredients.`
  return `${made}, ${short} of them without all ingredients.`
}

function toProduct({ _id, Id, name, materialType, priceUnit }: StoredProduct): PlannedProductAnswer {
  return { _id: String(_id), Id, name, materialType, priceUnit }
}
