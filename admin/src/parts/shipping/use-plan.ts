import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.js'

/** What would be booked for an order; asked again when other weights are thought of. */
export function usePlan(orderId: string, weights: readonly number[] | null) {
  const api = useApi()
  return useQuery({
    queryKey: ['shipment-plan', orderId, weights],
    queryFn: ({ signal }) => api.shipmentPlan(orderId, weights, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
