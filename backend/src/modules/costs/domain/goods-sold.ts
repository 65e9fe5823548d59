import { type Paise, sumPaise } from '../../../kernel/money.js'
import { type Milli, sumMilli } from '../../../kernel/quantity.js'
import { type DayLine } from '../../reports/domain/line-sums.js'
import { addCosts, type CostParts, materialOf, NO_COST, totalOf } from './cost-parts.js'
import { type Margin, marginOf } from './margin.js'
import { type JarCosts, lineCost } from './order-cost.js'

/** What a product brought in a range, and what its jars cost (docs/domain.md#margins). */
export interface ProductMargin extends Margin {
  Id: string
  name: string
  quantityMilli: Milli
  /** Without GST. */
  incomePaise: Paise
  /** What is known of it. */
  costPaise: Paise
  parts: CostParts
  /** Jars whose cost is an estimate, since no batch covers them yet; and jars whose cost is not known. */
  estimatedMilli: Milli
  unknownMilli: Milli
}

/** All products together. */
export type Margins = Omit<ProductMargin, 'Id' | 'name'>

/** What was sold of a product, costed batch by batch. It is rounded once for each batch, not once for each order. */
export function productMargin(line: DayLine, costs: JarCosts): ProductMargin {
  const { Id, name, quantityMilli, incomePaise, jars, ...margin } = lineCost(
    { ...line, linePaise: line.paise },
    costs,
  )
  const parts = jars.map((jar) => jar.parts ?? NO_COST).reduce(addCosts, NO_COST)
  const quantityOf = (wanted: (jar: (typeof jars)[number]) => boolean) =>
    sumMilli(jars.filter(wanted).map((jar) => jar.quantityMilli))
  return {
    Id,
    name,
    quantityMilli,
    incomePaise,
    costPaise: totalOf(parts),
    parts,
    estimatedMilli: quantityOf(({ stockId, parts: known }) => stockId === null && known !== null),
    unknownMilli: quantityOf(({ parts: known }) => known === null),
    marginPaise: margin.marginPaise,
    percent: margin.percent,
  }
}

export function allTogether(products: readonly ProductMargin[]): Margins {
  const incomePaise = sumPaise(products.map((one) => one.incomePaise))
  const parts = products.map((one) => one.parts).reduce(addCosts, NO_COST)
  const quantityOf = (key: 'quantityMilli' | 'estimatedMilli' | 'unknownMilli') =>
    sumMilli(products.map((one) => one[key]))
  return {
    quantityMilli: quantityOf('quantityMilli'),
    incomePaise,
    costPaise: totalOf(parts),
    parts,
    estimatedMilli: quantityOf('estimatedMilli'),
    unknownMilli: quantityOf('unknownMilli'),
    ...marginOf(incomePaise, totalOf(parts)),
  }
}

/** What was bought for the jars. The month counts it as their cost; it counts their work among the expenses. */
export function materialSold(products: readonly ProductMargin[]): Paise {
  return sumPaise(products.map(({ parts }) => materialOf(parts)))
}
