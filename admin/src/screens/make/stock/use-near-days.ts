import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/use-api.js'

/**
 * How many days before its best-before day a batch is near it: a setting, which the cockpit shows to all staff. 0 until
 * it is known.
 */
export function useNearDays(): number {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['dashboard', 'summary'],
    queryFn: ({ signal }) => api.dashboardSummary(signal),
    staleTime: Infinity,
  })
  return data?.nearExpiryDays ?? 0
}
