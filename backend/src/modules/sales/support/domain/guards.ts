import { guardsOf } from '../../../../kernel/states/guards.js'
import { type IssueStatus } from './issue.js'

/** Waits for somebody. */
export const OPEN_ISSUE = guardsOf<{ status: IssueStatus }>()({ status: 'Open' })
