/** Back-office spec 9. */
export const EXPENSE_TYPES = ['Fuel', 'Equipment', 'Utility', 'Salaries', 'Maintenance', 'Others'] as const
export type ExpenseType = (typeof EXPENSE_TYPES)[number]
