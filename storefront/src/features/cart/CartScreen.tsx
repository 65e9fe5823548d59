import { Suspense, useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { type Cart, type CartLine } from '../../api/types.js'
import { HOME } from '../../state/home-navigation.js'
import { useResource } from '../../state/resource.js'
import { useCart, useQuantities, useStores, useWho } from '../../state/stores.js'
import { ButtonLink } from '../../ui/Button.js'
import { Page } from '../../ui/Page.js'
import { fullTitle } from '../../ui/product-words.js'
import { later } from '../../ui/quiet.js'
import { Empty, Trouble } from '../../ui/Trouble.js'
import { cart as words } from '../../words/cart.js'
import { directing } from '../../words/payment.js'
import { shell } from '../../words/shell.js'
import { CartTotals, PlaceOrderBar, Problems } from './cart-summary.js'
import { CartLines } from './CartLines.js'
import styles from './CartScreen.module.css'
import { missingField, placeProblem } from './checkout-rules.js'
import { DeliveryForm } from './DeliveryForm.js'
import { Told } from './Told.js'
import { Unfolded } from './Unfolded.js'
import { useCheckout } from './use-checkout.js'
import { useDelivery } from './use-delivery.js'

const Business = later(() => import('./Business.js'))
const CartNotes = later(() => import('./CartNotes.js'))
const Suggestions = later(() => import('./Suggestions.js'))

function EmptyCart({ visitor = false }: { visitor?: boolean }) {
  return (
    <Empty text={words.empty}>
      <ButtonLink to={HOME} state={{ tab: 'products' }}>
        {shell.shopNow}
      </ButtonLink>
      {visitor && (
        <ButtonLink look="link" to="/login" state={{ from: 'cart', isBefore: true }}>
          {words.logIn}
        </ButtonLink>
      )}
    </Empty>
  )
}

interface CheckoutProps {
  cart: Cart
  checkout: ReturnType<typeof useCheckout>
  onRemove: (line: CartLine) => void
}

function Checkout({ cart, checkout, onRemove }: CheckoutProps) {
  const delivery = useDelivery(cart)
  const saving = Object.keys(useQuantities().pending).length > 0
  const [isTyping, setTyping] = useState(false)
  const asked = useRef(false)
  const problem = placeProblem(delivery.quoted, delivery.address)
  const isBlank = !cart.contactName && !cart.address && !cart.pin
  useEffect(() => {
    if (!isBlank || asked.current) return
    asked.current = true
    void delivery.prefill()
  })
  return (
    <div className={styles['columns']}>
      <div className={styles['side']}>
        <CartLines lines={cart.cartItems} onRemove={onRemove} />
        <p>
          <ButtonLink look="quiet" to={HOME} state={{ tab: 'products' }}>
            {words.goOn}
          </ButtonLink>
        </p>
        <DeliveryForm delivery={delivery} refused={checkout.refused} onMend={checkout.forgive} />
        <Unfolded summary={words.forBusiness} isOpen={cart.business !== null}>
          <Business cart={cart} onTyping={setTyping} />
        </Unfolded>
      </div>
      <div className={styles['sum']}>
        <CartTotals cart={delivery.quoted} />
        <Problems problems={checkout.problems} focused={Object.keys(checkout.refused.fields).length === 0} />
        <PlaceOrderBar
          cart={delivery.quoted}
          enabled={!saving && !isTyping && !checkout.placing && problem === null}
          placing={checkout.placing}
          missing={
            checkout.placing || checkout.problems.length > 0 ? null : isTyping ? words.saveBusiness : problem
          }
          guide={checkout.placing ? null : missingField(delivery.quoted, delivery.address)}
          onPlace={() => void checkout.place(delivery.quoted, delivery.address)}
        />
        <Suspense>
          <CartNotes />
          <Suggestions cart={cart} />
        </Suspense>
      </div>
    </div>
  )
}

function CustomerCart() {
  const { cart: store, payment } = useStores()
  const { data: cart, error, loading } = useCart()
  const outcome = useResource(payment, false).data
  const checkout = useCheckout()
  const { placing, problems } = checkout
  const isEmpty = cart?.cartItems.length === 0
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const isGone = removed && !cart?.cartItems.some(({ product }) => product.Id === removed.product.Id)
  useEffect(() => {
    // Another tab or device may have changed it: each visit asks anew.
    if (store.get().data !== null) void store.load()
  }, [store])
  return (
    <>
      {!cart && error !== null && !loading && (
        <Trouble text={words.failed} error={error} onRetry={() => void store.load()} />
      )}
      {!cart && (error === null || loading) && (
        <div className={styles['toCome']} role="status" aria-label={shell.loading} />
      )}
      <p className="visually-hidden" role="status">
        {isGone && `${words.removed(fullTitle(removed.product))} ${isEmpty ? words.empty : ''}`}
      </p>
      {isEmpty && <Problems problems={problems} focused />}
      {isEmpty && !placing && (!outcome || outcome.state === 'waiting') && <EmptyCart />}
      {isEmpty && placing && <p role="status">{directing}</p>}
      {cart && !isEmpty && <Checkout cart={cart} checkout={checkout} onRemove={setRemoved} />}
    </>
  )
}

/** A session that ended under an open cart: the customer is still there and only has to log in again. */
function useSessionLost() {
  const { state } = useWho()
  const [wasCustomer, setWasCustomer] = useState(false)
  if (state === 'customer' && !wasCustomer) setWasCustomer(true)
  return wasCustomer && state === 'visitor'
}

function CartScreen() {
  const who = useWho()
  const sessionLost = useSessionLost()
  if (sessionLost) return <Navigate to="/login" state={{ from: 'cart' }} replace />
  return (
    <Page title={words.title}>
      <Told />
      {who.state === 'customer' && <CustomerCart />}
      {(who.state === 'visitor' || who.state === 'staff') && <EmptyCart visitor={who.state === 'visitor'} />}
    </Page>
  )
}

export default CartScreen
