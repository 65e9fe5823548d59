import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { fetchAccount } from '../../api/account.js'
import { fetchCharge, updateAddress } from '../../api/delivery.js'
import { isApiError, isOffline } from '../../api/http.js'
import { type Cart, type DeliveryAddress, type SavedAddress, type Shop } from '../../api/types.js'
import { useNewest } from '../../state/resource.js'
import { useShop, useStores } from '../../state/stores.js'
import { isPin } from '../../state/visit-pin.js'
import { explain } from '../../ui/Trouble.js'
import { notServiceable } from '../../words/cart.js'
import { type AddressErrors, addressErrors } from './checkout-rules.js'

/** The owner's figure for the charge, used until the shop's own terms are loaded. */
const USUAL_FALLBACK_RUPEES = 120

const pick = (from: Partial<Record<keyof DeliveryAddress, string | null>>): DeliveryAddress => ({
  contactName: from.contactName ?? '',
  contactNumber: from.contactNumber ?? '',
  address: from.address ?? '',
  city: from.city ?? '',
  state: from.state ?? '',
  pin: from.pin ?? '',
})

const refusalOf = (error: unknown) => (isOffline(error) ? explain(error) : notServiceable)

/**
 * The charge for a pin; the courier may know the city and the state.
 * @param terms the fallback in rupees, charged when the courier names no amount, and where parcels start.
 */
async function quotePin(pin: string, grams: number, terms: Shop['terms'] | undefined) {
  const fallback = terms?.deliveryFallback ?? USUAL_FALLBACK_RUPEES
  const charge = await fetchCharge(pin, grams, terms?.originPin)
  const deliveryCost = Math.round(charge.total_amount ?? fallback)
  const place = { ...(charge.city && { city: charge.city }), ...(charge.state && { state: charge.state }) }
  return { place, deliveryCost }
}

/** Name of the focused field, which must not be filled while the person types. */
const nameInFocus = () => document.activeElement?.getAttribute('name')

/**
 * What is known of a customer without an address in the cart: the account's data. Where another pin was entered on this
 * visit, the jars go elsewhere, so only that pin, name and number are.
 */
async function knownAddress(visitPin: string) {
  const account = await fetchAccount().catch(() => null)
  const contact = { contactName: account?.name ?? '', contactNumber: account?.mobileNumber ?? '' }
  return visitPin && visitPin !== account?.pin
    ? pick({ ...contact, pin: visitPin })
    : pick({ ...account, ...contact })
}

type SetAddress = Dispatch<SetStateAction<DeliveryAddress>>

/**
 * The pin's own state: the charge being asked for, or refused. Only the answer for the pin that stands in the form
 * changes anything.
 */
function usePinQuote(grams: number, { send, save }: Saving, setAddress: SetAddress) {
  const terms = useShop()?.terms
  const { visitPin } = useStores()
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  /** The pin that was cleared; one tap brings it back. */
  const [dropped, setDropped] = useState<string | null>(null)
  const begin = useNewest()
  /** Another pin is typed, so a pending answer for the earlier one is ignored. */
  const forget = () => {
    setAsking(false)
    setRefused(null)
    setDropped(null)
    return begin()
  }
  const ask = async (pin: string) => {
    const isNewest = forget()
    setAsking(true)
    try {
      const { place, deliveryCost } = await quotePin(pin, grams, terms)
      if (isNewest()) await send({ pin, ...place, deliveryCost }, isNewest)
      if (!isNewest()) return
      setAddress((now) => ({ ...now, ...place }))
      visitPin.set(pin)
    } catch (error) {
      if (!isNewest()) return
      setRefused(refusalOf(error))
      setDropped(pin)
      if (isApiError(error) && !isOffline(error)) setAddress((now) => ({ ...now, pin: '' }))
      await save({ pin: '' })
    } finally {
      if (isNewest()) setAsking(false)
    }
  }
  return { asking, refused, dropped, ask, forget }
}

/**
 * Saves single fields, one request after the other: a late answer would bring back what has been changed since. Nothing
 * is lost when one fails: the whole address goes along with the order.
 */
