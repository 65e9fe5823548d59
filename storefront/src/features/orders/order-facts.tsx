import { type Order } from '../../api/types.js'
import { useShop } from '../../state/stores.js'
import { rupees } from '../../ui/format.js'
import { facts as words } from '../../words/order-facts.js'
import { isCancelled } from './order-rules.js'
import styles from './OrdersScreen.module.css'

/** Packed is shown as Shipped, or as ready when the customer picks it up; nothing is shown for a cancelled order. */
function shownDelivery({ handover, deliveryStatus, ...order }: Order) {
  if (order.orderStatus === 'Cancelled') return null
  const statuses = handover === 'pickup' ? words.pickupStatuses : words.statuses
  return statuses[deliveryStatus] ?? deliveryStatus
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return value === null ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The states by their names, as the shop keeps them. */
export function OrderStatuses({ order }: { order: Order }) {
  return (
    <dl className={styles['facts']}>
      <Fact name={words.payment} value={order.paymentStatus} />
      <Fact name={words.order} value={order.orderStatus} />
      <Fact name={words.delivery} value={shownDelivery(order)} />
      <Fact name={words.issue} value={order.issueStatus} />
      {order.waybill && !isCancelled(order) && (
        <div>
          <dt>{words.waybill}</dt>
          <dd className={styles['waybill']}>
            {order.trackingUrl ? (
              <a href={order.trackingUrl} target="_blank" rel="noopener">
                {order.waybill}
              </a>
            ) : (
              order.waybill
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

export function OrderAddress({ order }: { order: Order }) {
  return (
    <dl className={styles['facts']}>
      <Fact name={words.contact} value={order.contactName} />
      <Fact name={words.contactNumber} value={order.contactNumber} />
      <Fact name={words.address} value={order.address} />
      <Fact name={words.city} value={order.city} />
      <Fact name={words.state} value={order.state} />
      <Fact name={words.pin} value={order.pin} />
    </dl>
  )
}

/** The money that a cancellation gives back, and how far the refund is. */
function RefundRows({ order }: { order: Order }) {
  return isCancelled(order) && order.refundAmount ? (
    <>
      <div>
        <dt>{words.refund}</dt>
        <dd>{rupees(order.refundAmount)}</dd>
      </div>
      {order.refundState && (
        <div className={styles['muted']}>
          <dt>{words.refundState}</dt>
          <dd>{words.refundStates[order.refundState]}</dd>
        </div>
      )}
      {order.refundReference && (
        <div className={styles['muted']}>
          <dt>{words.refundReference}</dt>
          <dd>{order.refundReference}</dd>
        </div>
      )}
    </>
  ) : null
}

/** Money that went back without a cancellation, part by part. */
function CreditRows({ order }: { order: Order }) {
  return order.credits.map(({ id, amount, reason, state }) => (
    <div key={id}>
      <dt>
        {words.credit}: {reason} ({words.creditStates[state]})
      </dt>
      <dd>{rupees(amount)}</dd>
    </div>
  ))
}

export function OrderMoney({ order }: { order: Order }) {
  const refundDays = useShop()?.terms.refundDays
  const isAwaited =
    order.refundState === 'Due' ||
    order.refundState === 'Started' ||
    order.credits.some(({ state }) => state !== 'Completed')
  return (
    <div className={styles['money']}>
      <dl>
        <div>
          <dt>{words.productPrice}</dt>
          <dd>{rupees(order.totalPrice)}</dd>
        </div>
        <div>
          <dt>{words.deliveryCost}</dt>
          <dd>{rupees(order.deliveryCost)}</dd>
        </div>
        <div className={styles['grand']}>
          <dt>{words.totalPrice}</dt>
          <dd>{rupees(order.finalPrice)}</dd>
        </div>
        <CreditRows order={order} />
        <RefundRows order={order} />
      </dl>
      {isAwaited && refundDays && (
        <p className={styles['muted']}>{words.refundTakes(refundDays.min, refundDays.max)}</p>
      )}
    </div>
  )
}
