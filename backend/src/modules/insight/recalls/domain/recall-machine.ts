import { guardsOf } from '../../../../kernel/states/guards.js'
import { type Machine, sourcesOf } from '../../../../kernel/states/transitions.js'

export const RECALL_STATUSES = ['open', 'closed'] as const
export type RecallStatus = (typeof RECALL_STATUSES)[number]

/** Statuses of a recall; all its steps need it open (docs/domain/workshop.md#recall). */
export const RECALL: Machine<RecallStatus> = {
  name: 'The recall',
  initial: 'open',
  next: { open: ['closed'], closed: [] },
}

/** The last status of a recall. */
export const RECALL_END = 'closed' satisfies RecallStatus

const guard = guardsOf<{ status: RecallStatus }>()

/** The recall is open, so its steps are allowed. */
export const OPEN_RECALL = guard({ status: { $in: sourcesOf(RECALL, RECALL_END) } })
