import { multiplyMoney, type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type Milli, NO_QUANTITY, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit } from '../../../../kernel/amounts/units.js'

/** What a run takes of one batch. */
export interface Part {
  stockId: string
  batchNumber: string
  /** What was set aside; it stays after the run is completed. */
  reservedMilli: Milli
  /** What went in; null until the run is completed. */
  usedMilli: Milli | null
  /** Per unit, as the batch was priced when it was costed. */
  pricePaise: Paise
  costPricePaise: Paise
}

/** One product that goes into a run, and the batches that it comes from. */
export interface Component {
  productId: string
  /** What the recipe needs; zero for a product that is not in the recipe. */
  requiredMilli: Milli
  unit: StockUnit
  /** Sum of its batches. */
  costPricePaise: Paise
  batches: Part[]
}

/** What of a batch goes into the run, as far as it is known. */
export function partMilli({ reservedMilli, usedMilli }: Pick<Part, 'reservedMilli' | 'usedMilli'>): Milli {
  return usedMilli ?? reservedMilli
}

export function reservedMilli(component: {
  readonly batches: readonly Pick<Part, 'reservedMilli'>[]
}): Milli {
  return sumMilli(component.batches.map((part) => part.reservedMilli))
}

/** A component before its cost is known. */
type Uncosted = Omit<Component, 'costPricePaise' | 'batches'> & { batches: Omit<Part, 'costPricePaise'>[] }

/** The component with its cost: of each batch price times quantity, to the paisa, and their sum. */
export function costed(component: Uncosted): Component {
  const batches = component.batches.map((part) => ({
    ...part,
    costPricePaise: multiplyMoney(part.pricePaise, partMilli(part)),
  }))
  return { ...component, batches, costPricePaise: sumPaise(batches.map((part) => part.costPricePaise)) }
}

/** What the components of a run cost together. */
export function costOf(components: readonly Pick<Component, 'costPricePaise'>[]): Paise {
  return sumPaise(components.map((component) => component.costPricePaise))
}

/** `batchNumber` on the wire: the one batch, several joined with ", ", null when there is none. */
export function batchNumbers({
  batches,
}: {
  readonly batches: readonly Pick<Part, 'batchNumber'>[]
}): string | null {
  return batches.length === 0 ? null : batches.map(({ batchNumber }) => batchNumber).join(', ')
}

/** The components of a run after prices of batches were put right. @param prices by batch (hex) */
export function repriced(components: readonly Component[], prices: ReadonlyMap<string, Paise>): Component[] {
  return components.map((component) =>
    costed({
      ...component,
      batches: component.batches.map((part) => ({
        ...part,
        pricePaise: prices.get(part.stockId) ?? part.pricePaise,
      })),
    }),
  )
}

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
