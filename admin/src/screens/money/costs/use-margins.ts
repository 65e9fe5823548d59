import { useQueries, useQueryClient } from '@tanstack/react-query'
import { type Margins } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { daysBefore } from '../../../kit/ui/ist.js'

const MONTHS = 12

/** A month; its figures are absent until they are loaded. */
export interface MonthOfMargins {
  month: string
  margins: Margins | undefined
}

const keyOf = (month: string) => ['costs', 'margins', month]

/** `YYYY-MM`, the newest first. */
function monthsUpTo(last: string): string[] {
  const months = [last]
  while (months.length < MONTHS) months.push(daysBefore(`${months.at(-1)}-01`, 1).slice(0, 7))
  return months
}

/**
 * Twelve months up to one, asked for one by one, the newest first. The server takes a while for a year that it has not
 * summed up yet. Each month is useful as soon as it is there.
 */
export function useMargins(last: string) {
  const api = useApi()
  const client = useQueryClient()
  const months = monthsUpTo(last)
  const known = months.findIndex((month) => client.getQueryData(keyOf(month)) === undefined)
  const results = useQueries({
    queries: months.map((month, at) => ({
      queryKey: keyOf(month),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Margins> => api.margins(month, signal),
      enabled: known < 0 || at <= known,
    })),
  })
  const failed = results.find(({ isError }) => isError)
  return {
    /** The month that was asked for; absent until it is loaded. */
    newest: results[0]?.data,
    /** All twelve, the oldest first, also those that are not loaded yet. */
    months: months.map((month, at): MonthOfMargins => ({ month, margins: results[at]?.data })).reverse(),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  }
}
