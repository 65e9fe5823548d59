import { useEffect, useRef, useState } from 'react'
import { type Cart, type DeliveryAddress } from '../../api/types.js'
import { useShop, useStores } from '../../state/stores.js'
import { whenQuiet } from '../../ui/quiet.js'
import { technicalError } from '../../words/payment.js'
import { type AddressErrors, addressErrors, placeProblem } from './checkout-rules.js'
import { type createPlacing } from './placing.js'

/** Fields that an attempt to place the order found wrong. */
export interface Refused {
  attempt: number
  fields: AddressErrors
}

const loadPlacing = () => Promise.all([import('./placing.js'), import('../../payment/first-payment.js')])

/**
 * Places an order: validates, saves the address with the charge, creates the order and clears the cart. Then it
 * requests a payment session, opens the payment window and reports its end.
 */
export function useCheckout() {
  const { cart: cartStore, orders, payment } = useStores()
  const shop = useShop()
  const createOrder = useRef<ReturnType<typeof createPlacing>>(null)
  const [placing, setPlacing] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Refused>({ attempt: 0, fields: {} })
  const refuse = (fields: AddressErrors) => setRefused(({ attempt }) => ({ attempt: attempt + 1, fields }))
  const running = useRef(false)
  useEffect(() => {
    // Loaded ahead, so that the end can be shown even without a network.
    void whenQuiet().then(() => Promise.allSettled([loadPlacing(), import('../../payment/PaymentNotice.js')]))
  }, [])

  const run = async (cart: Cart, address: DeliveryAddress) => {
    let code: Awaited<ReturnType<typeof loadPlacing>>
    try {
      // Before the order: without this code it could not be paid.
      code = await loadPlacing()
    } catch {
      // No order is made yet that could be paid from the orders.
      setProblems([technicalError])
      return
    }
    const [placingCode, { payOrder }] = code
    createOrder.current ??= placingCode.createPlacing(cartStore)
    const made = await createOrder.current(cart, address)
    if ('problems' in made) {
      const { isLost, fields } = made
      // The cart in which the problems would be shown is empty now.
      if (isLost && cartStore.get().data?.cartItems.length === 0)
        payment.set({ orderId: null, state: 'unopened', problems: made.problems })
      else setProblems(made.problems)
      refuse(fields)
      return
    }
    orders.set(null)
    payment.set(await payOrder(shop, made))
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
