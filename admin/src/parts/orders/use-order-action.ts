import { createElement } from 'react'
import { useNotify } from 'react-admin'
import { type StaffOrder } from '../../api/api-types.js'
import { statusOf } from '../../api/request.js'
import { useWrite } from '../../kit/ui/Refusals.js'
import { UndoNotice } from '../../kit/ui/UndoNotice.js'
import { useWords, type WordKey } from '../../kit/words/use-words.js'
import { useOrderCache } from './order-cache.js'

interface OrderAction<Input> {
  order: StaffOrder
  call: (input: Input) => Promise<StaffOrder>
  /** Said when the server has done it. */
  done: WordKey
  /** Said when the server gives no reason of its own. */
  failed: WordKey
  /** Undoes the step, while its notice is on the screen. @param done the order after it */
  undo?: (done: StaffOrder, input: Input) => Promise<StaffOrder>
  /** True for a refusal that the card answers itself. */
  except?: (error: unknown) => boolean
}

/** Long enough to see the mistake. */
const UNDO_SHOWS = { type: 'success', autoHideDuration: 8_000 } as const

const REFUSALS_THAT_CHANGE_NOTHING = [401, 403]

/**
 * A step on one order. The order is shown changed only after the server's answer. After a refusal it is
 * read again, since another person may have changed it.
 */
export function useOrderAction<Input>({ order, call, done, failed, undo, except }: OrderAction<Input>) {
  const say = useWords()
  const notify = useNotify()
  const { replace, reread, forgetBatches } = useOrderCache()
  const mutation = useWrite<StaffOrder, Input>({
    mutationFn: call,
    failed,
    ...(except ? { except } : {}),
    onSuccess: (answer, input) => {
      replace(answer)
      if (undo) {
        const takeBack = async () => replace(await undo(answer, input))
        notify(
          createElement(UndoNotice, {
            text: say(done),
            onUndo: takeBack,
            undone: 'orders.unassigned',
            failed: 'orders.unassignFailed',
          }),
          UNDO_SHOWS,
        )
      } else notify(done, { type: 'success' })
    },
    onError: (error) => {
      if (REFUSALS_THAT_CHANGE_NOTHING.includes(statusOf(error) ?? 0)) return
      // The refusal is already shown; a failed read adds nothing.
      reread(order.orderId).catch(() => undefined)
    },
    onSettled: forgetBatches,
  })
  return {
    run: mutation.mutate,
    busy: mutation.isPending,
    /** The refusal, until the next try. */
    error: mutation.error,
    forget: mutation.reset,
  }
}
