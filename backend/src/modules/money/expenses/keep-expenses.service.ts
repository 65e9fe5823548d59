import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type HydratedDocument, type Model, type Types } from 'mongoose'
import { formatRupees, NO_MONEY, type Paise, subtractPaise } from '../../../kernel/amounts/money.js'
import { dayInWords } from '../../../kernel/dates/ist.js'
import { Conflict, NotFound } from '../../../kernel/errors/errors.js'
import { rowOrNotFound } from '../../../platform/lists/row-by-id.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../platform/mongo/versions.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { ClosedMonths } from '../closed-months/closed-months.service.js'
import { type PaidFrom } from '../desk/drawer/domain/cash.js'
import { Drawers } from '../desk/drawer/drawers.service.js'
import { type ExpenseType } from './domain/expense-types.js'
import { sumOfTax } from './domain/input-tax.js'
import { type EnteredExpense, type ExpenseDraft, ExpenseRules } from './expense-rules.service.js'
import { type StoredExpense } from './expenses.queries.js'
import { ExpenseDocument } from './schemas/expense.schema.js'

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
  /** Mobile number of the person. */
  by: string
  /** Converts the stored expense to an answer, for a person whose edit came too late. */
  toAnswer: (expense: StoredExpense) => object
}

/** What an expense of a closed month should have been; what is left out stays as it was. */
export interface ExpenseCorrection {
  type?: ExpenseType | undefined
  /** Without an amount, the expense is only taken back. */
  amountPaise?: Paise | undefined
  taxPaise?: Paise | undefined
  description?: string | undefined
}

/**
 * Creates, changes and deletes expenses for staff, and corrects those of closed months. Each change is in the audit log,
 * and what the cash drawer paid is in its books too (docs/domain/purchases.md#paid-from-the-drawer).
 */
@Injectable()
export class KeepExpenses {
  constructor(
    @InjectModel(ExpenseDocument.name) private readonly expenses: Model<ExpenseDocument>,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly months: ClosedMonths,
    private readonly drawers: Drawers,
    private readonly rules: ExpenseRules,
  ) {}

  /**
   * @throws InvalidInput naming `date` when it is in the future or before the drawer was opened, `gstin` or `tax`;
   * Conflict MONTH_CLOSED | DRAWER_CLOSED | CASH_SHORT
   */
  async create({ draft, createdBy, requestKey }: NewExpense): Promise<StoredExpense> {
    const entered = await this.rules.entered(draft)
    return this.transactions.run(async () => {
      const known = requestKey && (await this.expenses.findOne({ requestKey }).lean<ExpenseDocument>())
      if (known) return known
      await this.months.assertOpen(draft.date, 'date')
      const expense = new this.expenses({ ...entered, createdBy, requestKey: requestKey ?? null })
      if (draft.paidFrom === 'drawer') expense.drawer = await this.pay(expense._id, entered, 0, createdBy)
      return this.write(expense)
    })
  }

  /** @throws NotFound, EditConflict, Conflict EXPENSE_CORRECTED; as `create` */
  async change(id: string, { draft, version, by, toAnswer }: ExpenseEdit): Promise<StoredExpense> {
    const entered = await this.rules.entered(draft)
    return this.transactions.run(async () => {
      const before = await this.find(id)
      await this.demandFree(before)
      await this.months.assertOpen(before.date, 'date')
      await this.months.assertOpen(draft.date, 'date')
      const drawer = await this.paidAnew(before, entered, by)
      const changed = await changeVersioned(this.expenses, {
        id,
        version,
        change: { $set: { ...entered, drawer } },
        what: 'The expense',
        toAnswer,
      })
      await this.record('changed', before, told(before), told(changed))
      return changed
    })
  }

  /** @returns the expense before its deletion. @throws NotFound; Conflict MONTH_CLOSED | DRAWER_CLOSED */
  async delete(id: string, by: string): Promise<StoredExpense> {
    return this.transactions.run(async () => {
      const before = await this.find(id)
      await this.months.assertOpen(before.date, 'date')
      const { deletedCount } = await this.expenses.deleteOne({ _id: before._id })
      if (deletedCount === 0) throw new NotFound('The expense')
      await this.takeBack(before, by)
      const nothing = Object.fromEntries(Object.keys(told(before)).map((field) => [field, undefined]))
      await this.record('deleted', before, told(before), nothing)
      return before
    })
  }

