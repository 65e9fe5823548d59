import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { HOME, type ReturnPlace, type Tab } from '../state/home-navigation.js'
import { useWho } from '../state/stores.js'
import { leave, staffScreenIn } from './leave.js'

export const ToConsole = ({ path = '/dashboard' }: { path?: string }) => {
  useEffect(() => leave.toConsole(path), [path])
  return null
}

/** `/` and every address nobody knows: staff to the console, everyone else to the home container. */
export const Elsewhere = () => {
  const who = useWho()
  if (who.state === 'unknown') return null
  return who.state === 'staff' ? <ToConsole /> : <Navigate to={HOME} replace />
}

/** /login: whoever is logged in already goes on, to the tab or the staff screen they came from. */
export const OnlyLoggedOut = ({ children }: { children: ReactNode }) => {
  const who = useWho()
  const { state, search } = useLocation()
  const { from, path } = (state ?? {}) as ReturnPlace
  if (who.state === 'unknown') return null
  if (who.state === 'staff') return <ToConsole path={staffScreenIn(search)} />
  if (who.state === 'customer')
    return <Navigate to={path ?? HOME} state={from && !path ? { tab: from } : null} replace />
  return children
}

/** /loginpage-1 shows the login to customers even with a session; staff are sent on. */
export const NotForStaff = ({ children }: { children: ReactNode }) =>
  useWho().state === 'staff' ? <ToConsole /> : children

/** Role user only, otherwise the login (spec §2). */
export const CustomersOnly = ({ from, children }: { from: Tab; children: ReactNode }) => {
  const who = useWho()
  if (who.state === 'unknown') return null
  return who.state === 'customer' ? children : <Navigate to="/login" state={{ from }} replace />
}
