import { Injectable } from '@nestjs/common'
import { addPaise, type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type Milli, milli, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { measureOf } from '../../../../kernel/amounts/units.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { canTransition } from '../../../../kernel/states/transitions.js'
import { BomBook } from '../../bom/bom-book.service.js'
import { type Recipe, requiredMilli } from '../../bom/domain/recipes.js'
import { isPackaging } from '../../catalog/domain/packaging.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { type UnusualFigure, unusualQuantity } from '../../inventory/domain/unusual.js'
import { type Component, costOf, partMilli } from '../domain/component.js'
import { RUN } from '../domain/run-status.js'
import {
  type CostedYield,
  costYields,
  type Loss,
  lossOf,
  sharePackaging,
  type TakenPackaging,
  unitPrice,
  weightOf,
} from '../domain/yields.js'
import { componentsOf } from '../run-components.js'
import { type StoredRun } from '../runs.queries.js'
import { type KnownYield, type RunExtras, type RunReceipt, RunReceipts } from './run-receipts.service.js'

/** A batch that a run made, with the packaging that it took. */
type PackedYield = KnownYield & { packaging: Pick<TakenPackaging, 'line' | 'quantityMilli'>[] }

/** Assigns jars, lids and labels to the sizes of a run (docs/domain/workshop.md#what-a-run-yields). */
@Injectable()
export class RunPackaging {
  constructor(
    private readonly products: Products,
    private readonly boms: BomBook,
  ) {}

  /** @param components with the quantities that were used */
  async share(
    run: StoredRun,
    components: readonly Component[],
    yields: readonly KnownYield[],
  ): Promise<PackedYield[]> {
    const sizes = [...new Set(yields.map(({ product }) => String(product._id)))]
    const bare = yields.map((one): PackedYield => ({ ...one, packaging: [] }))
    if (sizes.length < 2) return bare
    const recipes = await this.boms.load(sizes, recipeKeptBy(run))
    const wanted = yields.map(({ product, quantityMilli }) => {
      const known = recipes.get(String(product._id))
      return { quantityMilli, needs: known ? needsOf(known, quantityMilli) : null }
    })
    const products = await this.products.byIds(components.map(({ productId }) => productId))
    for (const [line, { productId, batches }] of components.entries()) {
      const product = products.get(productId)
      if (!product || !isPackaging(product)) continue
      const shares = sharePackaging(productId, sumMilli(batches.map(partMilli)), wanted)
      for (const [at, quantityMilli] of shares.entries())
        if (quantityMilli > 0) bare[at]?.packaging.push({ line, quantityMilli })
    }
    return bare
  }
}

/** The recipe that a run keeps, as the book of recipes reads one. */
export const recipeKeptBy = ({ bomId, recipe }: StoredRun) => ({
  _id: bomId,
  version: recipe.version,
  parentProduct: recipe.parentProduct,
  parentProductQuantityMilli: recipe.parentQuantityMilli,
  parentProductUnit: recipe.parentUnit,
  components: recipe.components,
})

function needsOf({ makesMilli, lines }: Recipe, quantityMilli: Milli): Map<string, Milli> {
  return new Map(
    lines.map(({ product, stockMilli }) => [product, requiredMilli(stockMilli, makesMilli, quantityMilli)]),
  )
}

/** A finished run in figures: what it used, its cost, and the cost of each of its batches. */
export interface Reckoning {
  components: Component[]
  ingredientsPaise: Paise
  extras: RunExtras
  totalPaise: Paise
  yields: (CostedYield<KnownYield> & { unitPaise: Paise })[]
  loss: Loss
}

/** Calculates the result of a receipt; writes nothing. */
@Injectable()
export class RunReckoning {
  constructor(
    private readonly products: Products,
    private readonly receipts: RunReceipts,
    private readonly packaging: RunPackaging,
  ) {}

  /** @throws InvalidInput naming the field; Conflict INVALID_TRANSITION when the run is not Reserved, INSUFFICIENT_BATCH */
  async reckon(run: StoredRun, receipt: RunReceipt): Promise<Reckoning> {
    if (!canTransition(RUN, run.status, 'Production Completed')) throw notReserved(run)
    const parent = await this.parentOf(run)
    const known = await this.receipts.yields(parent, receipt)
    const components = await this.receipts.used(componentsOf(run), receipt.used)
    const { extras } = receipt
    const ingredientsPaise = costOf(components)
    const totalPaise = addPaise(
      ingredientsPaise,
      sumPaise([extras.labourPaise, extras.gasPaise, extras.overheadPaise]),
    )
    const packed = await this.packaging.share(run, components, known)
    const yields = costYields(totalPaise, components, packed).map((one) => ({
      ...one,
      unitPaise: unitPrice(one.costPaise, one.quantityMilli),
    }))
    const planned = weightOf(run.recipe.parentUnit, run.quantityToProduceMilli, parent.netWeight)
    return { components, ingredientsPaise, extras, totalPaise, yields, loss: lossOf(planned, known) }
  }

  /** Yields far from the plan and uses far from the recipe (docs/domain/catalogue.md#unusual-figures). */
  async unusualIn(run: StoredRun, { components, yields, loss }: Reckoning): Promise<UnusualFigure[]> {
    const products = await this.products.byIds(components.map(({ productId }) => productId))
    const used = components.flatMap((component) =>
      unusualQuantity({
        field: 'used',
        what: products.get(component.productId)?.name ?? 'A component',
        value: sumMilli(component.batches.map(partMilli)),
        usual: [component.requiredMilli],
        measure: component.unit,
        of: 'of the recipe',
      }),
    )
    return [...this.unusualYield(run, yields, loss), ...used]
  }

  /** Compares by quantity when the run made what was planned, in its unit; otherwise by weight. */
  private unusualYield(
    { recipe, quantityToProduceMilli }: StoredRun,
    yields: readonly KnownYield[],
    { plannedGrams, actualGrams }: Loss,
  ): UnusualFigure[] {
    const [first] = yields
    if (!first) return []
    const isAsPlanned = yields.every(
      ({ product }) =>
        String(product._id) === String(recipe.parentProduct) && product.priceUnit === recipe.parentUnit,
    )
    const looked = { field: 'quantity', what: 'What came out', of: 'of the plan' }
    if (isAsPlanned) {
      const value = sumMilli(yields.map(({ quantityMilli }) => quantityMilli))
      const measure = measureOf(first.product)
      return unusualQuantity({ ...looked, value, usual: [quantityToProduceMilli], measure })
    }
    // Grams are compared as thousandths of a kilogram.
    return unusualQuantity({
      ...looked,
      value: milli(actualGrams),
      usual: [milli(plannedGrams)],
      measure: 'KG',
    })
  }

  private async parentOf({ recipe }: StoredRun): Promise<StoredProduct> {
    const id = String(recipe.parentProduct)
    const parent = (await this.products.byIds([id])).get(id)
    if (parent) return parent
    const message = 'No parent product found for the selected reservation.'
    throw InvalidInput.field('reservation', message)
  }
}

function notReserved({ reservationId, status }: StoredRun): Conflict {
  return new Conflict('INVALID_TRANSITION', `Reservation ${reservationId} is ${status}, not Reserved.`, {
    status,
  })
}
