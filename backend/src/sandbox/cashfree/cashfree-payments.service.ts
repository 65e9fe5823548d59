import { randomInt } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { rupeesToPaise } from '../../kernel/amounts/money.js'
import { Conflict, NotFound } from '../../kernel/errors/errors.js'
import { Clock } from '../../platform/clock.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { CashfreeOrders } from './cashfree-orders.service.js'
import { type CompleteBody } from './cashfree-sandbox.dto.js'
import { CashfreeWebhooks } from './cashfree-webhooks.service.js'
import { orderStatus, paymentEvent, wirePayment } from './domain/wire.js'
import { CashfreeOrder, CashfreePayment } from './schemas/cashfree-records.schema.js'

/** What the customer, or the bank, does in the payment window. */
@Injectable()
export class CashfreePayments {
  constructor(
    @InjectModel(CashfreeOrder.name) private readonly orders: Model<CashfreeOrder>,
    @InjectModel(CashfreePayment.name) private readonly payments: Model<CashfreePayment>,
    private readonly finder: CashfreeOrders,
    private readonly webhooks: CashfreeWebhooks,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends a try to pay and tells the shop.
   * @throws NotFound for an unknown session; Conflict NO_PAYMENT_SESSION unless `force` plays a bank that answers late.
   */
  async complete(sessionId: string, wish: CompleteBody): Promise<Record<string, unknown>> {
    const order = await this.finder.bySession(sessionId)
    if (!order) throw new NotFound('The payment session')
    const payment = await this.transactions.run(() => this.settle(order, wish))
    const event = paymentEvent(order, payment)
    if (event && wish.webhook !== false) await this.webhooks.send(order, event, wish.times)
    return { order_id: order._id, ...wirePayment(payment) }
  }

  private async settle(order: CashfreeOrder, wish: CompleteBody): Promise<CashfreePayment> {
    const now = this.clock.now()
    const status = wish.outcome
    if (!wish.force && orderStatus(order, now) !== 'ACTIVE') throw sessionNotActive()
    if (status === 'SUCCESS' && !wish.keepOrderActive) await this.markPaid(order, wish.force === true)
    const given = {
      orderId: order._id,
      status,
      amountPaise: wish.amount === undefined ? order.amountPaise : rupeesToPaise(wish.amount),
      currency: wish.currency ?? order.currency,
      at: now,
    }
    const _id = wish.cf_payment_id ?? `51${randomInt(1e10, 1e11)}`
    const stored = await this.payments
      .findOneAndUpdate(
        { _id, orderId: order._id },
        { $set: given },
        { upsert: true, returnDocument: 'after' },
      )
      .lean()
    return stored
  }

  /** Only one success of several at once takes the order, as at the vendor. */
  private async markPaid({ _id }: CashfreeOrder, force: boolean): Promise<void> {
    const from = force ? {} : { status: 'ACTIVE' as const }
    const { matchedCount } = await this.orders.updateOne({ _id, ...from }, { $set: { status: 'PAID' } })
    if (matchedCount === 0) throw sessionNotActive()
  }
}

const sessionNotActive = (): Conflict =>
  new Conflict('NO_PAYMENT_SESSION', 'This payment session is no longer active.')
