import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { Clock } from '../../../../platform/clock.js'
import { creditState } from '../../../sales/orders/domain/money/credits.js'
import { OrderCredits } from '../../../sales/orders/money/order-credits.service.js'
import { RefundOrder } from '../../../sales/orders/money/refund-order.service.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { PaymentCases } from '../cases/payment-cases.service.js'
import { FOLLOWED_REFUND } from '../domain/guards.js'
import { type RefundPurpose, WATCHED_DAYS } from '../domain/refund.js'
import { RefundDocument, type StoredRefund } from '../schemas/refund.schema.js'

/** Most rows of the list. */
const MOST_WATCHED = 200

/**
 * `failed`: the provider ended the refund without paying. `late`: seven days have passed, and the money is
 * not back.
 */
export type WatchReason = 'failed' | 'late'

/** Money that a customer should have back already. */
export interface WatchedRefund {
  orderId: OrderId
  purpose: RefundPurpose
  amountPaise: Paise
  since: Date
  why: WatchReason
  lastError: string | null
  /** The credit to try again; null for a refund of the whole order. */
  creditId: string | null
  /** The provider was asked and has not ended the refund. */
  isUnderWay: boolean
}

/**
 * Finds refunds that break the promise of seven to ten days
 * (docs/domain/orders.md#a-refund-takes-seven-days).
 */
@Injectable()
export class RefundWatch {
  constructor(
    @InjectModel(RefundDocument.name) private readonly refunds: Model<RefundDocument>,
    private readonly cancellations: RefundOrder,
    private readonly orderCredits: OrderCredits,
    private readonly cases: PaymentCases,
    private readonly clock: Clock,
  ) {}

  /** Failed refunds first, then those that wait longest. */
  async list(): Promise<WatchedRefund[]> {
    const late = new Date(this.clock.now().getTime() - WATCHED_DAYS * DAY_MS)
    const parts = await Promise.all([this.underWay(late), this.cancelled(late), this.credits()])
    return parts.flat().sort(byUrgency)
  }

  /** Number of payments and refunds to look at, for the cockpit. */
  async openWork(): Promise<{ paymentsToLookAt: number; refundsToLookAt: number }> {
    const [paymentsToLookAt, refunds] = await Promise.all([this.cases.openCount(), this.list()])
    return { paymentsToLookAt, refundsToLookAt: refunds.length }
  }

  private async underWay(late: Date): Promise<WatchedRefund[]> {
    const found = await this.refunds
      .find({ ...FOLLOWED_REFUND.filter, createdAt: { $lte: late } })
      .sort({ createdAt: 1 })
      .limit(MOST_WATCHED)
      .lean<StoredRefund[]>()
    return found.map(({ orderId, purpose, amountPaise, createdAt: since, lastError }) => {
      return {
        orderId,
        purpose,
        amountPaise,
        since,
        lastError,
        why: 'late',
        creditId: null,
        isUnderWay: true,
      }
    })
  }

  private async cancelled(late: Date): Promise<WatchedRefund[]> {
    const orders = await this.cancellations.owed(MOST_WATCHED)
    const last = await this.lastOf(orders, { purpose: 'cancelled', key: 'order' })
    return orders.flatMap((order) => {
      const failed = last.get(String(order._id))
      const since = order.cancelledAt ?? order.orderDate
      if (!failed && since > late) return []
      return [
        {
          ...watched(order, order.refundPaise ?? NO_MONEY, failed),
          purpose: 'cancelled',
          since,
          creditId: null,
        },
      ]
    })
  }

  private async credits(): Promise<WatchedRefund[]> {
    const orders = await this.orderCredits.owed(MOST_WATCHED)
    const open = orders.flatMap((order) =>
      order.credits.filter((credit) => creditState(credit) === 'Failed').map((credit) => ({ order, credit })),
    )
    const last = await this.lastOf(orders, { purpose: 'credit', key: 'subject' })
    return open.map(({ order, credit: { id, paise, at } }) => ({
      ...watched(order, paise, last.get(id)),
      why: 'failed',
      purpose: 'credit',
      since: at,
      creditId: id,
    }))
  }

  /** The newest refund of each order, or of each credit. */
  private async lastOf(
    orders: readonly StoredOrder[],
    { purpose, key }: { purpose: RefundPurpose; key: 'order' | 'subject' },
  ): Promise<Map<string, StoredRefund>> {
    const filter = { order: { $in: orders.map(({ _id }) => _id) }, purpose }
    const rows = await this.refunds.find(filter).sort({ createdAt: 1 }).lean<StoredRefund[]>()
    return new Map(rows.map((row) => [String(row[key]), row]))
  }
}

function watched({ orderId }: StoredOrder, amountPaise: Paise, failed: StoredRefund | undefined) {
  const why: WatchReason = failed ? 'failed' : 'late'
  return { orderId, amountPaise, why, lastError: failed?.lastError ?? null, isUnderWay: false }
}

function byUrgency(one: WatchedRefund, other: WatchedRefund): number {
  if (one.why !== other.why) return one.why === 'failed' ? -1 : 1
  return one.since.getTime() - other.since.getTime()
}
