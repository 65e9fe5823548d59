import { useEffect, useRef } from 'react'
import { type Cart } from '../../api/types.js'
import { HOME } from '../../state/home-navigation.js'
import { useShop } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { rupees } from '../../ui/format.js'
import { Link } from '../../ui/Link.js'
import { cart as words } from '../../words/cart.js'
import { payment as paymentWords } from '../../words/payment.js'
import { policyNames } from '../../words/shell.js'
import { tax } from '../../words/tax.js'
import styles from './CartScreen.module.css'

interface PlaceOrderBarProps {
  /** The cart as quoted for the pin in the form. */
  cart: Cart
  enabled: boolean
  placing: boolean
  /** What is still to be filled in; null when nothing is. */
  missing: string | null
  onPlace: () => void
}

function Row({ name, value, grand = false }: { name: string; value: string; grand?: boolean }) {
  return (
    <div className={grand ? styles['grand'] : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The three notes that the owner wants beside the totals. */
export function CartNotes() {
  return (
    <ul className={styles['notes']} aria-label={words.notesTitle}>
      <li>{tax.note(useShop()?.gstin)}</li>
      <li>{words.notes.more}</li>
      <li>
        {words.notes.policies}
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

/** The server's own totals. */
export function CartTotals({ cart }: { cart: Cart }) {
  const quoted = cart.deliveryCost > 0
  return (
    <section className={styles['card']} aria-labelledby="totals">
      <h2 id="totals">{words.total}</h2>
      <dl className={styles['totals']} aria-live="polite">
        <Row name={words.productPrice} value={rupees(cart.totalPrice)} />
        <Row name={words.deliveryCost} value={quoted ? rupees(cart.deliveryCost) : words.noQuote} />
        <Row name={words.total} value={rupees(quoted ? cart.finalPrice : cart.totalPrice)} grand />
      </dl>
    </section>
  )
}

/** The obstacles to the order; the list takes the focus, and so comes into view, unless a field does. */
export function Problems({ problems, focused }: { problems: readonly string[]; focused: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) box.current?.focus()
  }, [problems, focused])
  if (problems.length === 0) return null
  return (
    <div ref={box} className={styles['alert']} role="alert" tabIndex={-1}>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  )
}

/**
 * The one action; on phones it stays above the menu while the form scrolls. Its explanation scrolls with
 * the form.
 */
export function PlaceOrderBar({ cart, enabled, placing, missing, onPlace }: PlaceOrderBarProps) {
  return (
    <>
      <p id="place-hint" className={styles['missing']}>
        {missing}
      </p>
      <div className={styles['payBar']}>
        {!placing && (
          <span className={styles['payTotal']} aria-hidden="true">
            {rupees(cart.deliveryCost > 0 ? cart.finalPrice : cart.totalPrice)}
          </span>
        )}
        <p className={placing ? styles['directing'] : 'visually-hidden'} role="status">
          {placing && paymentWords.directing}
        </p>
        <Button wide disabled={!enabled} aria-describedby="place-hint" onClick={onPlace}>
          {words.placeOrder}
        </Button>
      </div>
    </>
  )
}
