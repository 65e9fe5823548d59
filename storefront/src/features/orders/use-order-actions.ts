import { useEffect, useRef, useState } from 'react'
import { cancelOrder, deleteOrder } from '../../api/orders.js'
import { type Order } from '../../api/types.js'
import { useHome } from '../../state/home-navigation.js'
import { keepPayment, type PaymentEnd } from '../../state/payment.js'
import { useShop, useStores } from '../../state/stores.js'
import { explain } from '../../ui/Trouble.js'
import { orders as words } from '../../words/orders.js'

/** The result of an action, in words. */
interface Told {
  text: string
  good?: boolean
}

const NOTHING: Told = { text: '' }

/** Runs one action after the other, and keeps the result of the last. */
function useWork() {
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState(NOTHING)
  const run = async (work: () => Promise<Told>, problem: (error: unknown) => string) => {
    setBusy(true)
    setTold(NOTHING)
    setTold(await work().catch((error: unknown) => ({ text: problem(error) })))
    setBusy(false)
  }
  return { busy, told, run }
}

/** Pays the order in the window, and shows the result here, or wherever the customer is by then. */
function useRetry({ orderId }: Order) {
  const { payment } = useStores()
  const shop = useShop()
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => void (shown.current = false)
  }, [])
  /** Removes the note of an unfinished payment of this order. */
  const settle = () => {
    if (payment.get().data?.orderId !== orderId) return
    keepPayment(null)
    payment.set(null)
  }
  const pay = async (): Promise<Told> => {
    // Loaded ahead, so that the end can be shown even without a network.
    void import('../../payment/PaymentNotice.js')
    const { payAgain, retryProblem } = await import('../../payment/retry.js')
    let end: PaymentEnd
    try {
      end = await payAgain(orderId, shop)
    } catch (error) {
      return { text: retryProblem(error) }
    }
    settle()
    if (!shown.current) payment.set(end)
    return end.state === 'paid' ? { text: words.paid, good: true } : { text: words.notPaid }
  }
  return { pay, settle }
}

/** What a customer can do with one order. Each ends with the server's new list, or with an error. */
export function useOrderActions(order: Order, onCancelled: () => void) {
  const stores = useStores()
  const { orders } = stores
  const { go } = useHome()
  const { busy, told, run } = useWork()
  const { pay, settle } = useRetry(order)
  const change = (next: (all: Order[]) => Order[]) => {
    const { data } = orders.get()
    if (!data) return
    const changed = next(data.orders)
    orders.set({ orders: changed, total: data.total - (data.orders.length - changed.length) })
  }

  const retry = async () => {
    await run(pay, () => words.retryFailed)
    await orders.load()
  }
  const cancel = () =>
    run(
      async () => {
        const cancelled = await cancelOrder(order.orderId)
        // Cancelled here at once; what else the server says of it comes along.
        change((all) =>
          all.map((one) =>
            one._id === order._id ? { ...one, ...cancelled, orderStatus: 'Cancelled' } : one,
          ),
        )
        onCancelled()
        return NOTHING
      },
      () => words.cancelFailed,
    )
  const remove = () =>
    run(
      async () => {
        await deleteOrder(order.orderId)
        change((all) => all.filter((one) => one._id !== order._id))
        settle()
        return NOTHING
      },
      () => words.deleteFailed,
    )
  const again = () =>
    run(
      async () => {
        const { fillCartAgain } = await import('./order-again.js')
        const { told: sentences, isFilled } = await fillCartAgain(order.orderId, stores)
        if (!isFilled) return { text: [words.againNone, ...sentences].join(' ') }
        go('cart', { told: sentences })
        // Busy until the cart has taken the place of the orders: a second tap asks for nothing.
        return new Promise<Told>(() => undefined)
      },
      (error) => explain(error, words.againFailed),
    )
  return { busy, told, retry, cancel, remove, again }
}
