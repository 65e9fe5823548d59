import { useEffect, useId, useState } from 'react'
import { fetchOffer } from '../api/delivery.js'
import { isOffline } from '../api/http.js'
import { type DeliveryOffer, type Shop } from '../api/types.js'
import { useResource } from '../state/resource.js'
import { useCart, useShop, useStores, useWho } from '../state/stores.js'
import { isPin } from '../state/visit-pin.js'
import { askingCourier, badPin, notServiceable } from '../words/cart.js'
import { delivery as words } from '../words/delivery.js'
import styles from './DeliverTo.module.css'
import { deliveryRange } from './delivery-dates.js'
import { joined, rupees } from './format.js'
import { weekday } from './times.js'
import { explain } from './Trouble.js'

type Answer = { offer: DeliveryOffer } | { refusal: string }

/** The courier's answer in one sentence: when it arrives, what it costs, what two jars save, and when it is free. */
function sentence({ deliveryCost, fallback, more }: DeliveryOffer, shop: Shop | null, now: Date) {
  const cost = deliveryCost === 0 ? words.free : rupees(deliveryCost)
  if (fallback) return words.usualCharge(cost)
  const range = deliveryRange(now, shop)
  const freeFrom = shop?.terms.freeDeliveryFrom ?? 0
  return [
    range ? words.arrives(weekday(range.first), weekday(range.last), cost) : cost,
    more &&
      (more.deliveryCost === 0 ? words.moreFree(more.jars) : words.more(more.jars, rupees(more.perJar))),
    freeFrom > 0 && deliveryCost > 0 && more?.deliveryCost !== 0 && words.freeFrom(rupees(freeFrom)),
  ]
    .filter(Boolean)
    .join('; ')
}

/** The pin code of the visit, else a customer's own. */
function useKnownPin() {
  const { visitPin } = useStores()
  const kept = useResource(visitPin, false).data ?? ''
  const { data: cart } = useCart()
  const isNew = useWho().state === 'customer' && cart !== null && !cart.pin && !kept
  useEffect(() => {
    if (!isNew) return
    const take = async () => {
      const { fetchAccount } = await import('../api/account.js')
      const { pin } = await fetchAccount()
      if (pin && isPin(pin) && !visitPin.get().data) visitPin.set(pin)
    }
    // Without the account's pin the customer enters one.
    take().catch(() => undefined)
  }, [isNew, visitPin])
  return kept || (cart?.pin ?? '')
}

/** Asks what delivery of a jar costs, as soon as six digits are known. null: not asked, or not answered yet. */
function useOffer(pin: string, Id: string): Answer | null {
  const [answered, setAnswered] = useState<{ to: string; answer: Answer } | null>(null)
  const question = `${pin} ${Id}`
  useEffect(() => {
    if (!isPin(pin)) return
    let isCurrent = true
    const take = (answer: Answer) => isCurrent && setAnswered({ to: `${pin} ${Id}`, answer })
    fetchOffer(pin, Id).then(
      (offer) => take({ offer }),
      (error: unknown) => take({ refusal: isOffline(error) ? explain(error) : notServiceable }),
    )
    return () => {
      isCurrent = false
    }
  }, [pin, Id])
  return answered?.to === question ? answered.answer : null
}

function DeliverToForm({ Id, weight }: { Id: string; weight?: string }) {
  const { visitPin } = useStores()
  const shop = useShop()
  const id = useId()
  const known = useKnownPin()
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const [now] = useState(() => new Date())
  const pin = typed ?? known
  const answer = useOffer(pin, Id)
  const isBad = left && pin !== '' && !isPin(pin)
  const refusal = isBad ? badPin : answer && 'refusal' in answer ? answer.refusal : ''
  const offer = answer && 'offer' in answer ? answer.offer : null
  const about = weight ? `${words.jarOf(joined(weight))} ` : ''

  const change = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, 6)
    setTyped(digits)
    setLeft(false)
    if (isPin(digits) || digits === '') visitPin.set(digits)
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        setLeft(true)
      }}
    >
      <label className={styles['label']} htmlFor={id}>
        {words.to}
      </label>
      <input
        id={id}
        className={styles['pin']}
        name="pin"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={6}
        aria-label={words.toPin}
        placeholder={words.pin}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={`${id}-answer`}
        value={pin}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setLeft(true)}
      />
      <p
        id={`${id}-answer`}
        className={refusal ? styles['error'] : offer ? styles['answer'] : styles['hint']}
        role="status"
      >
        {refusal ||
          (offer ? about + sentence(offer, shop, now) : isPin(pin) ? askingCourier : words.pinFirst)}
      </p>
    </form>
  )
}

export default DeliverToForm
