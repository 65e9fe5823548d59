import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../kernel/errors/errors.js'
import { Clock } from '../../../platform/clock.js'
import { type Principal } from '../../../platform/http/routes/access.js'
import { isDuplicateKey } from '../../../platform/mongo/duplicate-key.js'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Settings } from '../../office/settings/settings.service.js'
import { canRaiseIssue } from '../orders/domain/order.js'
import { OrderIssue } from '../orders/store/order-issue.service.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { type StoredOrder } from '../orders/store/stored-order.js'
import { Conversation, type NewIssue } from './conversation.service.js'
import { ISSUE } from './domain/issue.js'
import { type StoredIssue } from './issues.queries.js'

/** A customer raises the issue of an order. */
@Injectable()
export class RaiseIssue {
  constructor(
    private readonly orders: OrderQueries,
    private readonly orderIssue: OrderIssue,
    private readonly conversation: Conversation,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * One for each order, within the shop's window from the order date; it starts Open, and the order shows it.
   * @throws NotFound, Conflict ISSUE_WINDOW_CLOSED | ISSUE_EXISTS
   */
  async raise(caller: Principal, given: NewIssue): Promise<StoredIssue> {
    const { issueWindowDays } = await this.settings.current()
    const at = this.clock.now()
    try {
      return await this.transactions.run(async () => {
        const order = await this.orders.owned(caller.userId, given.orderId)
        if (order.issueStatus !== null) throw exists(order.orderId)
        if (!canRaiseIssue(order, issueWindowDays, at)) throw tooLate(order, issueWindowDays)
        // Locks the order first, so that rivals conflict here.
        await this.orderIssue.show(String(order._id), ISSUE.initial)
        return this.conversation.begin(caller, order, given)
      })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      throw exists(given.orderId)
    }
  }
}

function exists(orderId: string): Conflict {
  return new Conflict('ISSUE_EXISTS', `Order ${orderId} has an issue already. Please write there.`, {
    orderId,
  })
}

function tooLate({ orderId, orderDate }: StoredOrder, days: number): Conflict {
  return new Conflict(
    'ISSUE_WINDOW_CLOSED',
    `An issue can be raised within ${days} days of the order; order ${orderId} is older.`,
    { orderId, orderDate, days },
  )
}
