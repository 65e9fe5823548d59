import { Injectable } from '@nestjs/common'
import { Clock } from '../../../../platform/clock.js'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { CANCELLABLE, DELETABLE, EXISTING } from '../domain/guards.js'
import { refundOnCancellation } from '../domain/order.js'
import { Holds } from '../placing/holds.service.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'
import { notTakenBack, TakeBack } from './take-back.service.js'

/** Lets customers cancel a paid order, or delete an unpaid one. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly store: OrderStore,
    private readonly takeBack: TakeBack,
    private readonly holds: Holds,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Cancels a paid, unpacked order: returns the stock and computes the refund. It cannot race with
   * assignment, which locks the same document first.
   * @throws NotFound, Conflict INVALID_TRANSITION
   */
  async cancel({ userId }: Principal, orderId: string): Promise<StoredOrder> {
    const { cancellationPercent } = await this.settings.current()
    return this.transactions.run(async () => {
      const order = await this.store.take(orderId, { userId, ...EXISTING.filter })
      if (!CANCELLABLE.holds(order)) throw notTakenBack(order, 'cancelled')
      return this.takeBack.cancel(order, {
        backPaise: refundOnCancellation(order, cancellationPercent),
        // The ledger is kept for ever, so it names a customer by an id that stays when the account is
        // deleted.
        stockBy: userId,
        cancelledBy: 'customer',
        reason: null,
      })
    })
  }

  /**
   * Deletes an unpaid order, softly: it leaves the customer's list and releases its stock.
   * @throws NotFound, Conflict INVALID_TRANSITION once it is paid.
   */
  async delete({ userId }: Pick<Principal, 'userId'>, orderId: string): Promise<StoredOrder> {
    const now = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.store.take(orderId, { userId, ...EXISTING.filter })
      if (!DELETABLE.holds(order)) throw notTakenBack(order, 'deleted')
      if (order.held) await this.holds.giveBack(order.items)
      return this.store.write(order, { deletedAt: now, held: false }, [{ event: 'Deleted', at: now }])
    })
  }
}
