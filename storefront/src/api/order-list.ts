import { getJson } from './http.js'
import type { Order } from './types.js'

/** Apart from the other calls on orders, because every page loads this one. Newest first. */
export const fetchOrders = async () => (await getJson<{ orders: Order[] }>('/orders')).orders
