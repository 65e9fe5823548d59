import { type Review } from '../../../api/api-types.js'

export const APPROVALS = ['Pending', 'Approved', 'Rejected'] as const
export type Approval = (typeof APPROVALS)[number]

/** The approval status in words. */
export function approvalOf({ approved }: Pick<Review, 'approved'>): Approval {
  if (approved === null) return 'Pending'
  return approved ? 'Approved' : 'Rejected'
}
