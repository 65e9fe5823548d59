import { guardsOf } from '../../../../kernel/states/guards.js'
import { sourcesOf } from '../../../../kernel/states/transitions.js'
import { ATTEMPT, type AttemptStatus } from './attempt.js'
import { type Disposition } from './disposition.js'
import { REFUND, type RefundStatus } from './refund.js'

const attempt = guardsOf<{ status: AttemptStatus; nextCheckAt: Date | null }>()

/** The provider has not been asked for a session yet. */
export const UNSENT_ATTEMPT = attempt({ status: 'created' })

export const UNPAID_ATTEMPT = attempt({ status: { $ne: 'paid' } })

/** It may still bring news. */
export const UNSETTLED_ATTEMPT = attempt({ ...UNPAID_ATTEMPT.filter, nextCheckAt: { $ne: null } })

/** After a failed or dropped try the same session is offered again. */
export const REOPENABLE_ATTEMPT = attempt({ status: { $in: sourcesOf(ATTEMPT, 'active') } })

/** It can become paid: money is believed from any state. */
export const SETTLEABLE_ATTEMPT = attempt({ status: { $in: sourcesOf(ATTEMPT, 'paid') } })

const refund = guardsOf<{ status: RefundStatus; nextCheckAt: Date | null }>()

/** The provider has not been asked for it, so that it can be called off. */
export const UNSENT_REFUND = refund({ status: 'due' })

/** Its end is open. */
export const OPEN_REFUND = refund({ status: { $in: sourcesOf(REFUND, 'succeeded') } })

/** A refund that the job checks with the provider again. */
export const FOLLOWED_REFUND = refund({ nextCheckAt: { $ne: null } })

const payment = guardsOf<{ disposition: Disposition }>()

/** The payment that made its order paid. */
export const APPLIED_PAYMENT = payment({ disposition: 'applied' })

/** Its money is the order's own matter or somebody's decision. */
export const SPARE_PAYMENT = payment({ disposition: { $ne: 'applied' } })

/** Money that came in, and that nothing has been decided about. */
export const UNDECIDED_PAYMENT = payment({ disposition: 'held' })

const paymentCase = guardsOf<{ state: 'open' | 'resolved'; reason: string }>()

export const OPEN_CASE = paymentCase({ state: 'open' })

/** Something has to be decided; what the provider did by itself is decided. */
export const UNDECIDED_CASE = paymentCase({
  ...OPEN_CASE.filter,
  reason: { $ne: 'refunded-by-provider' as const },
})
