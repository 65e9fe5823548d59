import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { sumPaise } from '../../../kernel/amounts/money.js'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { groupBy } from '../../../kernel/group-by.js'
import { Clock } from '../../../platform/clock.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { OrderCourierBills } from '../../sales/orders/money/order-courier-bills.service.js'
import { ChargeMatching, type MatchedCharge } from './charge-matching.service.js'
import { billOf } from './domain/dispute.js'
import { type OwnColumns } from './domain/invoice-columns.js'
import { type ChargeLine } from './domain/invoice-lines.js'
import { CourierChargeDocument, type StoredCharge } from './schemas/courier-charge.schema.js'
import { CourierInvoiceDocument } from './schemas/courier-invoice.schema.js'

/** The invoice that lines are on. */
export interface InvoiceHead {
  number: string
  day: IstDay
  hash: string
  columns: OwnColumns
}

export interface BookedCharges {
  added: number
  /** Charges that wait for a person. */
  open: number
  already: number
}

const rowOf =
  ({ number: invoice, day }: InvoiceHead) =>
  ({ key, line: { line: _, nth: __, ...line }, match, of }: MatchedCharge) => ({
    ...line,
    ...match,
    _id: key,
    invoice,
    day,
    order: of?._id ?? null,
    orderId: of?.orderId ?? null,
    open: match.troubles.length > 0,
  })

/** Writes the charges of an invoice into the books, each once (docs/domain/courier.md#invoices). */
@Injectable()
export class InvoiceBooks {
  constructor(
    @InjectModel(CourierInvoiceDocument.name) private readonly invoices: Model<CourierInvoiceDocument>,
    @InjectModel(CourierChargeDocument.name) private readonly charges: Model<CourierChargeDocument>,
    private readonly matching: ChargeMatching,
    private readonly bills: OrderCourierBills,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Books the lines, all or none. Concurrent imports of one invoice conflict on it, those of two invoices on the orders
   * that both charge.
   */
  book(head: InvoiceHead, lines: readonly ChargeLine[]): Promise<BookedCharges> {
    const { number: _id, day, hash, columns } = head
    return this.transactions.run(async () => {
      const fresh = { day, hash, importedAt: this.clock.now() }
      await this.invoices.updateOne(
        { _id },
        { $inc: { revision: 1 }, $set: { columns }, $setOnInsert: fresh },
        { upsert: true },
      )
      const matched = await this.matching.match(_id, lines)
      const added = matched.filter(({ stored }) => stored === null)
      const rows = added.map(rowOf(head))
      await this.charges.insertMany(rows)
      await this.noteParcels(rows)
      const open = rows.filter((row) => row.open).length
      const sums = {
        lines: rows.length,
        openLines: open,
        chargePaise: sumPaise(rows.map(({ chargePaise }) => chargePaise)),
        taxPaise: sumPaise(rows.map(({ taxPaise }) => taxPaise)),
      }
      await this.invoices.updateOne({ _id }, { $inc: sums })
      return { added: rows.length, open, already: matched.length - rows.length }
    })
  }

  /** Joins the caller's transaction: the parcels of these charges know what is taken for them. */
  async noteParcels(changed: readonly { waybill: string; order: Types.ObjectId | null }[]): Promise<void> {
    const orders = new Map(
      changed.flatMap(({ waybill, order }) => (order ? [[waybill, order] as const] : [])),
    )
    const rows = await this.charges.find({ waybill: { $in: [...orders.keys()] } }).lean<StoredCharge[]>()
    const byWaybill = groupBy(rows, ({ waybill }) => waybill)
    await this.bills.note(
      [...orders].map(([waybill, order]) => ({ order, waybill, bill: billOf(byWaybill.get(waybill) ?? []) })),
    )
  }
}
