import { useEffect, useRef } from 'react'
import { isOffline } from '../api/http.js'
import { type Order } from '../api/types.js'
import { useDialogEntry, useHome } from '../state/home-navigation.js'
import { type Payment, type PaymentEnd } from '../state/payment.js'
import { useResource } from '../state/resource.js'
import { useShop, useStores, useWho } from '../state/stores.js'
import { Button } from '../ui/Button.js'
import { deliveryRange } from '../ui/delivery-dates.js'
import { Dialog } from '../ui/Dialog.js'
import { rupees } from '../ui/format.js'
import { GlazeEdge } from '../ui/GlazeEdge.js'
import { JaadiMark } from '../ui/JaadiMark.js'
import { fullTitle } from '../ui/product-words.js'
import { weekday } from '../ui/times.js'
import { facts as factWords } from '../words/order-facts.js'
import { orders as orderWords } from '../words/orders.js'
import { outcome as more } from '../words/outcome.js'
import { payment as words } from '../words/payment.js'
import { shell } from '../words/shell.js'
import styles from './Outcome.module.css'
import { payAgain, retryProblem } from './retry.js'

const JARS_ON_SHELF = 4

/** The jars of the order on a shelf; where they are not known, the shop's own. */
function Shelf({ order }: { order: Order | undefined }) {
  return (
    <div className={styles['scene']} aria-hidden="true">
      <div className={styles['shelf']}>
        {order ? (
          order.items
            .slice(0, JARS_ON_SHELF)
            .map((item) => <img key={item.id} src={item.image} alt="" width={160} height={160} />)
        ) : (
          <JaadiMark size={112} />
        )}
      </div>
      <GlazeEdge />
    </div>
  )
}

function Jars({ order }: { order: Order }) {
  return (
    <ul className={styles['jars']} aria-label={orderWords.items}>
      {order.items.map((item) => (
        <li key={item.id}>
          <span>{fullTitle(item)}</span>
          <b>{more.jars(item.quantity)}</b>
        </li>
      ))}
    </ul>
  )
}

/** When the jars come, and what happens until then. */
function Next({ order }: { order: Order }) {
  const shop = useShop()
  const range = order.handover === 'pickup' ? null : deliveryRange(new Date(order.orderDate), shop)
  return (
    <>
      {range && <p className={styles['day']}>{more.arrives(weekday(range.first), weekday(range.last))}</p>}
      <p>{order.handover === 'pickup' ? more.nextAtCounter : more.next}</p>
      <p className={styles['muted']}>{more.againLater}</p>
      {order.invoiceUrl && (
        <a className={styles['invoice']} href={order.invoiceUrl} target="_blank" rel="noopener">
          {factWords.invoice}
        </a>
      )}
    </>
  )
}

/** Why an order is not paid: why no window opened, or what the provider told. */
function reasonsOf(end: PaymentEnd): readonly string[] {
  if (end.state === 'unopened') return end.problems
  const trouble = end.state === 'failed' ? end.trouble : null
  return end.orderId === null ? [] : [words.failureText(end.orderId), trouble ? more.troubles[trouble] : '']
}

/** The browser's history keeps a copy of an end, so the two are never one object. */
const isSame = (known: Payment | null, end: PaymentEnd) => JSON.stringify(known) === JSON.stringify(end)

/** Opens the payment of the same order again; this screen closes first: it would cover the window. */
function useAgain(close: () => void) {
  const stores = useStores()
  const shop = useShop()
  return async (orderId: string) => {
    stores.payment.set({ orderId, state: 'opening' })
    close()
    try {
      stores.payment.set(await payAgain(orderId, shop))
    } catch (error) {
      const problems = [
        retryProblem(error),
        ...(isOffline(error) ? [words.offline] : []),
        words.retryFromOrders,
      ]
      stores.payment.set({ orderId, state: 'unopened', problems })
    }
    void stores.orders.load()
  }
}

/**
 * The order that a payment was for, as the server has it; what it says comes before what the window said. `unknown`: it
 * is not there any more, or another person's.
 */
function useOrder(end: PaymentEnd) {
  const { orders, payment } = useStores()
  const who = useWho()
  const { data } = useResource(orders, who.state === 'customer')
  const order = data?.orders.find(({ orderId }) => orderId === end.orderId)
  // A page that was loaded anew shows only what the server confirms.
  const isFresh = payment.get().data?.orderId === end.orderId
  const isMissing = data && !order && !isFresh && data.orders.length >= data.total
  const isGone = order?.orderStatus === 'Cancelled' || isMissing
  const isShown = who.state === 'customer' && !isGone && (order !== undefined || isFresh)
  const isPaid = (isFresh && end.state === 'paid') || (order && order.paymentStatus !== 'Pending')
  return { order, isShown, isGone, isPaid: isPaid === true }
}

/** How a payment ended, or why it could not begin. It fills the screen; OK leads to the orders, as Back does. */
export function Outcome({ end }: { end: PaymentEnd }) {
  const { payment } = useStores()
  const { go } = useHome()
  const { order, isShown, isGone, isPaid } = useOrder(end)
  const ok = useRef<HTMLButtonElement>(null)
  const { hide: close } = useDialogEntry('outcome')
  const again = useAgain(close)
  useEffect(() => ok.current?.focus(), [isShown, isPaid])
  useEffect(
    () => () => {
      // Another end may be known by now: a slow Back leaves this screen standing while its order is paid again.
      if (isSame(payment.get().data, end)) payment.set(null)
      // The orders were there all the while: their heading gets the focus as after any change of the screen.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    },
    [payment, end],
  )
  useEffect(() => {
    if (isGone) go('placeOrder', {}, true)
  }, [isGone, go])
  if (!isShown && end.orderId !== null) return null
  const { orderId } = end
  const canRetry = !isPaid && orderId !== null && (order?.canRetryPayment ?? true)
  return (
    <Dialog
      key={String(isPaid)}
      title={isPaid ? words.success : words.failure}
      scene={<Shelf order={order} />}
      onClose={close}
      actions={
        <>
          <Button ref={ok} look={canRetry ? 'quiet' : 'primary'} onClick={close}>
            {shell.ok}
          </Button>
          {canRetry && <Button onClick={() => void again(orderId)}>{orderWords.retry}</Button>}
        </>
      }
    >
      <div className={styles['told']}>
        {(isPaid && orderId ? [words.successText(orderId)] : reasonsOf(end))
          .filter(Boolean)
          .map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        {order && (
          <>
            <Jars order={order} />
            <p className={styles['sum']}>
              <span>{factWords.totalPrice}</span>
              <b>{rupees(order.finalPrice)}</b>
            </p>
            {isPaid && <Next order={order} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
