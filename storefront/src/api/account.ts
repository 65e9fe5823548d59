import { getJson, sendJson } from './http.js'
import type { Account } from './types.js'

export const fetchAccount = () => getJson<Account>('/users')
export const saveAccount = (account: Account) => sendJson<Account>('PUT', '/users', account)
