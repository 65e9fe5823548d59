import { getJson, sendJson } from './http.js'
import type { Account } from './types.js'

export interface LocatedAccount extends Account {
  /** The text of the place last searched or fetched when the account was saved. */
  location?: string | null
}

export const fetchAccount = () => getJson<LocatedAccount>('/users')
export const saveAccount = (account: LocatedAccount) => sendJson<LocatedAccount>('PUT', '/users', account)
