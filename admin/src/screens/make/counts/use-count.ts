import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Count, type Shelf } from '../../../api/api-types.js'
import { statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { onKeptChanged } from '../../../kit/kept/kept.js'
import { forget, hasNoRoom, keep, readKept } from './kept.js'
import { type ShelfView, viewOf } from './shelf-view.js'
import { type Outbox, useOutbox } from './use-outbox.js'

/** How often a count is read again, since others count too. */
const COUNT_REFRESH_MS = 30_000

export const countKeys = {
  list: ['counts'] as const,
  one: (id: string) => ['counts', id] as const,
  shelf: (id: string) => ['counts', id, 'shelf'] as const,
}

export interface CountAtHand {
  count: Count
  shelf: Shelf
  view: ShelfView
  outbox: Outbox
  /** The server does not answer: this is what the phone kept. */
  offline: boolean
  /** The phone has no space to keep the list of batches. */
  noRoom: boolean
  /** Shows what the server answered, and asks again. */
  take: (count: Count) => void
  reread: () => Promise<unknown>
}

export type CountState =
  | { at: 'loading' }
  | { at: 'failed'; error: unknown; retry: () => void }
  | ({ at: 'hand' } & CountAtHand)

/** A count, from the server or from the copy on this phone, with the lines that were not sent yet. */
export function useCount(id: string): CountState {
  const api = useApi()
  const queries = useQueryClient()
  const kept = useMemo(() => readKept(id), [id])
  const count = useQuery({
    queryKey: countKeys.one(id),
    queryFn: ({ signal }) => api.count(id, signal),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'open' ? false : COUNT_REFRESH_MS),
  })
  const shelf = useQuery({
    queryKey: countKeys.shelf(id),
    queryFn: ({ signal }) => api.countShelf(id, signal),
  })
  const { refetch } = count
  const reread = useCallback(() => refetch(), [refetch])
  const onSent = useCallback(() => void refetch(), [refetch])
  const outbox = useOutbox(id, onSent)
  const known = count.data ?? kept?.count
  const there = shelf.data ?? kept?.shelf
  const noRoom = useKeeping(id, known, there)
  const unheard = [...outbox.sent.filter(({ sentAt }) => sentAt > count.dataUpdatedAt), ...outbox.waiting]
  const answered = [404, 403].includes(statusOf(count.error) ?? 0)
  if (known && there && !answered)
    return {
      at: 'hand',
      count: known,
      shelf: there,
      view: viewOf(known, there, unheard),
      outbox,
      offline: count.isError || outbox.away,
      noRoom,
      take: (answer) => {
        queries.setQueryData(countKeys.one(id), answer)
        void queries.invalidateQueries({ queryKey: countKeys.list, exact: true })
      },
      reread,
    }
  const error = count.error ?? shelf.error
  if (error) return { at: 'failed', error, retry: () => void Promise.all([count.refetch(), shelf.refetch()]) }
  return { at: 'loading' }
}

/** Keeps an open count on this phone, and removes a closed one. @returns whether the phone has no space for it */
function useKeeping(id: string, count: Count | undefined, shelf: Shelf | undefined): boolean {
  useEffect(() => {
    if (!count || !shelf) return
    if (count.status === 'open') keep(id, { count, shelf })
    else forget(id)
  }, [id, count, shelf])
  return useSyncExternalStore(onKeptChanged, () => hasNoRoom(id))
}