  /**
   * Corrects an expense whose month is closed: an expense of the same amount below zero takes it back, dated today, and
   * another one, dated today as well, says what it should have been. What a drawer paid is settled with the owner: the
   * drawer was counted long ago.
   * @returns what takes it back. @throws NotFound; InvalidInput naming `tax`; Conflict MONTH_OPEN | EXPENSE_CORRECTED
   */
  async correct(id: string, correction: ExpenseCorrection, createdBy: string): Promise<StoredExpense> {
    const wrong = await this.find(id)
    const today = this.rules.today()
    const { type, amountPaise, description, vendor, gstin, billNumber } = wrong
    const kept = { date: today, vendor, gstin, billNumber, paidFrom: settledFrom(wrong.paidFrom) }
    const should =
      correction.amountPaise === undefined
        ? null
        : await this.rules.entered({
            ...kept,
            type: correction.type ?? type,
            amountPaise: correction.amountPaise,
            taxPaise: correction.taxPaise ?? sumOfTax(wrong),
            description: correction.description ?? description,
          })
    return this.transactions.run(async () => {
      if ((await this.months.bookingDay(wrong.date)) === wrong.date) throw monthOpen(wrong)
      await this.demandFree(await this.find(id))
      const back = await this.write(
        new this.expenses({
          ...kept,
          type,
          amountPaise: negative(amountPaise),
          cgstPaise: negative(wrong.cgstPaise),
          sgstPaise: negative(wrong.sgstPaise),
          igstPaise: negative(wrong.igstPaise),
          claimablePaise: negative(wrong.claimablePaise),
          description: `Correction of ${dayInWords(wrong.date)}${description && `: ${description}`}`,
          createdBy,
          corrects: wrong._id,
        }),
      )
      if (should) await this.write(new this.expenses({ ...should, createdBy }))
      return back
    })
  }

  private async write(expense: HydratedDocument<ExpenseDocument>): Promise<StoredExpense> {
    await expense.save()
    await this.record(expense.corrects ? 'corrected' : 'created', expense, {}, told(expense.toObject()))
    return expense.toObject()
  }

  /**
   * Only an expense that neither corrects another nor is corrected is changed or corrected.
   * @throws Conflict EXPENSE_CORRECTED
   */
  private async demandFree({ _id, date, corrects }: StoredExpense): Promise<void> {
    if (corrects != null)
      throw new Conflict('EXPENSE_CORRECTED', 'This takes another expense back, so it stays as it is.')
    const correction = await this.expenses.findOne({ corrects: _id }).lean<ExpenseDocument>()
    if (!correction) return
    const sentence = `The expense of ${dayInWords(date)} was corrected on ${dayInWords(correction.date)} already.`
    throw new Conflict('EXPENSE_CORRECTED', sentence)
  }

  /** Moves cash when the drawer paid the expense before or pays it now. @returns the drawer that pays it now */
  private async paidAnew(
    before: ExpenseDocument,
    after: EnteredExpense,
    by: string,
  ): Promise<Types.ObjectId | null> {
    const isSame = (['paidFrom', 'amountPaise', 'date'] as const).every(
      (field) => before[field] === after[field],
    )
    if (isSame) return before.drawer
    await this.takeBack(before, by)
    return after.paidFrom === 'drawer' ? this.pay(before._id, after, (before.version ?? 0) + 1, by) : null
  }

  private pay(
    id: Types.ObjectId,
    { date: day, type, vendor, description, amountPaise: paise }: EnteredExpense,
    version: number,
    by: string,
  ): Promise<Types.ObjectId> {
    const reason = [type, vendor || description].filter(Boolean).join(': ').slice(0, 200)
    return this.drawers.pay({
      kind: 'expense',
      paise,
      reason,
      by,
      key: `${String(id)}:${version}`,
      day,
      field: 'date',
    })
  }

  private async takeBack({ _id, version, drawer, amountPaise: paise, type }: ExpenseDocument, by: string) {
    if (!drawer) return
    const reason = `${type}`
    await this.drawers.takeBack({ drawer, paise, reason, by, key: `${String(_id)}:${version ?? 0}` })
  }

  private async find(id: string): Promise<ExpenseDocument> {
    return rowOrNotFound(this.expenses, id, 'The expense')
  }

  private record(
    what: 'created' | 'changed' | 'deleted' | 'corrected',
    { _id }: Pick<ExpenseDocument, '_id'>,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
  ): Promise<void> {
    const changes = changesBetween(before, after)
    return this.audit.record({ action: `expense.${what}`, subject: `expense:${String(_id)}`, changes })
  }
}

const negative = (amount: Paise): Paise => subtractPaise(NO_MONEY, amount)
const settledFrom = (paidFrom: PaidFrom): PaidFrom => (paidFrom === 'drawer' ? 'owner' : paidFrom)

function monthOpen({ date }: StoredExpense): Conflict {
  const sentence = `The month of ${dayInWords(date)} is open: change the expense itself.`
  return new Conflict('MONTH_OPEN', sentence)
}

/** Describes an expense for the audit log. */
function told({ date, type, amountPaise, description, ...paper }: EnteredExpense): Record<string, unknown> {
  const { vendor, gstin, billNumber, paidFrom } = paper
  const tax = formatRupees(sumOfTax(paper))
  return {
    date,
    type,
    amount: formatRupees(amountPaise),
    description,
    vendor,
    gstin: gstin ?? '',
    billNumber,
    tax,
    paidFrom,
  }
}
