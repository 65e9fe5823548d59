import { type Session } from '../api/api-types.js'
import { bodyOf, request, statusOf } from '../api/request.js'
import { isStaff } from './access.js'
import { forgetSession, keepSession, keptSession } from './kept-session.js'

/** The reason why the session ended, if the login screen shows it. */
let ended: unknown

export function noteEnd(error: unknown) {
  ended = bodyOf(error).details?.['ended']
}

/**
 * Who uses this browser: a member of staff, or nobody whom the console may serve (a customer counts as nobody). Without
 * a network, who used it last.
 */
export async function readSession(): Promise<Session | null> {
  try {
    const session = await request<Session>('GET', '/session')
    if (isStaff(session.role)) keepSession(session)
    else forgetSession()
    return isStaff(session.role) ? session : null
  } catch (error) {
    if (statusOf(error) === 401) {
      noteEnd(error)
      forgetSession()
      return null
    }
    const kept = statusOf(error) === 0 ? keptSession() : null
    if (kept) return kept
    throw error
  }
}

/** Leaves the console by a full page load: the login screen belongs to the shop's app. */
export type Leave = (url: string) => void

export const leaveByPageLoad: Leave = (url) => window.location.assign(url)

/** The login screen's name of why a session ended. */
const TOLD_AT_LOGIN: Record<string, string> = {
  'new-pin': 'pin',
  'second-factor': 'factor',
  'no-second-factor': 'no-factor',
  'factor-removed': 'factor-gone',
  idle: 'idle',
}

/** The login screen, which comes back to the screen that was asked for. */
export function loginThenHere(location: { pathname: string; search: string } = window.location): string {
  const why = typeof ended === 'string' ? TOLD_AT_LOGIN[ended] : undefined
  const then = encodeURIComponent(location.pathname + location.search)
  return `/login?then=${then}${why === undefined ? '' : `&ended=${why}`}`
}
