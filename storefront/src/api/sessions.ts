import { getJson, sendJson } from './http.js'

/** One place where the customer is logged in; `seenAt` is exact to the day. */
export interface OwnSession {
  id: string
  /** Whether it is the session of this browser. */
  current: boolean
  userAgent: string
  /** Network address at the login. */
  address: string
  createdAt: string
  seenAt: string
}

/** The sessions of the customer, last seen first. */
export const fetchSessions = async () => (await getJson<{ sessions: OwnSession[] }>('/sessions')).sessions
export const endSession = (id: string) => sendJson('DELETE', `/sessions/${encodeURIComponent(id)}`, {})
/** Ends every session of the customer, this one included. */
export const endAllSessions = () => sendJson('DELETE', '/sessions', {})
