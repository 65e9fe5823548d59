import { type Session } from '../data/api-types.js'
import { request, statusOf } from '../data/request.js'
import { isStaff } from './access.js'

/** Who uses this browser: a member of staff, or nobody the console may serve (a customer included). */
export async function readSession(): Promise<Session | null> {
  try {
    const session = await request<Session>('GET', '/session')
    return isStaff(session.role) ? session : null
  } catch (error) {
    if (statusOf(error) === 401) return null
    throw error
  }
}

/** Leaves the console by a full page load: the login screen belongs to the shop's app. */
export type Leave = (url: string) => void

export const leaveByPageLoad: Leave = (url) => window.location.assign(url)

/** The login screen, which comes back to the screen that was asked for. */
export function loginThenHere(location: { pathname: string; search: string } = window.location): string {
  return `/login?then=${encodeURIComponent(location.pathname + location.search)}`
}
