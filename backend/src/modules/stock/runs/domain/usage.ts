import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type Component, costed, type Part } from './component.js'

/** What really went in of a batch. */
export interface UsedBatch {
  stockId: string
  batchNumber: string
  productId: string
  quantityMilli: Milli
  /** Per unit, today. */
  pricePaise: Paise
}

/**
 * The components of a finished run: for each batch what was entered, else what was reserved. A batch that was not
 * reserved becomes one more part of its product's component.
 */
export function usedIn(components: readonly Component[], used: readonly UsedBatch[]): Component[] {
  const told = new Map(used.map((one) => [one.stockId, one]))
  return components.map((component) => {
    const known = component.batches.map((part) => ({
      ...part,
      usedMilli: told.get(part.stockId)?.quantityMilli ?? part.reservedMilli,
    }))
    const further = used.filter(
      ({ stockId, productId }) =>
        productId === component.productId && !component.batches.some((part) => part.stockId === stockId),
    )
    return costed({ ...component, batches: [...known, ...further.map(unreserved)] })
  })
}

function unreserved({
  stockId,
  batchNumber,
  quantityMilli,
  pricePaise,
}: UsedBatch): Omit<Part, 'costPricePaise'> {
  return {
    stockId,
    batchNumber,
    reservedMilli: NO_QUANTITY,
    usedMilli: quantityMilli,
    pricePaise,
  }
}
