import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { isValidObjectId, type Model } from 'mongoose'
import { NotFound } from '../../kernel/errors.js'
import { type ListPage, type ListRequest } from '../../platform/http/simple-rest.js'
import { readList } from '../../platform/mongo/read-list.js'
import { ExpenseDocument } from './schemas/expense.schema.js'

export type ExpenseRecord = Readonly<ExpenseDocument>

@Injectable()
export class ExpenseQueries {
  constructor(@InjectModel(ExpenseDocument.name) private readonly expenses: Model<ExpenseDocument>) {}

  async page(request: ListRequest): Promise<ListPage<ExpenseRecord>> {
    return readList(this.expenses, request)
  }

  /** @throws NotFound */
  async byId(id: string): Promise<ExpenseRecord> {
    const expense = isValidObjectId(id) ? await this.expenses.findById(id).lean<ExpenseDocument>() : null
    if (!expense) throw new NotFound('The expense')
    return expense
  }
}
