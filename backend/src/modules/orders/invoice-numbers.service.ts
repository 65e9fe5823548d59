import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../kernel/errors.js'
import { Counters } from '../../platform/mongo/counters.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { invoiceCounterKey, invoiceNumber } from './domain/invoice-number.js'
import { type OrderRecord } from './order.record.js'
import { OrderStore } from './order-store.service.js'
import { OrderDocument } from './schemas/order.schema.js'

const AT_A_TIME = 50
/** Of such a size in one round; the rest waits for the next. */
const BATCHES = 40

/**
 * Running numbers of paid orders. They are given a moment after the payment and not in its transaction, where every
 * buyer would wait for the one counter; counter and order commit together, so no number is lost and none is given twice.
 */
@Injectable()
export class InvoiceNumbers {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
    private readonly counters: Counters,
    private readonly transactions: Transactions,
  ) {}

  /**
   * The order with its number, which it gets now if it has none.
   * @throws NotFound; Conflict NOT_PAID
   */
  async numbered(orderId: string): Promise<OrderRecord & { invoiceNumber: string; paidAt: Date }> {
    const found = await this.store.find(orderId)
    const { invoiceNumber: given, paidAt } = found
    if (!paidAt)
      throw new Conflict('NOT_PAID', `Order ${found.orderId} has no invoice until it is paid.`, {
        paymentStatus: found.paymentStatus,
      })
    if (given) return { ...found, invoiceNumber: given, paidAt }
    await this.give(found)
    return this.numbered(orderId)
  }

  /** Numbers every paid order that waits for one, in the order of their payments. @returns how many. */
  async round(): Promise<number> {
    let given = 0
    for (let batch = 0; batch < BATCHES; batch++) {
      const due = await this.orders
        .find({ invoiceDue: true }, { paidAt: 1 })
        .sort({ paidAt: 1, _id: 1 })
        .limit(AT_A_TIME)
        .lean<OrderRecord[]>()
      // One commit for all of them: the counter is waited for once.
      await this.transactions.run(async () => {
        for (const order of due) await this.give(order)
      })
      given += due.length
      if (due.length < AT_A_TIME) break
    }
    return given
  }

  private async give({ _id }: OrderRecord): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.store.take(_id, { invoiceNumber: null, paidAt: { $ne: null } })
      if (!order?.paidAt) return
      const running = await this.counters.next(invoiceCounterKey(order.paidAt))
      await this.store.write(order, {
        invoiceNumber: invoiceNumber(order.paidAt, running),
        invoiceDue: false,
      })
    })
  }
}
