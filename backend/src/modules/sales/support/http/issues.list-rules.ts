import { filterBy, filterRule, type ListRules } from '../../../../platform/lists/simple-rest.js'
import { ISSUE_STATUSES } from '../domain/issue.js'

/** What the console may sort and filter issues by. */
export const ISSUE_LIST_RULES: ListRules = {
  resource: 'issues',
  sorts: { updatedAt: 'updatedAt', createdAt: 'createdAt', status: 'status' },
  filters: {
    status: filterBy.oneOf('status', ISSUE_STATUSES),
    // As somebody types it from a message: in any case, with a space behind.
    orderId: filterRule('P-7KQ4-M2XD', (value) =>
      typeof value === 'string' ? { orderId: value.trim().toUpperCase() } : undefined,
    ),
    mobileNumber: filterBy.text('mobileNumber', '9000000100'),
  },
  defaultSort: ['updatedAt', 'DESC'],
}
