import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Issue } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { type WordKey } from '../../../kit/words/use-words.js'

/** How often the chat looks for news, whatever it hears (docs/domain/contract.md#figures-of-the-owner). */
const REFRESH_MS = 30_000

/** All that was read of issues begins with this, so that news makes all of it stale at once. */
const SUPPORT = 'support'
const keyOf = (orderId: string) => [SUPPORT, 'issue', orderId]
const staffKeyOf = (id: string) => [SUPPORT, 'staff', id]
const LISTS = ['issues', 'getList']

/** The issue of an order, read again every 30 seconds and as soon as it changes. */
export function useIssue(orderId: string) {
  const api = useApi()
  return useQuery({
    queryKey: keyOf(orderId),
    queryFn: ({ signal }) => api.issueOfOrder(orderId, signal),
    refetchInterval: REFRESH_MS,
  })
}

/** What only staff see of it; read again whenever the conversation changed. */
export function useStaffIssue({ id, updatedAt }: Issue) {
  const api = useApi()
  return useQuery({
    queryKey: [...staffKeyOf(id), updatedAt],
    queryFn: ({ signal }) => api.staffIssue(id, signal),
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })
}

/** Tells the server how many messages are on the screen, so that they no longer count as unread. */
export function useSeen({ id, messages: { length } }: Issue) {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    if (length === 0) return
    api
      .seeIssue({ id, messages: length })
      .then(() => client.invalidateQueries({ queryKey: LISTS }))
      // They stay marked as unread, and the next look at them tells again.
      .catch(() => undefined)
  }, [api, client, id, length])
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
      void client.invalidateQueries({ queryKey: LISTS })
    },
  })
}

/** Keeps a note beside the issue. */
export function useNote({ id, updatedAt }: Issue) {
  const api = useApi()
  const client = useQueryClient()
  return useWrite({
    failed: 'support.noteFailed',
    mutationFn: (text: string) => api.noteIssue({ id, text }),
    onSuccess: (issue) => client.setQueryData([...staffKeyOf(id), updatedAt], issue),
  })
}
