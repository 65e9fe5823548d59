import { type OrderStatus } from '../../../sales/orders/domain/machines.js'
import { type DecisionKind } from './steps.js'

/** The provider ended a refund without paying: it may be decided anew. */
function isFailed(status: string | undefined): boolean {
  return status === 'cancelled' || status === 'refused'
}

/** The state of the money of a decision; null when none was to go back. */
export type RefundProgress = 'open' | 'done' | 'failed'

/**
 * @param status of the stored refund; unknown for one that was given back by hand without a stored payment, or that is
 * only practised
 */
export function refundProgress(status: string | undefined): RefundProgress {
  if (isFailed(status)) return 'failed'
  return status === undefined || status === 'succeeded' ? 'done' : 'open'
}

interface Decision {
  kind: DecisionKind
  refundId: string | null
  replacement?: string | null
}

/** The results of decisions: of refunds and of orders with other jars, by their ids. */
export interface Outcomes {
  refunds: ReadonlyMap<string, { status: string }>
  replacements: ReadonlyMap<string, { orderStatus: OrderStatus }>
}

/** The money did not go back, or the order with the other jars was cancelled: this counts as no decision. */
export function isUndone({ kind, refundId, replacement = null }: Decision, outcomes: Outcomes): boolean {
  if (kind === 'refund') return refundId !== null && isFailed(outcomes.refunds.get(refundId)?.status)
  return replacement !== null && outcomes.replacements.get(replacement)?.orderStatus === 'Cancelled'
}

/** It is final: money went back, or an order brings other jars. Any other decision may be changed. */
export const isBinding = ({ kind, replacement = null }: Decision): boolean =>
  kind === 'refund' || replacement !== null
