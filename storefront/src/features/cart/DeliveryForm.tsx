import { type InputHTMLAttributes, lazy, Suspense, useEffect, useRef } from 'react'
import { type DeliveryAddress } from '../../api/types.js'
import { useWho } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { Field, TextArea } from '../../ui/Field.js'
import { later } from '../../ui/quiet.js'
import { askingCourier, cart as words } from '../../words/cart.js'
import styles from './CartScreen.module.css'
import { isQuoted } from './checkout-rules.js'
import { Unfolded } from './Unfolded.js'
import { type Refused } from './use-checkout.js'
import { type Delivery } from './use-delivery.js'

const INPUT: Record<Exclude<keyof DeliveryAddress, 'address'>, InputHTMLAttributes<HTMLInputElement>> = {
  contactName: { autoComplete: 'shipping name' },
  contactNumber: { autoComplete: 'shipping tel-national', type: 'tel', inputMode: 'numeric' },
  city: { autoComplete: 'shipping address-level2' },
  state: { autoComplete: 'shipping address-level1' },
  pin: { autoComplete: 'shipping postal-code', inputMode: 'numeric', maxLength: 6 },
}

const Arrival = later(() => import('./Arrival.js'))
const SavedAddresses = lazy(() => import('./SavedAddresses.js'))

/** What the courier says of the pin. It always takes the same room, so that an answer moves no field. */
function Quote({ delivery: { asking, dropped, quoted, again } }: { delivery: Delivery }) {
  const known = isQuoted(quoted)
  return (
    <div className={styles['quote']}>
      <p className={asking ? undefined : 'visually-hidden'} role="status">
        {asking && askingCourier}
      </p>
      {known && (
        <Suspense>
          <Arrival />
        </Suspense>
      )}
      {known && quoted.deliveryFallback && <p className={styles['hint']}>{words.usualCharge}</p>}
      {dropped && (
        <Button look="link" onClick={again}>
          {words.again(dropped)}
        </Button>
      )}
      {!known && !asking && !dropped && <p className={styles['hint']}>{words.pinFirst}</p>}
    </div>
  )
}

interface DeliveryFormProps {
  delivery: Delivery
  /** What Place Order found wrong; the first of these fields gets the focus. */
  refused: Refused
  onMend: (name: keyof DeliveryAddress) => void
}

/** The delivery address. The pin alone is enough for the charge. */
export function DeliveryForm({ delivery, refused, onMend }: DeliveryFormProps) {
  const { address, leave } = delivery
  const who = useWho()
  const section = useRef<HTMLElement>(null)
  const errors = { ...refused.fields, ...delivery.errors }
  const change = (name: keyof DeliveryAddress, typed: string) => {
    onMend(name)
    delivery.change(name, typed)
  }
  useEffect(() => {
    if (refused.attempt > 0) section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused.attempt])
  const line = (name: keyof typeof INPUT, hint?: string) => (
    <Field
      {...INPUT[name]}
      name={name}
      label={words.fields[name]}
      hint={hint}
      error={errors[name]}
      value={address[name]}
      onChange={(event) => change(name, event.target.value)}
      onBlur={() => leave(name)}
    />
  )
  return (
    <section ref={section} className={styles['card']} aria-labelledby="delivery">
      <h2 id="delivery">{words.delivery}</h2>
      {who.state === 'customer' && who.session.hasAddress && (
        <Unfolded summary={words.ownAddresses}>
          <SavedAddresses onChoose={(address) => void delivery.choose(address)} />
        </Unfolded>
      )}
      {line('pin', errors.pin ? undefined : words.pinHint)}
      <Quote delivery={delivery} />
      <div className={styles['pair']}>
        {line('contactName')}
        {line('contactNumber')}
      </div>
      <TextArea
        name="address"
        label={words.fields.address}
        autoComplete="shipping street-address"
        error={errors.address}
        value={address.address}
        onChange={(event) => change('address', event.target.value)}
        onBlur={() => leave('address')}
      />
      <div className={styles['pair']}>
        {line('city')}
        {line('state')}
      </div>
      <p className={styles['hint']} role="status">
        {delivery.unsaved && words.notSaved}
      </p>
    </section>
  )
}
