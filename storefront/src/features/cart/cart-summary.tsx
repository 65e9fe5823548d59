import { useEffect, useRef } from 'react'
import { type Cart } from '../../api/types.js'
import { useShop } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { rupees } from '../../ui/format.js'
import { cart as words } from '../../words/cart.js'
import { directing } from '../../words/payment.js'
import styles from './CartScreen.module.css'
import { type GuidedField, isQuoted } from './checkout-rules.js'

interface PlaceOrderBarProps {
  /** The cart as quoted for the pin in the form. */
  cart: Cart
  enabled: boolean
  placing: boolean
  /** What is still to be filled in; null when nothing is. */
  missing: string | null
  /** The field that the button leads to while it is empty. */
  guide: GuidedField | null
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

/** How far the products are from free delivery; nothing while the owner offers none. */
function FreeDelivery({ total }: { total: number }) {
  const from = useShop()?.terms.freeDeliveryFrom ?? 0
  if (from <= 0) return null
  return (
    <div className={styles['free']}>
      <p>{total < from ? words.freeIn(rupees(from - total)) : words.isFree(rupees(from))}</p>
      <meter aria-hidden="true" min={0} max={from} value={Math.min(total, from)} />
    </div>
  )
}

/** The server's own totals. */
export function CartTotals({ cart }: { cart: Cart }) {
  const quoted = isQuoted(cart)
  return (
    <section className={styles['card']} aria-labelledby="totals">
      <h2 id="totals">{words.total}</h2>
      <dl className={styles['totals']} aria-live="polite">
        <Row name={words.productPrice} value={rupees(cart.totalPrice)} />
        <Row
          name={words.deliveryCost}
          value={cart.deliveryFree ? words.free : quoted ? rupees(cart.deliveryCost) : words.noQuote}
        />
        <Row name={words.total} value={rupees(quoted ? cart.finalPrice : cart.totalPrice)} grand />
      </dl>
      <FreeDelivery total={cart.totalPrice} />
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
 * the form. While a field is empty, a button that leads there takes its place.
 */
export function PlaceOrderBar({ cart, enabled, placing, missing, guide, onPlace }: PlaceOrderBarProps) {
  const placeOrder = (
    <Button wide disabled={!enabled} aria-describedby="place-hint" onClick={onPlace}>
      {words.placeOrder}
    </Button>
  )
  return (
    <>
      <p id="place-hint" className={styles['missing']}>
        {missing}
      </p>
      <div className={styles['payBar']}>
        {!placing && (
          <span className={styles['payTotal']} aria-hidden="true">
            {rupees(isQuoted(cart) ? cart.finalPrice : cart.totalPrice)}
          </span>
        )}
        <p className={placing ? styles['directing'] : 'visually-hidden'} role="status">
          {placing && directing}
        </p>
        {guide ? (
          <Button wide onClick={() => document.querySelector<HTMLElement>(`[name="${guide}"]`)?.focus()}>
            {words.guides[guide]}
          </Button>
        ) : (
          placeOrder
        )}
      </div>
      {guide && placeOrder}
    </>
  )
}
