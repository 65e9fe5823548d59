import { Injectable } from '@nestjs/common'
import { AppError, Conflict } from '../../../kernel/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/access.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Settings } from '../../settings/settings.service.js'
import { creditOf } from '../domain/credit.js'
import { CANCELLABLE, DELETABLE, EXISTING } from '../domain/guards.js'
import { refundOnCancellation } from '../domain/order.js'
import { Allocations } from '../fulfilment/allocations.service.js'
import { Holds } from '../placing/holds.service.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'

/** The customer takes an order back: cancels a paid one, deletes an unpaid one. */
@Injectable()
export class CancelOrder {
  constructor(
    private readonly store: OrderStore,
    private readonly holds: Holds,
    private readonly allocations: Allocations,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Cancels a paid, unpacked order: stock back, refund computed. It cannot race with assignment, which takes the same
   * document first.
   * @throws NotFound, Conflict INVALID_TRANSITION
   */
  async execute({ userId }: Principal, orderId: string): Promise<StoredOrder> {
    const { cancellationPercent } = await this.settings.current()
    const now = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.own(userId, orderId)
      if (!CANCELLABLE.holds(order)) throw refusal(order, 'cancelled')
      // The ledger is for ever: it names a customer by what remains when the account is deleted.
      const items = await this.allocations.undoAll(order, userId)
      await this.holds.giveBack(items)
      const cancelled = {
        orderStatus: 'Cancelled',
        deliveryStatus: 'Cancelled',
        refundPaise: refundOnCancellation(order, cancellationPercent),
        held: false,
        cancelledAt: now,
      } as const
      const creditNoteDue = creditOf({ ...order, ...cancelled }) !== null
      return this.store.write(order, { ...cancelled, items, creditNoteDue }, [
        { event: 'Cancelled', at: now },
      ])
    })
  }

  /**
   * Deletes an unpaid order, softly: it leaves the customer's list and gives its stock back.
   * @throws NotFound, Conflict INVALID_TRANSITION once it is paid.
   */
  async delete({ userId }: Pick<Principal, 'userId'>, orderId: string): Promise<StoredOrder> {
    const now = this.clock.now()
    return this.transactions.run(async () => {
      const order = await this.own(userId, orderId)
      if (!DELETABLE.holds(order)) throw refusal(order, 'deleted')
      if (order.held) await this.holds.giveBack(order.items)
      return this.store.write(order, { deletedAt: now, held: false }, [{ event: 'Deleted', at: now }])
    })
  }

  private async own(userId: string, orderId: string): Promise<StoredOrder> {
    const own = { userId, ...EXISTING.filter }
    return (await this.store.lock(orderId, own)) ?? this.store.find(orderId, own)
  }
}

function refusal(order: StoredOrder, what: 'cancelled' | 'deleted'): AppError {
  const { orderStatus, paymentStatus, deliveryStatus } = order
  const states = `payment ${paymentStatus}, order ${orderStatus}, delivery ${deliveryStatus}`
  return new Conflict('INVALID_TRANSITION', `Order ${order.orderId} cannot be ${what} (${states}).`, {
    orderStatus,
    paymentStatus,
    deliveryStatus,
  })
}
