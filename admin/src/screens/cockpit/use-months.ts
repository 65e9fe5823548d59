import { useQuery } from '@tanstack/react-query'
import { type MonthFigures } from '../../api/api-types.js'
import { LIVE } from '../../api/query-client.js'
import { useApi } from '../../api/use-api.js'

const MONTHS = 6

/** What the last months sold, spent and earned, from the first of them in which something happened. */
export function useMonths() {
  const api = useApi()
  return useQuery({
    queryKey: ['reports', 'months'],
    queryFn: ({ signal }) => api.months(MONTHS, signal),
    select: withoutQuietBeginning,
    ...LIVE,
  })
}

/** Months before the shop began say nothing. */
function withoutQuietBeginning(months: readonly MonthFigures[]): readonly MonthFigures[] {
  const first = months.findIndex(({ sales, spent }) => sales !== 0 || spent !== 0)
  return first === -1 ? [] : months.slice(first)
}
