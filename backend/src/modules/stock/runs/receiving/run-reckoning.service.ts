import { Injectable } from '@nestjs/common'
import { addPaise, type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { milli, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { measureOf } from '../../../../kernel/amounts/units.js'
import { Conflict, InvalidInput } from '../../../../kernel/errors/errors.js'
import { canTransition } from '../../../../kernel/states/transitions.js'
import { Products, type StoredProduct } from '../../catalog/products.service.js'
import { type UnusualFigure, unusualQuantity } from '../../inventory/domain/unusual.js'
import { type Component, costOf, partMilli } from '../domain/component.js'
import { RUN } from '../domain/run-status.js'
import { weightOf } from '../domain/run-weight.js'
import { type CostedYield, costYields, type Loss, lossOf, unitPrice } from '../domain/yields.js'
import { componentsOf } from '../run-components.js'
import { type StoredRun } from '../runs.queries.js'
import { RunPackaging } from './run-packaging.service.js'
import { type KnownYield, type RunExtras, type RunReceipt, RunReceipts } from './run-receipts.service.js'

/** A finished run in figures: what it used, what it cost, and what each of its batches costs. */
export interface Reckoning {
  components: Component[]
  ingredientsPaise: Paise
  extras: RunExtras
  totalPaise: Paise
  yields: (CostedYield<KnownYield> & { unitPaise: Paise })[]
  loss: Loss
}

/** Works out the result of a receipt; writes nothing. */
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

  /** What came out beside the plan, and what went in beside the recipe (docs/domain/catalogue.md#unusual-figures). */
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

  /** By the quantity where the run made what was planned, in its unit; else by the weight. */
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
    // A gram is a thousandth of a kilogram.
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
