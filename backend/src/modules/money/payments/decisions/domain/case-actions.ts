import { type Paise } from '../../../../../kernel/amounts/money.js'
import { type Disposition } from '../../domain/disposition.js'
import { OPEN_CASE, OPEN_REFUND, SPARE_PAYMENT } from '../../domain/guards.js'
import { LEAST_REFUND_PAISE, type RefundStatus } from '../../domain/refund.js'

/** The actions that a person can take on a payment to look at. */
export const REVIEW_ACTIONS = ['reread', 'refund', 'accept', 'resolve'] as const
export type CaseAction = (typeof REVIEW_ACTIONS)[number]

/** The facts that decide which actions are allowed. */
export interface ReviewFacts {
  state: 'open' | 'resolved'
  /** The payment, once it was booked. */
  payment: {
    disposition: Disposition
    amountPaise: Paise
    refundablePaise: Paise
    currency: string
  } | null
  /** State of the payment's last refund. */
  refund: RefundStatus | null
  /** Whether the order still waits for its money. */
  isOrderUnpaid: boolean
}

/** The allowed actions, in the order in which they should be tried. */
export function caseActions(facts: ReviewFacts): CaseAction[] {
  if (!OPEN_CASE.holds(facts)) return []
  const isUnderWay = facts.refund !== null && OPEN_REFUND.holds({ status: facts.refund })
  const actions: CaseAction[] = ['reread']
  if (!isUnderWay && canAccept(facts)) actions.push('accept')
  if (!isUnderWay && canRefund(facts)) actions.push('refund')
  if (!isUnderWay) actions.push('resolve')
  return actions
}

/**
 * Whether the payment can be accepted: its order is unpaid, and it is complete and in whole rupees. A paid
 * order's refund is made at the order.
 */
function canAccept({ payment, isOrderUnpaid }: ReviewFacts): boolean {
  return (
    payment !== null &&
    SPARE_PAYMENT.holds(payment) &&
    payment.currency === 'INR' &&
    payment.refundablePaise === payment.amountPaise &&
    isOrderUnpaid
  )
}

function canRefund({ payment }: ReviewFacts): boolean {
  return (
    payment !== null &&
    SPARE_PAYMENT.holds(payment) &&
    payment.currency === 'INR' &&
    payment.refundablePaise >= LEAST_REFUND_PAISE
  )
}
