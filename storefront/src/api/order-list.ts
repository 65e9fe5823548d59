import { getJson } from './http.js'
import { type Order } from './types.js'

/** Most that the server gives at once. */
const AT_ONCE = 200

export interface OrderList {
  /** Newest first. */
  orders: Order[]
  /** How many orders the customer has, older ones included. */
  total: number
}

/** The newest `count` orders. */
export async function fetchOrders(count: number): Promise<OrderList> {
  const perPage = Math.min(count, AT_ONCE)
  const list: OrderList = { orders: [], total: count }
  for (let page = 1; list.orders.length < Math.min(count, list.total); page++) {
    const { orders, total } = await getJson<OrderList>(`/orders?page=${page}&perPage=${perPage}`)
    list.orders.push(...orders)
    list.total = orders.length > 0 ? (total ?? orders.length) : list.orders.length
  }
  return list
}
