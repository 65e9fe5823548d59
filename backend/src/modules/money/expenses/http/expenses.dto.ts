import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees, sumPaise } from '../../../../kernel/amounts/money.js'
import { PAID_FROM, type PaidFrom } from '../../desk/drawer/domain/cash.js'
import { EXPENSE_TYPES, type ExpenseType } from '../domain/expense-types.js'
import { sumOfTax } from '../domain/input-tax.js'
import { type ExpenseSums, type StoredExpense } from '../expenses.queries.js'

export class ExpenseAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ description: 'Day in India', example: '2026-11-21' }) date!: string
  @ApiProperty({ enum: EXPENSE_TYPES }) type!: ExpenseType
  @ApiProperty({ description: 'Rupees', example: 1800 }) amount!: number
  @ApiProperty({ example: 'Gas refill, two cylinders' }) description!: string
  @ApiProperty({ example: 'HP Gas Kothapet', description: 'Who was paid' }) vendor!: string
  @ApiProperty({ example: '27AAPFU0939F1ZV', description: 'Of the vendor; empty when there is none' })
  gstin!: string
  @ApiProperty({ example: 'HP/26-27/118' }) billNumber!: string
  @ApiProperty({ example: 85.74, description: 'Rupees of GST that the amount contains' }) tax!: number
  @ApiProperty({ example: 85.74, description: 'Rupees of the tax that the shop claims back' })
  claimableTax!: number
  @ApiProperty({ enum: PAID_FROM, example: 'bank' }) paidFrom!: PaidFrom
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The expense of a closed month that this one takes back; then the amount is below 0',
  })
  corrects!: string | null
  @ApiProperty({ example: false, description: 'Its month is closed: it is corrected, not changed' })
  isClosed!: boolean
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

/** @param through the last closed month, `YYYY-MM`; null when none is */
export function toExpenseAnswer(expense: StoredExpense, through: string | null): ExpenseAnswer {
  const id = String(expense._id)
  const { date, type, description, vendor, gstin, billNumber, paidFrom } = expense
  return {
    id,
    _id: id,
    date,
    type,
    amount: paiseToRupees(expense.amountPaise),
    description,
    vendor,
    gstin: gstin ?? '',
    billNumber,
    tax: paiseToRupees(sumOfTax(expense)),
    claimableTax: paiseToRupees(expense.claimablePaise),
    paidFrom,
    corrects: expense.corrects ? String(expense.corrects) : null,
    isClosed: through !== null && date.slice(0, 7) <= through,
    // Expenses from before versions were counted have none.
    version: expense.version ?? 0,
  }
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
