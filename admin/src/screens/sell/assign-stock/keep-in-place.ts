import { type OrderPage, type StaffOrder } from '../../../api/api-types.js'
import { type OrderFilters } from './filters.js'

type Wanted = Pick<OrderFilters, 'deliveryStatus'>

/**
 * The list as it is now, but with the cards that somebody works on here. An order that was just packed no longer
 * matches the filter, and is still shipped from the same card. Such an order is in the old list with a status that the
 * filter excludes. An order that another person packed still has its earlier status there, and goes.
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
