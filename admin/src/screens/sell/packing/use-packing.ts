import { useState } from 'react'
import { type StaffOrder } from '../../../api/api-types.js'
import { statusOf } from '../../../api/request.js'
import { useApi } from '../../../api/use-api.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { useOrderCache } from '../../../parts/orders/order-cache.js'
import { packLines } from './lines.js'
import { signal } from './signals.js'

const TRIES = 3
/** Whether the request got no answer: then the same jars are sent again under the same id, and count once. */
const isUnanswered = (error: unknown) => [0, 502, 503, 504].includes(statusOf(error) ?? 0)

/**
 * Puts jars into the box and takes them out; the server keeps count, so that two people see one box.
 * @param onPacked called when a jar that was put in here was the last one
 */
export function usePacking(order: StaffOrder, onPacked: (batchNumber: string) => void) {
  const api = useApi()
  const { replace, reread } = useOrderCache()
  const [last, setLast] = useState<string | null>(null)
  const refused = () => {
    signal('bad')
    reread(order.orderId).catch(() => undefined)
  }
  const putting = useWrite({
    failed: 'packing.putFailed',
    mutationFn: (jars: { id: string; batchNumber: string; jars: number }) =>
      api.putJarsIn(order.orderId, jars),
    retry: (failures, error) => failures < TRIES && isUnanswered(error),
    onSuccess: (answer, { batchNumber }) => {
      signal('good')
      replace(answer)
      setLast(batchNumber)
      if (answer.packing?.doneAt != null) onPacked(batchNumber)
    },
    onError: refused,
  })
  const taking = useWrite({
    failed: 'packing.putFailed',
    mutationFn: (id: string) => api.takeJarsOut(order.orderId, id),
    onSuccess: (answer) => {
      replace(answer)
      setLast(null)
    },
    onError: refused,
  })
  const put = (batchNumber: string, jars = 1) => {
    taking.reset()
    putting.mutate({ id: crypto.randomUUID(), batchNumber, jars })
  }
  const takeOut = (id: string) => {
    putting.reset()
    taking.mutate(id)
  }
  return {
    lines: packLines(order),
    put,
    takeOut,
    busy: putting.isPending || taking.isPending,
    /** The batch of the jar that went in last. */
    last: putting.isError ? null : last,
  }
}

export type PackingState = ReturnType<typeof usePacking>
