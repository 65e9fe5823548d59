import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../data/use-api.js'
import { orderKeys } from '../../orders/order-cache.js'

/** The batches that still hold something of a product; asked for once they are wanted. */
export function useBatches(productId: string, wanted: boolean) {
  const api = useApi()
  return useQuery({
    queryKey: [...orderKeys.batches, productId],
    queryFn: ({ signal }) => api.batchesFor(productId, signal),
    enabled: wanted,
  })
}
