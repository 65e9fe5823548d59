import { addPaise, NO_MONEY, type Paise, spread, sumPaise } from '../../../../kernel/amounts/money.js'

/** The parts of a cost, in the order in which they are shown (docs/domain/costs.md#what-a-batch-cost). */
export const COST_PARTS = ['ingredients', 'packaging', 'loss', 'labour', 'gas', 'overhead'] as const
export type CostPart = (typeof COST_PARTS)[number]
export type CostParts = Readonly<Record<CostPart, Paise>>

/**
 * Parts that were bought for the jar. The others are labour and overhead, which are among the expenses
 * too.
 */
const MATERIAL: readonly CostPart[] = ['ingredients', 'packaging', 'loss']

export const NO_COST: CostParts = {
  ingredients: NO_MONEY,
  packaging: NO_MONEY,
  loss: NO_MONEY,
  labour: NO_MONEY,
  gas: NO_MONEY,
  overhead: NO_MONEY,
}

export function totalOf(parts: CostParts): Paise {
  return sumPaise(COST_PARTS.map((part) => parts[part]))
}

export function materialOf(parts: CostParts): Paise {
  return sumPaise(MATERIAL.map((part) => parts[part]))
}

export function addCosts(one: CostParts, other: CostParts): CostParts {
  return partsBy((part) => addPaise(one[part], other[part]))
}

/**
 * Splits an amount in the proportions of `parts`. The shares are whole paise and sum to the amount;
 * without any parts all of it is ingredients.
 */
export function madeUpAs(parts: CostParts, amount: Paise): CostParts {
  const shares = spread(
    amount,
    COST_PARTS.map((part) => parts[part]),
  )
  return partsBy((_, index) => shares[index] ?? NO_MONEY)
}

function partsBy(amountOf: (part: CostPart, index: number) => Paise): CostParts {
  const parts: Record<CostPart, Paise> = { ...NO_COST }
  for (const [index, part] of COST_PARTS.entries()) parts[part] = amountOf(part, index)
  return parts
}
