import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Issue } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { type WordKey } from '../../../kit/words/use-words.js'

/** How often the chat looks for news, whatever it hears (docs/domain/contract.md#figures-of-the-owner). */
const REFRESH_MS = 30_000

const keyOf = (orderId: string) => ['support', 'issue', orderId]

/** The issue of an order, read again every 30 seconds and as soon as it changes. */
export function useIssue(orderId: string) {
  const api = useApi()
  return useQuery({
    queryKey: keyOf(orderId),
    queryFn: ({ signal }) => api.issueOfOrder(orderId, signal),
    refetchInterval: REFRESH_MS,
  })
}

/** Writes into the issue; what the server answers is what stands on the screen. */
export function useIssueUpdate({ id, orderId }: Issue, failed: WordKey) {
  const api = useApi()
  const client = useQueryClient()
  return useWrite({
    failed,
    mutationFn: (change: Pick<Parameters<typeof api.updateIssue>[0], 'message' | 'status'>) =>
      api.updateIssue({ id, ...change }),
    onSuccess: (issue) => {
      client.setQueryData(keyOf(orderId), issue)
      void client.invalidateQueries({ queryKey: ['issues', 'getList'] })
    },
  })
}
