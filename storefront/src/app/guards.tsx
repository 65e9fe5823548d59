import { type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { HOME, type ReturnPlace, type Tab } from '../state/home-navigation.js'
import { screenAskedIn, ToConsole } from '../state/leave.js'
import { useWho } from '../state/stores.js'

/** `/` and every address nobody knows: staff to the console, everyone else to the home container. */
export function Elsewhere() {
  const who = useWho()
  if (who.state === 'unknown') return null
  return who.state === 'staff' ? <ToConsole /> : <Navigate to={HOME} replace />
}

/** The one screen with an address that only customers have. */
const ACCOUNT = '/user-account'

/** /login: somebody who is logged in already goes on to the tab or the screen that they came from. */
export function OnlyLoggedOut({ children }: { children: ReactNode }) {
  const who = useWho()
  const { state, search } = useLocation()
  const { from, path } = (state ?? {}) as ReturnPlace
  if (who.state === 'unknown') return null
  if (who.state === 'staff') return <ToConsole path={screenAskedIn(search)} />
  if (who.state === 'customer') {
    const back = path ?? (screenAskedIn(search) === ACCOUNT ? ACCOUNT : undefined)
    return <Navigate to={back ?? HOME} state={from && !back ? { tab: from } : null} replace />
  }
  return children
}

/** /loginpage-1 shows the login to customers even with a session; staff are sent on. */
export function NotForStaff({ children }: { children: ReactNode }) {
  return useWho().state === 'staff' ? <ToConsole /> : children
}

/** Role user only, otherwise the login, which leads back: to an address that names what it shows, else to the tab. */
export function CustomersOnly({ from, children }: { from: Tab; children: ReactNode }) {
  const who = useWho()
  const { pathname, search } = useLocation()
  if (who.state === 'unknown') return null
  if (who.state === 'customer') return children
  return <Navigate to="/login" state={{ from, path: search ? pathname + search : undefined }} replace />
}
