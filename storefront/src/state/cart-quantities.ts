import { addToCart, removeFromCart, updateCart } from '../api/cart.js'
import { type Cart } from '../api/types.js'
import { type Resource } from './resource.js'

export interface Quantities {
  /** Quantities the customer has asked for and the server has not yet confirmed, by product Id. */
  pending: Readonly<Record<string, number>>
  /** Why the last change of a product was refused, by product Id. */
  refused: Readonly<Record<string, unknown>>
}

export interface CartQuantities {
  get(): Quantities
  subscribe(listener: () => void): () => void
  /** Asks for a new total of one product. Quick presses are gathered: only the last total is sent. */
  want(Id: string, quantity: number): void
  /** Drops a refusal that has been dealt with. */
  forgive(Id: string): void
}

const none: Quantities = { pending: {}, refused: {} }
const without = <T>(record: Readonly<Record<string, T>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

export const inCart = (cart: Cart | null, Id: string) =>
  cart?.cartItems.find((line) => line.product.Id === Id)?.quantity ?? 0

function send(Id: string, before: number, quantity: number) {
  if (quantity <= 0) return removeFromCart(Id)
  return before === 0 ? addToCart(Id, quantity) : updateCart(Id, quantity)
}

/**
 * Optimistic totals per product: shown at once, sent one after the other, and set back when refused.
 * @param added called with a product of which more are in the cart now
 */
export function createCartQuantities(cart: Resource<Cart>, added: (Id: string) => void): CartQuantities {
  let state = none
  let sending = Promise.resolve()
  const listeners = new Set<() => void>()
  const change = (next: Quantities) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const settle = async (Id: string) => {
    const quantity = state.pending[Id]
    if (quantity === undefined) return
    const before = inCart(cart.get().data, Id)
    try {
      if (quantity !== before) cart.set(await send(Id, before, quantity))
      if (quantity > before) added(Id)
      // A later press may have moved the target meanwhile; its own turn follows.
      if (state.pending[Id] === quantity) change({ ...state, pending: without(state.pending, Id) })
    } catch (error) {
      change({ pending: without(state.pending, Id), refused: { ...state.refused, [Id]: error } })
    }
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    forgive: (Id) => change({ ...state, refused: without(state.refused, Id) }),
    want: (Id, quantity) => {
      change({ pending: { ...state.pending, [Id]: quantity }, refused: without(state.refused, Id) })
      sending = sending.then(() => settle(Id))
    },
  }
}
