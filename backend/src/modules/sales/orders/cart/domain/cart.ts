import { multiplyMoney, type Paise, sumPaise } from '../../../../../kernel/amounts/money.js'
import { jars } from '../../../../../kernel/amounts/quantity.js'
import { type Grams, multiplyWeight, sumGrams } from '../../../../../kernel/amounts/weight.js'
import { jarsForSale, type JarStock } from '../../../../stock/catalog/domain/for-sale.js'

/** A line of a cart; `K` is the type that identifies a product. */
export interface CartLine<K = unknown> {
  productId: K
  /** Number of jars. */
  quantity: number
  priceWhenAddedPaise: Paise
  /** The price that the customer was last shown. */
  seenPaise: Paise
}

/** The fields of a product that decide whether a line can be bought. */
export interface Sellable extends JarStock {
  materialType: string
  activeFlag: boolean
  pricePaise: Paise
}

export const LINE_PROBLEMS = ['NOT_SOLD', 'OUT_OF_STOCK', 'INSUFFICIENT_STOCK', 'PRICE_CHANGED'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/** Whether the product is sold: finished, active, and with a price. */
export function isSold(product: Sellable): boolean {
  return product.materialType === 'FG' && product.activeFlag && product.pricePaise > 0
}

/** Number of jars that can be ordered now; infinite for unlimited stock. */
export function availableJars(product: Sellable): number {
  return isSold(product) ? jarsForSale(product) : 0
}

/** What prevents the purchase of a line, the most serious first; a changed price is only information. */
export function lineProblem(line: CartLine, product: Sellable): LineProblem | null {
  if (!isSold(product)) return 'NOT_SOLD'
  const available = availableJars(product)
  if (available < 1) return 'OUT_OF_STOCK'
  if (available < line.quantity) return 'INSUFFICIENT_STOCK'
  return product.pricePaise === line.priceWhenAddedPaise ? null : 'PRICE_CHANGED'
}

/** A line of a cart at today's price. */
export interface ShownLine<P> {
  line: CartLine
  product: P
  problem: LineProblem | null
  linePaise: Paise
}

/** Lines with their products, what they weigh and what they cost together; a product that no longer exists has no line. */
export function pricedLines<P extends Sellable & { grossWeight: Grams }>(
  cart: { lines: readonly CartLine[] },
  products: ReadonlyMap<string, P>,
): { lines: ShownLine<P>[]; grossGrams: Grams; goodsPaise: Paise } {
  const lines = cart.lines.flatMap((line): ShownLine<P>[] => {
    const product = products.get(String(line.productId))
    if (!product) return []
    const linePaise = multiplyMoney(product.pricePaise, jars(line.quantity))
    return [{ line, product, problem: lineProblem(line, product), linePaise }]
  })
  const grossGrams = sumGrams(
    lines.map(({ line, product }) => multiplyWeight(product.grossWeight, jars(line.quantity))),
  )
  return { lines, grossGrams, goodsPaise: sumPaise(lines.map((line) => line.linePaise)) }
}

export function quantityOf<K>(lines: readonly CartLine<K>[], productId: K): number {
  return lines.find((line) => sameProduct(line, productId))?.quantity ?? 0
}

/**
 * Sets the quantity of a product at its current price; 0 or less removes the line. The order of lines is
 * kept.
 */
export function withQuantity<K>(
  lines: readonly CartLine<K>[],
  product: { productId: K; pricePaise: Paise },
  quantity: number,
): CartLine<K>[] {
  const { productId, pricePaise } = product
  if (quantity <= 0) return lines.filter((line) => !sameProduct(line, productId))
  const written = { productId, quantity, priceWhenAddedPaise: pricePaise, seenPaise: pricePaise }
  return lines.some((line) => sameProduct(line, productId))
    ? lines.map((line) => (sameProduct(line, productId) ? written : line))
    : [...lines, written]
}

function sameProduct<K>(line: CartLine<K>, productId: K): boolean {
  return String(line.productId) === String(productId)
}

/** The cart that the screen showed when the customer agreed to it, by the products' public ids. */
export interface SeenCart {
  items: readonly { Id: string; quantity: number; pricePaise: Paise }[]
  deliveryPaise: Paise
}

/** The cart and the prices that the customer agreed to. */
export interface Agreement {
  /** What the screen showed; when missing, what the server showed last. */
  seen?: SeenCart | undefined
  /** Accept changed prices without showing them first. */
  acceptChanges?: boolean | undefined
}

interface NamedLine {
  line: CartLine
  product: { Id: string; name: string; pricePaise: Paise }
}

/** A price that differs from the one last shown to the customer; `Id` is null for the delivery charge. */
export interface PriceChange {
  Id: string | null
  name: string
  oldPaise: Paise
  newPaise: Paise
}

/**
 * Price changes that the customer has not seen. What the screen reports comes before what was last shown:
 * another tab may have shown newer prices.
 */
export function untoldChanges(lines: readonly NamedLine[], seen?: SeenCart): PriceChange[] {
  const shown = new Map(seen?.items.map(({ Id, pricePaise }) => [Id, pricePaise]))
  return lines
    .map(({ line, product: { Id, name, pricePaise } }) => ({
      Id,
      name,
      oldPaise: shown.get(Id) ?? line.seenPaise,
      newPaise: pricePaise,
    }))
    .filter(({ oldPaise, newPaise }) => oldPaise !== newPaise)
}

/** The number of jars that the customer saw, and the number in the cart. */
export interface QuantityChange {
  Id: string
  name: string
  oldQuantity: number
  newQuantity: number
}

/**
 * Lines with another number of jars than the customer saw. A product that is no longer in the cart is
 * named by its id.
 */
export function quantityChanges(lines: readonly NamedLine[], { items }: SeenCart): QuantityChange[] {
  const names = new Map(lines.map(({ product }) => [product.Id, product.name]))
  const before = new Map(items.map(({ Id, quantity }) => [Id, quantity]))
  const now = new Map(lines.map(({ line, product }) => [product.Id, line.quantity]))
  return [...new Set([...now.keys(), ...before.keys()])]
    .map((Id) => ({
      Id,
      name: names.get(Id) ?? Id,
      oldQuantity: before.get(Id) ?? 0,
      newQuantity: now.get(Id) ?? 0,
    }))
    .filter(({ oldQuantity, newQuantity }) => oldQuantity !== newQuantity)
}
