import { filterBy, filterRule, type ListRules } from '../../../../platform/lists/simple-rest.js'
import { ISSUE_STATUSES } from '../domain/issue.js'

const ISO = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/

/** What the console may sort and filter issues by. */
export const ISSUE_LIST_RULES: ListRules = {
  resource: 'issues',
  sorts: { updatedAt: 'updatedAt', createdAt: 'createdAt', status: 'status', dueAt: 'dueAt' },
  filters: {
    q: filterBy.words('words', 'lakshmi lid'),
    status: filterBy.oneOf('status', ISSUE_STATUSES),
    // As somebody types it from a message: in any case, with a space behind.
    orderId: filterRule('P-7KQ4-M2XD', (value) =>
      typeof value === 'string' ? { orderId: value.trim().toUpperCase() } : undefined,
    ),
    unread: filterRule(true, (value) => (value === true ? { unreadByStaff: { $gt: 0 } } : undefined)),
    // What should have been answered or settled by a moment.
    dueBefore: filterRule('2026-11-25T10:00:00.000Z', (value) =>
      typeof value === 'string' && ISO.test(value) ? { dueAt: { $lt: new Date(value) } } : undefined,
    ),
    batch: filterBy.text('batchNumbers', 'FG-261121-004'),
    mobileNumber: filterBy.text('mobileNumber', '9000000100'),
  },
  defaultSort: ['updatedAt', 'DESC'],
}
