import { type IssueStatus } from '../../../api/api-types.js'

export const ISSUE_STATUSES: readonly IssueStatus[] = ['Open', 'Resolved']
