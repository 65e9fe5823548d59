import { ISSUE_STATUSES } from '../domain/issue.js'
import { filterBy, type ListRules } from '../../../platform/http/simple-rest.js'

/** What the console may sort and filter issues by. */
export const ISSUE_LIST_RULES: ListRules = {
  resource: 'issues',
  sorts: { updatedAt: 'updatedAt', createdAt: 'createdAt', status: 'status' },
  filters: {
    status: filterBy.oneOf('status', ISSUE_STATUSES),
    orderId: filterBy.text('orderId', 'P-7KQ4-M2XD'),
    mobileNumber: filterBy.text('mobileNumber', '9000000100'),
  },
  defaultSort: ['updatedAt', 'DESC'],
}
