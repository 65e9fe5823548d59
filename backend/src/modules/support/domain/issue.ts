export const ISSUE_STATUSES = ['Open', 'Resolved'] as const
export type IssueStatus = (typeof ISSUE_STATUSES)[number]
