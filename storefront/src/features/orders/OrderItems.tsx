import type { Order, OrderItem } from '../../api/types.js'
import { useHome } from '../../state/home-navigation.js'
import { Button } from '../../ui/Button.js'
import { rupees } from '../../ui/format.js'
import { fullTitle, productChoices, productTitle } from '../../ui/product-words.js'
import { RichText } from '../../ui/RichText.js'
import { orders as words } from '../../words/orders.js'
import { mayReview } from './order-rules.js'
import styles from './OrdersScreen.module.css'

const Item = ({ order, item }: { order: Order; item: OrderItem }) => {
  const { go } = useHome()
  return (
    <li className={styles['item']}>
      <img src={item.image} alt="" width={64} height={64} loading="lazy" />
      <div>
        <p className={styles['name']}>{productTitle(item)}</p>
        <p className={styles['muted']}>{productChoices(item).join(' · ')}</p>
        <div className={styles['muted']}>
          <RichText markup={item.description} />
        </div>
        <p>{words.pieces(item.quantity, rupees(item.price))}</p>
      </div>
      {mayReview(order, item) && (
        <div className={styles['itemAction']}>
          <Button
            look="quiet"
            aria-label={words.reviewOf(fullTitle(item))}
            onClick={() => go('review', { orderId: order.orderId, productId: item.id })}
          >
            {words.review}
          </Button>
        </div>
      )}
    </li>
  )
}

export const OrderItems = ({ order }: { order: Order }) => (
  <ul className={styles['items']} aria-label={words.items}>
    {order.items.map((item, index) => (
      <Item key={`${item.id}-${index}`} order={order} item={item} />
    ))}
  </ul>
)
