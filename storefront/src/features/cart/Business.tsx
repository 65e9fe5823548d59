import { useState } from 'react'
import { setBusiness } from '../../api/cart.js'
import { isApiError } from '../../api/http.js'
import { type Cart } from '../../api/types.js'
import { useShop, useStores } from '../../state/stores.js'
import { Button } from '../../ui/Button.js'
import { Field } from '../../ui/Field.js'
import { explain } from '../../ui/Trouble.js'
import { business as words } from '../../words/business.js'
import styles from './CartScreen.module.css'

const NOBODY = { gstin: '', businessName: '' }

interface BusinessProps {
  cart: Cart
  /** Whether something stands in the fields that is not saved. */
  onTyping: (isTyping: boolean) => void
}

/** The business for which the customer buys. It stays in the cart for the next order. */
export default function Business({ cart: { business }, onTyping }: BusinessProps) {
  const { cart: store } = useStores()
  const isTaxed = Boolean(useShop()?.gstin)
  const [form, setForm] = useState(business ? { gstin: business.gstin, businessName: business.name } : NOBODY)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const errors = isApiError(failure) ? failure.fields : {}
  const change = (name: keyof typeof form, typed: string) => {
    const next = { ...form, [name]: typed }
    setForm(next)
    onTyping(next.gstin !== (business?.gstin ?? '') || next.businessName !== (business?.name ?? ''))
  }
  const send = async (wanted: typeof form) => {
    setSending(true)
    setFailure(null)
    try {
      const cart = await setBusiness(wanted)
      store.set(cart)
      setForm(cart.business ? { gstin: cart.business.gstin, businessName: cart.business.name } : NOBODY)
      onTyping(false)
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(false)
    }
  }
  const isNamed = 'gstin' in errors || 'businessName' in errors
  return (
    <div className={styles['saved']}>
      <Field
        label={words.gstin}
        hint={words.gstinHint}
        error={errors['gstin']}
        value={form.gstin}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change('gstin', event.target.value)}
      />
      <Field
        label={words.name}
        error={errors['businessName']}
        value={form.businessName}
        maxLength={100}
        autoComplete="organization"
        onChange={(event) => change('businessName', event.target.value)}
      />
      <p className={styles['hint']} role="status">
        {failure !== null && !isNamed && explain(failure)}
        {business && words.saved(business.name)}
      </p>
      {isTaxed && business?.otherState && (
        <p className={styles['hint']}>{words.otherState(business.otherState)}</p>
      )}
      <div className={styles['links']}>
        <Button disabled={sending} onClick={() => void send(form)}>
          {words.save}
        </Button>
        {business && (
          <Button look="link" disabled={sending} onClick={() => void send(NOBODY)}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  )
}
