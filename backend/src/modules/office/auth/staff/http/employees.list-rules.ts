import { filterBy, filterRule, type ListRules } from '../../../../../platform/lists/simple-rest.js'
import { STAFF_ROLES } from '../staff-accounts.service.js'

/** What the console may sort and filter employees by. */
export const EMPLOYEE_LIST_RULES: ListRules = {
  resource: 'employees',
  sorts: { name: 'name', mobileNumber: 'mobileNumber', role: 'role', createdAt: 'createdAt' },
  filters: {
    q: filterBy.words('words', 'ravi 0002'),
    mobileNumber: filterBy.prefix('mobileNumber'),
    role: filterBy.oneOf('role', STAFF_ROLES),
    disabled: filterRule(false, (value) =>
      typeof value === 'boolean' ? { disabledAt: value ? { $ne: null } : null } : undefined,
    ),
  },
  defaultSort: ['name', 'ASC'],
}
