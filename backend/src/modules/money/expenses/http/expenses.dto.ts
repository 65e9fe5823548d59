import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees, sumPaise } from '../../../../kernel/amounts/money.js'
import { EXPENSE_TYPES, type ExpenseType } from '../domain/expense-types.js'
import { type ExpenseSums, type StoredExpense } from '../expenses.queries.js'

export class ExpenseAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ description: 'Day in India', example: '2026-11-21' }) date!: string
  @ApiProperty({ enum: EXPENSE_TYPES }) type!: ExpenseType
  @ApiProperty({ description: 'Rupees', example: 1800 }) amount!: number
  @ApiProperty({ example: 'Gas refill, two cylinders' }) description!: string
  @ApiProperty({ example: 0, description: 'Counts the edits; send it back with an update' }) version!: number
}

class ExpenseSubtotal {
  @ApiProperty({ enum: EXPENSE_TYPES, example: 'Fuel' }) type!: ExpenseType
  @ApiProperty({ example: 3 }) count!: number
  @ApiProperty({ description: 'Rupees', example: 5400 }) amount!: number
}

/** Sums of all expenses that the filter matches, not of one page. */
export class ExpenseSummary {
  @ApiProperty({
    type: [ExpenseSubtotal],
    description: 'Types with expenses, in their fixed order',
  })
  subtotals!: ExpenseSubtotal[]
  @ApiProperty({ example: 12 }) count!: number
  @ApiProperty({ description: 'Rupees', example: 41250.5 }) total!: number
}

export function toExpenseAnswer(expense: StoredExpense): ExpenseAnswer {
  const id = String(expense._id)
  const { date, type, description } = expense
  // Expenses from before versions were counted have none.
  const version = expense.version ?? 0
  return { id, _id: id, date, type, amount: paiseToRupees(expense.amountPaise), description, version }
}

export function toExpenseSummary(sums: readonly ExpenseSums[]): ExpenseSummary {
  return {
    subtotals: sums.map(({ type, count, amountPaise }) => ({
      type,
      count,
      amount: paiseToRupees(amountPaise),
    })),
    count: sums.reduce((all, { count }) => all + count, 0),
    total: paiseToRupees(sumPaise(sums.map(({ amountPaise }) => amountPaise))),
  }
}
