import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter } from 'mongoose'
import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { type IstDay, istDayEnd, istDayStart } from '../../../../kernel/dates/ist.js'
import { Settings } from '../../../office/settings/settings.service.js'
import {
  partsOfCancellation,
  partsOfCredit,
  partsOfInvoice,
  type TaxedPart,
} from '../domain/money/taxed-parts.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { type StoredOrder } from '../store/stored-order.js'

const FIELDS = {
  orderStatus: 1,
  paidAt: 1,
  cancelledAt: 1,
  totalPaise: 1,
  deliveryPaise: 1,
  finalPaise: 1,
  paidPaise: 1,
  refundPaise: 1,
  gst: 1,
  deliveryTax: 1,
  'items.name': 1,
  'items.quantityMilli': 1,
  'items.linePaise': 1,
  'items.tax': 1,
  'items.hsnCode': 1,
  credits: 1,
} as const

/** An invoice, or a credit note that takes back a part of one. */
export interface IssuedPaper {
  kind: 'invoice' | 'credit note'
  parts: TaxedPart[]
}

/** Papers under GST by their own date (docs/domain/orders.md#invoices-and-credit-notes). */
@Injectable()
export class IssuedPapers {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly settings: Settings,
  ) {}

  /** Papers of a range of days, both included, one order at a time, since a month may have many. */
  async *between(from: IstDay, to: IstDay): AsyncGenerator<IssuedPaper> {
    const range = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    for await (const order of this.taxed({ paidAt: range }))
      yield { kind: 'invoice', parts: partsOfInvoice(order) }
    for await (const order of this.taxed({ cancelledAt: range, paidAt: { $ne: null } }))
      yield { kind: 'credit note', parts: partsOfCancellation(order) }
    // The filter also finds an order with one credit before the range and one after it, so each credit is
    // checked.
    for await (const order of this.taxed({ creditedPaise: { $gt: NO_MONEY }, 'credits.doneAt': range }))
      for (const credit of order.credits)
        if (credit.doneAt && credit.doneAt >= range.$gte && credit.doneAt < range.$lt)
          yield { kind: 'credit note', parts: partsOfCredit(order, credit) }
  }

  /** The numbers of the credit notes of orders, by `_id`. */
  noted(
    ids: readonly OrderDocument['_id'][],
  ): Promise<Pick<StoredOrder, '_id' | 'creditNoteNumber' | 'credits'>[]> {
    return this.orders
      .find({ _id: { $in: [...ids] } }, { creditNoteNumber: 1, credits: 1 })
      .lean<Pick<StoredOrder, '_id' | 'creditNoteNumber' | 'credits'>[]>()
  }

  /** Products are named as people read them. */
  private async *taxed(filter: QueryFilter<OrderDocument>): AsyncGenerator<StoredOrder> {
    const found = this.orders.find({ ...filter, gst: { $ne: null } }, FIELDS).lean<OrderDocument[]>()
    for await (const order of found.cursor() as AsyncIterable<OrderDocument>)
      yield { ...order, items: await this.settings.linesInWords(order.items) }
  }
}
