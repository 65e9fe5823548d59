import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

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
  orderId?: string
  productId?: string
  dialog?: { name: string; id?: string }
}

/** Where the login leads back to: a tab of the home container, or another address. */
export interface ReturnPlace {
  from?: Tab
  path?: string
  /** Of the tab: the order that it was asked for. */
  orderId?: string
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

/** Tabs that can also be opened directly: in a new browser tab, without JavaScript, by a search engine. */
const OPENABLE: readonly string[] = ['products', 'cart', 'placeOrder'] satisfies Tab[]

/** The tab of a history entry. If the entry has none, as after a link from outside, `?tab=` names it. */
export function tabOf(state: HomeState | null, search: string): Tab {
  if (state?.tab && TABS.includes(state.tab)) return state.tab
  const asked = new URLSearchParams(search).get('tab') ?? ''
  return OPENABLE.includes(asked) ? (asked as Tab) : 'landingPage'
}

const ORDER_ID = /^P-[A-Z0-9]{4}-[A-Z0-9]{4}$/

/** The order that the tab of a history entry is about. After a link from a message `?order=` names it. */
export function orderAskedFor(state: HomeState | null, search: string): string | null {
  const asked = state?.orderId ?? new URLSearchParams(search).get('order') ?? ''
  return ORDER_ID.test(asked) ? asked : null
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
  const state = useMemo(() => (location.state ?? {}) as HomeState, [location.state])
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
