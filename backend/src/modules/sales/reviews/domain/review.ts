import { guardsOf } from '../../../../kernel/states/guards.js'
import { type Machine, sourcesOf } from '../../../../kernel/states/transitions.js'

/** Waits for staff (null), published (true) or sent back to its author (false). */
export type Approval = null | true | false

export type ReviewState = 'Pending' | 'Approved' | 'Rejected'

/** Its author's moves lead to Pending, the moderator's to Approved and Rejected, who may think better of it. */
export const REVIEW: Machine<ReviewState> = {
  name: 'The review',
  initial: 'Pending',
  next: {
    Pending: ['Pending', 'Approved', 'Rejected'],
    Rejected: ['Pending', 'Approved'],
    Approved: ['Rejected'],
  },
}

const APPROVALS: Readonly<Record<ReviewState, Approval>> = { Pending: null, Approved: true, Rejected: false }

export function approvalOf(state: ReviewState): Approval {
  return APPROVALS[state]
}

/** The item of an order that a review is about, by the product's `Id` or `_id`; letter case does not matter. */
export function reviewedItem<I extends { Id: string; productId: { toString: () => string } }>(
  items: readonly I[],
  productId: string,
): I | undefined {
  const wanted = productId.trim().toLowerCase()
  return items.find((item) => item.Id.toLowerCase() === wanted || item.productId.toString() === wanted)
}

/** `98••••••21`: enough to recognise one's own review, too little to call somebody. */
export function maskMobileNumber(mobileNumber: string): string {
  if (!/^\d{10}$/.test(mobileNumber)) return '••••••••••'
  return `${mobileNumber.slice(0, 2)}••••••${mobileNumber.slice(-2)}`
}

const guard = guardsOf<{ approved: Approval }>()

/** Waits for staff. */
export const WAITING = guard({ approved: approvalOf('Pending') })

/** The shop shows it and counts its stars. */
export const PUBLISHED = guard({ approved: approvalOf('Approved') })

const movableTo = (state: ReviewState) =>
  guard({ approved: { $in: sourcesOf(REVIEW, state).map(approvalOf) } })

/** Its author may still change it. */
export const EDITABLE = movableTo('Pending')

/** What staff may decide about it. */
export const DECIDABLE = { Approved: movableTo('Approved'), Rejected: movableTo('Rejected') }

/** So long a decision can be taken back, and its author hears nothing of it. */
export const UNDO_MS = 10_000

/** Most reviews that are decided at once. */
export const MOST_DECISIONS = 100

const LONGEST_NAME = 30

/** The first word of a name: enough to be somebody, too little to be found. Empty when there is none. */
export function firstNameOf(name: string): string {
  return (name.trim().split(/\s+/)[0] ?? '').slice(0, LONGEST_NAME)
}
