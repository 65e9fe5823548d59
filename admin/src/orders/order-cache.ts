import { useQueryClient } from '@tanstack/react-query'
import { type OrderPage, type StaffOrder } from '../data/api-types.js'
import { useApi } from '../data/use-api.js'

export const orderKeys = {
  lists: ['orders', 'list'] as const,
  one: (orderId: string) => ['orders', 'one', orderId] as const,
  batches: ['batches'] as const,
}

/**
 * Puts the server's latest word on an order in the place of the old one. A card keeps its place although its
 * new status no longer matches the filter: what was packed just now is shipped from the same card.
 */
export function useOrderCache() {
  const client = useQueryClient()
  const api = useApi()

  const replace = (order: StaffOrder) => {
    client.setQueriesData<OrderPage>(
      { queryKey: orderKeys.lists },
      (page) =>
        page && { ...page, orders: page.orders.map((known) => (known._id === order._id ? order : known)) },
    )
    client.setQueryData(orderKeys.one(order.orderId), order)
  }

  /** Reads an order again, after an answer that did not contain it or said that it has changed. */
  const reread = async (orderId: string) => replace(await api.orderByOrderId(orderId))

  const forgetBatches = () => client.invalidateQueries({ queryKey: orderKeys.batches })

  return { replace, reread, forgetBatches }
}
