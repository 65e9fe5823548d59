import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { addIstDays, type IstDay, istDayEnd, istDayStart } from '../../../../kernel/dates/ist.js'
import { EXISTING, SOLD } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'

const FIELDS = { userId: 1, paidPaise: 1, creditedPaise: 1, 'items.productId': 1 } as const

interface Row {
  userId: Types.ObjectId
  paidPaise: Paise | null
  creditedPaise: Paise
  items: { productId: Types.ObjectId }[]
}

/** What one customer took together, in one order. */
export interface Basket {
  customer: string
  products: string[]
}

/** Reads what customers bought together, without names, addresses or sums. */
@Injectable()
export class Baskets {
  constructor(@InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>) {}

  /**
   * The orders that were sold from one Indian day to another, both included, the newest first, one day at a time.
   * Replacements count no more than orders whose money went back whole: nobody chose them.
   */
  async *between(from: IstDay, to: IstDay): AsyncGenerator<Basket[]> {
    for (let day = to; day >= from; day = addIstDays(day, -1)) {
      const orderDate = { $gte: istDayStart(day), $lt: istDayEnd(day) }
      const rows = await this.orders
        .find({ orderDate, ...SOLD.filter, ...EXISTING.filter, replaces: null }, FIELDS)
        .sort({ orderDate: -1, _id: -1 })
        .batchSize(500)
        .lean<Row[]>()
      yield rows
        .filter(
          ({ paidPaise, creditedPaise }) => paidPaise === null || (creditedPaise ?? NO_MONEY) < paidPaise,
        )
        .map(({ userId, items }) => ({
          customer: String(userId),
          products: items.map(({ productId }) => String(productId)),
        }))
    }
  }
}
