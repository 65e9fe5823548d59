import { updateAddress } from '../../api/delivery.js'
import { isApiError } from '../../api/http.js'
import { placeOrder } from '../../api/orders.js'
import { type Cart, type DeliveryAddress, type Order, type SeenCart } from '../../api/types.js'
import { technical } from '../../payment/technical.js'
import { type Stores } from '../../state/stores.js'
import { cartChanges as words } from '../../words/cart-changes.js'
import { changesBetween, refusalByName } from './cart-changes.js'
import { type AddressErrors } from './checkout-rules.js'

/** The cart on the server differs from the one that the customer looked at. */
class CartChanged extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join(' '))
  }
}

/** The order that the customer wants. Repeating it with the same key gives the same order. */
interface Intention {
  key: string
  seen: SeenCart
  address: DeliveryAddress
}

const seenIn = ({ cartItems, deliveryCost }: Cart): SeenCart => ({
  items: cartItems.map(({ quantity, product: { Id, price } }) => ({ Id, quantity, price })),
  deliveryCost,
})

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

/** Whether the request may have been carried out: there was no answer, or none of the shop's own. */
const isLost = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500)

/** The changes by name, or the server's sentence; other errors get the shop's apology. */
function placingProblems(error: unknown, cart: Cart): readonly string[] {
  if (error instanceof CartChanged) return error.sentences
  if (!isApiError(error) || isLost(error)) return technical(error)
  const named = refusalByName(cart, error)
  if (named) return [...named, words.checkAgain]
  return error.sentence ? [error.sentence] : technical(error)
}

/** Why there is no order. */
interface NotPlaced {
  problems: readonly string[]
  /** What the server found wrong, by field. */
  fields: AddressErrors
  /** Nobody knows whether the order was made. */
  isLost: boolean
}

/** Creates the order of a cart, once, also when answers get lost. */
export function createPlacing(store: Stores['cart']) {
  /** The request that was sent and not answered yet. */
  let open: Intention | null = null

  const send = async (intention: Intention) => {
    open = intention
    try {
      const order = await placeOrder(intention)
      open = null
      return order
    } catch (error) {
      // The order was refused, so the next press is a new request.
      if (!isLost(error)) open = null
      throw error
    }
  }

  /**
   * Saves the address with its charge, then creates the order, unless the answer has another cart.
   * @throws {CartChanged} after the screen has got that cart, to be shown and agreed to first.
   */
  const place = async (cart: Cart, address: DeliveryAddress) => {
    const lost = open
    const seen = seenIn(cart)
    if (lost && isSame([lost.seen, lost.address], [seen, address])) return send(lost)
    const saved = await updateAddress({ ...address, deliveryCost: cart.deliveryCost })
    // The cart is empty because its jars were ordered: only the answer was lost.
    if (lost && saved.cartItems.length === 0) return send(lost)
    const changes = changesBetween(cart, saved)
    if (changes.length === 0) return send({ key: crypto.randomUUID(), seen, address })
    store.set(saved)
    throw new CartChanged([...changes, saved.cartItems.length === 0 ? words.emptied : words.checkAgain])
  }

  /** When the answer is lost and the cart is empty since, the order is asked for once more. */
  const placeOrAsk = async (cart: Cart, address: DeliveryAddress) => {
    try {
      return await place(cart, address)
    } catch (error) {
      if (!open) throw error
      await store.load()
      const { data } = store.get()
      if (data?.cartItems.length !== 0) throw error
      return send(open)
    }
  }

  /** Places the order, or says why not. */
  return (cart: Cart, address: DeliveryAddress): Promise<Order | NotPlaced> =>
    placeOrAsk(cart, address).catch((error: unknown) => ({
      problems: placingProblems(error, cart),
      fields: isApiError(error) ? error.fields : {},
      isLost: isLost(error),
    }))
}
