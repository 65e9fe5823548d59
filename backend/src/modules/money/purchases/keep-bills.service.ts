import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { formatRupees, subtractPaise } from '../../../kernel/amounts/money.js'
import { dayInWords } from '../../../kernel/dates/ist.js'
import { Conflict, InvalidInput } from '../../../kernel/errors/errors.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { changeVersioned } from '../../../platform/mongo/versions.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { ClosedMonths } from '../closed-months/closed-months.service.js'
import { type BillDraft, BillPapers } from './bill-papers.service.js'
import { demandCounting, paid, subjectOf } from './bill-refusals.js'
import { BillQueries, type StoredBill } from './bills.queries.js'
import { numberKey, yearOf } from './domain/bill.js'
import { SupplierBillDocument } from './schemas/supplier-bill.schema.js'

export interface BillEdit {
  draft: BillDraft
  /** Version that the editor loaded; if it is left out, the last save wins. */
  version?: number | undefined
  /** Converts the stored bill to an answer, for a person whose edit came too late. */
  toAnswer: (bill: StoredBill) => object
}

/** Enters and changes suppliers' bills (docs/domain/purchases.md#bills). Each step is in the audit log. */
@Injectable()
export class KeepBills {
  constructor(
    @InjectModel(SupplierBillDocument.name) private readonly bills: Model<SupplierBillDocument>,
    private readonly queries: BillQueries,
    private readonly papers: BillPapers,
    private readonly months: ClosedMonths,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * @param requestKey repeating the request gives the bill that it entered
   * @throws NotFound (supplier); InvalidInput naming the field; Conflict BILL_EXISTS | RECEIPT_BILLED |
   * MONTH_CLOSED
   */
  async create(draft: BillDraft, createdBy: string, requestKey?: string): Promise<StoredBill> {
    return this.once(draft, { requestKey }, async () => {
      const known = await this.queries.byRequest(requestKey)
      if (known) return known
      await this.months.assertOpen(draft.day, 'day')
      const entered = await this.papers.ofNew(draft)
      const own = {
        openPaise: entered.totalPaise,
        createdBy,
        requestKey: requestKey ?? null,
      }
      const bill = new this.bills({ ...entered, ...own })
      await bill.save()
      await this.papers.tie(bill)
      const changes = changesBetween({}, told(entered))
      await this.audit.record({ action: 'bill.created', subject: subjectOf(bill), changes })
      return bill.toObject()
    })
  }

  /**
   * @throws NotFound, EditConflict; InvalidInput naming the field; Conflict BILL_CANCELLED | BILL_EXISTS |
   * RECEIPT_BILLED | MONTH_CLOSED, and BILL_PAID when more is paid than the new total
   */
  async change(id: string, { draft, version, toAnswer }: BillEdit): Promise<StoredBill> {
    return this.once(draft, { id }, async () => {
      const before = await this.queries.byId(id)
      demandCounting(before)
      await this.months.assertOpen(before.day, 'day')
      await this.months.assertOpen(draft.day, 'day')
      if (draft.supplier !== String(before.supplier)) {
        const sentence = 'A bill stays with its supplier. Cancel it and enter it at the other one.'
        throw InvalidInput.field('supplier', sentence)
      }
      const entered = await this.papers.ofKnown(draft)
      if (entered.totalPaise < before.paidPaise) throw paid(before, 'The total cannot be less.')
      const openPaise = subtractPaise(entered.totalPaise, before.paidPaise)
      const changed = await changeVersioned(this.bills, {
        id,
        version,
        change: { $set: { ...entered, openPaise, state: openPaise === 0 ? 'paid' : 'open' } },
        what: 'The bill',
        toAnswer,
      })
      await this.papers.tie(changed)
      const changes = changesBetween(told(before), told(changed))
      await this.audit.record({ action: 'bill.changed', subject: subjectOf(changed), changes })
      return changed
    })
  }

  /** Runs a write whose number, receipts or key another bill may have; of a race of two, one finds the other here. */
  private async once(
    draft: BillDraft,
    { id = null, requestKey }: { id?: string | null; requestKey?: string | undefined },
    work: () => Promise<StoredBill>,
  ): Promise<StoredBill> {
    try {
      return await this.transactions.run(work)
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      const twin = await this.queries.twin(draft.supplier, numberKey(draft.number), yearOf(draft.day))
      if (twin && requestKey !== undefined && twin.requestKey === requestKey) return twin
      if (twin && String(twin._id) !== id) throw exists(twin)
      const other = await this.queries.standingOn(draft.receipts, id)
      if (other) throw billed(other)
      throw error
    }
  }
}

function exists({ _id, number, day, supplierName }: StoredBill): Conflict {
  const sentence = `Bill ${number} of ${supplierName} is in the books already, of ${dayInWords(day)}.`
  return new Conflict('BILL_EXISTS', sentence, { id: String(_id), number, day })
}

function billed({ _id, number }: StoredBill): Conflict {
  const sentence = `A receipt stands on bill ${number} already.`
  return new Conflict('RECEIPT_BILLED', sentence, { id: String(_id), number })
}

type Told = Pick<
  StoredBill,
  'number' | 'day' | 'dueDay' | 'lines' | 'totalPaise' | 'notes' | 'supplierName'
> & {
  receipts: readonly unknown[]
}

/** Describes a bill for the audit log. */
function told({ supplierName, number, day, dueDay, lines, totalPaise, receipts, notes }: Told) {
  const inWords = lines.map(({ what, rateBasisPoints, taxablePaise }) =>
    [what, formatRupees(taxablePaise), `${rateBasisPoints / 100} %`].join(' '),
  )
  return {
    supplier: supplierName,
    number,
    day,
    dueDay,
    lines: inWords.join(', '),
    total: formatRupees(totalPaise),
    receipts: receipts.length,
    notes,
  }
}
