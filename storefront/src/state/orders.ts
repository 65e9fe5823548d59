import { fetchOrders, FIRST_ORDERS } from '../api/order-list.js'
import { createResource } from './resource.js'

/** The customer's orders, as many as have been asked for; loading anew keeps that many. */
export const createOrders = () => {
  let wanted = FIRST_ORDERS
  const orders = createResource(() => fetchOrders(wanted))
  return {
    ...orders,
    loadOlder: () => {
      wanted += FIRST_ORDERS
      return orders.load()
    },
  }
}
