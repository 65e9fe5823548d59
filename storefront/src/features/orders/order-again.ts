import { orderAgain } from '../../api/orders.js'
import { type JarAgain } from '../../api/types.js'
import { type Stores } from '../../state/stores.js'
import { rupees } from '../../ui/format.js'
import { cartChanges } from '../../words/cart-changes.js'
import { orders as words } from '../../words/orders.js'

/** What is other than in the order, of one jar; null where nothing is. */
function sentenceOf({ title, wanted, inCart, problem, oldPrice, newPrice }: JarAgain): string | null {
  switch (problem) {
    case 'NOT_SOLD':
      return cartChanges.notSold(title)
    case 'OUT_OF_STOCK':
      return cartChanges.gone(title)
    case 'AT_MOST':
      return words.againAtMost(title, inCart)
    case 'INSUFFICIENT_STOCK':
      return cartChanges.quantity(title, wanted, inCart)
    case null:
      // A replacement cost nothing, which says nothing about a price.
      return oldPrice === 0 || newPrice === null || newPrice === oldPrice
        ? null
        : cartChanges.price(title, rupees(oldPrice), rupees(newPrice))
  }
}

/**
 * Puts the jars of an order into the cart again. Each that is missing, fewer or at another price is named.
 * @returns the sentences, and whether any jar of it is in the cart now.
 */
export async function fillCartAgain(orderId: string, { cart }: Stores) {
  const { cart: filled, jars } = await orderAgain(orderId)
  cart.set(filled)
  const told = jars.map(sentenceOf).filter((sentence) => sentence !== null)
  return { told, isFilled: jars.some(({ inCart }) => inCart > 0) }
}