function useSaving() {
  const { cart: store } = useStores()
  const [unsaved, setUnsaved] = useState(false)
  const sending = useRef(Promise.resolve())
  /** Sends a change after those before it. @param wanted whether it is still wanted once its turn has come */
  const send = (change: Partial<DeliveryAddress> & { deliveryCost?: number }, wanted = () => true) => {
    const sent = sending.current.then(async () => {
      if (wanted()) store.set(await updateAddress(change))
    })
    sending.current = sent.catch(() => undefined)
    return sent
  }
  const save = (change: Partial<DeliveryAddress>) =>
    send(change).then(
      () => setUnsaved(false),
      () => setUnsaved(true),
    )
  return { unsaved, send, save }
}

type Saving = ReturnType<typeof useSaving>

/** The fields. They follow the cart when it changes elsewhere, except for those that are being typed into. */
function useAddress(cart: Cart) {
  const [known, setKnown] = useState(() => pick(cart))
  const [address, setAddress] = useState(known)
  const latest = pick(cart)
  const names = Object.keys(latest) as (keyof DeliveryAddress)[]
  const changed = names.filter((name) => latest[name] !== known[name])
  if (changed.length > 0) {
    setKnown(latest)
    const taken = changed.filter((name) => address[name] === known[name])
    setAddress({ ...address, ...Object.fromEntries(taken.map((name) => [name, latest[name]])) })
  }
  return [address, setAddress] as const
}

/**
 * The delivery form for the cart on the server. A field is saved when it is left. Six digits of a pin fetch the charge,
 * and fill city and state if the courier knows them.
 */
export function useDelivery(cart: Cart) {
  const [address, setAddress] = useAddress(cart)
  const { visitPin } = useStores()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const saving = useSaving()
  const { unsaved, save } = saving
  const quote = usePinQuote(cart.totalGrossWeight, saving, setAddress)

  const change = (name: keyof DeliveryAddress, typed: string) => {
    const value = name === 'pin' ? typed.replace(/\D/g, '').slice(0, 6) : typed
    setAddress((now) => ({ ...now, [name]: value }))
    if (name !== 'pin' || value === address.pin) return
    if (isPin(value)) void quote.ask(value)
    else quote.forget()
  }

  const leave = (name: keyof DeliveryAddress) => {
    setLeft((names) => new Set(names).add(name))
    const isWrong = addressErrors(address)[name] !== undefined
    if (name !== 'pin' && !isWrong && address[name] !== cart[name])
      void save({ [name]: address[name].trim() })
    if (name === 'pin' && !isPin(address.pin) && cart.pin) void save({ pin: '' })
  }

  /** A customer's first cart is filled with the address and contact of the account, or the pin of the visit. */
  const prefill = async () => {
    const all = await knownAddress(visitPin.get().data ?? '')
    const name = nameInFocus()
    const known = { ...all, ...(name && name in all ? { [name]: '' } : {}) }
    setAddress((now) => ({
      ...known,
      ...Object.fromEntries(Object.entries(now).filter(([, value]) => value)),
    }))
    // Kept in the cart too, so that a reload finds it; a pin goes with its charge.
    const filled = Object.entries(known).filter(([name, value]) => value && name !== 'pin')
    if (filled.length > 0) await save(Object.fromEntries(filled))
    if (isPin(known.pin)) await quote.ask(known.pin)
  }

  /** Fills in an address that the customer keeps; a copy of it is what the cart has. */
  const choose = async ({ name, address: line, city, state, pin }: SavedAddress) => {
    const chosen = { address: line, city, state, ...(name && { contactName: name }) }
    setAddress((now) => ({ ...now, ...chosen, pin }))
    await save(chosen)
    if (isPin(pin)) await quote.ask(pin)
  }

  const wrong = addressErrors(address)
  const errors = Object.fromEntries(Object.entries(wrong).filter(([name]) => left.has(name))) as AddressErrors
  // The quote counts only for the pin that stands in the form.
  const counts = cart.pin === address.pin && !quote.asking
  return {
    address,
    errors: quote.refused ? { ...errors, pin: quote.refused } : errors,
    asking: quote.asking,
    unsaved,
    dropped: quote.dropped,
    again: () => {
      const pin = quote.dropped
      if (!pin) return
      setAddress((now) => ({ ...now, pin }))
      void quote.ask(pin)
    },
    change,
    leave,
    prefill,
    choose,
    quoted: counts ? cart : { ...cart, deliveryCost: 0, deliveryFree: false },
  }
}

export type Delivery = ReturnType<typeof useDelivery>
