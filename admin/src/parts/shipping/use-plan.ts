import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.js'

/** The parcels that would be booked for an order; loaded again for other weights. */
export function usePlan(orderId: string, weights: readonly number[] | null) {
  const api = useApi()
  return useQuery({
    queryKey: ['shipment-plan', orderId, weights],
    queryFn: ({ signal }) => api.shipmentPlan(orderId, weights, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
}
