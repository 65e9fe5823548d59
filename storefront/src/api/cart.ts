import { getJson, sendJson } from './http.js'
import { type Cart } from './types.js'

export const fetchCart = () => getJson<Cart>('/cart/items')
export const addToCart = (Id: string, quantity: number) =>
  sendJson<Cart>('POST', '/cart/add', { Id, quantity })
export const updateCart = (Id: string, quantity: number) =>
  sendJson<Cart>('PUT', '/cart/update', { Id, quantity })
export const removeFromCart = (Id: string) => sendJson<Cart>('DELETE', '/cart/delete', { Id })
