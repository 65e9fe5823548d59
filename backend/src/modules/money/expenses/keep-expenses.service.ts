import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees, type Paise } from '../../../kernel/amounts/money.js'
import { type IstDay, istDay } from '../../../kernel/dates/ist.js'
import { InvalidInput, NotFound } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../platform/mongo/versions.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { type ExpenseType } from './domain/expense-types.js'
import { type StoredExpense } from './expenses.queries.js'
import { ExpenseDocument } from './schemas/expense.schema.js'

export interface ExpenseDraft {
  date: IstDay
  type: ExpenseType
  amountPaise: Paise
  description: string
}

export interface NewExpense {
  draft: ExpenseDraft
  /** Mobile number of the person. */
  createdBy: string
  /** Key of the caller's request: when it is repeated, it gives the expense that was written down. */
  requestKey?: string | undefined
}

export interface ExpenseEdit {
  draft: ExpenseDraft
  /** Version that the editor loaded; if it is left out, the last save wins. */
  version?: number | undefined
  /** Converts the stored expense to an answer, for a person whose edit came too late. */
  toAnswer: (expense: StoredExpense) => object
}

/** Creates, changes and deletes expenses for staff. Each change is in the audit log. */
@Injectable()
export class KeepExpenses {
  constructor(
    @InjectModel(ExpenseDocument.name) private readonly expenses: Model<ExpenseDocument>,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput naming the date when it is in the future */
  async create({ draft, createdBy, requestKey }: NewExpense): Promise<StoredExpense> {
    this.demandSpent(draft)
    return this.transactions.run(async () => {
      const known = requestKey && (await this.expenses.findOne({ requestKey }).lean<ExpenseDocument>())
      if (known) return known
      const expense = new this.expenses({ ...draft, createdBy, requestKey: requestKey ?? null })
      await expense.save()
      await this.record('created', expense, {}, told(draft))
      return expense.toObject()
    })
  }

  /** @throws NotFound, EditConflict, InvalidInput as `create` */
  async change(id: string, { draft, version, toAnswer }: ExpenseEdit): Promise<StoredExpense> {
    this.demandSpent(draft)
    return this.transactions.run(async () => {
      const before = await this.find(id)
      const changed = await changeVersioned(this.expenses, {
        id,
        version,
        change: { $set: draft },
        what: 'The expense',
        toAnswer,
      })
      await this.record('changed', before, told(before), told(changed))
      return changed
    })
  }

  /** @returns the expense before its deletion. @throws NotFound */
  async delete(id: string): Promise<StoredExpense> {
    return this.transactions.run(async () => {
      const before = await this.find(id)
      const { deletedCount } = await this.expenses.deleteOne({ _id: before._id })
      if (deletedCount === 0) throw new NotFound('The expense')
      const nothing = { date: undefined, type: undefined, amount: undefined, description: undefined }
      await this.record('deleted', before, told(before), nothing)
      return before
    })
  }

  /** Refuses a future date: a mistyped one would be missing from the months that staff look at. */
  private demandSpent({ date }: ExpenseDraft): void {
    if (date <= istDay(this.clock.now())) return
    const message = 'The date cannot be in the future.'
    throw InvalidInput.field('date', message)
  }

  private async find(id: string): Promise<ExpenseDocument> {
    return rowOrNotFound(this.expenses, id, 'The expense')
  }

  private record(
    what: 'created' | 'changed' | 'deleted',
    { _id }: Pick<ExpenseDocument, '_id'>,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    const changes = changesBetween(before, after)
    return this.audit.record({ action: `expense.${what}`, subject: `expense:${String(_id)}`, changes })
  }
}

/** Describes an expense for the audit log. */
function told({ date, type, amountPaise, description }: ExpenseDraft): Record<string, unknown> {
  return { date, type, amount: formatRupees(amountPaise), description }
}
