import { type OrderStatus } from '../../../sales/orders/domain/machines.js'
import { type DecisionKind } from './steps.js'

/** Whether the provider ended a refund without paying, so that a new decision is possible. */
function isFailed(status: string | undefined): boolean {
  return status === 'cancelled' || status === 'refused'
}

/** The progress of a decision's refund; null when the decision has none. */
export type RefundProgress = 'open' | 'done' | 'failed'

/**
 * @param status of the stored refund; undefined for a refund by hand without a stored payment, or one in a
 * drill
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

/** The results of decisions: of refunds and of replacement orders, by their ids. */
export interface Outcomes {
  refunds: ReadonlyMap<string, { status: string }>
  replacements: ReadonlyMap<string, { orderStatus: OrderStatus }>
}

/** Whether a decision no longer counts: its refund failed, or its replacement order was cancelled. */
export function isUndone({ kind, refundId, replacement = null }: Decision, outcomes: Outcomes): boolean {
  if (kind === 'refund') return refundId !== null && isFailed(outcomes.refunds.get(refundId)?.status)
  return replacement !== null && outcomes.replacements.get(replacement)?.orderStatus === 'Cancelled'
}

/**
 * Whether a decision is final: money was refunded, or an order replaces the jars. Any other decision may
 * be changed.
 */
export const isBinding = ({ kind, replacement = null }: Decision): boolean =>
  kind === 'refund' || replacement !== null
