import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { type DeskOrder } from '../../../api/api-types.js'
import { useWrite } from '../../../kit/ui/Refusals.js'
import { type WordKey } from '../../../kit/words/use-words.js'
import { deskKeys } from './use-desk.js'

interface DeskStep<Input> {
  orderId: string
  call: (input: Input) => Promise<DeskOrder>
  /** Said when the server has done it. */
  done: WordKey
  /** Said when the server gives no reason of its own. */
  failed: WordKey
  after?: (answer: DeskOrder) => void
}

/** A step with an order at the counter. Nothing is shown before the answer; after a refusal the order is read again. */
export function useDeskStep<Input = void>({ orderId, call, done, failed, after }: DeskStep<Input>) {
  const notify = useNotify()
  const queries = useQueryClient()
  const step = useWrite({
    mutationFn: call,
    failed,
    onSuccess: (answer) => {
      queries.setQueryData(deskKeys.order(answer.order.orderId), answer)
      void queries.invalidateQueries({ queryKey: deskKeys.drawer })
      notify(done, { type: 'success', messageArgs: { orderId: answer.order.orderId } })
      after?.(answer)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskKeys.order(orderId) }),
  })
  return {
    run: step.mutate,
    busy: step.isPending,
  }
}
