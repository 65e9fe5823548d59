import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { type RunStatus } from '../../../stock/runs/domain/run-status.js'
import { type Check } from '../cook-plans.service.js'
import { type CookPlan, type Outlook, type Suggestion } from '../domain/plan.js'
import { type PlannedProduct, type Products, type Quantity } from '../domain/plan-data.js'
import { type RunningOut } from '../domain/running-out.js'
import { firstMissing, type SharedRun } from '../domain/share-out.js'
import { type ShoppingGroup, type ShoppingLine } from '../domain/shopping.js'
import {
  type CheckAnswer,
  type CheckedRunAnswer,
  type CookPlanAnswer,
  type MissingAnswer,
  type PlannedProductAnswer,
  type RunningOutAnswer,
  type ShoppingGroupAnswer,
  type ShoppingLineAnswer,
  type SuggestionAnswer,
} from './cook-plan.answers.js'

export function toProductAnswer({ id, Id, inWords, type, unit }: PlannedProduct): PlannedProductAnswer {
  return { _id: id, Id, name: inWords, materialType: type, priceUnit: unit }
}

/** @param money whether the caller may see money */
export function toCookPlanAnswer(
  { outlook, plan, check }: { outlook: Outlook; plan: CookPlan; check: Check },
  money: boolean,
): CookPlanAnswer {
  return {
    ...outlook,
    suggestions: plan.suggestions.map(toSuggestionAnswer),
    withoutRecipe: plan.withoutRecipe.map(({ product, needMilli, reasons }) => ({
      product: toProductAnswer(product),
      needed: fromMilli(needMilli),
      reasons,
    })),
    check: toCheckAnswer(check, money),
  }
}

function toSuggestionAnswer({ product, recipe, quantityMilli, ...known }: Suggestion): SuggestionAnswer {
  return {
    bomId: recipe.bomId,
    product: toProductAnswer(product),
    quantity: fromMilli(quantityMilli),
    pot: fromMilli(recipe.makesMilli),
    now: known.now,
    lowOn: known.lowOn,
    reasons: known.reasons,
  }
}

export function toCheckAnswer({ products, shared, first, shopping }: Check, money: boolean): CheckAnswer {
  return {
    items: shared.runs.flatMap((run) => toCheckedRun(run, products)),
    cookFirst: first.map(toSuggestionAnswer),
    underWay: shared.underWay.map(({ reservationId, missing }) => ({
      reservationId,
      missing: missing.flatMap((one) => toMissingAnswer(one, products)),
    })),
    shopping: shopping.map((group) => toShoppingGroup(group, money)),
  }
}

function toCheckedRun(run: SharedRun, products: Products): CheckedRunAnswer[] {
  const product = products.get(run.recipe.product)
  if (!product) return []
  const missing = firstMissing(run)
  const [first] = missing
    ? toMissingAnswer({ product: missing.product, quantityMilli: missing.missingMilli }, products)
    : []
  return [
    {
      bomId: run.recipe.bomId,
      product: toProductAnswer(product),
      quantity: fromMilli(run.quantityMilli),
      makeable: fromMilli(run.makeableMilli),
      status: statusNow(run),
      firstMissing: first ?? null,
      components: run.components.flatMap((share) => {
        const component = products.get(share.product)
        if (!component) return []
        return {
          product: toProductAnswer(component),
          required: fromMilli(share.requiredMilli),
          fromShelf: fromMilli(share.takenMilli),
          cookedFirst: fromMilli(share.cookedFirstMilli),
          missing: fromMilli(share.missingMilli),
        }
      }),
    },
  ]
}

export function toMissingAnswer({ product, quantityMilli }: Quantity, products: Products): MissingAnswer[] {
  const known = products.get(product)
  return known ? [{ product: toProductAnswer(known), quantity: fromMilli(quantityMilli) }] : []
}

/** The status by docs/domain/workshop.md#run that the current stock would give. */
function statusNow({ components }: SharedRun): RunStatus {
  if (components.every(({ takenMilli, requiredMilli }) => takenMilli === requiredMilli)) return 'Reserved'
  return components.some(({ takenMilli }) => takenMilli > 0) ? 'Partially Reserved' : 'Pending'
}

function toShoppingGroup({ supplier, lines }: ShoppingGroup, money: boolean): ShoppingGroupAnswer {
  return {
    supplier: supplier && { _id: supplier.id, name: supplier.name, phone: supplier.phone },
    lines: lines.map((line) => toShoppingLine(line, money)),
  }
}

function toShoppingLine(line: ShoppingLine, money: boolean): ShoppingLineAnswer {
  const { product, missingMilli, buyMilli, neededFor, last, estimatePaise } = line
  return {
    product: toProductAnswer(product),
    missing: fromMilli(missingMilli),
    quantity: fromMilli(buyMilli),
    neededFor,
    last: last && {
      on: last.on,
      quantity: fromMilli(last.quantityMilli),
      ...(money ? { price: paiseToRupees(last.pricePaise) } : {}),
    },
    ...(money ? { estimate: estimatePaise === null ? null : paiseToRupees(estimatePaise) } : {}),
  }
}

export function toRunningOutAnswer({
  product,
  freeMilli,
  days,
  on,
  comingMilli,
}: RunningOut): RunningOutAnswer {
  const amounts = { free: fromMilli(freeMilli), coming: fromMilli(comingMilli) }
  return { product: toProductAnswer(product), days, on, ...amounts }
}
