import { getJson, sendJson } from './http.js'

/** Everything the shop keeps of the customer, by area. */
export const fetchOwnData = () => getJson<Record<string, unknown>>('/users/data')
/** Deletes the account for good; the server refuses with a sentence while something is owed to the customer. */
export const deleteOwnAccount = () => sendJson('DELETE', '/users', { confirm: true })
