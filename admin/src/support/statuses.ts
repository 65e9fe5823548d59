import { type IssueStatus } from '../data/api-types.js'

export const ISSUE_STATUSES: readonly IssueStatus[] = ['Open', 'Resolved']
