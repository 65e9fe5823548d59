import { type Order, type OrderItem } from '../../api/types.js'
import { useHome } from '../../state/home-navigation.js'
import { Button } from '../../ui/Button.js'
import { rupees } from '../../ui/format.js'
import { fullTitle, productChoices, productTitle } from '../../ui/product-words.js'
import { orders as words } from '../../words/orders.js'
import { mayReview, reviewState } from './order-rules.js'
import styles from './OrdersScreen.module.css'

interface ItemProps {
  order: Order
  item: OrderItem
}

function ReviewButton({ order, item }: ItemProps) {
  const { go } = useHome()
  const state = reviewState(item)
  const isFinal = state === 'approved'
  return (
    <div className={styles['itemAction']}>
      <Button
        look="quiet"
        aria-label={(isFinal ? words.viewReviewOf : words.reviewOf)(fullTitle(item))}
        onClick={() => go('review', { orderId: order.orderId, productId: item.id })}
      >
        {isFinal ? words.viewReview : words.review}
      </Button>
      {(state === 'pending' || state === 'rejected') && (
        <p className={styles['muted']}>{words.reviewStates[state]}</p>
      )}
    </div>
  )
}

function Item({ order, item }: ItemProps) {
  return (
    <li className={styles['item']}>
      <img src={item.image} alt="" width={64} height={64} loading="lazy" />
      <div>
        <p className={styles['name']}>{productTitle(item)}</p>
        <p className={styles['muted']}>{productChoices(item).join('\u00a0· ')}</p>
        <p>{words.pieces(item.quantity, rupees(item.price))}</p>
      </div>
      {mayReview(item) && <ReviewButton order={order} item={item} />}
    </li>
  )
}

/** The jars of an order that is over, as pictures. */
export function JarStrip({ order: { items } }: { order: Order }) {
  return (
    <ul className={styles['strip']} aria-label={words.items}>
      {items.map((item, index) => (
        <li key={`${item.id}-${index}`}>
          <img src={item.image} alt={fullTitle(item)} width={56} height={56} loading="lazy" />
          {item.quantity > 1 && <span className={styles['times']}>{words.pieces(item.quantity)}</span>}
        </li>
      ))}
    </ul>
  )
}

export function OrderItems({ order }: { order: Order }) {
  return (
    <ul className={styles['items']} aria-label={words.items}>
      {order.items.map((item, index) => (
        <Item key={`${item.id}-${index}`} order={order} item={item} />
      ))}
    </ul>
  )
}
