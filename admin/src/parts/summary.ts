import { useQuery } from '@tanstack/react-query'
import { LIVE } from '../api/query-client.js'
import { useApi } from '../api/use-api.js'

/** What waits in the shop, as numbers: the cockpit and the frame show the same ones. */
export function useSummary() {
  const api = useApi()
  return useQuery({
    queryKey: ['dashboard', 'summary'],
    queryFn: ({ signal }) => api.dashboardSummary(signal),
    ...LIVE,
  })
}
