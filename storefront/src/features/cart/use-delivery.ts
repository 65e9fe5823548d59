import { type Dispatch, type SetStateAction, useState } from 'react'
import { fetchAccount } from '../../api/account.js'
import { fetchCharge, updateAddress } from '../../api/delivery.js'
import { isApiError } from '../../api/http.js'
import { type Cart, type DeliveryAddress, type Shop } from '../../api/types.js'
import { useShop, useStores } from '../../state/stores.js'
import { explain } from '../../ui/Trouble.js'
import { cart as words } from '../../words/cart.js'
import { type AddressErrors, addressErrors, isPin } from './checkout-rules.js'

/** The owner's figure, until the shop's own terms are known. */
const USUAL_FALLBACK_RUPEES = 120

const pick = (from: Partial<Record<keyof DeliveryAddress, string | null>>): DeliveryAddress => ({
  contactName: from.contactName ?? '',
  contactNumber: from.contactNumber ?? '',
  address: from.address ?? '',
  city: from.city ?? '',
  state: from.state ?? '',
  pin: from.pin ?? '',
})

const refusalOf = (error: unknown) =>
  isApiError(error) && error.code === 'OFFLINE' ? explain(error) : words.notServiceable

/**
 * Fetches the charge for a pin and stores it; the courier may know the city and the state.
 * @param terms the fallback in rupees, charged when the courier names no amount, and where parcels start.
 */
async function quotePin(pin: string, grams: number, terms: Shop['terms'] | undefined) {
  const fallback = terms?.deliveryFallback ?? USUAL_FALLBACK_RUPEES
  const charge = await fetchCharge(pin, grams, terms?.originPin)
  const deliveryCost = Math.round(charge.total_amount ?? fallback)
  const place = { ...(charge.city && { city: charge.city }), ...(charge.state && { state: charge.state }) }
  return { place, cart: await updateAddress({ pin, ...place, deliveryCost }) }
}

/** The field that has the focus: anything put there would be mixed with what is typed next. */
const nameInFocus = () => document.activeElement?.getAttribute('name')

/** What the account knows, in the form's fields; null when it cannot be asked. */
async function knownAddress() {
  const account = await fetchAccount().catch(() => null)
  return account && pick({ ...account, contactName: account.name, contactNumber: account.mobileNumber })
}

/** The pin's own state: the charge being asked for, or refused. */
function usePinQuote(grams: number, save: Save, setAddress: SetAddress) {
  const { cart: store } = useStores()
  const terms = useShop()?.terms
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  /** What was cleared, to be brought back by one tap. */
  const [dropped, setDropped] = useState<string | null>(null)
  const ask = async (pin: string) => {
    setAsking(true)
    setDropped(null)
    try {
      const { place, cart } = await quotePin(pin, grams, terms)
      setAddress((now) => ({ ...now, ...place }))
      store.set(cart)
    } catch (error) {
      setRefused(refusalOf(error))
      if (isApiError(error) && error.code !== 'OFFLINE') {
        setDropped(pin)
        setAddress((now) => ({ ...now, pin: '' }))
      }
      await save({ pin: '' })
    } finally {
      setAsking(false)
    }
  }
  const forgive = () => {
    setRefused(null)
    setDropped(null)
  }
  return { asking, refused, dropped, ask, forgive }
}

type Save = (change: Partial<DeliveryAddress>) => Promise<void>
type SetAddress = Dispatch<SetStateAction<DeliveryAddress>>

/** Saves single fields. Nothing is lost when that fails: the whole address goes along with the order. */
function useSaving() {
  const { cart: store } = useStores()
  const [unsaved, setUnsaved] = useState(false)
  const save: Save = async (change) => {
    try {
      store.set(await updateAddress(change))
      setUnsaved(false)
    } catch {
      setUnsaved(true)
    }
  }
  return { unsaved, save }
}

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
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { unsaved, save } = useSaving()
  const quote = usePinQuote(cart.totalGrossWeight, save, setAddress)

  const change = (name: keyof DeliveryAddress, typed: string) => {
    const value = name === 'pin' ? typed.replace(/\D/g, '').slice(0, 6) : typed
    setAddress((now) => ({ ...now, [name]: value }))
    if (name !== 'pin') return
    quote.forgive()
    if (isPin(value) && value !== address.pin) void quote.ask(value)
  }

  const leave = (name: keyof DeliveryAddress) => {
    setLeft((names) => new Set(names).add(name))
    const isWrong = addressErrors(address)[name] !== undefined
    if (name !== 'pin' && !isWrong && address[name] !== cart[name])
      void save({ [name]: address[name].trim() })
    if (name === 'pin' && !isPin(address.pin) && cart.pin) void save({ pin: '' })
  }

  /** A first cart takes over what the account knows. */
  const prefill = async () => {
    const account = await knownAddress()
    if (!account) return
    const name = nameInFocus()
    const known = { ...account, ...(name && name in account ? { [name]: '' } : {}) }
    setAddress((now) => ({
      ...known,
      ...Object.fromEntries(Object.entries(now).filter(([, value]) => value)),
    }))
    // Kept in the cart too, so that a reload finds it; a pin goes with its charge.
    const filled = Object.entries(known).filter(([name, value]) => value && name !== 'pin')
    if (filled.length > 0) await save(Object.fromEntries(filled))
    if (isPin(known.pin)) await quote.ask(known.pin)
  }

  const wrong = addressErrors(address)
  const errors = Object.fromEntries(Object.entries(wrong).filter(([name]) => left.has(name))) as AddressErrors
  // The quote counts only for the pin that stands in the form.
  const deliveryCost = cart.pin === address.pin && !quote.asking ? cart.deliveryCost : 0
  return {
    address,
    errors: quote.refused ? { ...errors, pin: quote.refused } : errors,
    asking: quote.asking,
    unsaved,
    dropped: quote.dropped,
    again: () => quote.dropped && change('pin', quote.dropped),
    change,
    leave,
    prefill,
    quoted: { ...cart, deliveryCost },
  }
}

export type Delivery = ReturnType<typeof useDelivery>
