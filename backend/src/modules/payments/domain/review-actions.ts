import { type Paise } from '../../../kernel/money.js'
import { LEAST_REFUND_PAISE, REFUND, type RefundStatus } from './refund.js'

/** What a person can do about a payment to look at. */
export const REVIEW_ACTIONS = ['reread', 'refund', 'accept', 'resolve'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

/** What the rules below look at. */
export interface ReviewFacts {
  state: 'open' | 'resolved'
  /** The money, once it was booked. */
  payment: {
    disposition: 'applied' | 'held' | 'extra' | 'late' | 'returned'
    amountPaise: Paise
    refundablePaise: Paise
    currency: string
  } | null
  /** Of the last refund of that money. */
  refund: RefundStatus | null
  order: { orderStatus: string; paymentStatus: string; deletedAt: Date | null }
}

/** The legal actions, in the order in which they should be tried. */
export function reviewActions(facts: ReviewFacts): ReviewAction[] {
  if (facts.state === 'resolved') return []
  const isUnderWay = facts.refund !== null && REFUND.next[facts.refund].length > 0
  const actions: ReviewAction[] = ['reread']
  if (!isUnderWay && canAccept(facts)) actions.push('accept')
  if (!isUnderWay && canRefund(facts)) actions.push('refund')
  if (!isUnderWay) actions.push('resolve')
  return actions
}

/** Money of an order that still wants it, whole and in rupees; the refund of a paid order is the order's own. */
function canAccept({ payment, order }: ReviewFacts): boolean {
  return (
    payment !== null &&
    payment.disposition !== 'applied' &&
    payment.currency === 'INR' &&
    payment.refundablePaise === payment.amountPaise &&
    order.paymentStatus === 'Pending' &&
    order.orderStatus === 'Placed' &&
    order.deletedAt === null
  )
}

function canRefund({ payment }: ReviewFacts): boolean {
  return (
    payment !== null &&
    payment.disposition !== 'applied' &&
    payment.currency === 'INR' &&
    payment.refundablePaise >= LEAST_REFUND_PAISE
  )
}
