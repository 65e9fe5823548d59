import { useEffect, useState } from 'react'
import { isOffline } from '../api/http.js'
import { reportPayment } from '../api/orders.js'
import { useHome } from '../state/home-navigation.js'
import { keepPayment, type Payment } from '../state/payment.js'
import { useShop, useStores, useWho } from '../state/stores.js'
import { Button } from '../ui/Button.js'
import { Dialog } from '../ui/Dialog.js'
import { orders as orderWords } from '../words/orders.js'
import { payment as words } from '../words/payment.js'
import { shell } from '../words/shell.js'
import styles from './PaymentNotice.module.css'
import { payAgain, retryProblem } from './retry.js'

type Ended = Exclude<Payment, { state: 'waiting' | 'opening' }>

function sentencesOf(payment: Ended): readonly string[] {
  if (payment.state === 'unopened') return payment.problems
  return [payment.state === 'paid' ? words.successText(payment.orderId) : words.failureText(payment.orderId)]
}

/** How the payment ended, or why it could not begin. OK leads to the orders. */
function Outcome({ payment }: { payment: Ended }) {
  const stores = useStores()
  const shop = useShop()
  const { tab, go } = useHome()
  const { orderId } = payment
  const isPaid = payment.state === 'paid'
  const onOk = () => {
    // The cart is empty now, so Back should not lead to it.
    go('placeOrder', {}, tab === 'cart')
    stores.payment.set(null)
  }
  const again = async (unpaid: string) => {
    // This dialog closes first: it would cover the payment window.
    stores.payment.set({ orderId: unpaid, state: 'opening' })
    try {
      const state = (await payAgain(unpaid, shop)) ? 'paid' : 'failed'
      stores.payment.set({ orderId: unpaid, state })
    } catch (error) {
      const problems = [
        retryProblem(error),
        ...(isOffline(error) ? [words.offline] : []),
        words.retryFromOrders,
      ]
      stores.payment.set({ orderId: unpaid, state: 'unopened', problems })
    }
    void stores.orders.load()
  }
  return (
    <Dialog
      title={isPaid ? words.success : words.failure}
      onClose={onOk}
      actions={
        <>
          <Button look={isPaid || orderId === null ? 'primary' : 'quiet'} onClick={onOk}>
            {shell.ok}
          </Button>
          {!isPaid && orderId !== null && (
            <Button onClick={() => void again(orderId)}>{orderWords.retry}</Button>
          )}
        </>
      }
    >
      {sentencesOf(payment).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Dialog>
  )
}

/** Asks for the result of a payment that was left in the middle; null until it is known to wait. */
function useStillWaiting(orderId: string) {
  const { payment } = useStores()
  const who = useWho()
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (who.state !== 'customer') return
    const tell = (next: Payment | null) => {
      keepPayment(null)
      payment.set(next)
    }
    reportPayment(orderId).then(
      ({ paymentStatus, orderStatus }) => {
        if (paymentStatus === 'Completed') tell({ orderId, state: 'paid' })
        else if (paymentStatus === 'Pending' && orderStatus === 'Placed') setWaits(true)
        else tell(null)
      },
      // The order is another customer's, deleted, or cannot be loaded: the Orders page shows it.
      () => payment.set(null),
    )
  }, [orderId, payment, who.state])
  return waits
}

function Waiting({ orderId }: { orderId: string }) {
  const { payment, orders } = useStores()
  const shop = useShop()
  const { tab } = useHome()
  const waits = useStillWaiting(orderId)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  // On the Orders tab the order itself says so.
  if (!waits || tab === 'placeOrder') return null
  const forget = () => {
    keepPayment(null)
    payment.set(null)
  }
  const pay = async () => {
    setBusy(true)
    setProblem('')
    try {
      const state = (await payAgain(orderId, shop)) ? 'paid' : 'failed'
      payment.set({ orderId, state })
      void orders.load()
    } catch (error) {
      setProblem(retryProblem(error))
    }
    setBusy(false)
  }
  return (
    <section className={styles['notice']} aria-label={words.waits(orderId)}>
      <p className={styles['text']} role="status">
        {problem || words.waits(orderId)}
      </p>
      <div className={styles['actions']}>
        <Button disabled={busy} onClick={() => void pay()}>
          {orderWords.retry}
        </Button>
        <Button look="quiet" disabled={busy} onClick={forget}>
          {words.later}
        </Button>
      </div>
    </section>
  )
}

/** The dialog about a payment, above whatever screen is open. */
function PaymentNotice({ payment }: { payment: Payment }) {
  switch (payment.state) {
    case 'waiting':
      return <Waiting orderId={payment.orderId} />
    case 'opening':
      return (
        <p className={styles['notice']} role="status">
          {words.directing}
        </p>
      )
    case 'paid':
    case 'failed':
    case 'unopened':
      return <Outcome payment={payment} />
  }
}

export default PaymentNotice
