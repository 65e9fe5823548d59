import { type Expense } from '../../../api/api-types.js'

const types: readonly Expense['type'][] = [
  'Fuel',
  'Equipment',
  'Utility',
  'Salaries',
  'Maintenance',
  'Others',
]

/** The types of expenses, as choices. */
export const expenseTypes = types.map((id) => ({ id, name: id }))

const payers: readonly Expense['paidFrom'][] = ['bank', 'drawer', 'owner']

/** What an expense was paid from, as choices. */
export const paidFrom = payers.map((id) => ({ id, name: `expenses.${id}` }))
