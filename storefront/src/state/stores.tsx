import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { type Reviewed } from '../api/calls.js'
import { fetchCart } from '../api/cart.js'
import { isApiError, onSessionEnd } from '../api/http.js'
import { fetchSession } from '../api/session.js'
import {
  fetchFavourites,
  fetchLanding,
  fetchPickle,
  fetchProducts,
  fetchReviews,
  fetchShop,
} from '../api/shop.js'
import { type Session } from '../api/types.js'
import { createCartQuantities } from './cart-quantities.js'
import { mayHaveSession } from './cookies.js'
import { createOrders } from './orders.js'
import { type Payment, paymentUnderWay } from './payment.js'
import { createResource, useResource } from './resource.js'
import { type Served } from './served.js'
import { learnLabels } from './variant-labels.js'
import { createVisitPin } from './visit-pin.js'

const VISITOR = 'visitor'

/** A visitor counts as an answer too, so that "not loaded yet" and "no session" stay different. */
async function loadSession(): Promise<Session | typeof VISITOR> {
  if (!mayHaveSession()) return VISITOR
  try {
    return await fetchSession()
  } catch (error) {
    if (isApiError(error) && error.status === 401) return VISITOR
    throw error
  }
}

/** What is said in passing: a jar that came into the cart, or what became of those that were kept for the login. */
export type Notice = { Id: string } | { told: readonly string[] }

/**
 * State that several screens share. One set per page (and per test). The server renders the page of a visitor without a
 * session, so that one copy serves everybody; who the visitor is, is found out afterwards.
 */
export function createStores(served: Served | null = null) {
  const session = createResource<Session | typeof VISITOR>(
    loadSession,
    mayHaveSession() ? null : VISITOR,
    VISITOR,
  )
  const cart = createResource(fetchCart)
  const notice = createResource<Notice | null>(() => Promise.resolve(null))
  let hasMoved = false
  return {
    origin: served?.origin ?? location.origin,
    /** Whether the visitor has gone on from what the page came with. Nothing is drawn anew for it. */
    hasMoved: () => hasMoved,
    move: () => void (hasMoved = true),
    session,
    shop: createResource(
      async () => learnLabels(await fetchShop()),
      served?.shop && learnLabels(served.shop),
    ),
    landing: createResource(fetchLanding, served?.landing),
    products: createResource(fetchProducts, served?.products),
    favourites: createResource(fetchFavourites, served?.favourites),
    visitPin: createVisitPin(),
    /** The newest reviews of one jar or of a pickle, loaded anew on each visit of its dialog or page. */
    reviewsOf: (of: Reviewed) =>
      createResource(
        () => fetchReviews(of),
        of[0] === 'pickle' && served?.reviews?.code === of[1] ? served.reviews.page : null,
      ),
    /** What the jars of a pickle share, loaded anew on each visit of its page. */
    pickleOf: (code: string) =>
      createResource(() => fetchPickle(code), served?.pickle?.code === code ? served.pickle : null),
    /** The scanned jar, where the server looked it up for the first view. */
    servedJar: served?.jar,
    cart,
    quantities: createCartQuantities(cart, (Id) => notice.set({ Id })),
    notice,
    orders: createOrders(),
    /** What the customer waits for; asked for where something has run out. */
    waits: createResource(async () => (await import('../api/back-in-stock.js')).fetchWaits()),
    /** The payment that the customer began; only the page knows it, so nothing is fetched. */
    payment: createResource<Payment | null>(
      () => Promise.resolve(null),
      mayHaveSession() ? paymentUnderWay() : null,
      null,
    ),
  }
}

export type Stores = ReturnType<typeof createStores>

const StoresContext = createContext<Stores | null>(null)

export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  useEffect(() => onSessionEnd(() => forgetSession(stores)), [stores])
  useEffect(() => {
    // Another tab or device may have changed the cart meanwhile.
    const look = () => {
      const { data, loading } = stores.cart.get()
      if (!document.hidden && data && !loading) void stores.cart.load()
    }
    const events = ['focus', 'visibilitychange']
    events.forEach((event) => addEventListener(event, look))
    return () => events.forEach((event) => removeEventListener(event, look))
  }, [stores])
  return <StoresContext value={stores}>{children}</StoresContext>
}

export function useStores() {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useStores is used outside of StoresProvider')
  return stores
}

/** Forgets the person and their data. */
export function forgetSession({ session, cart, orders, waits, visitPin }: Stores) {
  session.set(VISITOR)
  cart.set(null)
  orders.set(null)
  waits.set(null)
  visitPin.set('')
}

export type Who =
  | { state: 'unknown' }
  | { state: 'visitor' }
  | { state: 'customer' | 'staff'; session: Session }

/** The person at the page, as far as the page knows. */
export function useWho(): Who {
  const { session } = useStores()
  const { data, error } = useResource(session)
  if (data === null) return { state: error ? 'visitor' : 'unknown' }
  if (data === VISITOR) return { state: 'visitor' }
  return { state: data.role === 'user' ? 'customer' : 'staff', session: data }
}

export const useShop = () => useResource(useStores().shop).data

/** The customer's cart; stays empty for everyone else. */
export function useCart() {
  const { cart } = useStores()
  const isCustomer = useWho().state === 'customer'
  return useResource(cart, isCustomer)
}

export function useQuantities() {
  const { quantities } = useStores()
  return useSyncExternalStore(quantities.subscribe, quantities.get, quantities.get)
}
