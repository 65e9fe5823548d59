import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NO_MONEY } from '../../../kernel/amounts/money.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Audit } from '../../office/audit/audit.service.js'
import { changesBetween } from '../../office/audit/domain/changes.js'
import { ClosedMonths } from '../closed-months/closed-months.service.js'
import { paid, subjectOf } from './bill-refusals.js'
import { BillQueries, type StoredBill } from './bills.queries.js'
import { SupplierBillDocument } from './schemas/supplier-bill.schema.js'

/** Cancels bills that were entered by mistake; they are never deleted. */
@Injectable()
export class CancelBills {
  constructor(
    @InjectModel(SupplierBillDocument.name) private readonly bills: Model<SupplierBillDocument>,
    private readonly queries: BillQueries,
    private readonly months: ClosedMonths,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * The bill counts nowhere any more, and its receipts may stand on another one. Repeating it changes nothing.
   * @throws NotFound, Conflict BILL_PAID | MONTH_CLOSED
   */
  async cancel(id: string, reason: string, by: string): Promise<StoredBill> {
    return this.transactions.run(async () => {
      const before = await this.queries.byId(id)
      if (before.state === 'cancelled') return before
      await this.months.assertOpen(before.day, 'day')
      if (before.paidPaise > 0) throw paid(before, 'Take its payments back first.')
      const cancelled = { reason, by, at: this.clock.now() }
      const gone = { state: 'cancelled', numberKey: null, receipts: [], openPaise: NO_MONEY, cancelled }
      const bill = await this.bills
        .findOneAndUpdate(
          { _id: before._id },
          { $set: gone, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .orFail()
        .lean<SupplierBillDocument>()
      const changes = changesBetween({ state: before.state }, { state: 'cancelled', reason })
      await this.audit.record({ action: 'bill.cancelled', subject: subjectOf(bill), changes })
      return bill
    })
  }
}
