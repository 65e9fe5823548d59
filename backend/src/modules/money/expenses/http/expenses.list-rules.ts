import { isIstDay } from '../../../../kernel/dates/ist.js'
import {
  filterBy,
  type FilterRule,
  filterRule,
  type ListRules,
} from '../../../../platform/lists/simple-rest.js'
import { EXPENSE_TYPES } from '../domain/expense-types.js'

const day = (operator: '$gte' | '$lte', example: string): FilterRule =>
  filterRule(example, (value) =>
    typeof value === 'string' && isIstDay(value) ? { date: { [operator]: value } } : undefined,
  )

/** What the console may sort and filter expenses by. */
export const EXPENSE_LIST_RULES: ListRules = {
  resource: 'expenses',
  sorts: { date: 'date', type: 'type', amount: 'amountPaise' },
  filters: {
    type: filterBy.oneOf('type', EXPENSE_TYPES),
    from: day('$gte', '2026-11-01'),
    to: day('$lte', '2026-11-30'),
  },
  defaultSort: ['date', 'DESC'],
}
