import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/use-api.js'
import { orderKeys } from '../../../parts/orders/order-cache.js'

/** The batches of a product with something left; loaded when they are needed. */
export function useBatches(productId: string, wanted: boolean) {
  const api = useApi()
  return useQuery({
    queryKey: [...orderKeys.batches, productId],
    queryFn: ({ signal }) => api.batchesFor(productId, signal),
    enabled: wanted,
  })
}
