import { type Paise, sumPaise } from '../../../../kernel/amounts/money.js'
import { type Milli, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { type DayLine } from '../../reports/domain/line-sums.js'
import { addCosts, type CostParts, NO_COST, totalOf } from './cost-parts.js'
import { type Margin, marginOf } from './margin.js'
import { type JarCost, type JarCosts, lineCost } from './order-cost.js'

/** The income of a product in a period, and the cost of its jars (docs/domain/costs.md#margins). */
export interface ProductMargin extends Margin {
  Id: string
  name: string
  quantityMilli: Milli
  /** Income without GST. */
  incomePaise: Paise
  /** The known cost of jars sold and lost. */
  costPaise: Paise
  parts: CostParts
  /** Jars that left and are neither with a customer nor in stock again, and their part of the cost. */
  lostMilli: Milli
  lost: CostParts
  /** Jars whose cost is an estimate, since no batch covers them yet; and jars whose cost is unknown. */
  estimatedMilli: Milli
  unknownMilli: Milli
}

/** All products together. */
export type Margins = Omit<ProductMargin, 'Id' | 'name'>

/**
 * The cost of a product's sold and lost jars, batch by batch. It is rounded once for each batch, not once
 * for each order.
 */
export function productMargin(line: DayLine, lostJars: DayLine | undefined, costs: JarCosts): ProductMargin {
  const {
    Id,
    name,
    quantityMilli,
    incomePaise,
    jars: sold,
  } = lineCost({ ...line, linePaise: line.paise }, costs)
  const gone: JarCost[] = (lostJars?.batches ?? []).map((part) => ({
    ...part,
    parts: costs.ofBatch(part.stockId, part.quantityMilli),
  }))
  const lost = sumOf(gone)
  const parts = addCosts(sumOf(sold), lost)
  const quantityOf = (wanted: (jar: JarCost) => boolean) =>
    sumMilli([...sold, ...gone].filter(wanted).map((jar) => jar.quantityMilli))
  return {
    Id,
    name,
    quantityMilli,
    incomePaise,
    costPaise: totalOf(parts),
    parts,
    lostMilli: sumMilli(gone.map((jar) => jar.quantityMilli)),
    lost,
    estimatedMilli: quantityOf(({ stockId, parts: known }) => stockId === null && known !== null),
    unknownMilli: quantityOf(({ parts: known }) => known === null),
    ...marginOf(incomePaise, totalOf(parts)),
  }
}

const sumOf = (jars: readonly JarCost[]): CostParts =>
  jars.map(({ parts }) => parts ?? NO_COST).reduce(addCosts, NO_COST)

export function allTogether(products: readonly ProductMargin[]): Margins {
  const incomePaise = sumPaise(products.map((one) => one.incomePaise))
  const parts = products.map((one) => one.parts).reduce(addCosts, NO_COST)
  const lost = products.map((one) => one.lost).reduce(addCosts, NO_COST)
  const quantityOf = (key: 'quantityMilli' | 'lostMilli' | 'estimatedMilli' | 'unknownMilli') =>
    sumMilli(products.map((one) => one[key]))
  return {
    quantityMilli: quantityOf('quantityMilli'),
    incomePaise,
    costPaise: totalOf(parts),
    parts,
    lostMilli: quantityOf('lostMilli'),
    lost,
    estimatedMilli: quantityOf('estimatedMilli'),
    unknownMilli: quantityOf('unknownMilli'),
    ...marginOf(incomePaise, totalOf(parts)),
  }
}
