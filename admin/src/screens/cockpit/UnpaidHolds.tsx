import { useQuery } from '@tanstack/react-query'
import { LIVE } from '../../api/live.js'
import { useApi } from '../../api/use-api.js'
import { useWords } from '../../kit/words/use-words.js'
import { ProductLines } from './ProductLines.js'

/** What unpaid orders keep from others, by product; nothing when they keep nothing. */
export function UnpaidHolds() {
  const say = useWords()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['dashboard', 'summary'],
    queryFn: ({ signal }) => api.dashboardSummary(signal),
    ...LIVE,
  })
  const lines = (data?.unpaidHolds ?? []).map(({ Id, name, jars, orders }) => ({
    Id,
    name,
    says: `${say('reports.jars', { smart_count: jars })} ${say('summary.inOrders', { smart_count: orders })}`,
  }))
  return <ProductLines title={say('summary.unpaidHolds')} lines={lines} />
}
