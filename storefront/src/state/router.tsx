/**
 * Where the shop is, and how it goes on. The shop needs little of a router: the address, entries of the history that
 * remember something, and Back. React Router brings loaders, forms and prefetching, which every first visit would load.
 */
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'

interface Place {
  pathname: string
  search: string
  /** Names the entry of the history. */
  key: string
  /** What the entry remembers. */
  state: unknown
}

/** How the place was come to: by a new entry, in place of another, or by Back, Forward or a page load. */
type How = 'PUSH' | 'REPLACE' | 'POP'

interface Target {
  pathname: string
  search?: string
}

interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

/** Goes to an address of the shop, or so many entries forward. */
type Go = (to: string | Target | number, options?: NavigateOptions) => void

interface Router {
  place: Place
  how: How
  navigate: Go
}

const RouterContext = createContext<Router | null>(null)

function useRouter(): Router {
  const router = useContext(RouterContext)
  if (!router) throw new Error('The router is missing.')
  return router
}

export const useLocation = (): Place => useRouter().place
export const useNavigationType = (): How => useRouter().how
export const useNavigate = (): Go => useRouter().navigate

/** What the router keeps in an entry of the browser's history. */
interface Entry {
  usr?: unknown
  key?: string
}

function placeNow(): Place {
  const { pathname, search } = window.location
  const { usr = null, key = 'default' } = (history.state ?? {}) as Entry
  return { pathname, search, key, state: usr }
}

function enter(to: string | Target, { replace = false, state = null }: NavigateOptions) {
  const path = typeof to === 'string' ? to : to.pathname + (to.search ?? '')
  const entry: Entry = { usr: state, key: Math.random().toString(36).slice(2, 10) }
  if (replace) {
    history.replaceState(entry, '', path)
    return
  }
  try {
    history.pushState(entry, '', path)
  } catch {
    // Safari allows a hundred entries in half a minute.
    window.location.assign(path)
  }
}

/** The router of a browser: its address and its history. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [{ place, how }, arrive] = useState(() => ({ place: placeNow(), how: 'POP' as How }))
  const [navigate] = useState(() => (to: string | Target | number, options: NavigateOptions = {}) => {
    if (typeof to === 'number') {
      history.go(to)
      return
    }
    enter(to, options)
    const next = { place: placeNow(), how: options.replace ? ('REPLACE' as const) : ('PUSH' as const) }
    // The old screen stays while the code of the next one is loaded.
    startTransition(() => arrive(next))
  })
  useLayoutEffect(() => {
    const back = () => {
      const next = { place: placeNow(), how: 'POP' as const }
      startTransition(() => arrive(next))
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  return <RouterContext value={{ place, how, navigate }}>{children}</RouterContext>
}

const nowhere: Go = () => {
  throw new Error('The server does not navigate.')
}

/** The router of one rendering on the server. */
export function StaticRouter({ pathname, search, children }: Required<Target> & { children: ReactNode }) {
  const place: Place = { pathname, search, key: 'default', state: null }
  return <RouterContext value={{ place, how: 'POP', navigate: nowhere }}>{children}</RouterContext>
}

/** Goes on to another address as soon as it is shown. */
export function Navigate({ to, ...options }: NavigateOptions & { to: string }) {
  const navigate = useNavigate()
  const { replace, state } = options
  useEffect(() => navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}

/** The click of a link: with a modifier key or another button it is the browser's own matter. */
export function useLinkClick(to: string, options: NavigateOptions) {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
    event.preventDefault()
    navigate(to, options)
  }
}
