import { getJson, sendJson } from './http.js'

/** One place where the customer is logged in; `seenAt` is exact to the day. */
export interface OwnSession {
  id: string
  /** The one that asks. */
  current: boolean
  userAgent: string
  /** Network address at the login. */
  address: string
  createdAt: string
  seenAt: string
}

/** Last seen first. */
export const fetchSessions = async () => (await getJson<{ sessions: OwnSession[] }>('/sessions')).sessions
export const endSession = (id: string) => sendJson('DELETE', `/sessions/${encodeURIComponent(id)}`, {})
/** This one included. */
export const endAllSessions = () => sendJson('DELETE', '/sessions', {})
