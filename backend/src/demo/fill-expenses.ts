import { addIstDays, type IstDay, istDay, istMonth, toIstDay } from '../kernel/dates/ist.js'
import { ExpenseDocument } from '../modules/money/expenses/schemas/expense.schema.js'
import { MONTHLY_EXPENSES } from './data/expenses.js'
import { type DemoContext, rupees } from './demo-context.js'

/** Expenses of the last month and of this one up to today. */
export async function fillExpenses(demo: DemoContext): Promise<void> {
  const today = istDay(demo.now)
  const thisMonth = monthOf(today)
  const lastMonth = monthOf(addIstDays(istMonth(today).first, -1))
  for (const month of [lastMonth, thisMonth])
    for (const [day, type, amount, description] of MONTHLY_EXPENSES) {
      const date = toIstDay(`${month}-${String(day).padStart(2, '0')}`)
      if (date > today) continue
      await new (demo.model(ExpenseDocument))({
        date,
        type,
        amountPaise: rupees(amount),
        description,
        createdBy: '9000000001',
      }).save()
    }
}

const monthOf = (day: IstDay): string => day.slice(0, 7)
