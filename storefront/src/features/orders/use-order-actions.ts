import { useState } from 'react'
import { isApiError } from '../../api/http.js'
import { cancelOrder, deleteOrder, retryPayment } from '../../api/orders.js'
import { type Order, type Shop } from '../../api/types.js'
import { payForOrder } from '../../payment/pay.js'
import { SdkFailed } from '../../payment/payment-window.js'
import { useShop, useStores } from '../../state/stores.js'
import { orders as words } from '../../words/orders.js'

function retryProblem(error: unknown) {
  if (error instanceof SdkFailed) return words.sdkFailed
  return isApiError(error) && error.sentence ? error.sentence : words.retryFailed
}

/** Opens the payment window again and says how it ended. */
async function payAgain(orderId: string, shop: Shop | null) {
  const { sessionId } = await retryPayment(orderId)
  if (!sessionId) return words.noSession
  if (!shop) throw new SdkFailed()
  return (await payForOrder(shop, orderId, sessionId)) ? words.paid : words.notPaid
}

/** What a customer does to one order; each ends with the list as the server has it, or with what went wrong. */
export function useOrderActions(order: Order, onCancelled: () => void) {
  const { orders } = useStores()
  const shop = useShop()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  const run = async (work: () => Promise<string>, problem: (error: unknown) => string) => {
    setBusy(true)
    setMessage('')
    setMessage(await work().catch(problem))
    setBusy(false)
  }
  const change = (next: (all: Order[]) => Order[]) => {
    const { data } = orders.get()
    if (!data) return
    const changed = next(data.orders)
    orders.set({ orders: changed, total: data.total - (data.orders.length - changed.length) })
  }

  const retry = async () => {
    await run(() => payAgain(order.orderId, shop), retryProblem)
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
        return ''
      },
      () => words.cancelFailed,
    )
  const remove = () =>
    run(
      async () => {
        await deleteOrder(order.orderId)
        change((all) => all.filter((one) => one._id !== order._id))
        return ''
      },
      () => words.deleteFailed,
    )
  return { busy, message, retry, cancel, remove }
}
