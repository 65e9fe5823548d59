import { getJson, sendJson } from './http.js'
import { type AddressText, type SavedAddress } from './types.js'

interface Addresses {
  /** The default one first. */
  addresses: SavedAddress[]
}

const PATH = '/users/addresses'
const one = (id: string, part = '') => `${PATH}/${encodeURIComponent(id)}${part}`

export const fetchAddresses = async () => (await getJson<Addresses>(PATH)).addresses

const change = async (method: string, path: string, body: Partial<AddressText> = {}) =>
  (await sendJson<Addresses>(method, path, body)).addresses

/** Each change answers with all of them. */
export const addAddress = (text: AddressText) => change('POST', PATH, text)
export const changeAddress = (id: string, text: AddressText) => change('PUT', one(id), text)
export const makeDefault = (id: string) => change('PUT', one(id, '/default'))
export const removeAddress = (id: string) => change('DELETE', one(id))
