import { type OrderPage, type StaffOrder } from '../../data/api-types.js'
import { type OrderFilters } from './filters.js'

type Wanted = Pick<OrderFilters, 'deliveryStatus'>

/**
 * The list as it is now, with the cards kept that somebody works on here: what was packed just now has left the filter,
 * and is shipped from the same card. Such an order stands in the old list with a status that the filter does not let
 * through; one that another person packed has the status of then, and goes.
 */
export function keepInPlace(
  old: OrderPage | undefined,
  fresh: OrderPage,
  { deliveryStatus }: Wanted,
): OrderPage {
  if (!old || deliveryStatus === 'All') return fresh
  const known = new Set(fresh.orders.map(({ _id }) => _id))
  const orders: StaffOrder[] = [...fresh.orders]
  for (const [place, order] of old.orders.entries())
    if (order.deliveryStatus !== deliveryStatus && !known.has(order._id)) orders.splice(place, 0, order)
  return { ...fresh, orders }
}
