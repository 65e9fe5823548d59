import { HOME } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { Link } from '../../ui/Link.js'
import { cartNotes as words } from '../../words/cart-notes.js'
import { policyNames } from '../../words/shell.js'
import { tax } from '../../words/tax.js'
import styles from './CartScreen.module.css'

/** The three notes that the owner wants beside the totals. */
function CartNotes() {
  return (
    <ul className={styles['notes']} aria-label={words.title}>
      <li>{tax.note(useShop()?.gstin)}</li>
      <li>{words.more}</li>
      <li>
        {words.policies}
        <span className={styles['links']}>
          {(['shippingpolicy', 'cancellationpolicy', 'refundreturnpolicy'] as const).map((slug) => (
            <Link key={slug} to={`${HOME}/${slug}`}>
              {policyNames[slug]}
            </Link>
          ))}
        </span>
      </li>
    </ul>
  )
}

export default CartNotes
