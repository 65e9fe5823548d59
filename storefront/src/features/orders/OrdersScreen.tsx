import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type OrderList } from '../../api/order-list.js'
import { HOME, useHome } from '../../state/home-navigation.js'
import { useResource } from '../../state/resource.js'
import { useStores, useWho } from '../../state/stores.js'
import { Button, ButtonLink } from '../../ui/Button.js'
import { LiveNote } from '../../ui/LiveNote.js'
import { Page } from '../../ui/Page.js'
import { later } from '../../ui/quiet.js'
import { Empty, explain, Trouble } from '../../ui/Trouble.js'
import { orders as words } from '../../words/orders.js'
import { shell } from '../../words/shell.js'
import { isClosed, isUnderWay } from './order-rules.js'
import { OrderCard } from './OrderCard.js'
import styles from './OrdersScreen.module.css'

const POPUP_MS = 2000

/** Offers nothing when its code does not arrive. */
const PushOffer = later(() => import('./PushOffer.js').catch(() => ({ default: () => null })))

/** Whether an order is under way and this browser can show notifications of it. */
const mayOfferPush = ({ orders }: OrderList) =>
  'PushManager' in window && orders.some((order) => isUnderWay(order) && !isClosed(order))

function LogInPrompt() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const back = { from: 'placeOrder', path: search ? pathname + search : undefined }
  return (
    <Empty text={words.logInPrompt}>
      <Button onClick={() => navigate('/loginpage-1', { state: back })}>{words.logIn}</Button>
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

/** The pop-up after a cancellation, shown for two seconds (docs/domain/contract.md#figures-of-the-owner). */
function useCancelledPopup() {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown === 0) return
    const timer = setTimeout(() => setShown(0), POPUP_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return { text: shown > 0 ? words.cancelled : '', show: () => setShown((count) => count + 1) }
}

const ORDER_ID = /^P-[A-Z0-9]{4}-[A-Z0-9]{4}$/

/** The order that a link names, however old it is: older ones are loaded until it is there. */
function useAskedOrder() {
  const { orders } = useStores()
  const { data, loading, error } = useResource(orders)
  const named = useHome().state.orderId ?? ''
  const asked = ORDER_ID.test(named) ? named : null
  const isMissing = asked && data && !data.orders.some(({ orderId }) => orderId === asked)
  const isAll = data && data.orders.length >= data.total
  useEffect(() => {
    if (isMissing && !isAll && !loading && error === null) void orders.loadOlder()
  }, [isMissing, isAll, loading, error, orders])
  return { asked, unknown: isMissing && isAll ? words.unknown(asked) : '' }
}

interface CardsProps {
  list: OrderList
  asked: string | null
  onCancelled: () => void
}

/** The cards, and the way to older ones. */
function OrderCards({ list, asked, onCancelled }: CardsProps) {
  const { orders } = useStores()
  const { loading, error } = useResource(orders)
  const [wantsOlder, setWantsOlder] = useState(false)
  const older = () => {
    setWantsOlder(true)
    void orders.loadOlder()
  }
  return (
    <>
      <ul className={styles['list']}>
        {list.orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} isAsked={order.orderId === asked} onCancelled={onCancelled} />
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
        {error !== null && !loading && explain(error, wantsOlder ? words.olderFailed : words.stale)}
      </p>
    </>
  )
}

function CustomerOrders() {
  const { orders } = useStores()
  const { data, error, loading } = useResource(orders)
  const popup = useCancelledPopup()
  const { asked, unknown } = useAskedOrder()
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
      <p className={styles['message']} role="status">
        {unknown}
      </p>
      {data && mayOfferPush(data) && (
        <Suspense>
          <PushOffer />
        </Suspense>
      )}
      {data?.orders.length === 0 && <NoOrders />}
      {data && data.orders.length > 0 && <OrderCards list={data} asked={asked} onCancelled={popup.show} />}
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
