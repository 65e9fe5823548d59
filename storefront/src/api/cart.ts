import { getJson, sendJson } from './http.js'
import { type Cart, type OneMore } from './types.js'

export const fetchCart = () => getJson<Cart>('/cart/items')
export const addToCart = (Id: string, quantity: number) =>
  sendJson<Cart>('POST', '/cart/add', { Id, quantity })
export const updateCart = (Id: string, quantity: number) =>
  sendJson<Cart>('PUT', '/cart/update', { Id, quantity })
export const removeFromCart = (Id: string) => sendJson<Cart>('DELETE', '/cart/delete', { Id })
/** The business for which the customer buys; empty fields clear it. */
export const setBusiness = (business: { gstin: string; businessName: string }) =>
  sendJson<Cart>('PUT', '/cart/business', business)
/** One jar more, when that lowers what each jar bears of the delivery charge. */
export const fetchOneMore = () => getJson<{ more: OneMore | null }>('/cart/one-more')
