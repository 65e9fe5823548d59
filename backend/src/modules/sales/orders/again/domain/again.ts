import { type Paise } from '../../../../../kernel/amounts/money.js'
import {
  availableJars,
  type CartLine,
  isSold,
  quantityOf,
  type Sellable,
  withQuantity,
} from '../../cart/domain/cart.js'

/** Why fewer jars came into the cart than the order had; a price that changed stops none. */
export const AGAIN_PROBLEMS = ['NOT_SOLD', 'OUT_OF_STOCK', 'INSUFFICIENT_STOCK', 'AT_MOST'] as const
export type AgainProblem = (typeof AGAIN_PROBLEMS)[number]

/** A line of the earlier order. */
interface Ordered<K> {
  productId: K
  /** Number of jars. */
  quantity: number
}

/** What became of one jar of the earlier order. */
export interface JarAgain<K> {
  productId: K
  wanted: number
  /** Number of jars in the cart afterwards. */
  inCart: number
  problem: AgainProblem | null
}

function allowed(
  wanted: number,
  limit: number,
  product: Sellable | undefined,
): [number, AgainProblem | null] {
  if (!product || !isSold(product)) return [0, 'NOT_SOLD']
  const available = availableJars(product)
  if (available < 1) return [0, 'OUT_OF_STOCK']
  if (available < wanted && available <= limit) return [available, 'INSUFFICIENT_STOCK']
  return limit < wanted ? [limit, 'AT_MOST'] : [wanted, null]
}

/**
 * The lines of a cart with the jars of an earlier order. Jars of a product that are in the cart already count towards
 * the number that was ordered, so that doing it twice changes nothing; none are taken out.
 * @param products by the hex form of their id; one that no longer exists is absent.
 */
export function linesAgain<K, P extends Sellable>(
  lines: readonly CartLine<K>[],
  ordered: readonly Ordered<K>[],
  products: ReadonlyMap<string, P & { pricePaise: Paise }>,
  limit: number,
): { lines: readonly CartLine<K>[]; jars: JarAgain<K>[] } {
  let after = lines
  const jars = ordered.map(({ productId, quantity: wanted }) => {
    const product = products.get(String(productId))
    const [most, problem] = allowed(wanted, limit, product)
    const present = quantityOf(after, productId)
    if (product && most > present)
      after = withQuantity(after, { productId, pricePaise: product.pricePaise }, most)
    const inCart = Math.max(present, most)
    return { productId, wanted, inCart, problem: inCart < wanted ? problem : null }
  })
  return { lines: after, jars }
}
