import { useRef, useState } from 'react'
import { updateAddress } from '../../api/delivery.js'
import { isApiError } from '../../api/http.js'
import { placeOrder, requestPayment } from '../../api/orders.js'
import type { Cart, DeliveryAddress, Order, Shop } from '../../api/types.js'
import { payForOrder } from '../../payment/pay.js'
import { SdkFailed } from '../../payment/payment-window.js'
import { useShop, useStores } from '../../state/stores.js'
import { explain } from '../../ui/Trouble.js'
import { cart as words } from '../../words/cart.js'
import { placeProblem } from './checkout-rules.js'

export interface Outcome {
  paid: boolean
  orderId: string
}

/** A refusal of the server names what changed; anything else is ours to excuse. */
const placingProblem = (error: unknown) =>
  isApiError(error) && error.code !== 'OFFLINE' && error.status < 500 && error.sentence
    ? error.sentence
    : words.technical

const paymentProblem = (error: unknown) => {
  if (error instanceof SdkFailed) return [words.sdkFailed, words.retryFromOrders]
  return isApiError(error) && error.code === 'OFFLINE'
    ? [explain(error), words.retryFromOrders]
    : [words.technical, words.retryFromOrders]
}

/** Saves the address with its charge, then creates the order. */
const createOrder = async (cart: Cart, address: DeliveryAddress, key: string) => {
  await updateAddress({ ...address, deliveryCost: cart.deliveryCost })
  return placeOrder(key)
}

/** The order exists from here on: a payment that fails leaves it Pending. */
const payOrder = async (shop: Shop | null, order: Order): Promise<Outcome> => {
  if (!shop) throw new SdkFailed()
  const { payment_session_id: sessionId } = await requestPayment(order)
  return { paid: await payForOrder(shop, order.orderId, sessionId), orderId: order.orderId }
}

/**
 * Placing an order (spec §4): validate, save the address with the charge, create the order, clear the cart,
 * request a payment session, open the payment window, report its end.
 */
export const useCheckout = (onOutcome: (outcome: Outcome) => void) => {
  const { cart: cartStore, orders } = useStores()
  const shop = useShop()
  const [placing, setPlacing] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  // One key per intended order: a second press or a retry after a lost answer gives the same order.
  const key = useRef<string | null>(null)
  const running = useRef(false)

  const run = async (cart: Cart, address: DeliveryAddress) => {
    let order: Order
    try {
      key.current ??= crypto.randomUUID()
      order = await createOrder(cart, address, key.current)
    } catch (error) {
      // Refused by the server: the next press is a new intention. No answer: the order may exist already.
      if (isApiError(error) && error.status > 0 && error.status < 500) key.current = null
      setProblems([placingProblem(error)])
      return
    }
    key.current = null
    orders.set(null)
    await payOrder(shop, order).then(onOutcome, (error: unknown) => setProblems(paymentProblem(error)))
  }

  const place = async (cart: Cart, address: DeliveryAddress) => {
    const problem = placeProblem(cart, address)
    setProblems(problem ? [problem] : [])
    if (problem || running.current) return
    running.current = true
    setPlacing(true)
    await run(cart, address)
    await cartStore.load()
    running.current = false
    setPlacing(false)
  }
  return { placing, problems, place }
}
