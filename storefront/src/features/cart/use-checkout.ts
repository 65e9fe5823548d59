import { useEffect, useRef, useState } from 'react'
import { updateAddress } from '../../api/delivery.js'
import { isApiError } from '../../api/http.js'
import { placeOrder, requestPayment } from '../../api/orders.js'
import { type Cart, type DeliveryAddress, type Order, type Shop } from '../../api/types.js'
import { payForOrder } from '../../payment/pay.js'
import { SdkFailed } from '../../payment/payment-window.js'
import { type Payment } from '../../state/payment.js'
import { useShop, useStores } from '../../state/stores.js'
import { explain } from '../../ui/Trouble.js'
import { cart as words } from '../../words/cart.js'
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

/** What changed by name, or the server's sentence; anything else is ours to excuse. */
function placingProblems(error: unknown, cart: Cart): string[] {
  if (error instanceof CartChanged) return [...error.changes, words.checkAgain]
  if (!isApiError(error) || error.code === 'OFFLINE' || error.status >= 500) return [words.technical]
  const named = refusalByName(cart, error)
  return named ? [...named, words.checkAgain] : [error.sentence || words.technical]
}

function paymentProblem(error: unknown) {
  if (error instanceof SdkFailed) return [words.sdkFailed, words.retryFromOrders]
  return isApiError(error) && error.code === 'OFFLINE'
    ? [explain(error), words.retryFromOrders]
    : [words.technical, words.retryFromOrders]
}

/**
 * Saves the address with its charge, then creates the order, unless the answer has another cart.
 * @throws {CartChanged} after `take` has got that cart, to be shown and agreed to first.
 */
async function createOrder(cart: Cart, address: DeliveryAddress, key: string, take: (cart: Cart) => void) {
  const saved = await updateAddress({ ...address, deliveryCost: cart.deliveryCost })
  const changes = changesBetween(cart, saved)
  if (changes.length === 0) return placeOrder(key)
  take(saved)
  throw new CartChanged(changes)
}

/** The order exists from here on: a payment that fails leaves it Pending. */
async function payOrder(shop: Shop | null, order: Order): Promise<Payment> {
  if (!shop) throw new SdkFailed()
  const { payment_session_id: sessionId } = await requestPayment(order)
  // To be at hand when the end is to be told, also without a network.
  void import('../../payment/PaymentNotice.js')
  const paid = await payForOrder(shop, order.orderId, sessionId)
  return { orderId: order.orderId, state: paid ? 'paid' : 'failed' }
}

/**
 * Places an order: validates, saves the address with the charge, creates the order and clears the cart. Then it
 * requests a payment session, opens the payment window and reports its end.
 */
export function useCheckout() {
  const { cart: cartStore, orders, payment } = useStores()
  const shop = useShop()
  const [placing, setPlacing] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const [refused, setRefused] = useState<Refused>({ attempt: 0, fields: {} })
  const refuse = (fields: AddressErrors) => setRefused(({ attempt }) => ({ attempt: attempt + 1, fields }))
  // One key per intended order: a second press or a retry after a lost answer gives the same order.
  const key = useRef<string | null>(null)
  const running = useRef(false)
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => void (shown.current = false)
  }, [])

  const run = async (cart: Cart, address: DeliveryAddress) => {
    let order: Order
    try {
      key.current ??= crypto.randomUUID()
      order = await createOrder(cart, address, key.current, cartStore.set)
    } catch (error) {
      // Refused by the server: the next press is a new intention. No answer: the order may exist already.
      if (isApiError(error) && error.status > 0 && error.status < 500) key.current = null
      setProblems(placingProblems(error, cart))
      refuse(isApiError(error) ? error.fields : {})
      return
    }
    key.current = null
    orders.set(null)
    try {
      payment.set(await payOrder(shop, order))
    } catch (error) {
      if (shown.current) setProblems(paymentProblem(error))
      // Shown wherever the customer is by then.
      else payment.set({ orderId: order.orderId, state: 'failed' })
    }
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
