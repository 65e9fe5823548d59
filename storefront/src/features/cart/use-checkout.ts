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

/** The cart on the server is not the one that was looked at. */
class CartChanged extends Error {
  constructor(readonly changes: readonly string[]) {
    super(changes.join(' '))
  }
}

/** What the customer wants to be ordered. The same one gives the same order, however often it is sent. */
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

/** No answer, or none of the shop's own: what was asked for may have been done. */
const isLost = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500)

/** What changed by name, or the server's sentence; anything else is ours to excuse. */
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
  /** The one that was sent and not answered yet. */
  const open = useRef<Intention | null>(null)

  const send = async (intention: Intention) => {
    open.current = intention
    try {
      const order = await placeOrder(intention)
      open.current = null
      return order
    } catch (error) {
      // Refused: the next press is a new intention.
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
    // Its jars are gone because they were ordered: only the answer was lost.
    if (lost && saved.cartItems.length === 0) return send(lost)
    const changes = changesBetween(cart, saved)
    if (changes.length === 0) return send({ key: crypto.randomUUID(), seen, address })
    store.set(saved)
    throw new CartChanged(changes)
  }

  /** As `place`; when the answer is lost and the cart is empty since, it is asked for once more. */
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
    // To be at hand when the end is to be told, also without a network.
    void import('../../payment/PaymentNotice.js')
  }, [])

  const run = async (cart: Cart, address: DeliveryAddress) => {
    let order: Order
    try {
      order = await createOrder(cart, address)
    } catch (error) {
      const said = placingProblems(error, cart)
      // The cart that the problems would stand in is gone.
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
  /** The field is being mended. */
  const forgive = (name: keyof DeliveryAddress) =>
    setRefused(({ attempt, fields }) => ({ attempt, fields: { ...fields, [name]: undefined } }))
  return { placing, problems, refused, forgive, place }
}
