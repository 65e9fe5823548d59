import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { readList } from '../../../../platform/lists/read-list.js'
import { type ListPage, type ListRequest } from '../../../../platform/lists/simple-rest.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { CANCELLED, REFUND_DUE, REFUND_LISTED, REFUNDABLE } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { type Page } from '../store/orders.queries.js'
import { type BookedRefund, type RefundEnd, type StoredOrder } from '../store/stored-order.js'

/** Cancelled orders and their refund, from the order's side. What writes joins the caller's transaction. */
@Injectable()
export class RefundOrder {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
    private readonly transactions: Transactions,
  ) {}

  /** Cancelled orders that were paid. 'Completed' sorts before 'Refund Completed': what is due is on the first pages. */
  async refundsFirst({ page, perPage }: Page): Promise<{ rows: StoredOrder[]; total: number }> {
    const [rows, total] = await Promise.all([
      this.orders
        .find(REFUND_LISTED.filter)
        .sort({ paymentStatus: 1, orderDate: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<OrderDocument[]>(),
      this.orders.countDocuments(REFUND_LISTED.filter),
    ])
    return { rows, total }
  }

  list(request: ListRequest): Promise<ListPage<StoredOrder>> {
    return readList(this.orders, { ...request, filter: { ...REFUND_LISTED.filter, ...request.filter } })
  }

  /** By orderId or _id. @throws NotFound also for one that is not cancelled. */
  cancelled(orderId: string): Promise<StoredOrder> {
    return this.store.find(orderId, CANCELLED.filter)
  }

  /** Cancelled orders whose refund nobody has begun, or whose refund failed; the longest cancelled first. */
  owed(most: number): Promise<StoredOrder[]> {
    return this.orders.find(REFUNDABLE.filter).sort({ cancelledAt: 1 }).limit(most).lean<OrderDocument[]>()
  }

  /** The order whose refund is decided. @throws NotFound */
  order(orderId: string): Promise<StoredOrder> {
    return this.store.find(orderId)
  }

  /**
   * Locks a cancelled, paid order whose refund is due, so that two refunds run one after the other.
   * @throws NotFound, Conflict REFUND_NOT_DUE | REFUND_UNDER_WAY
   */
  async lock(orderId: string): Promise<StoredOrder> {
    const order = await this.store.take(orderId)
    assertDue(order)
    if (order.refundId) throw underWay(order)
    return order
  }

  /** Records a refund that was booked with the provider, or made by staff. */
  booked(order: StoredOrder, { refundId, reference, at, by }: BookedRefund): Promise<StoredOrder> {
    if (reference !== null) return this.refunded(order, { reference, at, by })
    return this.store.write(order, { refundId }, [{ event: 'Refund started', at, by, detail: refundId }])
  }

  /** Records that the provider did not refund the money: the refund is due as before. */
  async failed(orderId: string, { reference, at }: RefundEnd): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.store.lock(orderId, { refundId: reference })
      if (order)
        await this.store.write(order, { refundId: null }, [{ event: 'Refund failed', at, detail: reference }])
    })
  }

  /**
   * Records that the provider refunded the money: Refund Completed, once.
   * @throws NotFound, Conflict REFUND_NOT_DUE | REFUND_UNDER_WAY when the order waits for another refund.
   */
  complete(orderId: string, { reference, at, refundId }: RefundEnd): Promise<StoredOrder> {
    return this.transactions.run(async () => {
      const order = await this.store.take(orderId)
      assertDue(order)
      if (order.refundId && order.refundId !== refundId) throw underWay(order)
      return this.refunded(order, { reference, at, by: null })
    })
  }

  private refunded(
    order: StoredOrder,
    { reference, at, by }: { reference: string; at: Date; by: string | null },
  ): Promise<StoredOrder> {
    const changes = {
      paymentStatus: 'Refund Completed',
      refundReference: reference,
      refundId: null,
    } as const
    return this.store.write(order, changes, [{ event: 'Refunded', at, by, detail: reference }])
  }
}

function assertDue(order: StoredOrder): void {
  const { orderStatus, paymentStatus } = order
  if (REFUND_DUE.holds(order)) return
  const states = { orderStatus, paymentStatus }
  throw paymentStatus === 'Refund Completed'
    ? new Conflict('REFUND_NOT_DUE', `Order ${order.orderId} has been refunded already.`, states)
    : new Conflict('REFUND_NOT_DUE', `Order ${order.orderId} is not waiting for a refund.`, states)
}

function underWay({ orderId, refundId }: StoredOrder): Conflict {
  return new Conflict(
    'REFUND_UNDER_WAY',
    `The payment provider is already refunding order ${orderId}. Please wait for its answer.`,
    { refundId },
  )
}
