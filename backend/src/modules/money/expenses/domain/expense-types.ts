/** The types of expenses that the owner set, in the order in which they are shown. */
export const EXPENSE_TYPES = ['Fuel', 'Equipment', 'Utility', 'Salaries', 'Maintenance', 'Others'] as const
export type ExpenseType = (typeof EXPENSE_TYPES)[number]
