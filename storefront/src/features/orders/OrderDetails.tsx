import { type Order } from '../../api/types.js'
import { rupees } from '../../ui/format.js'
import { RichText } from '../../ui/RichText.js'
import { facts as words } from '../../words/order-facts.js'
import { OrderAddress, OrderMoney, OrderStatuses } from './order-facts.js'
import { isClosed, wantsReview } from './order-rules.js'
import { OrderItems } from './OrderItems.js'
import styles from './OrdersScreen.module.css'
import { OrderTimeline } from './OrderTimeline.js'
import { Parcels } from './Parcels.js'

function Paper({ href, name }: { href: string; name: string }) {
  return (
    <a className={styles['invoice']} href={href} target="_blank" rel="noopener">
      {name}
    </a>
  )
}

/** Invoice and credit notes. */
function Papers({ order: { invoiceUrl, creditNoteUrl, credits } }: { order: Order }) {
  return (
    <div className={styles['papers']}>
      {invoiceUrl && <Paper href={invoiceUrl} name={words.invoice} />}
      {creditNoteUrl && <Paper href={creditNoteUrl} name={words.creditNote} />}
      {credits.map(
        ({ id, amount, creditNoteUrl: note }) =>
          note && <Paper key={id} href={note} name={words.creditOf(rupees(amount))} />,
      )}
    </div>
  )
}

/** What the jars are, in the words of the day on which they were ordered. */
function Lines({ order: { items } }: { order: Order }) {
  return (
    <ul className={styles['lines']}>
      {items.map((item, index) => (
        <li key={`${item.id}-${index}`}>
          <RichText markup={item.description} />
        </li>
      ))}
    </ul>
  )
}

/** All facts of an order. */
export default function OrderDetails({ order }: { order: Order }) {
  return (
    <div className={styles['details']}>
      <OrderStatuses order={order} />
      <Parcels order={order} />
      {isClosed(order) && !wantsReview(order) && <OrderItems order={order} />}
      <Lines order={order} />
      <div className={styles['foot']}>
        <OrderTimeline order={order} />
        <OrderAddress order={order} />
        <OrderMoney order={order} />
      </div>
      <Papers order={order} />
    </div>
  )
}
