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
