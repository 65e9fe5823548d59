import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../kernel/money.js'
import { EXPENSE_TYPES, type ExpenseType } from '../domain/expense-types.js'
import { type ExpenseRecord } from '../expenses.queries.js'

export class ExpenseAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ description: 'Day in India', example: '2026-11-21' }) date!: string
  @ApiProperty({ enum: EXPENSE_TYPES }) type!: ExpenseType
  @ApiProperty({ description: 'Rupees', example: 1800 }) amount!: number
  @ApiProperty({ example: 'Gas refill, two cylinders' }) description!: string
}

export function toExpenseAnswer(expense: ExpenseRecord): ExpenseAnswer {
  const id = String(expense._id)
  const { date, type, description } = expense
  return { id, _id: id, date, type, amount: paiseToRupees(expense.amountPaise), description }
}
