import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type OrderList } from '../../api/order-list.js'
import { HOME, orderAskedFor } from '../../state/home-navigation.js'
import { useResource } from '../../state/resource.js'
import { useStores, useWho } from '../../state/stores.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { LiveNote } from '../../ui/LiveNote.js'
import { Page } from '../../ui/Page.js'
import { Empty, explain, Trouble } from '../../ui/Trouble.js'
import { orders as words } from '../../words/orders.js'
import { shell } from '../../words/shell.js'
import { OrderCard } from './OrderCard.js'
import styles from './OrdersScreen.module.css'

const POPUP_MS = 2000

/** The order that a message leads to; null without one. */
function useAskedOrder() {
  const { state, search } = useLocation()
  return orderAskedFor(state, search)
}

function LogInPrompt() {
  const navigate = useNavigate()
  const orderId = useAskedOrder() ?? undefined
  return (
    <Empty text={words.logInPrompt}>
      <Button onClick={() => void navigate('/loginpage-1', { state: { from: 'placeOrder', orderId } })}>
        {words.logIn}
      </Button>
    </Empty>
  )
}

function NoOrders() {
  return (
    <Empty text={words.empty}>
      <ButtonLink to={HOME} state={{ tab: 'products' }}>
        {shell.shopNow}
      </ButtonLink>
    </Empty>
  )
}

/** Shows for two seconds (docs/domain/contract.md#figures-of-the-owner). */
function useCancelledPopup() {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown === 0) return
    const timer = setTimeout(() => setShown(0), POPUP_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return { text: shown > 0 ? words.cancelled : '', show: () => setShown((count) => count + 1) }
}

/** The cards, and the way to older ones. */
function OrderCards({ list, onCancelled }: { list: OrderList; onCancelled: () => void }) {
  const { orders } = useStores()
  const { loading, error } = useResource(orders)
  const [asked, setAsked] = useState(false)
  const older = () => {
    setAsked(true)
    void orders.loadOlder()
  }
  const wanted = useAskedOrder()
  const isHere = list.orders.some(({ orderId }) => orderId === wanted)
  const isOlder = wanted !== null && !isHere && list.orders.length < list.total
  useEffect(() => {
    if (isOlder && !loading && error === null) void orders.loadOlder()
  }, [isOlder, loading, error, orders])
  return (
    <>
      {wanted !== null && !isHere && !isOlder && !loading && (
        <p role="status">{words.notAmongThem(wanted)}</p>
      )}
      <ul className={styles['list']}>
        {list.orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} isWanted={order.orderId === wanted} onCancelled={onCancelled} />
          </li>
        ))}
      </ul>
      {list.orders.length < list.total && (
        <div className={styles['older']}>
          <p className={styles['muted']}>{words.shownOf(list.orders.length, list.total)}</p>
          <Button look="quiet" disabled={loading} onClick={older}>
            {words.older}
          </Button>
        </div>
      )}
      <p className={styles['message']} role="status">
        {error !== null && !loading && explain(error, asked ? words.olderFailed : words.stale)}
      </p>
    </>
  )
}

function CustomerOrders() {
  const { orders } = useStores()
  const { data, error, loading } = useResource(orders)
  const popup = useCancelledPopup()
  useEffect(() => {
    // The courier and the provider change orders meanwhile: each visit loads them again.
    if (orders.get().data !== null) void orders.load()
  }, [orders])
  return (
    <>
      {!data && error !== null && !loading && (
        <Trouble text={words.failed} error={error} onRetry={() => void orders.load()} />
      )}
      {!data && (error === null || loading) && (
        <>
          <p className="visually-hidden" role="status">
            {shell.loading}
          </p>
          <div className={styles['skeleton']} aria-hidden="true" />
        </>
      )}
      {data?.orders.length === 0 && <NoOrders />}
      {data && data.orders.length > 0 && <OrderCards list={data} onCancelled={popup.show} />}
      <LiveNote kinds={['order']} read={orders.load} />
      <p className={styles['popup']} role="status">
        {popup.text}
      </p>
    </>
  )
}

function OrdersScreen() {
  const who = useWho()
  return (
    <Page title={words.title}>
      {who.state === 'customer' && <CustomerOrders />}
      {(who.state === 'visitor' || who.state === 'staff') && <LogInPrompt />}
    </Page>
  )
}

export default OrdersScreen
