import {
  addPaise,
  NO_MONEY,
  type Paise,
  roundToPaisa,
  spread,
  subtractPaise,
  sumPaise,
} from '../../../../kernel/amounts/money.js'
import {
  addMilli,
  type Milli,
  NO_QUANTITY,
  subtractMilli,
  sumMilli,
} from '../../../../kernel/amounts/quantity.js'
import { type Grams, grams, multiplyWeight, sumGrams } from '../../../../kernel/amounts/weight.js'
import { type Component } from './component.js'

interface Made {
  quantityMilli: Milli
  grams: Grams
  /** What packaging it took; older runs were shared by weight alone and have none. */
  packaging?: readonly Pick<TakenPackaging, 'line' | 'quantityMilli'>[] | undefined
}

/** Packaging that went into one batch of a run: its own jars, lids and labels. */
export interface TakenPackaging {
  /** Of the component, in the run. */
  line: number
  quantityMilli: Milli
  costPaise: Paise
}

/** A batch of a run with what it costs. */
export type CostedYield<Yield> = Omit<Yield, 'packaging'> & { costPaise: Paise; packaging: TakenPackaging[] }

/**
 * What each batch of a run costs, to the paisa: its own packaging, and its share of the pot by weight; by quantity when
 * a weight is not known (docs/domain/workshop.md#what-a-run-yields).
 * @param totalPaise everything that the run cost
 */
export function costYields<Yield extends Made>(
  totalPaise: Paise,
  components: readonly Pick<Component, 'costPricePaise'>[],
  made: readonly Yield[],
): CostedYield<Yield>[] {
  const taken = made.map((): TakenPackaging[] => [])
  for (const [line, { costPricePaise }] of components.entries()) {
    const quantities = made.map(
      ({ packaging }) => packaging?.find((one) => one.line === line)?.quantityMilli ?? NO_QUANTITY,
    )
    if (sumMilli(quantities) === NO_QUANTITY) continue
    const costs = spread(costPricePaise, quantities)
    for (const [at, quantityMilli] of quantities.entries())
      if (quantityMilli > NO_QUANTITY)
        taken[at]?.push({ line, quantityMilli, costPaise: costs[at] ?? NO_MONEY })
  }
  const ownPaise = taken.map((packaging) => sumPaise(packaging.map(({ costPaise }) => costPaise)))
  const isWeighed = made.every(({ grams: weight }) => weight > 0)
  const pot = spread(
    subtractPaise(totalPaise, sumPaise(ownPaise)),
    made.map((one) => (isWeighed ? one.grams : one.quantityMilli)),
  )
  return made.map((one, at) => ({
    ...one,
    packaging: taken[at] ?? [],
    costPaise: addPaise(ownPaise[at] ?? NO_MONEY, pot[at] ?? NO_MONEY),
  }))
}

/** A size that a run fills. */
interface Size {
  quantityMilli: Milli
  /** What its recipe needs for that quantity, by product (hex); null when it has no recipe. */
  needs: ReadonlyMap<string, Milli> | null
}

/**
 * How the sizes of a run share one kind of packaging that it used. Each takes what its recipe needs. What is more than
 * that went into the sizes without a recipe, jar by jar; when all have one, or less was used, their needs are the
 * proportions. What no recipe names is shared jar by jar.
 */
export function sharePackaging(productId: string, usedMilli: Milli, sizes: readonly Size[]): Milli[] {
  const needs = sizes.map(({ needs: known }) => known?.get(productId) ?? NO_QUANTITY)
  const needed = sumMilli(needs)
  const unknown = sizes.map(({ needs: known, quantityMilli }) => (known ? NO_QUANTITY : quantityMilli))
  const jarsUnknown = sumMilli(unknown)
  if (needed === NO_QUANTITY)
    return spread(usedMilli, jarsUnknown > 0 ? unknown : sizes.map(({ quantityMilli }) => quantityMilli))
  const rest = subtractMilli(usedMilli, needed)
  if (rest <= 0 || jarsUnknown === NO_QUANTITY) return spread(usedMilli, needs)
  const further = spread(rest, unknown)
  return needs.map((own, at) => addMilli(own, further[at] ?? NO_QUANTITY))
}

/** Per unit, with two decimals. */
export function unitPrice(costPaise: Paise, quantityMilli: Milli): Paise {
  return roundToPaisa((costPaise * 1000) / quantityMilli)
}

export interface Loss {
  plannedGrams: Grams
  actualGrams: Grams
  /** Below 0 when more came out than was planned. */
  lossGrams: number
  /** Of what was planned, with one decimal; null when that weighs nothing. */
  lossPercent: number | null
}

/** What came out beside what was planned. */
export function lossOf(plannedGrams: Grams, made: readonly Pick<Made, 'grams'>[]): Loss {
  const actualGrams = sumGrams(made.map(({ grams: weight }) => weight))
  const lossGrams = plannedGrams - actualGrams
  const lossPercent = plannedGrams === 0 ? null : Math.round((lossGrams / plannedGrams) * 1000) / 10
  return { plannedGrams, actualGrams, lossGrams, lossPercent }
}

/**
 * The weight of a quantity of a product, without its jars: kilograms as they are, jars by their contents. Litres and
 * products without a net weight weigh 0, since their weight is not known.
 * @param netWeight grams of one jar
 */
export function weightOf(unit: 'KG' | 'LTR' | 'PC', quantityMilli: Milli, netWeight: Grams): Grams {
  if (unit === 'KG') return grams(quantityMilli)
  return unit === 'PC' ? multiplyWeight(netWeight, quantityMilli) : grams(0)
}
