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
  filters?: Record<string, string>
  dialog?: { name: string; id?: string }
}

/** Where the login leads back to: a tab of the home container, or another address. */
export interface ReturnPlace {
  from?: Tab
  path?: string
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

/** The tabs are state of history entries, not addresses (spec §2), so that Back and Forward move between them. */
export const useHome = () => {
  const location = useLocation()
  const navigate = useNavigate()
  const state = useMemo(() => (location.state ?? {}) as HomeState, [location.state])
  const tab: Tab = state.tab && TABS.includes(state.tab) ? state.tab : 'landingPage'
  const go = useCallback(
    (next: Tab, extra: Omit<HomeState, 'tab'> = {}, replace = false) =>
      void navigate(HOME, { state: { ...extra, tab: next }, replace }),
    [navigate],
  )
  /** Changes what this entry remembers without adding one. */
  const remember = useCallback(
    (change: Partial<HomeState>) =>
      void navigate(location.pathname, { state: { ...state, ...change }, replace: true }),
    [navigate, location.pathname, state],
  )
  return { state, tab, go, remember }
}

/** A dialog is a history entry too: Back closes it. */
export const useDialogEntry = (name: string) => {
  const location = useLocation()
  const navigate = useNavigate()
  const state = (location.state ?? {}) as HomeState
  const open = state.dialog?.name === name ? state.dialog : null
  return {
    open: open !== null,
    id: open?.id,
    show: (id?: string) => void navigate(location.pathname, { state: { ...state, dialog: { name, id } } }),
    hide: () => void navigate(-1),
  }
}
