import { guardsOf } from '../../../../kernel/states/guards.js'
import { sourcesOf } from '../../../../kernel/states/transitions.js'
import { type Approval, approvalOf, REVIEW, type ReviewState } from './review.js'

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
