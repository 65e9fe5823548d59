import { EXPENSE_TYPES } from '../domain/expense-types.js'
import { isIstDay } from '../../../kernel/ist.js'
import { filterBy, type ListRules } from '../../../platform/http/simple-rest.js'

const day = (operator: '$gte' | '$lte') => (value: unknown) =>
  typeof value === 'string' && isIstDay(value) ? { date: { [operator]: value } } : undefined

/** What the console may sort and filter expenses by. */
export const EXPENSE_LIST_RULES: ListRules = {
  sorts: { date: 'date', type: 'type', amount: 'amountPaise' },
  filters: { type: filterBy.oneOf('type', EXPENSE_TYPES), from: day('$gte'), to: day('$lte') },
  defaultSort: ['date', 'DESC'],
}
