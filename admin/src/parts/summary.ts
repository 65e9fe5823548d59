import { useQuery } from '@tanstack/react-query'
import { LIVE } from '../api/query-client.js'
import { useApi } from '../api/use-api.js'

/** The numbers of open work, the same in the cockpit and the frame. */
export function useSummary() {
  const api = useApi()
  return useQuery({
    queryKey: ['dashboard', 'summary'],
    queryFn: ({ signal }) => api.dashboardSummary(signal),
    ...LIVE,
  })
}
