import { multiplyMoney, type Paise, roundToPaisa } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { taxIn } from '../../../sales/orders/domain/gst.js'
import { totalOf } from './cost-parts.js'
import { estimated, estimateOf, type EstimateSource } from './estimate.js'
import { marginOf } from './margin.js'

/** A product that is sold. */
export interface SoldJar {
  /** `_id`, hex. */
  id: string
  Id: string
  name: string
  pricePaise: Paise
  /** Percent of GST contained in the price. */
  taxPercent: number
}

/** The effect of a material's new price on a jar. */
export interface Effect {
  Id: string
  name: string
  pricePaise: Paise
  costPaise: Paise
  newCostPaise: Paise
  marginPercent: number | null
  newMarginPercent: number | null
  /** The price in whole rupees at which the margin in percent does not change. */
  keepPaise: Paise
}

export interface PriceChange {
  /** `_id` of the material, hex. */
  product: string
  /** Price of one unit, now and then. */
  pricePaise: Paise
  newPricePaise: Paise
}

const ONE_JAR = milli(1000)
const RUPEE = 100

/**
 * The jars whose cost changes with the price, the largest change first; and the jars whose cost is
 * unknown.
 */
export function whatIf(
  jars: readonly SoldJar[],
  source: EstimateSource,
  { product, pricePaise, newPricePaise }: PriceChange,
): { effects: Effect[]; unknown: string[] } {
  const [now, then] = [atPrice(source, product, pricePaise), atPrice(source, product, newPricePaise)]
  const effects: Effect[] = []
  const unknown: string[] = []
  for (const jar of jars) {
    if (!source.book.recipes.has(jar.id)) continue
    const [before, after] = [costOfJar(jar, now), costOfJar(jar, then)]
    if (before === null || after === null) unknown.push(jar.name)
    else if (before !== after) effects.push(effectOn(jar, before, after))
  }
  const bySize = (one: Effect, other: Effect) => sizeOf(other) - sizeOf(one) || one.Id.localeCompare(other.Id)
  return { effects: effects.sort(bySize), unknown }
}

const sizeOf = ({ costPaise, newCostPaise }: Effect) => Math.abs(newCostPaise - costPaise)

/**
 * The new price counts for all material, including that on the shelf: the question is what jars will cost.
 */
function atPrice(source: EstimateSource, product: string, pricePaise: Paise): EstimateSource {
  const costOf: EstimateSource['costOf'] = (id, quantity) =>
    id === product ? multiplyMoney(pricePaise, quantity) : source.costOf(id, quantity)
  return { ...source, costOf }
}

function costOfJar({ id }: SoldJar, source: EstimateSource): Paise | null {
  const estimate = estimateOf(id, source)
  return estimate?.from === 'recipe' ? totalOf(estimated(estimate, ONE_JAR)) : null
}

function effectOn(jar: SoldJar, costPaise: Paise, newCostPaise: Paise): Effect {
  const { Id, name, pricePaise, taxPercent } = jar
  const net = taxIn(pricePaise, taxPercent, true).taxablePaise
  // Cost and price rise in proportion, so that the margin in percent stays the same.
  const keep = costPaise === 0 ? pricePaise : (pricePaise * newCostPaise) / costPaise
  return {
    Id,
    name,
    pricePaise,
    costPaise,
    newCostPaise,
    marginPercent: marginOf(net, costPaise).percent,
    newMarginPercent: marginOf(net, newCostPaise).percent,
    keepPaise: roundToPaisa(Math.ceil(Number((keep / RUPEE).toFixed(6))) * RUPEE),
  }
}
