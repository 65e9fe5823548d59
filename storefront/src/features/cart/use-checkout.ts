import { useEffect, useRef, useState } from 'react'
import { updateAddress } from '../../api/delivery.js'
import { isApiError, isOffline } from '../../api/http.js'
import { placeOrder, requestPayment } from '../../api/orders.js'
import { type Cart, type DeliveryAddress, type Order, type SeenCart, type Shop } from '../../api/types.js'
import { payForOrder } from '../../payment/pay.js'
import { SdkFailed } from '../../payment/payment-window.js'
import { type Payment } from '../../state/payment.js'
import { useShop, useStores } from '../../state/stores.js'
import { cart as words } from '../../words/cart.js'
import { payment as paymentWords } from '../../words/payment.js'
import { changesBetween, refusalByName } from './cart-changes.js'
import { type AddressErrors, addressErrors, placeProblem } from './checkout-rules.js'

/** Fields that an attempt to place the order found wrong. */
export interface Refused {
  attempt: number
  fields: AddressErrors
}

/** The cart on the server differs from the one that the customer looked at. */
class CartChanged extends Error {
  constructor(readonly changes: readonly string[]) {
    super(changes.join(' '))
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

const technical = (error: unknown) => [
  paymentWords.technical,
  ...(isOffline(error) ? [paymentWords.offline] : []),
  paymentWords.retryFromOrders,
]

/** Whether the request may have been carried out: there was no answer, or none of the shop's own. */
const isLost = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500)

/** The changes by name, or the server's sentence; other errors get the shop's apology. */
function placingProblems(error: unknown, cart: Cart): readonly string[] {
  if (error instanceof CartChanged) return [...error.changes, words.checkAgain]
  if (!isApiError(error) || isLost(error)) return technical(error)
  const named = refusalByName(cart, error)
  if (named) return [...named, words.checkAgain]
  return error.sentence ? [error.sentence] : technical(error)
}

const paymentProblem = (error: unknown): readonly string[] =>
  error instanceof SdkFailed ? [paymentWords.sdkFailed, paymentWords.retryFromOrders] : technical(error)

/** The order exists from here on: a payment that fails leaves it Pending. */
async function payOrder(shop: Shop | null, order: Order): Promise<Payment> {
  const { orderId } = order
  try {
    if (!shop) throw new SdkFailed()
    const { payment_session_id: sessionId } = await requestPayment(order)
    return { orderId, state: (await payForOrder(shop, orderId, sessionId)) ? 'paid' : 'failed' }
  } catch (error) {
    return { orderId, state: 'unopened', problems: paymentProblem(error) }
  }
}

/** Creates the order of a cart, once, also when answers get lost. */
function usePlacing() {
  const { cart: store } = useStores()
  /** The request that was sent and not answered yet. */
  const open = useRef<Intention | null>(null)

  const send = async (intention: Intention) => {
    open.current = intention
    try {
      const order = await placeOrder(intention)
      open.current = null
      return order
    } catch (error) {
      // The order was refused, so the next press is a new request.
      if (!isLost(error)) open.current = null
      throw error
    }
  }

  /**
   * Saves the address with its charge, then creates the order, unless the answer has another cart.
   * @throws {CartChanged} after the screen has got that cart, to be shown and agreed to first.
   */
  const place = async (cart: Cart, address: DeliveryAddress) => {
    const lost = open.current
    const seen = seenIn(cart)
    if (lost && isSame([lost.seen, lost.address], [seen, address])) return send(lost)
    const saved = await updateAddress({ ...address, deliveryCost: cart.deliveryCost })
    // The cart is empty because its jars were ordered: only the answer was lost.
    if (lost && saved.cartItems.length === 0) return send(lost)
    const changes = changesBetween(cart, saved)
    if (changes.length === 0) return send({ key: crypto.randomUUID(), seen, address })
    store.set(saved)
    throw new CartChanged(changes)
  }

  /** Places the order. When the answer is lost and the cart is empty since, the order is asked for once more. */
  return async (cart: Cart, address: DeliveryAddress) => {
    try {
      return await place(cart, address)
    } catch (error) {
      if (!open.current) throw error
      await store.load()
      const { data } = store.get()
      if (data?.cartItems.length !== 0) throw error
      return send(open.current)
    }
  }
}

/**
 * Places an order: validates, saves the address with the charge, creates the order and clears the cart. Then it
 * requests a payment session, opens the payment window and reports its end.
 */
export function useCheckout() {
  const { cart: cartStore, orders, payment } = useStores()
  const shop = useShop()
  const createOrder = usePlacing()
  const [placing, setPlacing] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Refused>({ attempt: 0, fields: {} })
  const refuse = (fields: AddressErrors) => setRefused(({ attempt }) => ({ attempt: attempt + 1, fields }))
  const running = useRef(false)
  useEffect(() => {
    // Loaded ahead, so that the end can be shown even without a network.
    void import('../../payment/PaymentNotice.js')
  }, [])

  const run = async (cart: Cart, address: DeliveryAddress) => {
    let order: Order
    try {
      order = await createOrder(cart, address)
    } catch (error) {
      const said = placingProblems(error, cart)
      // The cart in which the problems would be shown is empty now.
      if (isLost(error) && cartStore.get().data?.cartItems.length === 0)
        payment.set({ orderId: null, state: 'unopened', problems: said })
      else setProblems(said)
      refuse(isApiError(error) ? error.fields : {})
      return
    }
    orders.set(null)
    payment.set(await payOrder(shop, order))
  }

  const place = async (cart: Cart, address: DeliveryAddress) => {
    const problem = placeProblem(cart, address)
    setProblems(problem ? [problem] : [])
    refuse(addressErrors(address))
    if (problem || Object.keys(addressErrors(address)).length > 0 || running.current) return
    running.current = true
    setPlacing(true)
    await run(cart, address)
    await cartStore.load()
    running.current = false
    setPlacing(false)
  }
  /** Removes the error of a field that is being corrected. */
  const forgive = (name: keyof DeliveryAddress) =>
    setRefused(({ attempt, fields }) => ({ attempt, fields: { ...fields, [name]: undefined } }))
  return { placing, problems, refused, forgive, place }
}
