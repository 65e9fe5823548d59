import { fromMilli, type Milli } from '../../../kernel/amounts/quantity.js'
import { type StoredProduct } from '../catalog/products.service.js'
import { type StoredRun } from './runs.queries.js'

type Told = Pick<
  StoredRun,
  | 'recipe'
  | 'quantityToProduceMilli'
  | 'costPricePaise'
  | 'labourPaise'
  | 'gasPaise'
  | 'overheadPaise'
  | 'reservedBy'
  | 'remarks'
  | 'status'
  | 'components'
  | 'yields'
>

/** A run for the audit log: each component by its name, with the batches that it takes from. */
export function runInWords(run: Told, products: ReadonlyMap<string, StoredProduct>): Record<string, unknown> {
  const nameOf = (id: unknown) => products.get(String(id))?.name ?? String(id)
  const amount = (quantity: Milli, unit: string) => `${fromMilli(quantity)} ${unit}`
  const components = run.components.map(({ productId, unit, batches }) => [
    nameOf(productId),
    batches
      .map(
        ({ batchNumber, reservedMilli, usedMilli }) =>
          `${amount(usedMilli ?? reservedMilli, unit)} of ${batchNumber}`,
      )
      .join(', '),
  ])
  return {
    reservedTo: nameOf(run.recipe.parentProduct),
    quantitytoProduce: amount(run.quantityToProduceMilli, run.recipe.parentUnit),
    status: run.status,
    reservedBy: run.reservedBy,
    remarks: run.remarks,
    costPricePaise: run.costPricePaise,
    labourPaise: run.labourPaise,
    gasPaise: run.gasPaise,
    overheadPaise: run.overheadPaise,
    ...(Object.fromEntries(components) as Record<string, string>),
    yields: run.yields
      .map(
        ({ quantityMilli, batchNumber, productId }) =>
          `${fromMilli(quantityMilli)} × ${nameOf(productId)}: ${batchNumber}`,
      )
      .join(', '),
  }
}
