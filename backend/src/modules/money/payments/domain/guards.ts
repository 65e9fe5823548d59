import { guardsOf } from '../../../../kernel/states/guards.js'
import { sourcesOf } from '../../../../kernel/states/transitions.js'
import { ATTEMPT, type AttemptStatus } from './attempt.js'
import { type Disposition } from './disposition.js'
import { REFUND, type RefundStatus } from './refund.js'

const attempt = guardsOf<{ status: AttemptStatus; nextCheckAt: Date | null }>()

/** The provider has not been asked for a session yet. */
export const UNSENT_ATTEMPT = attempt({ status: 'created' })

export const UNPAID_ATTEMPT = attempt({ status: { $ne: 'paid' } })

/** The outcome of the attempt may still change. */
export const UNSETTLED_ATTEMPT = attempt({ ...UNPAID_ATTEMPT.filter, nextCheckAt: { $ne: null } })

/** After a failed or dropped try the same session is offered again. */
export const REOPENABLE_ATTEMPT = attempt({ status: { $in: sourcesOf(ATTEMPT, 'active') } })

/** The attempt can become paid: money is accepted in any state. */
export const SETTLEABLE_ATTEMPT = attempt({ status: { $in: sourcesOf(ATTEMPT, 'paid') } })

const refund = guardsOf<{ status: RefundStatus; nextCheckAt: Date | null }>()

/** The provider has not been asked for the refund yet, so it can be cancelled. */
export const UNSENT_REFUND = refund({ status: 'due' })

/** The refund is not final. */
export const OPEN_REFUND = refund({ status: { $in: sourcesOf(REFUND, 'succeeded') } })

/** A refund that the job checks with the provider again. */
export const FOLLOWED_REFUND = refund({ nextCheckAt: { $ne: null } })

const payment = guardsOf<{ disposition: Disposition }>()

/** The payment that made its order paid. */
export const APPLIED_PAYMENT = payment({ disposition: 'applied' })

/** The payment does not belong to a paid order: it waits for a decision or is refunded. */
export const SPARE_PAYMENT = payment({ disposition: { $ne: 'applied' } })

/** Money that came in, and about which nothing was decided. */
export const UNDECIDED_PAYMENT = payment({ disposition: 'held' })

const paymentCase = guardsOf<{ state: 'open' | 'resolved'; reason: string }>()

export const OPEN_CASE = paymentCase({ state: 'open' })

/** A decision is open; a reversal by the provider itself needs none. */
export const UNDECIDED_CASE = paymentCase({
  ...OPEN_CASE.filter,
  reason: { $ne: 'refunded-by-provider' as const },
})
