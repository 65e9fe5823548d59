import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NO_MONEY } from '../../../../kernel/amounts/money.js'
import { addIstDays, type IstDay, istDayEnd, istDayStart } from '../../../../kernel/dates/ist.js'
import { rowsOf } from '../../../../platform/mongo/rows-of.js'
import { PAID } from '../domain/guards.js'
import { creditsOf, type Sale, type SaleCredit, saleOf } from '../domain/money/sale.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { SalesChangeDocument } from '../schemas/sales-change.schema.js'

const FIELDS = {
  orderDate: 1,
  channel: 1,
  paidBy: 1,
  orderStatus: 1,
  paymentStatus: 1,
  paidAt: 1,
  cancelledAt: 1,
  totalPaise: 1,
  deliveryPaise: 1,
  sparedDeliveryPaise: 1,
  finalPaise: 1,
  paidPaise: 1,
  refundPaise: 1,
  payout: 1,
  gst: 1,
  deliveryTax: 1,
  'items.Id': 1,
  'items.name': 1,
  'items.quantityMilli': 1,
  'items.linePaise': 1,
  'items.tax': 1,
  'items.allocations.stockId': 1,
  'items.allocations.quantityMilli': 1,
  'parcels.reference': 1,
  'parcels.waybill': 1,
  'parcels.cancelledAt': 1,
  'parcels.progress': 1,
  'parcels.chargePaise': 1,
  'parcels.returnChargePaise': 1,
  'parcels.care.settledAs': 1,
  returnedJars: 1,
  credits: 1,
}

/** Orders in one answer of the database: an ordinary day takes one round trip. */
const ORDERS_AT_ONCE = 1_000

/** The fields from which a credit of an order is calculated. */
const CREDIT_FIELDS = { channel: 1, orderStatus: 1, credits: 1, 'items.Id': 1, 'items.name': 1 } as const

/** Reads sales for reports, and the days whose sums a change has made stale. */
@Injectable()
export class Sales {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    @InjectModel(SalesChangeDocument.name) private readonly changes: Model<SalesChangeDocument>,
  ) {}

  /**
   * Paid orders that were placed from one Indian day to another, both included; one day at a time, since a
   * year may have many.
   */
  async *between(from: IstDay, to: IstDay): AsyncGenerator<Sale[]> {
    let reading = this.placedOn(from)
    for (let day = from; day <= to; day = addIstDays(day, 1)) {
      const orders = await reading
      // The database reads the next day while this one is added up.
      if (day < to) reading = this.placedOn(addIstDays(day, 1))
      // A caller that stops early never awaits this read, and its failure must not end the process.
      reading.catch(() => undefined)
      yield orders.map(saleOf)
    }
  }

  private placedOn(day: IstDay): Promise<OrderDocument[]> {
    const orderDate = { $gte: istDayStart(day), $lt: istDayEnd(day) }
    return this.orders
      .find({ orderDate, ...PAID.filter }, FIELDS)
      .sort({ orderDate: -1, _id: -1 })
      .batchSize(ORDERS_AT_ONCE)
      .lean<OrderDocument[]>()
      .exec()
  }

  /** Refunds of orders from one Indian day to another, whenever the orders were placed. */
  async *creditsBetween(from: IstDay, to: IstDay): AsyncGenerator<SaleCredit> {
    const doneAt = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    // `creditedPaise` repeats the condition of the partial index, so that the index may be used. An order
    // with one credit before the range and one after it is found too, so each credit is checked below.
    const found = this.orders.find(
      { creditedPaise: { $gt: NO_MONEY }, 'credits.doneAt': doneAt },
      CREDIT_FIELDS,
    )
    for await (const order of rowsOf<OrderDocument>(found.lean()))
      for (const credit of creditsOf(order))
        if (credit.day && credit.day >= from && credit.day <= to) yield credit
  }

  /** Days whose sums are out of date, at most `most`. */
  async staleDays(most: number): Promise<IstDay[]> {
    const rows = await this.changes.find().sort({ day: 1 }).limit(most).lean<SalesChangeDocument[]>()
    return [...new Set(rows.map(({ day }) => day))]
  }

  /** Marks a day as summed up, in the same transaction: the changes that it has seen are done. */
  async settled(day: IstDay): Promise<void> {
    await this.changes.deleteMany({ day })
  }
}
