import { useEffect, useState } from 'react'
import { reportPayment } from '../api/orders.js'
import { useHome } from '../state/home-navigation.js'
import { keepPayment, type Payment, type PaymentEnd } from '../state/payment.js'
import { useShop, useStores, useWho } from '../state/stores.js'
import { Button } from '../ui/Button.js'
import { orders as orderWords } from '../words/orders.js'
import { directing, payment as words } from '../words/payment.js'
import { Outcome } from './Outcome.js'
import styles from './PaymentNotice.module.css'
import { payAgain, retryProblem } from './retry.js'

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
      payment.set(await payAgain(orderId, shop))
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

/** Leads to the end of a payment, which lies above the orders in the history: OK and Back both lead to them. */
function Ended({ end }: { end: PaymentEnd }) {
  const { payment } = useStores()
  const { tab, go } = useHome()
  useEffect(() => {
    // Closed just now.
    if (payment.get().data !== end) return
    // The cart is empty now, so Back should not lead to it.
    if (tab !== 'placeOrder') go('placeOrder', {}, tab === 'cart')
    go('placeOrder', { outcome: end, dialog: { name: 'outcome' } })
  }, [end, payment, tab, go])
  return null
}

interface PaymentNoticeProps {
  /** The payment that this page knows of. */
  payment: Payment | null
  /** The end of a payment that the entry of the history shows. */
  outcome: PaymentEnd | undefined
}

/** What there is to say about a payment, above whatever screen is open. */
function PaymentNotice({ payment, outcome }: PaymentNoticeProps) {
  if (outcome && payment?.state !== 'opening') return <Outcome key={outcome.orderId} end={outcome} />
  switch (payment?.state) {
    case 'waiting':
      return <Waiting key={payment.orderId} orderId={payment.orderId} />
    case 'opening':
      return (
        <p className={styles['notice']} role="status">
          {directing}
        </p>
      )
    case 'paid':
    case 'failed':
    case 'unopened':
      return <Ended end={payment} />
    case undefined:
      return null
  }
}

export default PaymentNotice
