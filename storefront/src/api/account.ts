import { getJson, sendJson } from './http.js'
import { type Account } from './types.js'

/** `location` is the text of the place last searched or fetched when the account was saved; left out, it stays. */
export type AccountChange = Omit<Account, 'location'> & Partial<Pick<Account, 'location'>>

export const fetchAccount = () => getJson<Account>('/users')
export const saveAccount = (account: AccountChange) => sendJson<Account>('PUT', '/users', account)
