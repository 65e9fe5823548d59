import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise } from '../../../kernel/amounts/money.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type Condition, type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { EXPENSE_TYPES, type ExpenseType } from './domain/expense-types.js'
import { ExpenseDocument } from './schemas/expense.schema.js'

export type StoredExpense = Readonly<ExpenseDocument>

/** The sum of one type of expense. */
export interface ExpenseSums {
  type: ExpenseType
  count: number
  amountPaise: Paise
}

/** A range of Indian days, both included. */
export interface DayRange {
  from: IstDay
  to: IstDay
}

@Injectable()
export class ExpenseQueries {
  constructor(@InjectModel(ExpenseDocument.name) private readonly expenses: Model<ExpenseDocument>) {}

  async page(request: ListRequest): Promise<ListPage<StoredExpense>> {
    return readList(this.expenses, request)
  }

  /** @throws NotFound */
  async byId(id: string): Promise<StoredExpense> {
    return rowOrNotFound(this.expenses, id, 'The expense')
  }

  /** Expenses of a range of days, the latest first. */
  async between(
    { from, to }: DayRange,
    page: { page: number; perPage: number },
  ): Promise<ListPage<StoredExpense>> {
    return readList(this.expenses, {
      filter: { date: { $gte: from, $lte: to } },
      sort: { date: -1, _id: -1 },
      skip: (page.page - 1) * page.perPage,
      limit: page.perPage,
    })
  }

  /** Sums for each type, in a fixed order; types without expenses are left out. */
  async sums(filter: Condition): Promise<ExpenseSums[]> {
    const sums = await this.expenses.aggregate<Omit<ExpenseSums, 'type'> & { _id: ExpenseType }>([
      { $match: filter },
      { $group: { _id: '$type', count: { $sum: 1 }, amountPaise: { $sum: '$amountPaise' } } },
    ])
    const byType = new Map(
      sums.map(({ _id: type, count, amountPaise }) => [type, { type, count, amountPaise }]),
    )
    return EXPENSE_TYPES.flatMap((type) => byType.get(type) ?? [])
  }
}
