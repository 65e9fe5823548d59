import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type Paise } from '../../../kernel/amounts/money.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { readList } from '../../../platform/lists/read-list.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { type Condition, type ListPage, type ListRequest } from '../../../platform/lists/simple-rest.js'
import { rowsOf } from '../../../platform/mongo/rows-of.js'
import { EXPENSE_TYPES, type ExpenseType } from './domain/expense-types.js'
import { NO_TAX, type PaidTax } from './domain/input-tax.js'
import { ExpenseDocument } from './schemas/expense.schema.js'

export type StoredExpense = Readonly<ExpenseDocument>

/** The sum of one type of expense. */
export interface ExpenseSums {
  type: ExpenseType
  count: number
  amountPaise: Paise
  /** GST in the amount that the shop claims back. */
  claimablePaise: Paise
}

/** GST on the expenses of a range of days: what is claimed back, and what is not. */
export interface ExpenseTax {
  claimed: PaidTax
  unclaimed: PaidTax
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

  /** Every expense of a range of days, the oldest first; one at a time. */
  each({ from, to }: DayRange): AsyncIterable<StoredExpense> {
    const found = this.expenses
      .find({ date: { $gte: from, $lte: to } })
      .sort({ date: 1, _id: 1 })
      .lean<ExpenseDocument[]>()
    return rowsOf(found)
  }

  /** How many expenses of a range of days have no number of a bill. */
  countWithoutBill({ from, to }: DayRange): Promise<number> {
    return this.expenses.countDocuments({ date: { $gte: from, $lte: to }, billNumber: '' })
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
      {
        $group: {
          _id: '$type',
          count: { $sum: 1 },
          amountPaise: { $sum: '$amountPaise' },
          claimablePaise: { $sum: '$claimablePaise' },
        },
      },
    ])
    const byType = new Map(sums.map(({ _id: type, ...sum }) => [type, { type, ...sum }]))
    return EXPENSE_TYPES.flatMap((type) => byType.get(type) ?? [])
  }

  /** The input tax of a range of days (docs/domain/purchases.md#input-tax). */
  async taxOf({ from, to }: DayRange): Promise<ExpenseTax> {
    const of = async (claimablePaise: object): Promise<PaidTax> => {
      const [sum] = await this.expenses.aggregate<PaidTax>([
        { $match: { date: { $gte: from, $lte: to }, claimablePaise } },
        {
          $group: {
            _id: null,
            cgstPaise: { $sum: '$cgstPaise' },
            sgstPaise: { $sum: '$sgstPaise' },
            igstPaise: { $sum: '$igstPaise' },
          },
        },
        { $project: { _id: 0 } },
      ])
      return sum ?? NO_TAX
    }
    return { claimed: await of({ $ne: 0 }), unclaimed: await of({ $eq: 0 }) }
  }
}
