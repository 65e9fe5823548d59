import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type PaymentEnd } from './payment.js'

export type Tab =
  | 'landingPage'
  | 'products'
  | 'products1'
  | 'cart'
  | 'placeOrder'
  | 'account'
  | 'issue'
  | 'issue1'
  | 'review'
  | 'review1'

/** What one entry of the browser's history remembers of the home container. */
export interface HomeState {
  tab?: Tab
  orderId?: string | null
  productId?: string | null
  dialog?: { name: string; id?: string }
  /** How a payment ended, which fills the screen. */
  outcome?: PaymentEnd
  /** What the cart is told on arrival, one sentence each. */
  told?: readonly string[]
  /** The address was replaced by another of the same screen, as a pickle's jars have: nothing scrolls. */
  stays?: boolean
}

/** Where the login leads back to: a tab of the home container, or another address. */
export interface ReturnPlace {
  from?: Tab
  path?: string
  /** It is the entry before in the browser's history: going back there keeps its place, and adds no second one. */
  isBefore?: boolean
}

export const HOME = '/userhomepage'

const TABS: readonly string[] = [
  'landingPage',
  'products',
  'products1',
  'cart',
  'placeOrder',
  'account',
  'issue',
  'issue1',
  'review',
  'review1',
] satisfies Tab[]

/** Tabs that can also be opened directly: in a new browser tab, without JavaScript, by a search engine, by a message. */
const OPENABLE: readonly string[] = ['products', 'cart', 'placeOrder', 'issue', 'review'] satisfies Tab[]

/** What narrows the list of products, by its names in the address; public/first-paint.js has the same. */
export const LIST_PARAMETERS = ['type', 'spicy', 'oil', 'weight', 'food', 'q', 'view'] as const

/** The tab of a history entry. If the entry has none, as after a link from outside, `?tab=` names it. */
export function tabOf(state: HomeState | null, search: string): Tab {
  if (state?.tab && TABS.includes(state.tab)) return state.tab
  const asked = new URLSearchParams(search).get('tab') ?? ''
  return OPENABLE.includes(asked) ? (asked as Tab) : 'landingPage'
}

/** The address behind a link to a tab, for whoever opens it without this page. */
export function addressOf(to: string, state: unknown) {
  const tab = (state as HomeState | null)?.tab
  return to === HOME && tab && OPENABLE.includes(tab) ? `${HOME}?tab=${tab}` : to
}

/** The tabs are state of history entries, not addresses (docs/domain/contract.md#addresses-of-screens), so that Back and Forward move between them. */
export function useHome() {
  const location = useLocation()
  const navigate = useNavigate()
  const state = useMemo((): HomeState => {
    // The link of a message names what it is about: `?tab=review&order=…&product=…`.
    const named = new URLSearchParams(location.search)
    const about = { orderId: named.get('order'), productId: named.get('product') }
    return { ...about, ...(location.state as HomeState | null) }
  }, [location.search, location.state])
  const tab = tabOf(state, location.search)
  const go = useCallback(
    (next: Tab, extra: Omit<HomeState, 'tab'> = {}, replace = false) =>
      void navigate(HOME, { state: { ...extra, tab: next }, replace }),
    [navigate],
  )
  return { state, tab, go }
}

/** A dialog is a history entry too: Back closes it. */
export function useDialogEntry(name: string) {
  const location = useLocation()
  const navigate = useNavigate()
  const state = (location.state ?? {}) as HomeState
  const open = state.dialog?.name === name ? state.dialog : null
  return {
    open: open !== null,
    id: open?.id,
    show: (id?: string) =>
      void navigate(location.pathname + location.search, { state: { ...state, dialog: { name, id } } }),
    hide: () => void navigate(-1),
  }
}
