import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { paiseToRupees } from '../../../kernel/amounts/money.js'
import { type IstDay, istDayEnd, istDayStart } from '../../../kernel/dates/ist.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import { rowsOf } from '../../../platform/mongo/rows-of.js'
import { Audit } from '../../office/audit/audit.service.js'
import { ReceiptDocument } from './schemas/receipt.schema.js'

export type StoredReceipt = Readonly<ReceiptDocument>

/** Receipts for money that staff took: an order has one receipt, and a UPI payment pays one order. */
@Injectable()
export class Receipts {
  constructor(
    @InjectModel(ReceiptDocument.name) private readonly receipts: Model<ReceiptDocument>,
    private readonly audit: Audit,
  ) {}

  find(order: Types.ObjectId): Promise<StoredReceipt | null> {
    return this.receipts.findById(order).lean<ReceiptDocument>().exec()
  }

  /** Receipts of a range of days of India, both included, the oldest first; one at a time. */
  between(from: IstDay, to: IstDay): AsyncIterable<StoredReceipt> {
    const at = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    const found = this.receipts.find({ at }).sort({ at: 1, _id: 1 }).lean<ReceiptDocument[]>()
    return rowsOf(found)
  }

  /** Stores a receipt; joins the caller's transaction. @throws Conflict REFERENCE_USED */
  async write(receipt: StoredReceipt): Promise<void> {
    const { orderId, method, paise, reference } = receipt
    if (reference !== null) await this.requireUnused(reference)
    await this.receipts.create([receipt])
    const changes = [
      { field: 'paidBy', before: null, after: method },
      { field: 'amount', before: null, after: paiseToRupees(paise) },
      { field: 'reference', before: null, after: reference },
    ]
    await this.audit.record({ action: 'order.collected', subject: `order:${orderId}`, changes })
  }

  private async requireUnused(reference: string): Promise<void> {
    const other = await this.receipts.findOne({ reference }).lean<ReceiptDocument>()
    if (!other) return
    const { orderId } = other
    throw new Conflict('REFERENCE_USED', `${reference} paid order ${orderId} already.`, { orderId })
  }
}
