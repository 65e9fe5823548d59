import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { type IstDay, istDay, istDayEnd, istDayStart } from '../../../kernel/ist.js'
import { type Paise } from '../../../kernel/money.js'
import { type Milli } from '../../../kernel/quantity.js'
import { SOLD } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { SalesChangeDocument } from '../schemas/sales-change.schema.js'

/** An order that was paid and not taken back. */
export interface Sale {
  /** The day in India on which it was placed. */
  day: IstDay
  totalPaise: Paise
  deliveryPaise: Paise
  items: { Id: string; name: string; quantityMilli: Milli; linePaise: Paise }[]
}

const FIELDS = {
  orderDate: 1,
  totalPaise: 1,
  deliveryPaise: 1,
  'items.Id': 1,
  'items.name': 1,
  'items.quantityMilli': 1,
  'items.linePaise': 1,
}

/** What was sold, for reports; and which days' sums a change has made stale. */
@Injectable()
export class Sales {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    @InjectModel(SalesChangeDocument.name) private readonly changes: Model<SalesChangeDocument>,
  ) {}

  /** Sales of orders placed from one Indian day to another, both included, one by one: a year may hold many. */
  async *between(from: IstDay, to: IstDay): AsyncGenerator<Sale> {
    const orderDate = { $gte: istDayStart(from), $lt: istDayEnd(to) }
    const found = this.orders.find({ orderDate, ...SOLD.filter }, FIELDS).sort({ orderDate: -1, _id: -1 })
    for await (const order of found.lean<OrderDocument[]>().cursor() as AsyncIterable<OrderDocument>)
      yield { ...order, day: istDay(order.orderDate) }
  }

  /** Days whose sums are out of date, at most `most`. */
  async staleDays(most: number): Promise<IstDay[]> {
    const rows = await this.changes.find().sort({ day: 1 }).limit(most).lean<SalesChangeDocument[]>()
    return [...new Set(rows.map(({ day }) => day))]
  }

  /** In the transaction that sums a day up: what it has seen is dealt with. */
  async settled(day: IstDay): Promise<void> {
    await this.changes.deleteMany({ day })
  }
}
