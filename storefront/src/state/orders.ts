import { createResource } from './resource.js'

/** How many orders a customer sees before asking for older ones. */
const FIRST = 20

/** The customer's orders, as many as were loaded so far; loading them again keeps that many. */
export function createOrders() {
  let wanted = FIRST
  // Its code comes with the first look: most pages show no orders.
  const orders = createResource(async () => (await import('../api/order-list.js')).fetchOrders(wanted))
  return {
    ...orders,
    loadOlder: () => {
      wanted += FIRST
      return orders.load()
    },
  }
}
