import { useQueryClient } from '@tanstack/react-query'
import { type OrderPage, type StaffOrder } from '../../api/api-types.js'
import { useApi } from '../../api/use-api.js'

export const orderKeys = {
  lists: ['orders', 'list'] as const,
  one: (orderId: string) => ['orders', 'one', orderId] as const,
  batches: ['batches'] as const,
}

/**
 * Puts the server's newest state of an order in place of the old one. A card keeps its place even if its new status
 * does not match the filter any more. So what was just packed is shipped from the same card.
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
