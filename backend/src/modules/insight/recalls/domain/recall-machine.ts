import { guardsOf } from '../../../../kernel/states/guards.js'
import { type Machine, sourcesOf } from '../../../../kernel/states/transitions.js'

export const RECALL_STATUSES = ['open', 'closed'] as const
export type RecallStatus = (typeof RECALL_STATUSES)[number]

/** Everything is done while it is open (docs/domain/workshop.md#recall). */
export const RECALL: Machine<RecallStatus> = {
  name: 'The recall',
  initial: 'open',
  next: { open: ['closed'], closed: [] },
}

/** Nothing follows it. */
export const RECALL_END = 'closed' satisfies RecallStatus

const guard = guardsOf<{ status: RecallStatus }>()

/** Something of it may still be done. */
export const OPEN_RECALL = guard({ status: { $in: sourcesOf(RECALL, RECALL_END) } })
