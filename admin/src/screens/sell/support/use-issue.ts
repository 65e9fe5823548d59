import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Issue } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { type WordKey } from '../../../kit/words/use-words.js'

/** How often the chat is read again, even without a change that is told (docs/domain/contract.md#figures-of-the-owner). */
const REFRESH_MS = 30_000

/** The first part of the keys of all queries about issues, so that they can be read again together. */
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

/** The part of an issue that only staff see; read again whenever the conversation changed. */
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
      // The messages stay unread, and the next time they are shown the server is told again.
      .catch(() => undefined)
  }, [api, client, id, length])
}

/** Writes into the issue; the screen then shows what the server answers. @param taken told once it has arrived */
export function useIssueUpdate({ id, orderId }: Issue, failed: WordKey, taken?: () => void) {
  const api = useApi()
  const client = useQueryClient()
  return useWrite({
    failed,
    mutationFn: (change: Pick<Parameters<typeof api.updateIssue>[0], 'message' | 'status'>) =>
      api.updateIssue({ id, ...change }),
    onSuccess: (issue) => {
      taken?.()
      client.setQueryData(keyOf(orderId), issue)
      void client.invalidateQueries({ queryKey: LISTS })
    },
  })
}

/** Keeps a note beside the issue. @param taken told once it has arrived */
export function useNote({ id, updatedAt }: Issue, taken: () => void) {
  const api = useApi()
  const client = useQueryClient()
  return useWrite({
    failed: 'support.noteFailed',
    mutationFn: (text: string) => api.noteIssue({ id, text }),
    onSuccess: (issue) => {
      taken()
      client.setQueryData([...staffKeyOf(id), updatedAt], issue)
    },
  })
}
