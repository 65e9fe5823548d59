/** What a packer does by themselves up to a worth a day, and the owner's yes is wanted beyond it. */
export const BOUNDS = ['replacement', 'writeOff', 'opening'] as const
export type Bound = (typeof BOUNDS)[number]

export const APPROVAL_ACTIONS = [
  'replace-jars',
  'correct-batch',
  'edit-batch',
  'open-batch',
  'empty-batch',
  'delete-batch',
  'book-count',
  'receive-run',
  'inspect-jars',
  'reship-jars',
] as const
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number]

export const APPROVAL_STATUSES = ['waiting', 'approved', 'refused', 'expired'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]
