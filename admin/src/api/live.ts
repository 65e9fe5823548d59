import { type Query, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { followChanges, type LiveKind } from './live-stream.js'

/** Which queries are read again when something of a kind changes; a query is named by the beginning of its key. */
const SHOWS: readonly (readonly [key: readonly string[], kinds: readonly LiveKind[]])[] = [
  [['orders'], ['order']],
  [['packing'], ['order']],
  [['courier-work'], ['order']],
  [['courier-claims'], ['order']],
  [
    ['desk', 'order'],
    ['order', 'payment', 'refund'],
  ],
  [['desk', 'jars'], ['product']],
  [['desk', 'drawer'], ['drawer']],
  [['pickups'], ['pickup']],
  [['refunds'], ['refund', 'order']],
  [['payment-reviews'], ['payment-case', 'payment', 'refund']],
  [['payouts'], ['settlement', 'payment', 'refund']],
  [['settlements'], ['settlement']],
  [['settlement-lines'], ['settlement']],
  [['courier-invoices'], ['courier-charge']],
  [['expenses'], ['expense']],
  [['ledger'], ['payment', 'refund', 'settlement', 'drawer', 'expense', 'bill', 'setting']],
  [['bills'], ['bill']],
  [['issues'], ['issue']],
  [['support'], ['issue']],
  [['reviews'], ['review']],
  [['messages'], ['message']],
  [['subscribers'], ['subscriber']],
  [['approvals'], ['approval']],
  [['products'], ['product']],
  [['pickles'], ['pickle']],
  [['low-stock'], ['product']],
  [['running-out'], ['product', 'batch']],
  [['waiting'], ['waiting']],
  [['outlets'], ['outlet']],
  [['suppliers'], ['supplier']],
  [['stock'], ['batch']],
  [['batches'], ['batch']],
  [['counts'], ['count']],
  [['boms'], ['bom']],
  [['reservations'], ['run', 'approval']],
  [['recalls'], ['recall']],
  [['settings'], ['setting']],
  [['landing'], ['setting']],
  [['go-live'], ['setting']],
  [['employees'], ['employee']],
  [['jobs'], ['job']],
  [['reports', 'sales'], ['order']],
  [
    ['dashboard', 'summary'],
    [
      'order',
      'issue',
      'review',
      'payment-case',
      'refund',
      'settlement',
      'bill',
      'recall',
      'product',
      'batch',
      'job',
      'approval',
    ],
  ],
]

/** Changes within this time are read together. */
const GATHER_MS = 400
/** A stream that comes back at once was never gone. */
const GRACE_MS = 3_000

/** Whether screens hear of changes by themselves; `lostAt`: since when they do not. */
export interface Liveness {
  live: boolean
  lostAt: Date | null
}

let liveness: Liveness = { live: false, lostAt: null }
const listeners = new Set<() => void>()
function set(next: Liveness) {
  liveness = next
  listeners.forEach((listener) => listener())
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** While screens hear of changes, they hardly ask; otherwise they ask every half minute. */
export const isLive = () => liveness.live
export const useLiveness = () => useSyncExternalStore(subscribe, () => liveness)

/** Records that are open in a form, as `resource id`. They are not read again while somebody fills the form in. */
const inForms = new Set<string>()

/** @returns a function that releases the record */
export function keepStill(resource: string, id: unknown): () => void {
  const record = `${resource} ${String(id)}`
  inForms.add(record)
  return () => void inForms.delete(record)
}

const isInForm = ([resource, how, what]: Query['queryKey']) =>
  how === 'getOne' && inForms.has(`${String(resource)} ${String((what as { id?: unknown } | undefined)?.id)}`)

/** Whether a query shows something of these kinds; null: of any. */
const shows =
  (kinds: ReadonlySet<LiveKind> | null) =>
  ({ queryKey }: Query) =>
    !isInForm(queryKey) &&
    SHOWS.some(
      ([beginning, of]) =>
        beginning.every((part, at) => queryKey[at] === part) &&
        (kinds === null || of.some((kind) => kinds.has(kind))),
    )

/** Has everything on the screen read again as it changes. @returns what ends it */
export function keepFresh(queries: QueryClient): () => void {
  if (typeof EventSource === 'undefined') return () => undefined
  let gathered = new Set<LiveKind>()
  let reading: ReturnType<typeof setTimeout> | undefined
  let losing: ReturnType<typeof setTimeout> | undefined
  const read = (kinds: ReadonlySet<LiveKind> | null) =>
    void queries.invalidateQueries({ predicate: shows(kinds) })
  const readGathered = () => {
    reading = undefined
    read(gathered)
    gathered = new Set()
  }
  const end = followChanges({
    live: (anything) => {
      clearTimeout(losing)
      losing = undefined
      set({ live: true, lostAt: null })
      if (anything) read(null)
    },
    changed: (changes) => {
      for (const { kind } of changes) gathered.add(kind)
      reading ??= setTimeout(readGathered, GATHER_MS)
    },
    lost: () => {
      if (liveness.lostAt || losing !== undefined) return
      const lostAt = new Date()
      losing = setTimeout(() => {
        losing = undefined
        set({ live: false, lostAt })
        // From now on the screens ask by the clock again.
        read(null)
      }, GRACE_MS)
    },
  })
  return () => {
    end()
    clearTimeout(reading)
    clearTimeout(losing)
    set({ live: false, lostAt: null })
  }
}
