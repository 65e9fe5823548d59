import { multiplyMoney, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli, milli } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit } from '../../../../kernel/amounts/units.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { addTo, upTo } from './amounts.js'
import { type PlannedProduct, type Products } from './plan-data.js'
import { type SharedOut } from './share-out.js'

/** The newest purchase of a raw material. */
export interface LastBought {
  supplier: Supplier | null
  pricePaise: Paise
  quantityMilli: Milli
  on: IstDay
}

export interface Supplier {
  id: string
  name: string
  phone: string
}

export interface ShoppingLine {
  product: PlannedProduct
  missingMilli: Milli
  /** What to buy: what is missing, rounded up to a quantity that a market sells. */
  buyMilli: Milli
  /** Names of what it goes into, and numbers of runs under way. */
  neededFor: string[]
  last: Omit<LastBought, 'supplier'> | null
  /** At the last price; null when it was never bought. */
  estimatePaise: Paise | null
}

export interface ShoppingGroup {
  /** null when it was never bought, or when no supplier was noted. */
  supplier: Supplier | null
  lines: ShoppingLine[]
}

/** Nobody sells 837 g of chillies: quantities are rounded up to 100 g, 100 ml or a piece. */
const BOUGHT_BY: Record<StockUnit, Milli> = { KG: milli(100), LTR: milli(100), PC: milli(1000) }

/** What is missing and cannot be cooked, by product (`_id`, hex). */
export function missingToBuy({ runs, underWay }: SharedOut, products: Products): Map<string, Milli> {
  const missing = new Map<string, Milli>()
  for (const { components } of runs)
    for (const { product, missingMilli } of components) addTo(missing, product, missingMilli)
  for (const run of underWay)
    for (const { product, quantityMilli } of run.missing) addTo(missing, product, quantityMilli)
  return new Map([...missing].filter(([id, quantity]) => quantity > 0 && products.get(id)?.type === 'RM'))
}

/** The shopping list, by the supplier of the last purchase. */
export function shoppingList(
  shared: SharedOut,
  products: Products,
  bought: ReadonlyMap<string, LastBought>,
): ShoppingGroup[] {
  const groups = new Map<string, ShoppingGroup>()
  for (const [id, missingMilli] of missingToBuy(shared, products)) {
    const product = products.get(id)
    if (!product) continue
    const known = bought.get(id)
    const supplier = known?.supplier ?? null
    const group = groups.get(supplier?.id ?? '') ?? { supplier, lines: [] }
    groups.set(supplier?.id ?? '', group)
    const buyMilli = upTo(BOUGHT_BY[product.unit], missingMilli)
    group.lines.push({
      product,
      missingMilli,
      buyMilli,
      neededFor: neededFor(id, shared, products),
      last: known ? { pricePaise: known.pricePaise, quantityMilli: known.quantityMilli, on: known.on } : null,
      estimatePaise: known ? multiplyMoney(known.pricePaise, buyMilli) : null,
    })
  }
  for (const { lines } of groups.values())
    lines.sort((one, other) => one.product.name.localeCompare(other.product.name))
  return [...groups.values()].sort(namedFirst)
}

function neededFor(id: string, { runs, underWay }: SharedOut, products: Products): string[] {
  const names = runs.flatMap(({ recipe, components }) =>
    components.some(({ product, missingMilli }) => product === id && missingMilli > 0)
      ? (products.get(recipe.product)?.inWords ?? [])
      : [],
  )
  const numbers = underWay.flatMap(({ reservationId, missing }) =>
    missing.some(({ product }) => product === id) ? reservationId : [],
  )
  return [...names, ...numbers]
}

function namedFirst({ supplier: one }: ShoppingGroup, { supplier: other }: ShoppingGroup): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one.name.localeCompare(other.name)
}
