import { Injectable } from '@nestjs/common'
import { formatRupees } from '../../../../kernel/amounts/money.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Audit } from '../../../office/audit/audit.service.js'
import { creditInWords, creditState } from '../../../sales/orders/domain/money/credits.js'
import {
  type CreditPreview,
  type CreditRequest,
  type LockedCredit,
  OrderCredits,
} from '../../../sales/orders/money/order-credits.service.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { cashReferenceOf, type CheckedWay, GiveRefund, type RefundWay } from './give-refund.service.js'

/** Refunds a part of an order's money, for jars, delivery or goodwill (docs/domain/orders.md#credits). */
@Injectable()
export class Credits {
  constructor(
    private readonly giving: GiveRefund,
    private readonly credits: OrderCredits,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives a credit, once for each `requestKey`. Joins the caller's transaction.
   * @returns the order after the credit
   * @throws NotFound; InvalidInput (lines, amount, delivery); Conflict NOT_CREDITABLE | REFUND_NOT_DUE,
   * and those of `GiveRefund`
   */
  give(wanted: CreditRequest, asked: RefundWay): Promise<StoredOrder> {
    return this.transactions.run(async () => {
      const way = await this.giving.check(asked, wanted.order)
      const locked = await this.credits.lock(wanted, this.clock.now())
      const { order, credit, isNew } = locked
      if (isNew) return this.book(locked, way, wanted.by)
      if (way.by === 'cash' && credit.reference !== way.reference) throw otherwise(order)
      return this.known(order)
    })
  }

  /**
   * Calculates a credit without changing anything. @throws as `give`, as far as the error can be known
   * before.
   */
  async preview(wanted: CreditRequest, way: RefundWay): Promise<CreditPreview> {
    await this.giving.check(way, wanted.order)
    return this.credits.preview(wanted)
  }

  /**
   * Tries a credit again that the provider ended without paying. Repeating the same reference changes
   * nothing.
   * @throws as `give`; Conflict REFUND_UNDER_WAY
   */
  again(what: { orderId: string; creditId: string }, asked: RefundWay, by: string): Promise<StoredOrder> {
    return this.transactions.run(async () => {
      const way = await this.giving.check(asked, what.orderId)
      const locked = await this.credits.lockAgain(what.orderId, what.creditId)
      const { order, credit } = locked
      const state = creditState(credit)
      if (state === 'Completed' && credit.reference === way.reference) return this.known(order)
      if (state === 'Completed') throw notDue(order)
      if (state === 'Started') throw underWay(order)
      return this.book(locked, way, by)
    })
  }

  private known(order: StoredOrder): StoredOrder {
    this.audit.nothingNew()
    return order
  }

  private async book(locked: LockedCredit, way: CheckedWay, by: string): Promise<StoredOrder> {
    demandNewReference(locked, way)
    const { order, credit } = locked
    const booked = await this.giving.give(
      {
        order,
        amountPaise: credit.paise,
        purpose: 'credit',
        subject: credit.id,
        note: `Part refund for order ${order.orderId}`,
        named: `for order ${order.orderId}`,
        by,
      },
      way,
    )
    const after = await this.credits.booked(locked, booked)
    await this.record(locked, way)
    return after
  }

  private record({ order, credit }: LockedCredit, way: CheckedWay): Promise<void> {
    const after = {
      amount: formatRupees(credit.paise),
      kind: credit.kind,
      reason: credit.reason,
      way: way.reference ?? 'provider',
    }
    const changes = [{ field: `credit ${credit.id}`, after: JSON.stringify(after) }]
    return this.audit.record({ action: 'order.credited', subject: `order:${order.orderId}`, changes })
  }
}

/**
 * A transfer by hand is one credit of an order, so two people who answer the same complaint do not record
 * it twice. The order is locked. Cash has one reference for all credits of its order.
 * @throws Conflict REFUND_NOT_DUE naming who gave what and when
 */
function demandNewReference({ order, credit }: LockedCredit, { reference: given }: CheckedWay): void {
  if (given === null || (order.paidBy === 'cash' && given === cashReferenceOf(order))) return
  const same = order.credits.find(({ id, reference }) => id !== credit.id && reference === given)
  if (!same) return
  throw new Conflict(
    'REFUND_NOT_DUE',
    `The transfer ${given} is noted for order ${order.orderId} already: ${creditInWords(same)}.`,
  )
}

function otherwise({ orderId }: StoredOrder): Conflict {
  return new Conflict('REFUND_NOT_DUE', `That money of order ${orderId} has gone back in another way.`)
}

function notDue({ orderId }: StoredOrder): Conflict {
  return new Conflict('REFUND_NOT_DUE', `That money of order ${orderId} has gone back already.`)
}

function underWay({ orderId }: StoredOrder): Conflict {
  return new Conflict(
    'REFUND_UNDER_WAY',
    `The payment provider is already refunding order ${orderId}. Please wait for its answer.`,
  )
}
