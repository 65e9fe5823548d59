import { addIstDays, type IstDay, istDay, istMonth, toIstDay } from '../kernel/dates/ist.js'
import { ExpenseDocument } from '../modules/money/expenses/schemas/expense.schema.js'
import { type DemoContext, rupees } from './demo-context.js'

type ExpenseType = 'Fuel' | 'Equipment' | 'Utility' | 'Salaries' | 'Maintenance' | 'Others'

/** What a month costs: [day of the month, type, rupees, description]. */
const MONTHLY_EXPENSES: readonly (readonly [day: number, type: ExpenseType, rupees: number, text: string])[] =
  [
    [1, 'Salaries', 28_000, 'Two kitchen hands'],
    [2, 'Others', 6_500, 'Rent of the packing room'],
    [4, 'Fuel', 3_720, 'Two gas cylinders'],
    [6, 'Utility', 2_184.5, 'Electricity'],
    [9, 'Fuel', 1_150, 'Auto to the oil mill and back'],
    [12, 'Maintenance', 900, 'Sharpening and service of the wet grinder'],
    [15, 'Equipment', 2_450, 'Steel ladles and two strainers'],
    [18, 'Fuel', 1_860, 'One gas cylinder'],
    [21, 'Others', 1_240, 'Parcel tape, bubble wrap, cartons'],
    [24, 'Utility', 499, 'Mobile and internet'],
    [27, 'Maintenance', 650, 'Plumber, kitchen drain'],
  ]

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
